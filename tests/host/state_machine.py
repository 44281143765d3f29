"""A table where anything may happen in any order: people, automata, the clock, restarts, a full disk."""

import asyncio
import random
from datetime import timedelta
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.engine import Game, Options
from bot.host import PACES
from tests.host.every_prompt_game import EveryPrompt, EveryPromptOptions
from tests.host.random_commands import PEOPLE, Command, people, wild_commands
from tests.host.random_play import RandomPlay

ROUNDS = 4
MANY = 20  # commands in a row
CHANNELS = st.integers(0, 1)
PICKS = st.integers(0, 199)
TIMES = tuple(timedelta(seconds=s) for s in (1, 30, 50, 100, 150, 700, 4000, 90_000, 700_000))
WRITES = ("UPDATE ON matches", "INSERT ON journal", "INSERT ON seats", "INSERT ON deadlines", "INSERT ON snapshots")


class Tables(RuleBasedStateMachine):
    """One host with two channels; automata answer when they are told to, the clock stands still unless told."""

    game: ClassVar[Game[Any, Any]] = EveryPrompt()
    options: ClassVar[Options] = EveryPromptOptions(ROUNDS)

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.play = RandomPlay(self.game, self.options)
        self.runner.run(self.play.start(None))

    @initialize(pace=st.sampled_from(sorted(PACES)), automata=st.integers(0, 2), guests=st.integers(1, 3))
    def a_match_is_on(self, pace: str, automata: int, guests: int) -> None:
        self.runner.run(self.play.begin(pace, automata, guests))

    @rule(channel=CHANNELS, pace=st.sampled_from(sorted(PACES)), who=people, automata=st.integers(0, 2))
    def opens(self, channel: int, pace: str, who: int, automata: int) -> None:
        self.runner.run(self.play.open(channel, pace, automata, 1, who))

    @rule(channel=CHANNELS, seed=st.integers(0, 9999), many=st.integers(1, MANY))
    def people_do_what_fits(self, channel: int, seed: int, many: int) -> None:
        """Many commands in a row, to come far into a match, where single steps seldom lead."""
        chance = random.Random(seed)
        for _ in range(many):
            self.runner.run(self.play.does_what_fits(channel, chance.randrange(10_000)))

    @rule(channel=CHANNELS, command=wild_commands)
    def somebody_does_anything(self, channel: int, command: Command) -> None:
        self.runner.run(self.play.try_(channel, command))

    @rule(
        channel=CHANNELS, picks=st.lists(PICKS, min_size=2, max_size=3), passed=st.sampled_from((timedelta(), *TIMES))
    )
    def several_at_once(self, channel: int, picks: list[int], passed: timedelta) -> None:
        """Several people act in the same moment, perhaps the one in which a deadline runs out."""
        self.runner.run(self.play.at_once(channel, picks, passed))

    @rule(channel=CHANNELS, pick=PICKS, where=st.sampled_from(WRITES))
    def the_disk_is_full(self, channel: int, pick: int, where: str) -> None:
        self.runner.run(self.play.does_in_vain(channel, pick, where))

    @rule(passed=st.sampled_from(TIMES))
    def time_passes(self, passed: timedelta) -> None:
        self.play.harness.clock.pass_(passed)
        self.runner.run(self.play.settle())

    @rule(passed=st.sampled_from((timedelta(), *TIMES)), is_known=st.booleans())
    def restarts(self, passed: timedelta, is_known: bool) -> None:
        self.runner.run(self.play.restart(passed, is_known=is_known))

    @rule(channel=CHANNELS, many=st.integers(1, 6))
    def automata_answer(self, channel: int, many: int) -> None:
        for _ in range(many):
            self.runner.run(self.play.automaton_answers(channel))

    @rule(who=people)
    def is_forgotten(self, who: int) -> None:
        self.runner.run(self.play.forget(PEOPLE[who]))

    @invariant()
    def all_is_sound(self) -> None:
        self.runner.run(self.play.sound())

    def teardown(self) -> None:
        self.runner.run(self.play.end())
        self.runner.close()
