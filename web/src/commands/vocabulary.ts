// The words of the command line: the same meanings as in the terminal (`hearts play`).

export type Question =
  | "hand"
  | "table"
  | "last"
  | "tricks"
  | "score"
  | "leader"
  | "turn"
  | "legal"
  | "received"
  | "rules"
  | "now"
  | "repeat"
  | "help";
export type Verb = "play" | "pass" | "why";
export type Answer = "continue" | "add" | "subtract" | "confirm" | "undo" | "hint" | "end" | Social;
/** What is asked of a table with others, or answered to them. */
export type Social =
  | "people"
  | "pause"
  | "resume"
  | "agree"
  | "refuse"
  | "return"
  | "leave"
  | "leave-sure"
  | "phrases"
  | "next-table";
export const SOCIAL: readonly Social[] = [
  ...["people", "pause", "resume", "agree", "refuse", "return"],
  ...["leave", "leave-sure", "phrases", "next-table"],
] as Social[];
/** What begins a line whose rest is said to the others. */
export const SAYING = /^say\s+/i;

/** Letters stay what they are in every language; words are added to them. */
export const RANK_WORDS: Readonly<Record<string, readonly string[]>> = {
  "2": ["2", "two", "deuce"],
  "3": ["3", "three"],
  "4": ["4", "four"],
  "5": ["5", "five"],
  "6": ["6", "six"],
  "7": ["7", "seven"],
  "8": ["8", "eight"],
  "9": ["9", "nine"],
  T: ["t", "10", "ten"],
  J: ["j", "jack"],
  Q: ["q", "queen"],
  K: ["k", "king"],
  A: ["a", "ace"],
};
export const SUIT_WORDS: Readonly<Record<string, readonly string[]>> = {
  C: ["c", "club", "clubs", "♣"],
  D: ["d", "diamond", "diamonds", "♦"],
  S: ["s", "spade", "spades", "♠"],
  H: ["h", "heart", "hearts", "♥"],
};

/** Said and meaning nothing; "a" is the ace. */
export const FILLERS: readonly string[] = [
  ...["of", "the", "and", "my", "me", "show", "read", "say", "tell", "please", "is", "what"],
];

export const QUESTIONS: Readonly<Record<Question, readonly string[]>> = {
  hand: ["hand", "cards"],
  table: ["table", "trick", "on table"],
  last: ["last", "last trick"],
  tricks: ["tricks", "all tricks"],
  score: ["score", "scores", "points"],
  leader: ["who leads", "who led", "leader", "lead"],
  turn: ["whose turn", "turn", "who plays"],
  legal: ["?", "legal", "can i play", "may i play", "what can i play"],
  received: ["received", "did i get", "got"],
  rules: ["rules"],
  now: ["now", "holds", "holds now"],
  repeat: ["repeat", "again"],
  help: ["help", "commands"],
};
export const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  play: ["play", "lead", "throw"],
  pass: ["pass", "give", "choose"],
  why: ["why not", "why"],
};
export const ANSWERS: Readonly<Record<Answer, readonly string[]>> = {
  continue: ["continue", "go on", "next"],
  add: ["add"],
  subtract: ["subtract"],
  confirm: ["yes", "ok", "pass"],
  undo: ["undo", "take back", "take it back", "back"],
  hint: ["hint", "hints", "give hint", "give a hint", "help play", "what should i play"],
  end: ["end", "end hand", "end this hand", "claim"],
  people: ["people", "who is here", "who is there"],
  pause: ["pause", "ask for a pause"],
  resume: ["resume", "end pause", "end the pause"],
  agree: ["agree", "i agree"],
  refuse: ["refuse", "i refuse", "no"],
  return: ["take my seat back", "i am back", "come back"],
  leave: ["leave", "leave table", "leave my seat"],
  "leave-sure": ["leave for good"],
  phrases: ["phrases", "what can i say"],
  "next-table": ["next table", "other table"],
};
