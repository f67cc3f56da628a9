// Whether the person is using the keys just now: only then may the focus be moved for them.

let keys = false;
addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

export const usesKeys = (): boolean => keys;

/** Nothing that wants the keys for itself has the focus, and no window is open. */
export function keysAreFree(target: EventTarget | null = document.activeElement): boolean {
  if (document.querySelector("dialog[open]") !== null) return false;
  return !(target instanceof HTMLElement && target.closest("input, select, textarea, details"));
}
