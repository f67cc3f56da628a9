"""Looking back: finished hands step by step, what each decision cost, and what matches tell."""

from openhearts.review.facts import MatchFacts, SeatFacts, facts_of
from openhearts.review.judging import Judgement, judge
from openhearts.review.luck import Expected, expected_points
from openhearts.review.statistics import RuleSetStatistics, statistics_of
from openhearts.review.story import HandStory, Moment, StoryError, story_of

__all__ = [
    "Expected",
    "HandStory",
    "Judgement",
    "MatchFacts",
    "Moment",
    "RuleSetStatistics",
    "SeatFacts",
    "StoryError",
    "expected_points",
    "facts_of",
    "judge",
    "statistics_of",
    "story_of",
]
