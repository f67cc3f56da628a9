import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import App from "./App.svelte";

test("the client shows its name", async () => {
  const app = mount(App, { target: document.body });
  flushSync();
  expect(document.body.querySelector("h1")?.textContent).toBe("OpenHearts");
  await unmount(app);
});
