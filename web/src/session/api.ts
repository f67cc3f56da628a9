// The few things that are asked over plain HTTP.

import type {
  Catalogue,
  NewTable,
  Refused,
  RulesAnswer,
  RulesRequest,
  TableCreated,
  TableSummary,
} from "../generated/protocol";

const PATIENCE = 8000;

/** The server answered, and said no. */
export class ServerRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** No answer at all. */
export class ServerAway extends Error {}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    throw new ServerAway(String(error));
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    throw new ServerAway(`${path}: ${response.status}`);
  }
  if (response.ok) return body as T;
  const refused = body as Partial<Refused> | null;
  throw new ServerRefused(response.status, refused?.code ?? "", refused?.message ?? "");
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

export const createTable = (table: NewTable): Promise<TableCreated> =>
  post<TableCreated>("/api/tables", table);

export const getTable = (tableId: string, token: string): Promise<TableSummary> =>
  ask<TableSummary>(`/api/tables/${encodeURIComponent(tableId)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
