// How well the computer plays: the levels for people, weakest first.

export const LEVELS = ["beginner", "casual", "steady", "strong", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** Who has not chosen yet meets players who forget as people do: the others count every card. */
export const FIRST_LEVEL: Level = "casual";

export const isLevel = (value: unknown): value is Level => LEVELS.includes(value as Level);
