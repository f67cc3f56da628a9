import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { cardFaces } from "./card-faces.ts";
import { serviceWorker } from "./service-worker.ts";
import { texts } from "./texts.ts";

// `npm run dev` serves the client alone; a running `hearts serve` answers /api.
const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), cardFaces(), texts(), serviceWorker()],
  // Component tests mount in a simulated browser, so they need Svelte's browser build.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/openhearts/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The licences of what the bundle contains travel with it.
    license: { fileName: "licences.md" },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/worker.ts" },
      output: {
        // A service worker must stay where it is, whatever it contains.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    // The tests read the test vectors of docs/fair-deals.md.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/texts/english.ts"],
  },
});
