import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { proofOf, type OwnSeal, type Verdict } from "./proof";
import { dealsIn, NoRecord } from "./records";
import { addSalt, ownSeal } from "./salts";
import text from "./samples/sealed.hearts?raw";
import json from "./samples/sealed.jsonl?raw";

const commitment = /Sealed "([0-9a-f]+)"/.exec(text)?.[1] ?? "";
const salt = /Salt "1 ([0-9a-f]+)"/.exec(text)?.[1] ?? "";

async function verdicts(
  source: string,
  own: OwnSeal | null = null,
  seat: number | null = null,
): Promise<Verdict[]> {
  const found: Verdict[] = [];
  for (const record of dealsIn(source)) {
    for (const hand of record.hands) {
      found.push(await proofOf(record, hand, hand.number === 1 ? own : null, seat));
    }
  }
  return found;
}

test("both forms say the same, and their deals are proven", async () => {
  expect(dealsIn(text)).toEqual(dealsIn(json));
  expect(await verdicts(text)).toEqual(["proven", "proven"]);
  expect(await verdicts(`${text}\n\n${text}`)).toHaveLength(4);
  expect(await verdicts(`${json}${json}`)).toHaveLength(4);
});

test("what was changed is found out", async () => {
  const zeros = "0".repeat(64);
  const first = async (source: string): Promise<Verdict | undefined> => (await verdicts(source))[0];
  expect(await first(text.replace(/Secret "[0-9a-f]+"/, `Secret "${zeros}"`))).toBe("secret");
  expect(await first(text.replace(/Salt "1 [0-9a-f]+"/, `Salt "1 ${zeros}"`))).toBe("cards");
  // Two cards of two seats change places.
  const rows = [...text.matchAll(/^\d  ([2-9TJQKA][CDSH])/gm)].map(([, card]) => card ?? "");
  const [one = "", two = ""] = rows;
  const swapped = text.replace(`0  ${one}`, `0  ${two}`).replace(`1  ${two}`, `1  ${one}`);
  expect(await first(swapped)).toBe("cards");
  expect(await first(text.replace(/\[(Sealed|Secret|Salt) "[^"]*"\]\n/g, ""))).toBe("unsealed");
  expect(await first(text.replace(/\[(Secret|Salt) "[^"]*"\]\n/g, ""))).toBe("closed");
});

test("what this browser knows itself counts as well", async () => {
  const first = async (own: OwnSeal, seat: number): Promise<Verdict | undefined> =>
    (await verdicts(text, own, seat))[0];
  expect(await first({ commitment, salt }, 1)).toBe("proven");
  expect(await first({ commitment, salt: null }, 0)).toBe("proven");
  expect(await first({ commitment, salt }, 0)).toBe("salt");
  expect(await first({ commitment: "0".repeat(64), salt: null }, 0)).toBe("commitment");
  // A seal that was told and is not in the record.
  const bare = text.replace(/\[(Sealed|Secret|Salt) "[^"]*"\]\n/g, "");
  expect((await verdicts(bare, { commitment, salt: null }, 0))[0]).toBe("commitment");
});

test.each(["", "{", "{}", "[]", "hello", '[Game "Hearts"]', text.replace("2C", "1C"), "null"])(
  "what is no record is refused: %#",
  (nonsense) => {
    expect(() => dealsIn(nonsense)).toThrow(NoRecord);
  },
);

// ---------------------------------------------------------------- adding to the shuffle

const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status });
const told = (open: number | null): unknown => ({
  seals: [{ hand: 1, commitment, salted: [], opened: null }],
  open_for_salt: open,
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("this browser adds once it knows the fingerprint, and remembers both", async () => {
  const fetched = vi.fn((_path: string, init: RequestInit) =>
    Promise.resolve(answer(told(init.method === "POST" ? null : 1))),
  );
  vi.stubGlobal("fetch", fetched);
  await addSalt("t", "token");
  const sent = JSON.parse(String(fetched.mock.calls[1]?.[1].body)) as {
    hand: number;
    salt: string;
  };
  expect(sent.hand).toBe(1);
  expect(sent.salt).toMatch(/^[0-9a-f]{64}$/);
  expect(ownSeal("t", 1)).toEqual({ commitment, salt: sent.salt });
  expect(ownSeal("other", 1)).toBeNull();
});

test("asked twice at once, it adds once", async () => {
  let open: number | null = 1;
  const posted: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    if (init.method === "POST") {
      posted.push(String(init.body));
      open = null;
    }
    const now = answer(told(open));
    await new Promise((resolve) => setTimeout(resolve, 1));
    return now;
  });
  await Promise.all([addSalt("t", "token"), addSalt("t", "token")]);
  expect(posted).toHaveLength(1);
});

test("what came too late is not taken for added", async () => {
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) =>
    Promise.resolve(
      init.method === "POST" ? answer({ code: "NOT_ALLOWED" }, 409) : answer(told(1)),
    ),
  );
  await addSalt("t", "token");
  expect(ownSeal("t", 1)).toEqual({ commitment, salt: null });
});

test("a fingerprint that is told after the hand is not believed", async () => {
  const late = {
    seals: [{ hand: 1, commitment, salted: [], opened: { hand: 1 } }],
    open_for_salt: null,
  };
  vi.stubGlobal("fetch", () => Promise.resolve(answer(late)));
  await addSalt("t", "token");
  expect(ownSeal("t", 1)).toBeNull();
});

test("without a server nothing happens", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
  await addSalt("t", "token");
  expect(ownSeal("t", 1)).toBeNull();
});
