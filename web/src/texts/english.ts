// The unit tests speak English.

import source from "virtual:texts/en";

import { language } from "./language.svelte";

language.use("en", source);
