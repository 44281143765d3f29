"""The same in words: the board, the panel, a character between two matches, and the end."""

import pytest
from msgspec.structs import replace

from bot.ui.views.shown import Shown
from cogs.p52.content.tables import TEMPLATES
from cogs.p52.describe.board import read
from cogs.p52.describe.character import character_line, describe_character
from cogs.p52.describe.ending import account, describe_ending
from cogs.p52.describe.hand import read_hand
from cogs.p52.describe.patterns import rows_of
from cogs.p52.events.combat import Died
from cogs.p52.face import P52Face
from cogs.p52.options import P52Options
from cogs.p52.rules.heroes.sheets import pregen
from cogs.p52.rules.rooms.laying import lay
from cogs.p52.state.people import Gizmo
from cogs.p52.state.places import NOWHERE
from cogs.p52.state.sheet import Gear, Record
from cogs.p52.view.patterns import sketch
from cogs.p52.view.sight import sight
from tests.cogs.p52.blows import FELL, HURT, STRUCK
from tests.cogs.p52.parties import ADA, BEN, party
from tests.cogs.p52.scenes import give_stamina, scene
from tests.support.scripts import ScriptRun

NAMES = ("Ada", "Ben")
WORDS = P52Face().catalogue.words()


def test_the_board_says_who_stands_where_and_how_they_fare() -> None:
    crawl = scene(("brakka", (1, 1)), ("sable", (0, 0)), foes=[("KH", (1, 1))])
    crawl.heroes[1].aim, crawl.heroes[1].aim_at = 2, 1
    give_stamina(crawl, crawl.heroes[0], "KS", "2C")
    said = read(sight(crawl.state, None), NAMES, WORDS)
    assert "Brakka (Ada), Dwarf Fighter 1, is on B2: 33 of 33 HP, 2 stamina cards." in said
    assert "Aims at the Ox Marshal: +2." in said
    assert "Ox Marshal is on B2: 22 of 22 HP." in said


def test_who_fell_in_an_earlier_room_lies_on_no_spot_of_this_one() -> None:
    crawl = scene(("brakka", (1, 1)), ("sable", (0, 0)))
    for hero, at in zip(crawl.heroes, (NOWHERE, (0, 0)), strict=True):
        hero.is_dead, hero.at = True, at
    said = read(sight(crawl.state, None), NAMES, WORDS)
    assert "Brakka (Ada) fell in an earlier room." in said
    assert "Sable (Ben) lies dead on A1." in said


def test_the_board_says_what_spots_hold() -> None:
    said = read(sight(scene(("brakka", (0, 0)), rows=("SCT", "H.O")).state, None), NAMES, WORDS)
    for line in ("B1: a chest.", "C1: a trap.", "C2: rocks."):
        assert line in said
    dark = read(sight(scene(("brakka", (0, 0)), rows=("SCT",), is_up=False, light="dark").state, None), NAMES, WORDS)
    assert "Face down: B1 and C1." in dark
    assert "chest" not in dark


def test_r13_whoever_hears_the_board_is_told_what_each_pattern_comes_to() -> None:
    """By the names that stand on the buttons, as far as the room goes; and of nothing else a pattern is said."""
    crawl = party("brakka", "sable", options=P52Options(adventure="delve"))
    crawl.state.phase = "lay"
    run = ScriptRun(lay(crawl))
    (prompt,) = run.prompts
    count = prompt.facts["count"]
    shown = Shown(sight(crawl.state, None), NAMES, (prompt,))
    face = P52Face()
    for said in (face.describe(shown, WORDS), face.read(shown, WORDS)):
        assert f"A room of {count} spots in each pattern" in said
        for key in TEMPLATES:
            rows = [sum(map(int, row.split(" + "))) for row in rows_of(sketch(key, int(str(count))))]
            assert (sum(rows), f"{WORDS.say(f'template-{key}')}: " in said) == (count, True)
    assert "pattern" not in face.describe(Shown(shown.view, NAMES), WORDS)
    assert rows_of(sketch("cloister")) == ["7", "1 + 1 + 1", "7", "1 + 1 + 1", "1 + 1 + 1", "7"]


def test_the_panel_fills_in_what_is_needed_and_done() -> None:
    said = read_hand(sight(scene(("sable", (1, 1)), foes=[("KH", (3, 1))]).state, 0), NAMES, WORDS)
    assert "Bow Skills 1: needs 4 + R, 3 + over − R damage." in said
    assert "A defence would need: " in said
    assert "Dodge 9" in said
    assert "Block 9" in said
    assert "Ox Marshal (D2): above 7 for 6 + over, on its own spot. It walks 1 spot." in said


def test_a_character_is_told_with_its_chronicle() -> None:
    sheet = pregen("brakka")
    sheet.won, sheet.deaths, sheet.gear = (
        1,
        2,
        [Gear("sharp-dagger", "hands", is_worn=True), Gear("torch"), Gear("torch")],
    )
    sheet.records = [
        Record("lamp", "grim", is_won=True, rooms=4, kills=7, best_blow=30, level=1, experience=44, points=0)
    ]
    assert character_line(sheet, WORDS) == "Dwarf Fighter, level 1, 1 quest won, 2 scars"
    said = describe_character(sheet, WORDS)
    assert "Worn: Sharp Dagger." in said
    assert "Carried: 2 × Torch." in said
    assert "The Snuffed Lamp: won, 7 kills, best blow 30" in said


def test_a_victory_names_the_slayer_and_the_best_blow() -> None:
    crawl = scene(("brakka", (1, 1)), ("sable", (0, 0)))
    crawl.state.result = "won"
    crawl.heroes[0].kills, crawl.heroes[0].best_blow = 3, 30
    story = [replace(FELL, enemy="tallow-sexton")]
    lines = account(sight(crawl.state, None), NAMES, WORDS, story).lines
    assert lines[0].startswith("The wax cracks")
    assert "Brakka (Ada) ended the Tallow Sexton." in lines
    assert "Most kills: Brakka (Ada), 3 of 3." in lines
    assert "Best blow: Brakka (Ada), 30 damage." in lines
    assert "Nobody died." in lines


def test_a_defeat_says_how_far_it_was() -> None:
    crawl = scene(("brakka", (1, 1)))
    crawl.state.result, crawl.state.quest.rooms = "late", 4
    lines = account(sight(crawl.state, None), NAMES, WORDS, []).lines
    assert "What you came for lies in a room behind you." in lines
    assert "You came to room 1 of 4." in lines


def test_r141_what_was_called_off_is_neither_won_nor_lost() -> None:
    crawl = scene(("brakka", (1, 1)))
    crawl.state.result, crawl.state.quest.rooms = "off", 4
    lines = account(sight(crawl.state, None), NAMES, WORDS, []).lines
    assert lines[0] == "It was called off, and counts for nobody."
    assert describe_ending(sight(crawl.state, None), NAMES, WORDS, []).startswith("The Snuffed Lamp is called off.")


def test_the_board_says_who_is_caught_and_which_weapons_are_poisoned() -> None:
    """Section 4: conditions are public."""
    crawl = scene(("brakka", (1, 1)), ("sable", (0, 0)))
    crawl.hero(ADA).lost_turns = 1
    crawl.hero(BEN).venom, crawl.hero(BEN).venom_on, crawl.hero(BEN).coats = 2, "knife-use", {"bow-skills": 2}
    said = read(sight(crawl.state, None), NAMES, WORDS)
    assert said.count("Loses the next turn.") == 1
    assert "Poisoned weapon: Knife Use. Poisoned weapon: Bow Skills." in said


def test_the_panel_counts_what_a_gizmo_adds() -> None:
    crawl = scene(("brakka", (1, 1)))
    crawl.hero(ADA).gizmos.append(Gizmo("sword-play", damage=3))
    assert "Sword Play 1: needs 7, 12 + over" in read_hand(sight(crawl.state, ADA), NAMES, WORDS)


@pytest.mark.parametrize(("level", "above"), [(4, 4), (5, 2)])
def test_r102_the_panel_takes_the_level_bonus_off_what_an_enemy_needs(level: int, above: int) -> None:
    crawl = scene(("brakka", (1, 1)), foes=[("KH", (1, 1))], level=level)
    assert sight(crawl.state, ADA).room.enemies[0].nearest.target == above


@pytest.mark.parametrize(("way", "is_named"), [("blow", True), ("trap", False), ("friend", False)])
def test_a_defeat_names_an_enemy_only_if_its_blow_was_the_last(way: str, is_named: bool) -> None:
    crawl = scene(("brakka", (1, 1)))
    crawl.state.result = "fallen"
    story = [STRUCK, replace(HURT, health=12), replace(HURT, way=way), Died(seat=0, hero="Brakka", items=(), spot="B2")]
    lines = account(sight(crawl.state, None), NAMES, WORDS, story).lines
    assert ("The Ox Marshal struck the last blow." in lines) == is_named
