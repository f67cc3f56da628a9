// Makes the service worker of a build: tells it the files of the build it belongs to.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORKER = "sw.js";
const PLACE = "__BUILT__";
const FACES = "assets/cards/";
/** Not part of the client that a player sees. */
const APART = new Set([WORKER, "licences.md"]);

export function serviceWorker(): Plugin {
  let publicFolder = "public";
  return {
    name: "service-worker",
    apply: "build",
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error(`the build has no ${WORKER}`);
        const digest = createHash("sha256").update(worker.code);
        const names = Object.keys(bundle).filter((name) => !APART.has(name));
        for (const name of [...names].sort()) {
          const made = bundle[name];
          digest.update(name).update(made?.type === "chunk" ? made.code : (made?.source ?? ""));
        }
        const loose = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
        for (const path of loose.sort()) digest.update(readFileSync(path));
        const address = (name: string): string => `/${name.replaceAll("\\", "/")}`;
        const built = {
          version: digest.digest("hex").slice(0, 12),
          files: [
            // The page itself, by the address that shows it.
            "/",
            ...names
              .filter((name) => !name.startsWith(FACES) && name !== "index.html")
              .map(address),
            ...loose.map((path) => address(path.slice(publicFolder.length + 1))),
          ],
          faces: names.filter((name) => name.startsWith(FACES)).map(address),
        };
        worker.code = worker.code.replaceAll(PLACE, JSON.stringify(built));
      },
    },
  };
}
