"""R27 to R58: a fight is told in full: what was rolled, who was hurt by what, what is spent and who goes where."""

from typing import Any

import pytest

from cogs.bag_of_dungeon.content import World
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.ranged import fire
from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import adventure, give, lay, next_item
from tests.cogs.bag_of_dungeon.told import Scene, lines, read
from tests.support.scripts import Said, ScriptRun

STORY = "The roof came down, and that was the end of it."
NAME = "test_fights_in_full"


def against(key: str, monster: str, dice: list[int], *said: Said, items: tuple[str, ...] = (), **fields: int) -> Scene:
    """One adventurer, whose skill is used up, on a tile north of the Start; what is said there."""

    def play() -> tuple[Quest, ScriptRun[Any]]:
        world: World = "forest" if monster in {"bog-hag", "vine-horror", "fen-wolf"} else "dungeon"
        quest = adventure(key, mode=world, dice=dice)
        hero = quest.hero(0)
        hero.at, hero.used = lay(quest, "f09" if world == "forest" else "d01", 0, -1, monster=monster).key, 1
        next_item(quest, *(("ash-spear", "rope") if world == "forest" else ("iron-axe", "torch")), world=world)
        give(quest, hero, *items)
        for name, value in fields.items():
            setattr(hero, name, value)
        return quest, answered(ScriptRun(fight_on_tile(quest, hero)), 0, *said)

    return play


def answered(run: ScriptRun[None], seat: int, *said: Said) -> ScriptRun[None]:
    for one in said:
        key = next((o.key for o in run.open[seat].options if o.key.startswith("item-")), "") if one == "item-" else one
        run.answer(seat, key)
    return run


def of_two(
    *said: tuple[int, Said], dice: list[int], monster: str = "troll", items: tuple[str, ...] = (), **fields: int
) -> Scene:
    """Duric on the tile, Sirrus on the Start."""

    def play() -> tuple[Quest, ScriptRun[Any]]:
        quest = adventure("duric", "sirrus", dice=dice)
        hero = quest.hero(0)
        hero.at, hero.used, quest.hero(1).used = lay(quest, "d01", 0, -1, monster=monster).key, 1, 1
        next_item(quest, "iron-axe", "steel-shield")
        give(quest, hero, *items)
        for name, value in fields.items():
            setattr(hero, name, value)
        run = ScriptRun(fight_on_tile(quest, hero))
        for seat, one in said:
            answered(run, seat, one)
        return quest, run

    return play


def shot(key: str, weapon: str, dice: list[int], *said: Said, far: int = 2, monster: str = "werewolf") -> Scene:
    def play() -> tuple[Quest, ScriptRun[Any]]:
        quest = adventure(key, dice=dice)
        (item,) = give(quest, quest.hero(0), weapon)
        for x in range(1, far):
            lay(quest, ("d06", "d34")[x - 1], x, 0, 1)
        tile = lay(quest, "d33", far, 0, 1, monster=monster)
        next_item(quest, "iron-axe", "torch")
        return quest, answered(ScriptRun(fire(quest, quest.hero(0), item, tile)), 0, *said)

    return play


SCENES: dict[str, Scene] = {
    "R67, R69: it is slain, and its reward taken": against("sirrus", "zombie", [5, 4, 1], "fight", "item", "hand-1"),
    "R69: or left": against("sirrus", "zombie", [5, 4, 1], "fight", "item", "leave"),
    "R74: or a skill token": against("sirrus", "zombie", [5, 4, 1], "fight", "token"),
    "R68: two rewards": against("duric", "troll", [6, 6, 1, 1], "fight", "token", "token", hp=9),
    "R35: a tie": against("sirrus", "troll", [5, 4, 6, 1], "fight"),
    "R40: dead of it": against("sirrus", "troll", [1, 2, 6, 5], "fight"),
    "R36: armour takes some": against("sirrus", "troll", [1, 2, 2, 4], "fight", items=("steel-shield", "magic-armour")),
    "R36: armour takes all": against("sirrus", "goblin", [1, 2, 6], "fight", items=("steel-shield", "magic-armour")),
    "R38: poison": against("duric", "bog-hag", [1, 2, 2, 4], "fight", "pack-1"),
    "R28: away": against("duric", "troll", [], "escape-dstart"),
    "R30: away, and dead of it": against("duric", "troll", [], "escape-dstart", hp=1),
    "R40: death": against("duric", "troll", [1, 2, 6, 6], "fight", hp=3, items=("steel-shield",)),
    "R42: the last life": against("duric", "troll", [1, 2, 6, 6], "fight", hp=3, lives=1),
    "R58: insured": against("duric", "troll", [1, 2, 6, 6], "fight", hp=3, items=("torch", "acme-insurance")),
    "R58: vine": against("duric", "troll", [4, 2, 1, 6, 6], "item-", "fight", items=("magic-vine",)),
    "R58: skull": against("duric", "troll", [4], "item-", items=("sorcerers-skull",)),
    "R58: teeth": against("duric", "troll", [], "item-", items=("vampire-teeth",), hp=5),
    "R58: claw": against("duric", "troll", [3, 2, 3, 2], "item-", "fight", items=("witchs-claw",)),
    "R58: strength": against("duric", "troll", [1, 2, 3, 4, 1], "item-", "fight", items=("strength-potion",)),
    "R58: a draught": against("duric", "troll", [2, 3], "item-", items=("health-potion",), hp=5),
    "R58: tornado": against("duric", "troll", [], "item-", items=("tornado",)),
    "R38: rolled again": against("duric", "troll", [1, 2, 6, 1, 6, 5], "fight", "item-", items=("imps-teeth",)),
    "R38: lethal": against("sirrus", "troll", [4, 3, 6, 6], "fight", "lethal", used=0),
    "R38: clobber": against("grumm", "troll", [1, 2, 3, 4, 1, 1], "clobber", "fight", used=0),
    "R38: braced": against("duric", "troll", [1, 2, 6, 6], "fight", "brace", used=0),
    "R76: ducked twice": against("duric", "troll", [1, 2, 6, 6, 3, 2], "fight", "duck", "duck", "take", tokens=4),
    "R78: riposte": against("duric", "troll", [1, 2, 6, 6], "fight", "riposte", tokens=3),
    "R80: a killing blow": against(
        "duric", "troll", [1, 2, 6, 6], "fight", "take", "item-", STORY, hp=3, tokens=1, items=("torch",)
    ),
    "R54: a partner has a share": of_two((0, "tag-1"), (1, "join"), (0, "fight"), dice=[1, 2, 1, 6, 6]),
    "R51: or will not come": of_two((0, "tag-1"), (1, "decline"), dice=[]),
    "R37: round after round": of_two((0, "fight"), (0, "fight"), dice=[1, 2, 1, 4, 4, 2, 3, 2]),
    "R55: who takes over": of_two((0, "tag-1"), (1, "join"), (0, "escape-dstart"), dice=[]),
    "R56: a partner is thanked": of_two(
        (0, "tag-1"), (1, "join"), (0, "fight"), (0, "item"), (0, "leave"), dice=[6, 5, 4, 1, 1], monster="zombie"
    ),
    "R38: the reacher stings": of_two((0, "fight"), dice=[1, 2, 3, 2], monster="reacher"),
    "R45: shot dead": shot("sirrus", "fireball", [6, 5, 1], "token", "item"),
    "R45: dead-eyed": shot("alendra", "bow", [6], "token", "token"),
    "R46: it charges": shot("sirrus", "bow", [3]),
    "R58: a bomb, and who stood too near": shot("sirrus", "bomb", [6, 5]),
    "R58: a bomb from afar": shot("sirrus", "bomb", [6, 5], "token", "token", far=3),
    "R48: a lance for the dragon": shot("sirrus", "dragonlance", [6, 5, 1], monster="red-dragon"),
    "R38: what may be done about one's dice": against("sirrus", "troll", [4, 3, 6, 6], "fight", used=0),
    "R38: also with a charm": against("sirrus", "troll", [4, 3, 6, 6], "fight", used=0, items=("imps-teeth",)),
    "R58: a tie in a vine": against("duric", "troll", [4, 2, 4, 2, 3], "item-", "fight", items=("magic-vine",)),
    "R80: who would rather die": against(
        "duric", "troll", [1, 2, 6, 6], "fight", "take", "die", hp=3, tokens=1, items=("torch",)
    ),
    "R30: dead in flight to the unknown": against("duric", "troll", [], "flee-north", hp=2, items=("torch",)),
    "R29: into the unknown": against("duric", "troll", [], "flee-north"),
    "R37: fought out": against("duric", "zombie", [1, 2, 3, 4, 1, 1, 6, 5, 1], "fight-out"),
    "R37: fought out until one may fall": against("duric", "troll", [1, 2, 3, 4, 1, 3, 2, 2], "fight-out"),
    "R58: no claw against a boss, no draught for who is well": against(
        "duric", "red-dragon", [], items=("witchs-claw", "health-potion", "tornado", "magic-vine")
    ),
    "R54: too little to share": of_two((0, "tag-1"), (1, "join"), (0, "fight"), dice=[1, 2, 1, 3, 1]),
    "R55: who falls leaves it to a partner": of_two(
        (0, "tag-1"), (1, "join"), (0, "fight"), dice=[1, 2, 1, 6, 6], hp=3
    ),
    "R51: none is asked twice": of_two((0, "tag-1"), (1, "decline"), (0, "fight"), dice=[1, 2, 3, 2]),
    "R80, R56: a blow with a partner": of_two(
        (0, "tag-1"),
        (1, "join"),
        (0, "fight"),
        (0, "take"),
        (0, "item-"),
        (0, STORY),
        dice=[1, 2, 1, 6, 6],
        hp=3,
        tokens=1,
        items=("torch",),
    ),
    "P8: what may be done about a wound": against("duric", "troll", [1, 2, 6, 6], "fight", tokens=3, used=0),
    "P8: about a small one": against("duric", "troll", [1, 4, 4, 1], "fight", tokens=1),
    "R82: no riposte after a duck": against("duric", "troll", [1, 2, 6, 6, 1], "fight", "duck", tokens=4),
    "R51: who is asked to come": of_two((0, "tag-1"), dice=[]),
}


@pytest.mark.parametrize("what", SCENES)
def test_all_of_it_is_told(what: str) -> None:
    """A changed line is a changed rule."""
    assert list(lines(SCENES[what])) == read(NAME)[what]
