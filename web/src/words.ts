// What the client says, as functions of what is known where it is said: they choose the text and
// gather its facts. The words themselves are in the texts of each language.

export { list, word } from "./texts/say";
export * from "./words/aids";
export * from "./words/base";
export * from "./words/client";
export * from "./words/events";
export * from "./words/home";
export * from "./words/newGame";
export * from "./words/past";
export * from "./words/review";
export * from "./words/score";
export * from "./words/table";
