// What is said about sealed deals.

import { say } from "../texts/say";
import type { Verdict } from "./proof";

export const means = (): string => say("deal-means");
export const fingerprint = (): string => say("deal-fingerprint");
export const added = (): string => say("deal-added");
export const notAdded = (): string => say("deal-not-added");
export const cannot = (): string => say("deal-cannot");
export const noSeals = (): string => say("deal-no-seals");
export const hand = (number: number): string => say("deal-hand", { hand: number });
export const verdict = (verdict: Verdict): string => say("deal-verdict", { verdict });
export const secret = (): string => say("deal-secret");
export const checkMeans = (): string => say("check-means");
export const checkNone = (): string => say("check-none");
export const checkProven = (proven: number, hands: number): string =>
  say("check-proven", { proven, hands });
