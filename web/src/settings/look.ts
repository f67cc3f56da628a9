// The look, on the document itself, where the tokens find it.

import type { Settings } from "./settings.svelte";

export function applyLook({ theme, cloth, back, deck }: Settings): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  dataset.cloth = cloth;
  dataset.back = back;
  dataset.deck = deck;
}
