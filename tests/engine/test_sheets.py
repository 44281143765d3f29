"""Characters come into a match as data and leave it changed; the record holds how they came."""

from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.engine import (
    Advice,
    Answer,
    Chance,
    Game,
    Match,
    Option,
    Options,
    Outcome,
    Prompt,
    Script,
    Sheet,
    ask,
    commitment,
)
from bot.engine.playout import rebuilds
from bot.engine.record import Record, Unproven, replay
from tests.support import nim

SEED = b"s" * 32


class Hero(Struct, frozen=True):
    name: str
    level: int = 1
    skills: dict[int, str] = {}


class Party(Struct):
    heroes: list[tuple[str, int, Hero]]
    is_over: bool = False


class Dojo(Game[Party, Party]):
    """Whoever trains gains a level, or two by a throw of the die; a hero nobody brought is made."""

    key = "dojo"
    seats = range(1, 4)
    state_type = Party
    sheet_type = Hero

    def setup(self, seats: int, options: Options, chance: Chance) -> Party:
        return Party([("", seat, Hero(f"pupil {seat}")) for seat in range(seats)])

    def enter(self, state: Party, brought: Any, chance: Chance) -> None:
        mine = {sheet.seat for sheet in brought}
        kept = [hero for hero in state.heroes if hero[1] not in mine]
        state.heroes = [*kept, *((sheet.id, sheet.seat, sheet.read(Hero)) for sheet in brought)]

    def turn(self, state: Party, chance: Chance) -> Script[None]:
        for place, (id_, seat, hero) in enumerate(state.heroes):
            yield from ask(Prompt(seat, "train", "R1", (Option("on"),), facts={"hero": hero.name}))
            state.heroes[place] = (id_, seat, replace(hero, level=hero.level + chance.die(2)))
        state.is_over = True

    def outcome(self, state: Party) -> Outcome | None:
        return Outcome((), (0,) * 3) if state.is_over else None

    def view(self, state: Party, seat: int | None) -> Party:
        return state

    def keepsakes(self, state: Party) -> tuple[Sheet, ...]:
        return tuple(Sheet.of(id_, seat, hero) for id_, seat, hero in state.heroes)

    def advise(self, view: Party, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(("on",))


BROUGHT = (
    Sheet.of("c-7", 1, Hero("Oda", 3, {2: "axe"})),
    Sheet.of("c-9", 1, Hero("Tavin", 5)),  # one person with two
)


def played() -> tuple[Match[Any], list[Answer]]:
    match = Match.start(Dojo(), 2, Options(), Chance(SEED), brought=BROUGHT)
    answers = []
    while match.outcome is None:
        prompt = match.prompts[0]
        answers.append(Answer(prompt.number, prompt.seat, ("on",)))
        match.answer(answers[-1])
        assert rebuilds(match)
    return match, answers


def record(**changed: Any) -> Record:
    match, answers = played()
    fields: dict[str, Any] = {
        "game": "dojo",
        "rules_version": 1,
        "seats": ("Ada", "Ben"),
        "options": {},
        "commitment": commitment(SEED),
        "seed": SEED.hex(),
        "answers": tuple(answers),
        "outcome": match.outcome,
        "brought": BROUGHT,
    }
    return Record(**(fields | changed))


def test_they_come_as_data_and_leave_as_what_has_become_of_them() -> None:
    match, _ = played()
    left = {sheet.id: (sheet.seat, sheet.read(Hero)) for sheet in match.keepsakes}
    assert left.keys() == {"", "c-7", "c-9"}
    assert left["c-7"][0] == left["c-9"][0] == 1
    assert left["c-7"][1].level > 3
    assert (left["c-7"][1].skills, left[""][1].name) == ({2: "axe"}, "pupil 0")


def test_the_record_proves_it_without_a_roster() -> None:
    made = record()
    again = msgspec.json.decode(msgspec.json.encode(made), type=Record)
    assert again == made
    assert replay(Dojo(), again).match.keepsakes == played()[0].keepsakes
    with pytest.raises(Unproven):
        replay(Dojo(), record(brought=()))


def test_an_old_record_has_none() -> None:
    raw = msgspec.to_builtins(record())
    del raw["brought"]
    assert msgspec.convert(raw, Record).brought == ()


@pytest.mark.parametrize("wrong", [(BROUGHT[0], BROUGHT[0]), (Sheet.of("c-1", 2, Hero("Nobody")),)])
def test_who_cannot_have_come_is_not_let_in(wrong: tuple[Sheet, ...]) -> None:
    with pytest.raises(ValueError, match="brought twice, or by nobody"):
        Match.start(Dojo(), 2, Options(), Chance(SEED), brought=wrong)


def test_a_game_without_characters_takes_none() -> None:
    with pytest.raises(ValueError, match="nim has no characters"):
        Match.start(nim.GAME, 2, nim.NimOptions(), Chance(SEED), brought=BROUGHT)
    assert Match.start(nim.GAME, 2, nim.NimOptions(), Chance(SEED)).keepsakes == ()


@pytest.mark.parametrize(("seat", "is_one"), [(-1, False), (0, True), (1, True), (2, False)])
def test_whoever_plays_may_bring_one(seat: int, is_one: bool) -> None:
    def come() -> Match[Any]:
        return Match.start(Dojo(), 2, Options(), Chance(SEED), brought=(Sheet.of("c-7", seat, Hero("Oda")),))

    if is_one:
        assert any(hero[0] == "c-7" for hero in come().state.heroes)
        return
    with pytest.raises(ValueError, match="brought twice, or by nobody who plays"):
        come()
