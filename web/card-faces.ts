// The card faces: CC0 drawings by Adrian Kennard, taken from the package at build time. They are
// toned down a little (softer colours, no frame, no paper of their own) and become files named by
// content.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:card-faces";
const PACKAGE = "@heruka_urgyen/react-playing-cards";
/** Our names for the package's sets: small or big index, two or four colours. */
const SETS = {
  normal: "2color",
  big: "2color-bf",
  "normal-four": "4color",
  "big-four": "4color-bf",
};
const CARDS = [..."CDSH"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));
/** Each easy to read on the paper of either theme, and unlike the others. */
const COLOURS = { red: "#c6202d", "#ff0000": "#c6202d", green: "#11703a", blue: "#1d4fc4" };

function drawing(folder: string, card: string): string {
  let drawn = readFileSync(join(folder, `${card}.svg`), "utf8")
    .replace(/<\?xml[^>]*\?>\s*/, "")
    .replace(' fill="white" stroke="black"></rect>', ' fill="none"></rect>');
  for (const [theirs, ours] of Object.entries(COLOURS)) {
    drawn = drawn.replaceAll(`"${theirs}"`, `"${ours}"`);
  }
  return drawn;
}
export function cardFaces(): Plugin {
  let building = false;
  return {
    name: "card-faces",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const root = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
      const faces: Record<string, Record<string, string>> = {};
      for (const [set, directory] of Object.entries(SETS)) {
        const urls: Record<string, string> = {};
        for (const card of CARDS) {
          const source = drawing(join(root, "src/images", directory), card);
          if (building) {
            const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
            const fileName = `assets/cards/${set}/${card}-${hash}.svg`;
            this.emitFile({ type: "asset", fileName, source });
            urls[card] = `/${fileName}`;
          } else {
            urls[card] = `data:image/svg+xml,${encodeURIComponent(source)}`;
          }
        }
        faces[set] = urls;
      }
      return `export default ${JSON.stringify(faces)};`;
    },
  };
}
