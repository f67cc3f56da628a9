import "./tokens.css";
import "./base.css";
import "./ui/lastInput";

import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no #app element.");

export default mount(App, { target });
