"""What stands out among the options, and how they stand together."""

import pytest

from bot.conformance.played import played
from bot.conformance.tables import Table
from bot.engine import Option, Prompt
from bot.engine.playout import random_policy
from bot.kit.deeds import options_of
from bot.kit.squares import apart
from bot.ui.views.kinds.arranging import END
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.face import DeckboxFace
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.activation import activate, menu_deeds
from cogs.deckbox_dungeons.rules.deeds.own import shadows
from cogs.deckbox_dungeons.rules.deeds.usual import usual
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.state.pieces import Enemy, Tile
from cogs.deckbox_dungeons.state.spots import Spot, key_of
from tests.cogs.deckbox_dungeons.scenes import brannoc, enemy, hero, oruk, scene, tamsin
from tests.conformance.shown import SHOWN_WAYS
from tests.conformance.tables import ends_of
from tests.support.sampled import sampled
from tests.support.scripts import ScriptRun

KEY = "deckbox-dungeons"
TABLES = [one for one in ends_of(SHOWN_WAYS) if one.values[0].way.game.key == KEY]
PURPOSES = ["attack", "deed", "move", "use", "market", END]
CAGE = Tile("14a", 0, 0, encounters=["q1b"])


def menu_of(delve: Delve) -> Prompt:
    return ScriptRun(activate(delve, delve.heroes[0])).open[0]


@pytest.mark.parametrize("table", sampled(TABLES, 2))
def test_a_turn_has_six_purposes_and_ends_last(table: Table) -> None:
    for match in played(table, (random_policy,), b"usual").steps():
        for prompt in (one for one in match.prompts if one.word == "menu"):
            groups = list(dict.fromkeys(option.group for option in prompt.options))
            assert set(groups) <= set(PURPOSES)
            assert groups[-1] == END
            assert prompt.options[-1].word == "end"


@pytest.mark.parametrize(
    ("at", "foes", "main"),
    [
        ((3, 0), [enemy("goblin-cutter", (3, 1)), enemy("hobgoblin-bruiser", (2, 1))], "melee-1"),
        ((3, 0), [enemy("goblin-cutter", (3, 3))], "go-melee-1"),
        ((3, 0), [enemy("hobgoblin-bruiser", (3, 1), 3), enemy("goblin-cutter", (3, 3), 1)], "go-melee-2"),
        ((3, 0), [enemy("hobgoblin-bruiser", (3, 1), 1), enemy("goblin-cutter", (3, 3), 1)], "melee-1"),
        ((3, 2), [], "deed-q1b"),
        ((6, 3), [], f"to-{key_of((4, 3))}"),
    ],
)
def test_the_usual_deed_is_to_fight_then_to_do_what_there_is(at: Spot, foes: list[Enemy], main: str) -> None:
    """The attack that promises most for what it costs, the deed from here, the way to the star."""
    delve = scene(oruk(at=at), tamsin((0, 3)), enemies=foes, tiles=[CAGE])
    assert menu_of(delve).main == main


def test_who_shoots_well_shoots_and_to_go_there_counts_what_it_costs() -> None:
    """An attack from near by takes two actions, or the one that is left after a Move."""
    foe = enemy("goblin-cutter", (3, 3), health=1)
    archer = scene(tamsin((3, 0)), brannoc((6, 3)), enemies=[foe])
    assert menu_of(archer).main == "ranged-1"
    delve = scene(oruk(at=(3, 0)), brannoc((6, 3)), enemies=[foe])
    here, there = prompts.hit(foe, "ranged", "ranged", 3, -1), prompts.go(foe, "melee", (3, 2), 4, -1)
    for actions, main in ((2, "ranged-1"), (1, "go-melee-1")):
        delve.heroes[0].actions = actions
        assert usual(delve, delve.heroes[0], [there, here]) == main


@pytest.mark.parametrize(("actions", "main"), [(2, "move"), (1, "end")])
def test_whom_no_attack_reaches_is_gone_to(actions: int, main: str) -> None:
    """To go there and attack is usual; where that cannot be, some other space, and with one action to wait."""
    delve = scene(oruk(at=(3, 0), actions=actions), tamsin((6, 3)), enemies=[enemy("goblin-cutter", (0, 3))])
    one, foe = delve.heroes[0], delve.state.enemies[0]
    others = [prompts.stop((1, 2), "to-enemy", 4, 0, prompts.enemy_facts(foe)), prompts.MOVE]
    assert usual(delve, one, [*others, prompts.go(foe, "melee", (1, 2), 2, 1)]) == "go-melee-1"
    assert usual(delve, one, others) == main


def test_who_is_down_is_revived_before_all_else() -> None:
    """R24."""
    lying = tamsin((3, 1), health=0, is_downed=True)
    delve = scene(brannoc((3, 0)), lying, enemies=[enemy("goblin-cutter", (2, 0))], tiles=[CAGE])
    assert menu_of(delve).main == "revive-1"


def test_the_way_on_is_usual_where_there_is_nothing_else() -> None:
    """R25: with two actions it is explored, with one it is waited at."""
    delve = scene(brannoc((1, 3)), tamsin((6, 4)))
    delve.state.tile_deck = ["6a"]
    delve.relaid()
    run = ScriptRun(activate(delve, delve.heroes[0]))
    assert run.open[0].main.startswith("explore-")
    run.answer(0, "move")
    run.answer(0, f"to-{key_of((3, 3))}")
    delve.heroes[0].move_left, delve.heroes[0].actions = 0, 1
    options = options_of(menu_deeds(delve, delve.heroes[0]))
    main = usual(delve, delve.heroes[0], options)
    assert next(option.word for option in options if option.key == main) in {"to-edge", "to-way"}


def test_who_has_all_gets_out() -> None:
    """R91: the way out is usual even among enemies; where it is far, the way towards it."""
    for at, word in (((3, 3), "to-exit"), ((-13, 3), "to-start")):
        tiles = [Tile("14a", 0, 0), Tile("8b", 0, -1), Tile("6a", 0, -2)]
        delve = scene(brannoc(at), tamsin((1, 2)), tiles=tiles, options=DeckboxOptions(quest="chapel"))
        delve.state.tongues = 2
        delve.relaid()
        prompt = menu_of(delve)
        assert next(option.word for option in prompt.options if option.key == prompt.main) == word


def test_coordinates_are_only_for_spaces_without_a_name() -> None:
    delve = scene(brannoc((3, 0)), tamsin((6, 3)), enemies=[enemy("goblin-cutter", (1, 3))], tiles=[CAGE])
    words = DeckboxFace().catalogue.words()
    prompt = menu_of(delve)
    facts: dict[str, int | str] = {"cost": 2, "pits": 0, "spot": "M60"}
    for word in {option.word for option in prompt.options if option.key.startswith("to-")}:
        said = words.say(f"option-{word}", **facts, hero="x", deed="x", enemy="x", number=1, side="x", face="x")
        assert "M60" not in said
        assert "2 movement" in said


def test_a_time_out_answers_what_is_usual_where_nothing_else_is_said() -> None:
    """R27: who is asked for a coin may keep it."""
    leave = Option("leave", "leave-it")
    cards = [Option(f"item-{number}", "take-item") for number in (1, 2)]
    assert prompts.one_of(brannoc(), "beggar", "R27", [leave, *cards], "leave").main == "leave"


def test_the_shadows_usually_lead_away_from_enemies() -> None:
    """R79."""
    shady = hero("kestrel", "twin-knives", "shadowstep", at=(3, 1), energy=9)
    delve = scene(shady, tamsin((6, 3)), enemies=[enemy("goblin-cutter", (3, 0))])
    run = ScriptRun(activate(delve, shady))
    run.answer(0, "ability")
    foe = delve.state.enemies[0].at
    spots = {key_of(spot): apart(spot, foe) for spot in shadows(delve, shady)}
    assert spots[run.open[0].main.removeprefix("to-")] == max(spots.values())


@pytest.mark.parametrize(("hits", "main"), [(1, "take"), (2, "charm")])
def test_what_saves_from_falling_is_usual(hits: int, main: str) -> None:
    """R98."""
    one, foe = brannoc(health=2), enemy("goblin-cutter", (3, 3))
    found = prompts.react(one, foe, hits, [Option("charm", "use"), Option("other", "use")])
    assert found.main == main


@pytest.mark.parametrize(("dice", "main"), [((5, 1), "die-1"), ((6, 6), "keep")])
def test_the_lowest_die_that_failed_is_rolled_again(dice: tuple[int, ...], main: str) -> None:
    """R93."""
    assert prompts.cap(brannoc(), dice, 0).main == main
