// What is asked about contests and ratings.

import type {
  ComparedHands,
  ContestEntered,
  ContestInfo,
  ContestResults,
  EnterContest,
  NewContest,
  Ratings,
} from "../generated/protocol";
import { own, post } from "../session/api";

const contest = (id: string): string => `/api/contests/${encodeURIComponent(id)}`;

/** A contest; without a name the daily deal. */
export const getContest = (id: string | null): Promise<ContestInfo> =>
  own<ContestInfo>(id === null ? "/api/daily" : contest(id));

export const makeContest = (wanted: NewContest): Promise<ContestInfo> =>
  post<ContestInfo>("/api/contests", wanted);

export const enterContest = (id: string, wanted: EnterContest): Promise<ContestEntered> =>
  post<ContestEntered>(`${contest(id)}/tables`, wanted);

export const getContestResults = (id: string): Promise<ContestResults> =>
  own<ContestResults>(`${contest(id)}/results`);

export const getComparedHand = (id: string, hand: number): Promise<ComparedHands> =>
  own<ComparedHands>(`${contest(id)}/hands/${hand}`);

export const getRatings = (): Promise<Ratings> => own<Ratings>("/api/ratings");
