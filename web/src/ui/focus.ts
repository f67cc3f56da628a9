// Where the focus goes when what had it is gone, so that the keys and the ears lead on from there.

/** From what the window that is open was opened; a window may have followed another one. */
let origin: HTMLElement | null = null;

const inWindow = (one: Element | null): boolean => one?.closest("dialog") != null;
const lost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** The element to come back to when a window that is opened now is closed. */
export function noteOrigin(): void {
  const now = document.activeElement;
  if (now instanceof HTMLElement && now !== document.body && !inWindow(now)) origin = now;
}

/** Back to where a window was opened from or, if that is gone, to the page itself. */
export function comeBack(from: Element | null = origin): void {
  if (document.querySelector("dialog:modal") !== null) return;
  if (from instanceof HTMLElement && from.isConnected) from.focus();
  if (lost()) toPage();
}

function toPage(): void {
  const page = document.querySelector<HTMLElement>("main");
  if (page === null) return;
  page.tabIndex = -1;
  page.focus({ preventScroll: true });
}

/** An action for what vanishes by itself: if nothing has the focus then, the page has it. */
export function leavesFocus(_: HTMLElement): { destroy: () => void } {
  return {
    destroy() {
      requestAnimationFrame(() => {
        if (lost()) toPage();
      });
    },
  };
}
