"""The Random Delve (R10 to R16, R122, R123, 5.9): its kind, its sky, what its aces are, and how far it has come."""

import pytest

from cogs.p52.content.adventure_kinds import Quest
from cogs.p52.content.cards import Card
from cogs.p52.events.frame import DelveFlipped, QuestBegan, RoomLaid
from cogs.p52.events.map import EnemyAppeared, EnemyVanished
from cogs.p52.events.rooms import GridRefused, TreasureSought
from cogs.p52.options import P52Options
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.beginning import begin
from cogs.p52.rules.quests.delving import flee, flip_quest, settled_mark
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.quests.special import open_special
from cogs.p52.rules.rooms.appearing import appear_boss, major_comes
from cogs.p52.rules.rooms.laying import lay
from cogs.p52.rules.rooms.turning import turn_up_spots
from cogs.p52.state.people import Enemy
from cogs.p52.state.room import Spot
from tests.cogs.p52.parties import ADA, BEN, party, stack
from tests.cogs.p52.quests import by_default, of
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun, run_script

DELVE = P52Options(adventure="delve")


def delve(shape: Quest, *heroes: str, number: int = 1) -> Crawl:
    crawl = scene(*((key, (0, 0)) for key in heroes or ("brakka",)), options=DELVE)
    crawl.state.quest.shape, crawl.room.number = shape, number
    return crawl


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
    given = [event for event in run.events if type(event).__name__ == "Found"]
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


def test_r13_a_grid_that_does_not_fit_is_told_to_its_drawer_alone() -> None:
    crawl = delve("boss", "brakka", "sable")
    crawl.state.lay_turn = 1
    run = ScriptRun(lay(crawl))
    count = int(str(run.open[BEN].facts["count"]))
    run.answer(BEN, "grid")
    run.answer(BEN, "S")
    (told,) = of(GridRefused, run.events)
    assert told == GridRefused(seat=BEN, hero="Sable", mistake="small", count=1, wanted=count, to=(BEN,))
    run.answer(BEN, "block")
    assert (run.is_over, crawl.state.lay_turn) == (True, 2)


# What aces are


def marked(crawl: Crawl, *marks: str) -> list[str]:
    return [settled_mark(crawl, mark) for mark in marks]  # type: ignore[arg-type] # they are


def test_5_9_the_first_ace_hides_a_minor_boss_the_second_a_major_one_the_third_nobody() -> None:
    crawl = delve("boss")
    assert marked(crawl, "B", "B", "B", "e") == ["M", "B", ".", "e"]


def test_5_9_after_two_keys_an_ace_is_a_path() -> None:
    crawl = delve("trapped")
    crawl.hero(ADA).bag.append(crawl.made("key"))
    assert marked(crawl, "K") == ["K"]
    crawl.spots[1, 0].items.append(crawl.made("key"))
    assert marked(crawl, "K") == ["."]


def test_5_9_once_the_treasure_is_found_an_ace_is_a_path() -> None:
    crawl = delve("treasure")
    assert marked(crawl, "Q") == ["Q"]
    crawl.state.quest.is_found = True
    assert marked(crawl, "Q", "K") == [".", "K"]


def test_5_9_an_adventure_of_ours_settles_nothing() -> None:
    crawl = scene(("brakka", (0, 0)))
    crawl.state.quest.is_found = True
    assert marked(crawl, "B", "K", "Q") == ["B", "K", "Q"]


@pytest.mark.parametrize(("card", "key"), [("JS", "bow-lord"), ("QH", "spell-lord"), ("KD", "blade-lord")])
def test_5_9_an_enemy_card_says_which_minor_boss(card: Card, key: str) -> None:
    crawl = delve("boss")
    deck = crawl.state.decks.enemy
    deck.append(deck.pop(deck.index(card)))
    (foe,) = run_script(appear_boss(crawl, (1, 0)), {}).result or []
    assert (foe.key, foe.card, foe.rank, card in deck) == (key, card, "minor", False)


def test_5_9_with_an_empty_deck_it_is_of_the_blade() -> None:
    crawl = delve("boss")
    crawl.state.decks.enemy.clear()
    (foe,) = run_script(appear_boss(crawl, (1, 0)), {}).result or []
    assert (foe.key, foe.card) == ("blade-lord", "")


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ("AS", "tallow-sexton"), ("4S", "tallow-sexton"), ("5S", "tide-gaoler"), ("9S", "tide-gaoler"),
        ("10S", "regent-of-kites"), ("KS", "regent-of-kites"),
    ],
)  # fmt: skip
def test_5_9_a_flip_says_which_major_boss(card: Card, key: str) -> None:
    crawl = delve("boss")
    stack(crawl, card)
    run = run_script(major_comes(crawl, (1, 0)), {})
    (told,) = of(EnemyAppeared, run.events)
    assert isinstance(told, EnemyAppeared)
    assert (told.enemy, told.card, told.way, crawl.room.has_major) == (key, card, "here", True)


def test_5_9_a_boss_that_was_fled_from_is_the_next_ace_and_is_whole_again() -> None:
    crawl = delve("boss", number=2)
    marked(crawl, "B")
    crawl.state.decks.enemy.append(crawl.state.decks.enemy.pop(crawl.state.decks.enemy.index("QH")))
    (foe,) = run_script(appear_boss(crawl, (1, 0)), {}).result or []
    foe.health = 1
    flee(crawl, foe)
    assert (crawl.state.quest.bosses, crawl.state.quest.minor_card) == (0, "QH")
    by_default(lay(crawl))
    assert marked(crawl, "B") == ["M"]
    (again,) = run_script(appear_boss(crawl, crawl.room.start), {}).result or []
    assert (again.key, again.card, again.health) == ("spell-lord", "QH", again.most_health)


def test_r28_whom_a_great_boss_drives_off_ambushes_nobody() -> None:
    """5.4: both come to light at one step; the other enemies leave before anybody is quicker."""
    crawl = scene(("brakka", (0, 0)), rows=("....",), is_up=False)
    crawl.spots[1, 0].mark, crawl.spots[2, 0].mark = "e", "B"
    crawl.room.major = "tide-gaoler"
    run = run_script(turn_up_spots(crawl, [crawl.spots[1, 0], crawl.spots[2, 0]]), {})
    assert len(of(EnemyVanished, run.events)) == 1
    assert [enemy.key for enemy in run.result or []] == ["tide-gaoler"]


def test_r18_all_who_stand_on_one_spot_come_to_light() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), is_up=False)
    crawl.spots[1, 0].mark = "d"  # two of them
    run = run_script(turn_up_spots(crawl, [crawl.spots[1, 0]]), {})
    assert run.result == crawl.enemies
    assert len(crawl.enemies) == 2


# How far it has come


def left(crawl: Crawl) -> Crawl:
    by_default(after_room(crawl))
    return crawl


@pytest.mark.parametrize(("number", "result"), [(2, ""), (3, "won")])
def test_r122_a_survival_is_won_behind_its_last_room(number: int, result: str) -> None:
    crawl = delve("survival", number=number)
    crawl.state.quest.rooms = 3
    assert (left(crawl).state.result, crawl.state.quest.is_done) == (result, bool(result))


@pytest.mark.parametrize(("found_in", "more"), [(1, 0), (2, 1), (4, 3)])
def test_r122_the_treasure_is_carried_back_through_as_many_rooms_less_one(found_in: int, more: int) -> None:
    crawl = delve("treasure", number=found_in)
    crawl.state.quest.is_found = True
    for _ in range(more):
        assert not left(crawl).state.result
        crawl.room.number += 1
    assert left(crawl).state.result == "won"


def test_r122_without_the_treasure_they_go_on() -> None:
    assert not left(delve("treasure", number=9)).state.result


@pytest.mark.parametrize("keys", [1, 2])
def test_r122_with_two_keys_the_next_room_is_the_last(keys: int) -> None:
    crawl = delve("trapped")
    crawl.hero(ADA).bag += [crawl.made("key") for _ in range(keys)]
    assert (left(crawl).state.result, crawl.state.quest.is_found) == ("", keys == 2)


def test_r122_behind_the_last_room_the_trapped_are_out() -> None:
    crawl = delve("trapped", number=3)
    crawl.state.quest.is_found = True
    crawl.hero(ADA).bag += [crawl.made("key"), crawl.made("key")]
    assert left(crawl).state.result == "won"


@pytest.mark.parametrize(("card", "is_found"), [("6S", False), ("7S", True)])
def test_r122_a_special_chest_holds_the_treasure_on_seven_or_more(card: Card, is_found: bool) -> None:
    crawl = delve("treasure")
    crawl.spots[0, 0].mark = "Q"
    stack(crawl, card)
    run = run_script(open_special(crawl, crawl.hero(ADA), crawl.spots[0, 0], is_whole=True), {})
    assert run.events == [TreasureSought(seat=ADA, hero="Brakka", card=card, is_found=is_found)]
    assert crawl.state.quest.is_found is is_found


def test_r122_what_lies_in_pieces_held_no_treasure_and_no_second_one_is_sought() -> None:
    crawl = delve("treasure")
    spot = crawl.spots[0, 0]
    spot.mark = "Q"
    assert run_script(open_special(crawl, crawl.hero(ADA), spot, is_whole=False), {}).events == []
    crawl.state.quest.is_found = True
    assert run_script(open_special(crawl, crawl.hero(ADA), spot, is_whole=True), {}).events == []
    assert run_script(open_special(crawl, crawl.hero(ADA), Spot((0, 0), "C"), is_whole=True), {}).events == []


def test_5_9_who_flees_from_a_common_enemy_leaves_no_mark() -> None:
    crawl = delve("boss")
    crawl.state.quest.bosses = 1
    flee(crawl, Enemy(1, "ox-marshal", "K", "KH", (1, 0), 9, 22, 1))
    assert (crawl.state.quest.bosses, crawl.state.quest.minor_card, crawl.state.quest.boss) == (1, "", "")
