// The languages there are, what each calls itself, and where its texts come from.

/** A language: its code, its own name, and the tag by which the browser formats. */
interface Language {
  name: string;
  tag: string;
  load: () => Promise<{ default: string }>;
}

export const LANGUAGES = {
  en: { name: "English", tag: "en-GB", load: () => import("virtual:texts/en") },
} satisfies Record<string, Language>;

export type LanguageCode = keyof typeof LANGUAGES;

export const CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];

export const isLanguage = (code: unknown): code is LanguageCode =>
  CODES.some((known) => known === code);

/** The first of the wanted languages that there are texts in; English without one. */
export function bestOf(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0];
    if (isLanguage(code)) return code;
  }
  return "en";
}
