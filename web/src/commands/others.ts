// The commands for a table with others: who is here, pauses, questions, words, one's own seat.

import { PHRASES, EMOTES } from "../friends/talk.svelte";
import type { Company } from "../friends/company.svelte";
import * as friends from "../friends/words";
import type { TableWish } from "../session/line";
import { SOCIAL, type Answer, type Social } from "./vocabulary";
import * as told from "./words";

/** What these commands need of the table. */
export interface Gathered {
  company: Company;
  /** Say what the table answers only later. */
  late(said: string): void;
}

export const isSocial = (said: Answer): said is Social =>
  (SOCIAL as readonly string[]).includes(said);

export function amongOthers(said: Social, desk: Gathered): string {
  const { company } = desk;
  if (said === "next-table") return company.waiting.goOn() ? "" : told.noOtherTable();
  if (!company.shared) return told.nobodyElse();
  switch (said) {
    case "people":
      return whoIsHere(company);
    case "phrases":
      return told.phrasesAre(PHRASES.map((phrase) => friends.phrase(phrase)));
    case "pause":
      return wish(desk, { type: "ask", wish: "PAUSE" });
    case "clock-off":
      return wish(desk, { type: "ask", wish: "CLOCK_OFF" });
    case "resume":
      return wish(desk, { type: "resume" });
    case "agree":
    case "refuse":
      if (company.question === null) return told.nothingAsked();
      void company.answer(said === "agree");
      return "";
    case "return":
      return wish(desk, { type: "come_back" });
    case "leave":
      return told.leaveSure(friends.leaveMeans(company.binds));
    case "leave-sure":
      return wish(desk, { type: "leave" });
  }
}

/** Say this to the others: a ready phrase if it is one, in whatever language it is read. */
export function sayTo(text: string, desk: Gathered): string {
  const { company } = desk;
  if (!company.shared) return told.nobodyElse();
  const wanted = bare(text);
  const phrase = [...PHRASES, ...EMOTES].find(
    (one) => bare(friends.phrase(one)) === wanted || bare(one.replaceAll("_", " ")) === wanted,
  );
  if (phrase !== undefined) return wish(desk, { type: "say", phrase });
  if (company.state?.settings.talk === "FREE") return wish(desk, { type: "say", text });
  return told.phrasesAre(PHRASES.map((one) => friends.phrase(one)));
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Ask the table; what it refuses is said when it is known, what it does is announced. */
function wish({ company, late }: Gathered, wanted: TableWish): string {
  void company.wish(wanted).then((done) => {
    if (!done && company.problem !== null) late(company.problem);
  });
  return "";
}

const whoIsHere = (company: Company): string =>
  (company.state?.seats ?? [])
    .map((chair) =>
      chair.name === ""
        ? told.seatFree(chair.seat + 1)
        : chair.person
          ? told.seatOf(chair.name, chair.seat === company.me, friends.chairIs(chair))
          : told.seatOf(chair.name, false, told.plays(chair.level)),
    )
    .join("\n");
