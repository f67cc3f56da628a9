// What is said about daily deals, duplicate tables and ratings.

import { language } from "../texts/language.svelte";
import { say } from "../texts/say";
import * as words from "../words";

export const contest = (): string => say("contest");
export const contestMeans = (): string => say("contest-means");
export const dailyMeans = (hands: number, level: string): string =>
  say("daily-means", { hands, level: words.level(level) });
export const day = (day: string): string =>
  new Intl.DateTimeFormat(language.tag, { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
export const play = (): string => say("contest-play");
export const playOn = (): string => say("contest-play-on");
export const playForFun = (): string => say("contest-play-for-fun");
export const finished = (count: number): string => say("contest-finished", { count });
export const results = (): string => say("contest-results");
export const place = (): string => say("contest-place");
export const player = (): string => say("contest-player");
export const compare = (): string => say("contest-compare");
export const compareHand = (hand: number): string => say("contest-compare-hand", { hand });
export const hidden = (): string => say("contest-hidden");
export const honest = (): string => say("contest-honest");
export const passed = (): string => say("contest-passed");
export const make = (): string => say("contest-make");
export const makeMeans = (): string => say("contest-make-means");
export const share = (): string => say("contest-share");
export const ratingsMean = (): string => say("ratings-mean");
export const noRatings = (): string => say("ratings-none");
export const rating = (): string => say("ratings-rating");
export const matches = (): string => say("ratings-matches");
export const won = (): string => say("ratings-won");
export const left = (count: number, total: number): string => say("ratings-left", { count, total });
