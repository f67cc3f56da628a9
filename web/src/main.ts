import "./tokens.css";
import "./base.css";
import "./ui/lastInput";

import { mount } from "svelte";

import App from "./App.svelte";
import { store } from "./session/store.svelte";
import { language } from "./texts/language.svelte";
import { bestOf } from "./texts/languages";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no #app element.");

const wanted = store.language ?? bestOf(navigator.languages);
await language.speak(wanted).catch(() => language.speak("en"));

export default mount(App, { target });
