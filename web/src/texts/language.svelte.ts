// The language on the page. A text read in a template is read again when the language changes.

import type { FluentBundle } from "@fluent/bundle";

import { bundleOf } from "./bundle";
import { LANGUAGES, type LanguageCode } from "./languages";

class SpokenLanguage {
  #code = $state<LanguageCode>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #wanted: LanguageCode = "en";

  get code(): LanguageCode {
    return this.#code;
  }

  /** How the browser names it, for dates and numbers. */
  get tag(): string {
    return LANGUAGES[this.#code].tag;
  }

  get bundle(): FluentBundle {
    if (this.#bundle === null) throw new Error("No language has been loaded yet.");
    return this.#bundle;
  }

  /**
   * Fetch a language's texts and speak it from then on; false if another is wanted meanwhile,
   * whether or not the texts came.
   */
  async speak(code: LanguageCode): Promise<boolean> {
    this.#wanted = code;
    try {
      const { default: source } = await LANGUAGES[code].load();
      if (this.#wanted !== code) return false;
      this.use(code, source);
      return true;
    } catch (error) {
      if (this.#wanted !== code) return false;
      throw error;
    }
  }

  use(code: LanguageCode, source: string): void {
    this.#wanted = code;
    this.#bundle = bundleOf(LANGUAGES[code].tag, source);
    this.#code = code;
    document.documentElement.lang = code;
  }
}

export const language = new SpokenLanguage();
