"""The box: how much there is of everything, and that it fits together."""

import pytest

from cogs.deckbox_dungeons.content.kinds import MODES
from cogs.deckbox_dungeons.content.tables import (
    ABILITIES,
    ENEMIES,
    EQUIPMENT,
    FACES,
    FACES_OF_DICE,
    HEROES,
    ITEMS,
    QUESTS,
    READY,
    boxed_items,
)
from cogs.deckbox_dungeons.rules.map.turning import exits_of, poi_of, rows_of, turned


def test_how_much_is_in_the_box() -> None:
    assert (len(HEROES), len(EQUIPMENT), len(ABILITIES)) == (8, 10, 10)
    assert (len(ITEMS), len(boxed_items())) == (27, 33)
    assert (len(ENEMIES), len(FACES), len(QUESTS)) == (22, 16, 7)
    assert [len(quest.encounter) for quest in QUESTS.values()] == [9, 9, 9, 10, 0, 9, 9]


def test_the_sums_of_the_cards() -> None:
    """A wrong digit anywhere shows in one of these."""
    heroes = [(h.melee, h.ranged, h.defence, h.speed, h.health) for h in HEROES.values()]
    assert tuple(map(sum, zip(*heroes, strict=True))) == (6, 2, 4, 46, 72)
    skills = [(h.strength, h.dexterity, h.wisdom, h.charisma) for h in HEROES.values()]
    assert tuple(map(sum, zip(*skills, strict=True))) == (5, 7, 5, 4)
    assert sum(ability.energy for ability in ABILITIES.values()) == 29
    assert sum(item.cost * item.count for item in ITEMS.values()) == 100
    attacks = [a for e in EQUIPMENT.values() for a in (e.melee, e.ranged) if a]
    assert (sum(a.dice for a in attacks), sum(a.plus for a in attacks)) == (36, 11)


def test_enemies_of_two_sides() -> None:
    """Hard adds one to something, and to one thing only (R90)."""
    for kind in ENEMIES.values():
        both = [(kind.attack(mode, "normal"), kind.attack(mode, "hard")) for mode in MODES]
        added = [(hard.dice - easy.dice) + (hard.plus - easy.plus) for easy, hard in both if easy and hard]
        assert sum(added) == 1, kind.key


@pytest.mark.parametrize("key", FACES)
def test_a_face_is_whole(key: str) -> None:
    """Seven by seven; an arrow on the south; exits open in the middle; every space is reached from every other."""
    face, rows = FACES[key], FACES[key].rows
    assert [len(row) for row in rows] == [7] * 7
    assert "s" in face.exits
    middles = {"n": rows[0][3], "s": rows[6][3], "w": rows[3][0], "e": rows[3][6]}
    assert all(middles[side] != "#" for side in face.exits)
    open_spots = {(r, c) for r in range(7) for c in range(7) if rows[r][c] != "#"}
    found, ahead = set[tuple[int, int]](), [(6, 3)]
    while ahead:
        r, c = ahead.pop()
        if (r, c) in open_spots - found:
            found.add((r, c))
            ahead += [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
    assert found == open_spots
    assert sum(row.count("E") for row in rows) == (4 if key in {"14a", "15a"} else 0)


def test_a_quarter_turn() -> None:
    """R30: (r, c) goes to (c, 6 - r), and north becomes east."""
    assert turned((0, 0), 1) == (0, 6)
    assert turned((5, 2), 4) == (5, 2)
    assert exits_of("7b", 0) == ("s", "w")
    assert exits_of("7b", 1) == ("n", "w")
    assert rows_of("7b", 4) == rows_of("7b", 0)
    assert poi_of("3a", 1) == turned(poi_of("3a", 0), 1)


def test_quests_have_what_they_name() -> None:
    for quest in QUESTS.values():
        faces = [quest.start, *quest.body, *([quest.goal] if quest.goal else [])]
        assert all(face in FACES for face in faces)
        assert len({face[:-1] for face in faces}) == len(faces), "two faces of one card"
        assert all(key in ENEMIES for key in quest.slots.values())
        for slot, key in quest.slots.items():
            assert slot == f"{ENEMIES[key].colour}-{ENEMIES[key].icon}"
        assert not quest.body or len(quest.body) <= len([e for e in quest.encounter if not e.is_goal])


def test_dice_show_what_they_should() -> None:
    means = {colour: sum(number for _, number in faces) / 6 for colour, faces in FACES_OF_DICE.items()}
    assert means == pytest.approx({"green": 8 / 6, "blue": 2, "red": 3.5})


def test_ready_made_heroes_share_no_card() -> None:
    assert len({r.hero for r in READY}) == len({r.equipment for r in READY}) == len({r.ability for r in READY})
    assert all(r.hero in HEROES and r.equipment in EQUIPMENT and r.ability in ABILITIES for r in READY)
