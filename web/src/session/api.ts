// The few things that are asked over plain HTTP.

import type {
  Catalogue,
  NewTable,
  Refused,
  RulesAnswer,
  RulesRequest,
  SharedRulesAnswer,
  TableCreated,
  TableSummary,
  WireWording,
} from "../generated/protocol";

import { presence } from "./presence.svelte";

const PATIENCE = 8000;

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

async function ask<T>(
  path: string,
  init: RequestInit = {},
  read: (response: Response) => Promise<T> = (response) => response.json() as Promise<T>,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE) });
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

const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
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

const bearing = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

export const getTable = (tableId: string, token: string): Promise<TableSummary> =>
  ask<TableSummary>(`/api/tables/${encodeURIComponent(tableId)}`, bearing(token));

/** The match in the text form of a record, as far as this seat may know it. */
export const getRecord = (tableId: string, token: string): Promise<Blob> =>
  ask(`/api/tables/${encodeURIComponent(tableId)}/record?format=text`, bearing(token), (response) =>
    response.blob(),
  );
