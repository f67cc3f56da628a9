// The texts: the Fluent files that the package reads, one module a language, fetched when it is
// wanted. Comments and what only the terminal says stay out. What may be typed in English, which is
// understood in every language, is a module of its own.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:texts/";
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../src/openhearts/texts");
const NOT_HERE = ["terminal.ftl"];
const VIRTUAL_TYPED = "virtual:typed/en";
const TYPED = ["cards.ftl", "typed.ftl"];

function filesOf(language: string): string[] {
  const folder = join(FOLDER, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !NOT_HERE.includes(name))
    .sort()
    .map((name) => join(folder, name));
}

const withoutComments = (source: string): string =>
  source
    .split("\n")
    .filter((line) => !line.startsWith("#") && line.trim() !== "")
    .join("\n");

export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(VIRTUAL) || id === VIRTUAL_TYPED ? `\0${id}` : undefined),
    load(id) {
      const typed = id === `\0${VIRTUAL_TYPED}`;
      if (!typed && !id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const files = typed
        ? TYPED.map((name) => join(FOLDER, "en", name))
        : filesOf(id.slice(VIRTUAL.length + 1));
      for (const file of files) this.addWatchFile(file);
      const sources = files.map((file) => withoutComments(readFileSync(file, "utf8")));
      return `export default ${JSON.stringify(sources.join("\n"))};`;
    },
  };
}
