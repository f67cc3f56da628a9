// The faces that the cards on this screen show are fetched together, and before they are needed.

import { settings } from "../settings/settings.svelte";
import { faceSetFor, facesOf, type FaceSet } from "./cards";

/** Roughly how wide the cards in hand are; on a small screen they all show the big index anyway. */
const likelyWidth = (): number => (innerWidth < 700 || innerHeight < 480 ? 60 : 120);

/** The set of faces in use now. */
export const facesInUse = (): FaceSet => faceSetFor(likelyWidth(), settings.now);

/** Fetch all faces in use while nothing else goes on, so that no card comes up blank. */
export function preloadFaces(): void {
  for (const url of facesOf(facesInUse())) new Image().src = url;
}
