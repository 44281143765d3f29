"""The Random Delve (5.9): what its aces are."""

import pytest

from cogs.p52.content.cards import Card
from cogs.p52.events.map import EnemyAppeared, EnemyVanished
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.delving import flee, settled_mark
from cogs.p52.rules.rooms.appearing import appear_boss, major_comes
from cogs.p52.rules.rooms.laying import lay
from cogs.p52.rules.rooms.turning import turn_up_spots
from tests.cogs.p52.delves import delve
from tests.cogs.p52.parties import ADA, stack
from tests.cogs.p52.quests import by_default, of
from tests.cogs.p52.scenes import scene
from tests.support.scripts import run_script


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
