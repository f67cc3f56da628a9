"""Judging finished hands beside the event loop, decision by decision, once for each hand."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from dataclasses import dataclass, field, replace

import msgspec

from openhearts import __version__
from openhearts.protocol.review import HandAnalysis, WireJudgement
from openhearts.protocol.wordings import wire_wording
from openhearts.records import MatchRecord, write_json
from openhearts.review.judging import Judgement, judge
from openhearts.review.luck import Expected, even_share, expected_points
from openhearts.review.story import Decision, HandStory, decisions_of, story_of, views_when_dealt
from openhearts.rules.facts import Seat
from openhearts.server.ending import end
from openhearts.server.live.thinking import in_own_thread
from openhearts.server.storage.history import History
from openhearts.server.storage.store import StoreFailed
from openhearts.simulation.warm import ensure_warm

LOGGER = logging.getLogger("openhearts.server")

ENGINE = f"{__version__}/4"
"""What works analyses out. The second number rises when the search would say something else."""
MOST_AT_ONCE = 8
"""Hands that are being judged at one time."""
PATIENCE_SECONDS = 20.0
"""How long a hand goes on being judged when nobody asks for more of it."""
ANSWER_SECONDS = 8.0
"""How long an answer waits for the next judgement."""
LONGEST_THOUGHT_SECONDS = 60.0
LONGEST_WARM_UP_SECONDS = 900.0


class TooManyAnalyses(RuntimeError):
    """As many hands are being judged as the server can do at one time."""


class AnalysisFailed(RuntimeError):
    """The search could not judge a hand."""


@dataclass
class _Job:
    """A hand being judged."""

    steps: int
    share: float
    asked: float
    judged: list[WireJudgement] = field(default_factory=list)
    expected: list[Expected] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    failed: bool = False

    @property
    def complete(self) -> bool:
        return len(self.judged) == self.steps and bool(self.expected)

    def tell(self) -> None:
        """Wake whoever waits for more."""
        self.news.set()
        self.news = asyncio.Event()


class Analyses:
    """The analyses of one server: kept in the database, worked out where they are missing."""

    def __init__(self, history: History) -> None:
        """Keep analyses in this database."""
        self._history = history
        self._jobs: dict[str, _Job] = {}
        self._turn = asyncio.Lock()

    async def progress(
        self, record: MatchRecord, number: int, *, after: int, first: Seat | None
    ) -> HandAnalysis:
        """Return the judgements later than the first ``after``, begun with if need be.

        Waits a while for the next one. A seat named by ``first`` is judged before the others.

        Raises:
            StoryError: there is no such hand, or it is not over.
            HiddenCardsError: the record hides cards.
            TooManyAnalyses: the server is busy with others.
            AnalysisFailed: the search could not judge it.
            StoreFailed: the database cannot be read.
        """
        digest = _digest(record, number)
        job = self._jobs.get(digest)
        if job is None:
            kept = await self._history.analysis(digest, ENGINE)
            if kept is not None:
                return _later(msgspec.json.decode(kept, type=HandAnalysis), after)
            job = self._jobs.get(digest) or self._begin(digest, record, number, first)
        loop = asyncio.get_running_loop()
        job.asked = loop.time()
        deadline = loop.time() + ANSWER_SECONDS
        while len(job.judged) <= after and not job.complete and not job.failed:
            try:
                async with asyncio.timeout_at(deadline):
                    await job.news.wait()
            except TimeoutError:
                break
        job.asked = loop.time()
        if job.failed:
            raise AnalysisFailed(f"hand {number} could not be judged")
        return _later(_so_far(job, number), after)

    async def close(self) -> None:
        """Stop judging."""
        await end(*(job.task for job in self._jobs.values()))

    def _begin(self, digest: str, record: MatchRecord, number: int, first: Seat | None) -> _Job:
        if len(self._jobs) >= MOST_AT_ONCE:
            raise TooManyAnalyses("the server is judging as many hands as it can")
        story = story_of(record, number)
        decisions = decisions_of(story)
        decisions.sort(key=lambda one: (one.view.seat != first, one.moment))
        loop = asyncio.get_running_loop()
        job = _Job(len(decisions), even_share(record.rules), loop.time())
        self._jobs[digest] = job
        job.task = asyncio.create_task(self._work(digest, job, story, decisions))
        return job

    async def _work(
        self, digest: str, job: _Job, story: HandStory, decisions: list[Decision]
    ) -> None:
        loop = asyncio.get_running_loop()
        try:
            # Compiling the search is no thought: it may take as long as it takes.
            await in_own_thread(ensure_warm, seconds=LONGEST_WARM_UP_SECONDS)
            job.asked = loop.time()
            for decision in decisions:
                if loop.time() - job.asked > PATIENCE_SECONDS:
                    return
                found = await self._judge(digest, decision)
                job.judged.append(_wire_judgement(decision, found))
                job.tell()
            job.expected = await self._luck(digest, story)
            whole = msgspec.json.encode(_so_far(job, story.number)).decode()
            await self._history.keep_analysis(digest, ENGINE, whole)
        except StoreFailed as error:
            # It was worked out all the same; it is only not kept.
            LOGGER.warning("an analysis was not stored: %s", error)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong, whoever waits is told
            LOGGER.warning("hand %d could not be judged: %r", story.number, error)
            job.failed = True
        finally:
            # However it ended: what nobody asks for any more must not stand in the way of others.
            del self._jobs[digest]
            job.tell()

    async def _judge(self, digest: str, decision: Decision) -> Judgement:
        # The same hand is judged the same, whoever asks and in whatever order.
        rng = random.Random(f"{digest} {decision.moment}")  # noqa: S311 - worlds to try, no secret
        async with self._turn:
            return await in_own_thread(
                lambda: judge(decision, rng), seconds=LONGEST_THOUGHT_SECONDS
            )

    async def _luck(self, digest: str, story: HandStory) -> list[Expected]:
        rng = random.Random(f"{digest} luck")  # noqa: S311 - worlds to try, no secret
        async with self._turn:
            return await in_own_thread(
                lambda: [expected_points(view, rng) for view in views_when_dealt(story)],
                seconds=LONGEST_THOUGHT_SECONDS,
            )


def _digest(record: MatchRecord, number: int) -> str:
    """Return a word for a hand with all that came before it in its match, whoever played it."""
    until = replace(
        record,
        names=tuple(str(seat) for seat in range(len(record.names))),
        tags=(),
        hands=record.hands[:number],
        winners=None,
    )
    return hashlib.sha256(write_json(until).encode()).hexdigest()


def _wire_judgement(decision: Decision, found: Judgement) -> WireJudgement:
    return WireJudgement(
        step=decision.moment,
        lost=round(found.lost, 2),
        points=round(found.points, 2),
        best=[card.text for card in found.best],
        best_points=round(found.best_points, 2),
        reason=None if found.reason is None else wire_wording(found.reason),
        forced=found.forced,
    )


def _so_far(job: _Job, number: int) -> HandAnalysis:
    return HandAnalysis(
        number=number,
        engine=ENGINE,
        steps=job.steps,
        judged=list(job.judged),
        expected=[round(one.points, 2) for one in job.expected],
        expected_errors=[round(one.error, 2) for one in job.expected],
        even_share=job.share,
    )


def _later(analysis: HandAnalysis, after: int) -> HandAnalysis:
    return msgspec.structs.replace(analysis, judged=analysis.judged[after:])
