// Lets the browser keep the client, so that it opens without network.

import { facesOf } from "../cards/cards";
import { facesInUse } from "../cards/preload.svelte";

/** Where the browser can do it: over https, or from this machine. */
const able = (): boolean => import.meta.env.PROD && "serviceWorker" in navigator;

/** Start the service worker; without one everything works as long as there is a server. */
export function keepClient(): void {
  if (!able()) return;
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

/** Let the faces in use be kept, too. */
export async function keepFaces(): Promise<void> {
  if (!able()) return;
  const urls = facesOf(facesInUse());
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(urls);
}
