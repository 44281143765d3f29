"""The Random Delve (R10 to R16, R122, R123): its kind, its sky, its grid."""

import pytest

from bot.engine import Text
from cogs.p52.content.adventure_kinds import Quest
from cogs.p52.content.cards import Card
from cogs.p52.events.frame import DelveFlipped, QuestBegan, RoomLaid
from cogs.p52.events.goods import Found, StartFlipped
from cogs.p52.events.rooms import GridRefused
from cogs.p52.rules.quests.beginning import begin
from cogs.p52.rules.quests.delving import flip_quest
from cogs.p52.rules.rooms.laying import lay
from tests.cogs.p52.delves import DELVE, delve
from tests.cogs.p52.parties import BEN, party, stack
from tests.cogs.p52.quests import by_default, of
from tests.support.scripts import ScriptRun, run_script


@pytest.mark.parametrize(
    ("cards", "shape"),
    [
        (("AS",), "boss"), (("3S",), "boss"), (("4S",), "survival"), (("6S",), "survival"), (("7S",), "trapped"),
        (("9S",), "trapped"), (("10S",), "treasure"), (("QS",), "treasure"),
    ],
)  # fmt: skip
def test_r122_a_flip_says_what_kind_of_quest_it_is(cards: tuple[Card, ...], shape: str) -> None:
    crawl = party("brakka", options=DELVE)
    stack(crawl, *cards)
    run = run_script(flip_quest(crawl), {})
    assert run.events == [DelveFlipped(card=cards[0], shape=shape)]
    assert (crawl.state.quest.shape, crawl.state.quest.has_extra) == (shape, False)


def test_r122_r9_a_king_flips_again_and_is_worth_one_more_thing_to_begin_with() -> None:
    crawl = party("brakka", options=DELVE)
    top = crawl.state.decks.action
    stack(crawl, "KS", "KH", "2S", *[card for card in reversed(top) if card[:-1] == "7"][:1])
    run = by_default(begin(crawl))
    shapes = [event.shape for event in of(DelveFlipped, run.events) if isinstance(event, DelveFlipped)]
    assert shapes == ["again", "again", "boss"]
    assert crawl.state.quest.has_extra is True
    given = [event for event in run.events if isinstance(event, Found | StartFlipped)]
    assert len(given) >= 2


def test_r122_only_a_delve_has_the_kings_thing() -> None:
    crawl = party("brakka")
    crawl.state.quest.has_extra = True
    run = by_default(begin(crawl))
    assert len([event for event in run.events if type(event).__name__ == "Found"]) <= 2
    (began,) = of(QuestBegan, run.events)
    assert began == QuestBegan(adventure="lamp", difficulty="gentle", shape="boss")


@pytest.mark.parametrize("seed", range(6))
def test_r10_r123_day_and_night_take_turns_outside(seed: int) -> None:
    """The first space by a flip: red is day, black is night."""
    crawl = party("brakka", options=DELVE, seed=bytes([seed]))
    stack(crawl, "2S")
    by_default(begin(crawl))
    quest = crawl.state.quest
    quest.is_outside, quest.is_day = True, True  # the flip was black
    lights = []
    for _ in range(3):
        by_default(lay(crawl), {"lay": ("block",)})
        lights.append(crawl.room.light)
    assert lights == ["night", "day", "night"]


def flipped_sky(card: Card) -> str:
    """The first space of a delve that is outside, by that flip."""
    for seed in range(40):
        crawl = party("brakka", options=DELVE, seed=bytes([seed]))
        stack(crawl, "2S", card)
        by_default(begin(crawl))
        if crawl.state.quest.is_outside:
            by_default(lay(crawl), {"lay": ("block",)})
            return crawl.room.light
    raise AssertionError("it is never outside")


@pytest.mark.parametrize(("card", "light"), [("3H", "day"), ("3S", "night")])
def test_r10_the_first_sky_is_by_flip(card: Card, light: str) -> None:
    assert flipped_sky(card) == light


@pytest.mark.parametrize(("shape", "is_last", "lock"), [("trapped", True, "locked"), ("trapped", False, "open")])
def test_r122_the_last_room_of_the_trapped_is_locked(shape: Quest, is_last: bool, lock: str) -> None:
    crawl = delve(shape)
    crawl.state.quest.is_found = is_last
    run = by_default(lay(crawl), {"lay": ("block",)})
    (laid,) = of(RoomLaid, run.events)
    assert isinstance(laid, RoomLaid)
    assert crawl.room.lock == ("barred" if laid.is_barred and not is_last else lock)


def test_r122_every_exit_of_a_survival_is_barred() -> None:
    crawl = delve("survival")
    (laid,) = of(RoomLaid, by_default(lay(crawl), {"lay": ("block",)}).events)
    assert isinstance(laid, RoomLaid)
    assert (laid.is_barred, crawl.room.lock) == (True, "barred")


def of_two_and_three(count: int, *heroes: str) -> RoomLaid:
    crawl = delve("boss", *heroes)
    (laid,) = of(RoomLaid, by_default(lay(crawl)).events)
    assert isinstance(laid, RoomLaid)
    assert (len(laid.cards), len(crawl.room.spots)) == (count, laid.count)
    return laid


def test_r11_two_cards_say_how_large_it_is_and_three_for_four() -> None:
    of_two_and_three(2, "brakka", "sable", "orrin")
    of_two_and_three(3, "brakka", "sable", "orrin", "maive")


def test_r13_a_grid_that_does_not_fit_is_told_at_the_table_where_it_is_asked_for_again() -> None:
    crawl = delve("boss", "brakka", "sable")
    crawl.state.lay_turn = 1
    run = ScriptRun(lay(crawl))
    count = int(str(run.open[BEN].facts["count"]))
    run.answer(BEN, "grid")
    plan = run.open[BEN].kind
    assert isinstance(plan, Text)
    assert plan.has_lines, "a room has several rows"
    run.answer(BEN, "S")
    (told,) = of(GridRefused, run.events)
    assert told == GridRefused(seat=BEN, hero="Sable", mistake="small", count=1, wanted=count)
    run.answer(BEN, "block")
    assert (run.is_over, crawl.state.lay_turn) == (True, 2)
