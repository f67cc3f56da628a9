// What is asked over HTTP about tables with several people.

import type {
  HandReview,
  Invitation,
  Lobby,
  NextMatch,
  OwnTables,
  QuickSeat,
  SeatsLeft,
  SeatTaken,
  TakeSeat,
} from "../generated/protocol";
import { ask, bearing, own, post } from "../session/api";

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** A short code is shorter than the name of any table. */
const LONGEST_CODE = 12;

/** What everybody who has the link, or the short code, may know of a table. */
export const getInvitation = (idOrCode: string): Promise<Invitation> =>
  ask<Invitation>(
    idOrCode.length > LONGEST_CODE
      ? `${table(idOrCode)}/invitation`
      : `/api/invitations/${encodeURIComponent(idOrCode)}`,
  );

/** A hand that is over, all cards open, where the table is watched with a delay. */
export const getWatchedHand = (tableId: string, hand: number): Promise<HandReview> =>
  ask<HandReview>(`${table(tableId)}/watched/${hand}`);

export const takeSeat = (tableId: string, wanted: TakeSeat): Promise<SeatTaken> =>
  post<SeatTaken>(`${table(tableId)}/seats`, wanted);

/** The owner, by the key of their seat, lets a program sit down. */
export const seatProgram = (tableId: string, token: string, wanted: TakeSeat): Promise<SeatTaken> =>
  post<SeatTaken>(`${table(tableId)}/programs`, wanted, token);

/** After the match: the table where its people play on, made by whoever asks first. */
export const playOn = (tableId: string, token: string): Promise<NextMatch> =>
  post<NextMatch>(`${table(tableId)}/next`, {}, token);
/** The owner gives a seat whose holder lost it another key. */
export const newSeatKey = (tableId: string, token: string, seat: number): Promise<SeatTaken> =>
  post<SeatTaken>(`${table(tableId)}/keys`, { seat }, token);

/** How many of their rated matches those at one's table left. */
export const getLeft = (tableId: string, token: string): Promise<SeatsLeft> =>
  ask<SeatsLeft>(`${table(tableId)}/left`, bearing(token));

export const getLobby = (): Promise<Lobby> => ask<Lobby>("/api/lobby");

export const quickSeat = (wanted: QuickSeat): Promise<SeatTaken> =>
  post<SeatTaken>("/api/lobby/seats", wanted);

/** The tables at which whoever uses this browser sits. */
export const getOwnTables = (): Promise<OwnTables> => own<OwnTables>("/api/own-tables");
