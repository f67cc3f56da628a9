import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import App from "./App.svelte";

test("the client opens with one big button", async () => {
  // Nobody answers here.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const app = mount(App, { target: document.body });
  flushSync();
  expect(document.body.querySelector("h1")?.textContent).toBe("OpenHearts");
  expect(document.body.querySelector("[data-testid=start]")?.textContent?.trim()).toBe("Play");
  await unmount(app);
  vi.unstubAllGlobals();
});
