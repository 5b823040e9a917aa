"""Bots' decisions asked of machines that only think, through Redis. Where there is none, nobody is asked.

Who asks waits for the answer and knows who has taken the question, so a queue need not remember anything: a decision
whose thinker dies is asked again, and one whose server dies is asked by the worker that thinks for the table then. The
dice follow from the question, so that it does not matter who answers, or how often.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

import sylve
from sylve import bots
from sylve.server.bots.memory import Position
from sylve.server.bots.turns import Account, Turns
from sylve.server.settings import StartError

log = logging.getLogger("sylve.elsewhere")

BEAT = 1.0  # seconds between two signs of life
DEAD = 5.0  # seconds without one after which a thinker is gone
PATIENCE = 2.0
ENDLESS = 10**9

# All versions of Sylve may share a Redis, and understand their own alone.
THINKERS, ASKED = f"sylve:{sylve.__version__}:thinkers", f"sylve:{sylve.__version__}:asked"


class Asked(msgspec.Struct, array_like=True):
    """What a bot shall decide, and where its answer is waited for."""

    number: int
    answers: str
    bot: str
    seat: int
    seed: int
    deal: str
    actions: list[tuple[int, int]]


class Answer(msgspec.Struct, array_like=True):
    """A thinker has taken the question, or (done) has decided; without an action it could not."""

    number: int
    thinker: str
    done: bool
    action: int | None = None


class Sign(msgspec.Struct, array_like=True):
    """Of life: it is another one each time."""

    count: int
    places: int


encode = msgspec.msgpack.Encoder().encode
read_asked = msgspec.msgpack.Decoder(Asked).decode
read_answer = msgspec.msgpack.Decoder(Answer).decode
read_sign = msgspec.msgpack.Decoder(Sign).decode


class NobodyThinks(Exception):
    """There is no thinker, or it could not: whoever asks thinks for itself."""


class Question:
    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.taken_by: str | None = None
        self.answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def give_up(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(NobodyThinks())


class Seen:
    """A thinker as it was last heard of."""

    def __init__(self, sign: Sign) -> None:
        self.sign = sign
        self.at = time.monotonic()


class Elsewhere:
    def __init__(self, url: str, worker: str, limit: float, waited: Callable[[float], object] = float) -> None:
        self._redis = connect(url)
        self._limit = limit + DEAD
        self._answers = f"sylve:answers:{worker}"
        self._thinkers: dict[str, Seen] = {}
        self._questions: dict[int, Question] = {}
        self._count = 0
        self.turns = Turns(0, waited)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(work) for work in (self._watch_forever(), self._collect_forever())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._leave_all()
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    @property
    def places(self) -> int:
        """How many thoughts can be had at once."""
        return sum(seen.sign.places for seen in self._thinkers.values())

    async def choose(self, account: Account, bot: str, position: Position, seat: int, seed: int) -> int:
        """Who has to wait does so here, where it is known on whose account: what is asked is thought about soon."""
        if not self.places or bot not in bots.names():  # learned bots are files of this machine
            raise NobodyThinks
        async with self.turns.turn(account):
            self._count += 1
            asked = Asked(self._count, self._answers, bot, seat, seed, *position)
            question = self._questions[asked.number] = Question(asked)
            try:
                await self._ask(question)
                return await asyncio.wait_for(question.answer, self._limit)
            except TimeoutError as late:  # a Redis that was started again knows of no question
                raise NobodyThinks from late
            finally:
                del self._questions[asked.number]

    async def _ask(self, question: Question) -> None:
        if not self.places:
            raise NobodyThinks
        question.taken_by = None
        try:
            await self._redis.rpush(ASKED, encode(question.asked))
        except Exception as error:
            raise NobodyThinks from error

    # Who thinks

    async def _watch_forever(self) -> None:
        while True:
            try:
                signs = await asyncio.wait_for(self._redis.hgetall(THINKERS), PATIENCE)
                await self._note({name.decode(): read_sign(sign) for name, sign in signs.items()})
            except Exception as error:  # Redis is away
                if self._thinkers:
                    log.error("bots think here again", extra={"reason": str(error) or type(error).__name__})
                self._leave_all()
            await asyncio.sleep(BEAT)

    async def _note(self, signs: dict[str, Sign]) -> None:
        """Who lives; what the dead have taken, or may have, is asked again."""
        for name, sign in signs.items():
            if name not in self._thinkers or self._thinkers[name].sign.count != sign.count:
                self._thinkers[name] = Seen(sign)
        dead = [name for name, seen in self._thinkers.items() if _is_dead(name, seen, signs)]
        for name in dead:
            del self._thinkers[name]
            if name in signs:
                await self._redis.hdel(THINKERS, name)
        self.turns.resize(self.places or ENDLESS)
        if dead:
            for question in [each for each in self._questions.values() if each.taken_by not in self._thinkers]:
                await self._ask_again(question)

    async def _ask_again(self, question: Question) -> None:
        await self._redis.lrem(ASKED, 0, encode(question.asked))
        try:
            await self._ask(question)
        except NobodyThinks:
            question.give_up()

    def _leave_all(self) -> None:
        self._thinkers.clear()
        self.turns.resize(ENDLESS)
        for question in self._questions.values():
            question.give_up()

    async def _collect_forever(self) -> None:
        while True:
            try:
                _, told = await self._redis.blpop([self._answers])
                self._hear(read_answer(told))
            except Exception:
                await asyncio.sleep(BEAT)

    def _hear(self, answer: Answer) -> None:
        question = self._questions.get(answer.number)
        if question is None or question.answer.done():
            return
        if not answer.done:
            question.taken_by = answer.thinker
        elif answer.action is None:
            question.give_up()
        else:
            question.answer.set_result(answer.action)


def _is_dead(name: str, seen: Seen, signs: dict[str, Sign]) -> bool:
    return name not in signs or time.monotonic() - seen.at > DEAD


def connect(url: str) -> Any:
    try:
        from redis import asyncio as redis
    except ModuleNotFoundError:
        raise StartError("Machines that think need the Python package redis: pip install 'sylve[redis]'.") from None
    try:
        return redis.Redis.from_url(url, socket_connect_timeout=PATIENCE, socket_timeout=None)
    except ValueError as error:
        raise StartError(f"The address of Redis cannot be read: {error}") from None
