// The few things that are asked over plain HTTP.

import type {
  Catalogue,
  HandAnalysis,
  HandReview,
  HoldSeats,
  MatchPage,
  MatchReview,
  NewSalt,
  NewTable,
  PracticeWanted,
  RecordsTaken,
  Refused,
  RulesAnswer,
  RulesRequest,
  SeatsHeld,
  SharedRulesAnswer,
  Statistics,
  TableCreated,
  TableSeals,
  TableSummary,
  WireWording,
} from "../generated/protocol";
import { ownKey } from "./key";

import { presence } from "./presence.svelte";
import { store } from "./store.svelte";

const PATIENCE = 8000;
const LONG_PATIENCE = 30_000;

/** The server answered, and said no. */
export class ServerRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly said: WireWording | null = null,
  ) {
    super(message);
  }
}

/** No answer at all. */
export class ServerAway extends Error {}

export async function ask<T>(
  path: string,
  init: RequestInit = {},
  read: (response: Response) => Promise<T> = (response) => response.json() as Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(patience) });
  } catch (error) {
    presence.missed();
    throw new ServerAway(String(error));
  }
  presence.heard();
  let refused: Partial<Refused> | null;
  try {
    if (response.ok) return await read(response);
    refused = (await response.json()) as Partial<Refused> | null;
  } catch {
    throw new ServerAway(`${path}: ${response.status}`);
  }
  throw new ServerRefused(
    response.status,
    refused?.code ?? "",
    refused?.message ?? "",
    refused?.said ?? null,
  );
}

export const bearing = (token: string): RequestInit => ({
  headers: { Authorization: `Bearer ${token}` },
});

export const post = <T>(path: string, body: unknown, token: string = ownKey()): Promise<T> =>
  ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

export const getCatalogue = (): Promise<Catalogue> => ask<Catalogue>("/api/catalogue");

/** Rules that contradict themselves are an answer too, not a failure. */
export const askRules = (rules: RulesRequest): Promise<RulesAnswer> =>
  post<RulesAnswer>("/api/rules", rules);

/** A rule text that came with a link, read as far as it makes sense. */
export const readShared = (text: string): Promise<SharedRulesAnswer> =>
  post<SharedRulesAnswer>("/api/rules/shared", { text: text.slice(0, 4000) });

export const createTable = (table: NewTable): Promise<TableCreated> =>
  post<TableCreated>("/api/tables", table);

export const getTable = (tableId: string, token: string): Promise<TableSummary> =>
  ask<TableSummary>(`/api/tables/${encodeURIComponent(tableId)}`, bearing(token));

/** The match in the text form of a record, as far as this seat may know it. */
export const getRecord = (tableId: string, token: string): Promise<Blob> =>
  ask(`/api/tables/${encodeURIComponent(tableId)}/record?format=text`, bearing(token), (response) =>
    response.blob(),
  );

/** The same for a program. */
export const getRecordText = (tableId: string, token: string): Promise<string> =>
  ask(`/api/tables/${encodeURIComponent(tableId)}/record?format=json`, bearing(token), (response) =>
    response.text(),
  );

export const askSeals = (tableId: string, token: string): Promise<TableSeals> =>
  ask<TableSeals>(`/api/tables/${encodeURIComponent(tableId)}/seals`, bearing(token));

export const sendSalt = (tableId: string, token: string, salt: NewSalt): Promise<TableSeals> =>
  ask<TableSeals>(`/api/tables/${encodeURIComponent(tableId)}/salts`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(salt),
  });

// ------------------------------------------------------------------ past matches

export const own = <T>(path: string): Promise<T> => ask<T>(path, bearing(ownKey()));
/** While people play on, only the secret of a seat opens what that seat may look back on. */
const lookingBack = (id: string): RequestInit => bearing(store.seatAt(id)?.token ?? ownKey());
const reviewed = (id: string): string => `/api/review/${encodeURIComponent(id)}`;

export const getMatches = (search: URLSearchParams): Promise<MatchPage> =>
  own<MatchPage>(`/api/matches?${search}`);

export const getStatistics = (): Promise<Statistics> => own<Statistics>("/api/statistics");

/** Put seats that were taken without the key among one's matches. */
export const holdSeats = (seats: HoldSeats): Promise<SeatsHeld> =>
  post<SeatsHeld>("/api/matches/seats", seats);

export const takeIn = (file: Blob): Promise<RecordsTaken> =>
  ask<RecordsTaken>(
    "/api/records",
    { ...bearing(ownKey()), method: "POST", body: file },
    undefined,
    LONG_PATIENCE,
  );

export const getReview = (id: string): Promise<MatchReview> =>
  ask<MatchReview>(reviewed(id), lookingBack(id));

export const getHandReview = (id: string, hand: number): Promise<HandReview> =>
  ask<HandReview>(`${reviewed(id)}/hands/${hand}`, lookingBack(id));

/** The judgements after the first so many; the server waits a while for the next one. */
export const getAnalysis = (id: string, hand: number, after: number): Promise<HandAnalysis> =>
  ask<HandAnalysis>(
    `${reviewed(id)}/hands/${hand}/analysis?after=${after}`,
    lookingBack(id),
    undefined,
    LONG_PATIENCE,
  );

export const practise = (id: string, wanted: PracticeWanted): Promise<TableCreated> =>
  post<TableCreated>(`${reviewed(id)}/practice`, wanted);

export const getPastRecord = (id: string, form: "text" | "json"): Promise<Blob> =>
  ask(`${reviewed(id)}/record?format=${form}`, lookingBack(id), (response) => response.blob());
