import { expect, test } from "vitest";

import document from "../../../docs/fair-deals.md?raw";
import { commitmentTo, dealOf, DECK, hexOf, seedOf, shuffled, stream, type Salt } from "./seal";

interface Case {
  secret: string;
  salts: Salt[];
  commitment: string;
  seed: string;
  stream: string;
  draws: (
    | { of: "dealer"; seats: number; dealer: number }
    | { of: "cut"; seats: number; rounds: string[] }
    | {
        of: "deal";
        seats: number;
        hand_size: number;
        removed: string;
        hands: string[];
        kitty: string;
      }
    | { of: "mix"; pool: string; order: string }
  )[];
}

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
const inOrder = (cards: string[]): string =>
  cards.sort((one, other) => DECK.indexOf(one) - DECK.indexOf(other)).join(" ");

const cases = JSON.parse(/```json\n([^]*?)```/.exec(document)?.[1] ?? "[]") as Case[];

test("the document has test vectors", () => {
  expect(cases).toHaveLength(3);
});

test.each(cases)("the vectors of the document, seed $seed", async (one) => {
  expect(await commitmentTo(one.secret)).toBe(one.commitment);
  const seed = await seedOf(one.secret, [...one.salts].reverse());
  expect(hexOf(seed)).toBe(one.seed);
  const bytes = stream(seed, "deal");
  const first: number[] = [];
  for (let place = 0; place < 40; place += 1) first.push((await bytes.next()).value);
  expect(hexOf(Uint8Array.from(first))).toBe(one.stream);
  for (const draw of one.draws) {
    if (draw.of === "dealer") {
      const seats = Array.from({ length: draw.seats }, (_, seat) => seat);
      expect((await shuffled(seats, stream(seed, "dealer")))[0]).toBe(draw.dealer);
    } else if (draw.of === "cut") {
      const drawn = stream(seed, "dealer");
      for (const round of draw.rounds) {
        const cut = words(round).filter((word) => word !== "-");
        expect((await shuffled(DECK, drawn)).slice(0, cut.length)).toEqual(cut);
      }
    } else if (draw.of === "mix") {
      const order = await shuffled(words(draw.pool), stream(seed, "mix"));
      expect(order.join(" ")).toBe(draw.order);
    } else {
      const dealt = await dealOf(one.secret, one.salts, {
        players: draw.seats,
        handSize: draw.hand_size,
        removed: words(draw.removed),
      });
      expect(dealt.hands.map(inOrder)).toEqual(draw.hands);
      expect(inOrder(dealt.kitty)).toBe(draw.kitty);
    }
  }
});
