import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import type { WireHint } from "../generated/protocol";
import type { TableSession } from "../session/table.svelte";
import { settings } from "../settings/settings.svelte";
import { Hinting } from "./hinting.svelte";

const hint = (card: string, mistake = false): WireHint => ({
  cards: [card],
  choice: null,
  points: 1,
  behind: mistake ? 9 : 0,
  error: 0.1,
  own_moon: 0,
  moon_risk: 0,
  reason: { text: "hint-loses-trick", facts: { share: 90 }, cards: {}, parts: {} },
  mistake,
});

/** A table in one's own turn, whose hints come when the test says so. */
class Desk {
  decision = $state<number | null>(6);
  due = $state(6);
  info = { seats: [{ level: null }, { level: "steady" }] };
  people = null;
  played: string[] = [];
  answer: (found: WireHint[]) => void = () => undefined;

  hints(): Promise<WireHint[]> {
    return new Promise((answer) => (this.answer = answer));
  }

  play(card: string): Promise<void> {
    this.played.push(card);
    return Promise.resolve();
  }
}

let end = (): void => undefined;

function sitDown(): { desk: Desk; hinting: Hinting } {
  const desk = new Desk();
  let hinting: Hinting | undefined;
  end = $effect.root(() => {
    hinting = new Hinting(desk as unknown as TableSession);
  });
  flushSync();
  return { desk, hinting: hinting as unknown as Hinting };
}

afterEach(() => {
  end();
  settings.reset();
});

test("a hint is shown even if the news of it is still being shown when it comes", async () => {
  const { desk, hinting } = sitDown();
  const asked = hinting.show();
  expect(hinting.busy).toBe(true);
  desk.decision = null;
  flushSync();
  desk.answer([hint("2C")]);
  await asked;
  desk.decision = 6;
  flushSync();
  expect(hinting.busy).toBe(false);
  expect(hinting.list).toHaveLength(1);
});

test("a hint for what was decided meanwhile is not shown", async () => {
  const { desk, hinting } = sitDown();
  const asked = hinting.show();
  desk.due = 9;
  desk.decision = 9;
  flushSync();
  desk.answer([hint("2C")]);
  await asked;
  expect(hinting.open).toBe(false);
  expect(hinting.list).toBeNull();
});

test("a card that was looked at in silence is played though the table is not free at once", async () => {
  settings.choose({ learning: true });
  const { desk, hinting } = sitDown();
  const playing = hinting.play("2C");
  desk.decision = null;
  flushSync();
  desk.answer([hint("2C")]);
  await playing;
  expect(desk.played).toEqual(["2C"]);
});
