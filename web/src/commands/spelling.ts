// How words are compared that people type: capitals and accents may be left out.

/** "König" is "konig"; "cœur" is "coeur". */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

const withE = (text: string): string =>
  text.toLowerCase().replace(/[äöü]/g, (letter) => `${plain(letter)}e`);

/** The ways to type a word: as it is, without accents, and as German writes them without. */
const spellings = (text: string): readonly string[] => [
  text.toLowerCase(),
  plain(text),
  withE(text),
];

/** Meanings by every spelling of their words. What was put in first stays. */
export class Spelled<T> {
  readonly #meanings = new Map<string, T>();

  /** An exact spelling of one word is worth more than another without its accents. */
  constructor(words: readonly (readonly [word: string, meaning: T])[]) {
    for (const way of [0, 1, 2]) {
      for (const [word, meaning] of words) {
        const spelled = spellings(word)[way];
        if (spelled !== undefined && !this.#meanings.has(spelled)) {
          this.#meanings.set(spelled, meaning);
        }
      }
    }
  }

  get(typed: string): T | null {
    return this.#meanings.get(typed.toLowerCase()) ?? this.#meanings.get(plain(typed)) ?? null;
  }
  /** Whether it is one of the words; with other accents it is another word. */
  has(typed: string): boolean {
    return this.#meanings.has(typed.toLowerCase());
  }
}
