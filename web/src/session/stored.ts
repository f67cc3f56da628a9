// What the browser keeps under a name. Where that is full, it is kept for this tab, so that a reload
// loses nothing; where everything is forbidden, it is for the page to keep it as long as it lives.

const places = [() => sessionStorage, () => localStorage];

/** What is kept under this name; null where there is nothing, or nothing may be read. */
export function readStored(name: string): string | null {
  for (const place of places) {
    try {
      const text = place().getItem(name);
      if (text !== null) return text;
    } catch {
      // Forbidden: perhaps the next one is not.
    }
  }
  return null;
}

/** Keep this; says whether it outlives the tab. */
export function writeStored(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    forget(name);
    return true;
  } catch {
    try {
      sessionStorage.setItem(name, text);
    } catch {
      // Neither: then it lasts as long as the page.
    }
    return false;
  }
}

/** What was kept for the tab alone is older now than what is kept for good. */
function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}

/** Whether what is kept under this name, or will be, outlives the tab. */
export function outlivesTab(name: string): boolean {
  try {
    localStorage.getItem(name);
    return sessionStorage.getItem(name) === null;
  } catch {
    return false;
  }
}
