"""What the panel says of bosses, keys, treasures and the dark is so."""

import pytest

from cogs.p52.content.adventure_kinds import Quest
from cogs.p52.describe.goal import goal_lines, room_lines
from cogs.p52.describe.hand import read_hand
from cogs.p52.face import P52Face
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.rooms.appearing import major_comes
from cogs.p52.view.sight import sight
from tests.cogs.p52.delves import delve
from tests.cogs.p52.parties import ADA
from tests.cogs.p52.scenes import scene
from tests.support.scripts import run_script

WORDS = P52Face().catalogue.words()


def panel(crawl: Crawl) -> str:
    return read_hand(sight(crawl.state, ADA), ("Ada", "Ben"), WORDS)


def goal(crawl: Crawl) -> str:
    return " ".join(goal_lines(sight(crawl.state, ADA), WORDS))


def rooms(crawl: Crawl) -> str:
    return " ".join(room_lines(sight(crawl.state, ADA), WORDS))


@pytest.mark.parametrize(
    ("key", "near", "far"),
    [
        ("tallow-sexton", "above 8 for 2 + over", "above 7 + R for 2 + over, by magic from up to 3 spots."),
        ("tide-gaoler", "above 8 for 5 + over", "above 7 + R for 1 + over, shot from up to 2 spots."),
        ("regent-of-kites", "above 8 for 3 + over", "above 7 + R for 2 + over, by magic from up to 4 spots."),
    ],
)
def test_5_4_each_blow_of_a_great_boss_is_told_with_what_it_needs(key: str, near: str, far: str) -> None:
    crawl = scene(("brakka", (0, 0)))
    crawl.room.major = key
    run_script(major_comes(crawl, (2, 0)), {})
    assert f"(C1): {near}, on its own spot; {far}" in panel(crawl)


def test_5_4_a_shot_that_distance_weakens_says_so() -> None:
    assert "above 6 + R for 2 + over − R, shot from up to 6 spots." in panel(
        scene(("brakka", (0, 0)), foes=[("JC", (3, 0))])
    )


def test_r122_keys_are_counted_in_hands_and_where_they_lie_and_no_treasure_is_claimed() -> None:
    crawl = delve("trapped")
    crawl.hero(ADA).bag.append(crawl.made("key"))
    crawl.spots[0, 0].items.append(crawl.made("key"))
    crawl.state.quest.is_found = True  # both are
    assert "Keys found: 2." in goal(crawl)
    assert "treasure is found" not in goal(crawl)


@pytest.mark.parametrize(
    ("kind", "said"),
    [("survival", "Come through them all."), ("trapped", "Two aces are keys."), ("boss", "end the greater.")],
)
def test_r122_what_a_delve_wants_is_said_once_it_is_flipped(kind: Quest, said: str) -> None:
    crawl = delve(kind)
    crawl.room.key = "block"
    assert said in goal(crawl)
    crawl.room.key = ""
    assert said not in goal(crawl)


@pytest.mark.parametrize(
    ("number", "back", "said"),
    [(1, 0, "Leave this room, and you are out."), (3, 0, "After this room come 2 more"), (5, 1, "Leave this room")],
)
def test_r122_whoever_has_the_treasure_reads_how_many_rooms_are_left(number: int, back: int, said: str) -> None:
    """The same number of rooms, minus one."""
    kind: Quest = "treasure"
    crawl = delve(kind, number=number)
    crawl.state.quest.is_found, crawl.state.quest.way_back = True, back
    assert f"The treasure is found. {said}" in goal(crawl)


def test_r122_the_special_chest_is_told_apart_from_others_until_it_is_empty() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("SCQ",))
    assert "B1: a chest. C1: a special chest." in rooms(crawl)
    crawl.spots[2, 0].chest = "empty"
    assert "C1" not in rooms(crawl).replace("C1: floor", "")


@pytest.mark.parametrize(("light", "needs"), [("lit", 7), ("dark", 8), ("night", 8)])
def test_5_2_the_panel_of_the_dark_averse_says_what_a_blow_needs_there(light: str, needs: int) -> None:
    crawl = scene(("brakka", (0, 0)), light=light)
    crawl.hero(ADA).sheet.quirk = "dark-averse"
    assert f"Sword Play 1: needs {needs}, " in panel(crawl)
    assert "Block 6" in panel(crawl)
