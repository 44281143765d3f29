"""What the pictures are made of: which part of the map, what is lit, which looks there are, and what a strip shows."""

from itertools import chain

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from bot.engine import Option, Pick, Prompt
from cogs.deckbox_dungeons.content.tables import ABILITIES, EQUIPMENT, HEROES, QUESTS
from cogs.deckbox_dungeons.events.combat import (
    EnemyDefeated,
    EnemyMoved,
    FeatherBurnt,
    HeroAttacked,
    HeroDowned,
    Struck,
)
from cogs.deckbox_dungeons.face import DeckboxFace
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.pictures import icons
from cogs.deckbox_dungeons.pictures.board import has_whole
from cogs.deckbox_dungeons.pictures.ground import map_ground
from cogs.deckbox_dungeons.pictures.hand_enemies import enemies_of
from cogs.deckbox_dungeons.pictures.head import facts
from cogs.deckbox_dungeons.pictures.heroes import hero_looks
from cogs.deckbox_dungeons.pictures.intents import intents
from cogs.deckbox_dungeons.pictures.lit import Lit, lit
from cogs.deckbox_dungeons.pictures.near import is_part, paint_near, plan_of
from cogs.deckbox_dungeons.pictures.plots import LEGIBLE, Space, covered, is_cropped, place, whole_window, window_on
from cogs.deckbox_dungeons.state.pieces import March, Tile
from cogs.deckbox_dungeons.state.spots import key_of
from cogs.deckbox_dungeons.view.moments import BOSS, foremost, raid, seconds
from cogs.deckbox_dungeons.view.sight import sight
from images.icons import Icon, glyph
from images.maps.window import Window
from tests.cogs.deckbox_dungeons.scenes import brannoc, enemy, oruk, scene, tamsin

WORDS = DeckboxFace().catalogue.words()
LONG_MAP = [Tile("14a", 0, 0), *(Tile("8b", 0, -number) for number in range(1, 5))]
BOX = Space(1040, 840)  # px


def asked(*keys: str, is_standing: bool = False) -> Prompt:
    return Prompt(0, "menu", "R12", Pick(tuple(Option(key, "move") for key in keys)), is_standing=is_standing)


def test_every_card_has_a_sign() -> None:
    for looks, kinds in ((icons.HEROES, HEROES), (icons.EQUIPMENT, EQUIPMENT), (icons.ABILITIES, ABILITIES)):
        assert looks.keys() == kinds.keys()


def test_every_sign_is_in_its_font() -> None:
    tables = [found.values() for found in vars(icons).values() if isinstance(found, dict)]
    single = [found for found in vars(icons).values() if isinstance(found, Icon)]
    for icon in chain(single, *tables):
        if isinstance(icon, Icon):
            assert glyph(icon)


def test_a_small_map_is_shown_whole_and_large() -> None:
    view = sight(scene(brannoc(), tamsin()).state, None)
    window = window_on(view, BOX)
    assert not is_cropped(view, BOX)
    assert all(window.shows(place(hero.at)) for hero in view.heroes)
    assert window.size > LEGIBLE


def test_a_large_map_is_cropped_round_who_acts() -> None:
    """Two heroes far apart: who is activated is always to be seen, and the whole map shows both."""
    for active in (0, 1):
        delve = scene(brannoc((3, 3)), tamsin((-29, 3)), tiles=LONG_MAP)
        delve.state.active = active
        view = sight(delve.state, None)
        assert is_cropped(view, BOX)
        shown = [window_on(view, BOX).shows(place(hero.at)) for hero in view.heroes]
        assert shown[active]
        assert not shown[1 - active]
        assert all(whole_window(view, Space(1040, 1500)).shows(place(hero.at)) for hero in view.heroes)


@pytest.mark.parametrize("tiles", [[Tile("14a", 0, 0)], LONG_MAP, [Tile("14a", 0, 0), Tile("8b", 1, 0)]])
@pytest.mark.parametrize("count", [2, 4])
def test_the_near_sheet_is_always_of_one_shape(tiles: list[Tile], count: int) -> None:
    """So that one fades into the next, and the buttons stay where they were."""
    heroes = [brannoc((3, 3)), tamsin((6, 3)), oruk(at=(5, 3)), brannoc((4, 3))][:count]
    for enemies in ([], [enemy("goblin-cutter", (1, 3)), enemy("hobgoblin-bruiser", (1, 2))]):
        view = sight(scene(*heroes, tiles=tiles, enemies=enemies).state, None)
        looks = hero_looks(view, ["Ada"] * count, WORDS)
        assert paint_near(view, looks, Lit(), WORDS).size == (1200, 900)


def test_the_window_follows_what_is_there() -> None:
    """Tiles side by side have the party below them; where they lie one above the other it stands beside them."""
    wide = [Tile("14a", 0, 0), Tile("8b", 1, 0)]
    for tiles, has_column in ((wide, False), (LONG_MAP, True)):
        view = sight(scene(brannoc((3, 3)), tamsin((6, 3)), tiles=tiles).state, None)
        plan = plan_of(view, Lit())
        assert plan.has_column is has_column
        assert plan.window.size >= LEGIBLE
        assert covered(view, plan.window) > 0.45 * 1200 * 900


def test_the_window_reaches_towards_what_has_no_room() -> None:
    """Who acts is in it, and of the rest of the way to the enemies as much as can be."""
    foes = [enemy("goblin-cutter", (-20, 3))]
    delve = scene(brannoc((-3, 3)), tamsin((-3, 2)), enemies=foes, tiles=LONG_MAP)
    delve.state.active = 0
    window = plan_of(sight(delve.state, None), Lit()).window
    assert window.shows(place((-3, 3)))
    assert window.shows(place((-10, 3)))
    assert not window.shows(place((1, 3)))


def test_the_window_holds_whom_one_may_attack_before_friends_far_off() -> None:
    """A fight in the next room, a row too far from the friends who have stayed behind."""
    foes = [enemy("goblin-cutter", (-6, 3)), enemy("goblin-slinger", (-5, 4))]
    heroes = brannoc((-1, 3)), tamsin((6, 4)), oruk(at=(5, 3))
    delve = scene(*heroes, enemies=foes, tiles=[Tile("14a", 0, 0), Tile("8b", 0, -1)])
    for active, aims in ((0, "ranged"), (2, "go-ranged")):
        delve.state.active = active
        view = sight(delve.state, None)
        window = plan_of(view, lit([asked(f"{aims}-1", f"{aims}-2")], view)).window
        assert [window.shows(place(foe.at)) for foe in foes] == [True, True]
        assert window.shows(place(heroes[0].at))


def test_what_is_for_sale_is_on_the_whole_map() -> None:
    view = sight(scene(brannoc((3, 3)), tamsin((6, 3))).state, None)
    assert any(view.market)
    assert has_whole(view)
    assert not is_part(view)


def test_what_can_be_chosen_is_lit() -> None:
    delve = scene(brannoc((3, 3)), tamsin(), enemies=[enemy("goblin-cutter", (3, 4)), enemy("goblin-slinger", (5, 3))])
    view = sight(delve.state, None)
    light = lit([asked("melee-1-aimed", "go-melee-2", "go-melee-1", f"to-{key_of((4, 3))}", "end")], view)
    assert light.near == ((0, 1),)
    assert light.far == {2}
    assert light.spots == {(4, 3)}


@pytest.mark.parametrize("key", ["enemy-1", "throw12-1", "use-7-e1", "ability-e1", "spark-1"])
def test_every_way_to_aim_is_lit(key: str) -> None:
    view = sight(scene(brannoc((3, 3)), tamsin(), enemies=[enemy("goblin-cutter", (3, 4))]).state, None)
    assert lit([asked(key)], view).near == ((0, 1),)


def test_offers_light_nothing() -> None:
    """R92: they stand open all the time."""
    view = sight(scene(brannoc((3, 3)), tamsin(), enemies=[enemy("goblin-cutter", (3, 4))]).state, None)
    assert lit([asked("ability-e1", is_standing=True)], view).near == ()


@pytest.mark.parametrize(
    ("quest", "sign"),
    [
        ("choir", icons.DOOM),
        ("king", icons.SEALS),
        ("chapel", icons.TONGUES),
        ("toll", icons.FARE),
        ("night", icons.DAWN),
    ],
)
def test_what_counts_in_a_quest_stands_over_the_map(quest: str, sign: Icon) -> None:
    view = sight(scene(brannoc(), tamsin(), options=DeckboxOptions(quest=quest)).state, None)  # type: ignore[arg-type]
    assert sign in dict(facts(view))


@pytest.mark.parametrize("quest", list(QUESTS))
def test_the_panel_shows_each_enemy_of_the_quest_once(quest: str) -> None:
    view = sight(scene(brannoc(), tamsin(), options=DeckboxOptions(quest=quest)).state, 0)  # type: ignore[arg-type]
    found = [kind.key for kind in enemies_of(view)]
    assert sorted(found) == sorted(set(QUESTS[view.options.quest].slots.values()))


def attacked(number: int, seat: int, damage: int, health: int) -> HeroAttacked:
    return HeroAttacked(
        enemy="goblin-cutter", number=number, weapon="melee", spot="M60", seat=seat, hero="brannoc", dice="6 5",
        plus=0, hits=damage, blocks_rolled="", blocks=0, damage=damage, health=health,
    )  # fmt: skip


def test_the_enemies_phase_is_one_look() -> None:
    """Who went where, whom it attacked, and who fell by whose blow."""
    delve = scene(brannoc((3, 3)), tamsin(), enemies=[enemy("goblin-cutter", (3, 4)), enemy("goblin-cutter", (2, 3))])
    delve.state.marches = [March(1, "goblin-cutter", ((3, 6), (3, 5), (3, 4)), (0,), 1)]
    told = [
        attacked(1, 0, 1, 1),
        attacked(2, 0, 1, 0),
        HeroDowned(seat=0, hero="brannoc"),
        EnemyMoved(enemy="goblin-cutter", number=3, origin="M60", spot="M61"),
    ]
    first, second, third = raid(sight(delve.state, None), told)
    assert first.path == ((3, 6), (3, 5), (3, 4))
    assert not first.is_fatal
    assert second.is_fatal
    assert third.seat is None


def test_d20_the_blow_at_which_a_feather_burnt_has_brought_nobody_down() -> None:
    delve = scene(brannoc((3, 3)), tamsin(), enemies=[enemy("goblin-cutter", (3, 4)), enemy("goblin-cutter", (2, 3))])
    told = [
        attacked(1, 0, 1, 0),
        FeatherBurnt(seat=0, hero="brannoc", item="phoenix-feather", health=3),
        attacked(2, 0, 3, 0),
        HeroDowned(seat=0, hero="brannoc"),
    ]
    assert [one.is_fatal for one in raid(sight(delve.state, None), told)] == [False, True]


def test_a_blow_that_kills_is_one_look_and_a_boss_stands_longer() -> None:
    def struck(key: str) -> Struck:
        return Struck(
            seat=0, hero="oruk", weapon="melee", enemy=key, number=4, dice="6 2", plus=0, hits=1, criticals=1,
            blocks_rolled="", blocks=0, damage=1, health=0, energy=1,
        )  # fmt: skip

    for key, weight in (("goblin-cutter", seconds(struck("goblin-cutter"))), ("old-mawgrim", BOSS)):
        defeated = EnemyDefeated(seat=0, hero="oruk", enemy=key, number=4, treasure=2)
        (beat,) = foremost([struck(key), defeated])
        assert beat.word == "struck-down"
        assert beat.weight == weight
        assert beat.dice == (6, 2)


def test_what_the_attacker_does_not_see_lies_in_the_dark() -> None:
    """R57, R63 (T34): an enemy in the middle of the Crossroads hides what is behind it."""
    delve = scene(brannoc((3, 0)), tamsin((6, 3)), enemies=[enemy("goblin-cutter", (3, 3))], tiles=[Tile("6a", 0, 0)])
    delve.state.active = 0
    dark = lit([asked("melee-1", "move")], sight(delve.state, None)).dark
    assert {(3, 4), (3, 6)} <= dark
    assert not {(3, 0), (3, 1), (3, 3)} & dark


def test_nothing_is_dark_where_there_is_nobody_to_attack_or_nobody_aims() -> None:
    quiet = scene(brannoc((3, 0)), tamsin((6, 3)))
    assert not lit([asked("move")], sight(quiet.state, None)).dark
    fight = scene(brannoc((3, 0)), tamsin((6, 3)), enemies=[enemy("goblin-cutter", (3, 3))])
    moving = Prompt(0, "move", "R16", Pick((Option("to-m60", "to"),)))
    assert not lit([moving], sight(fight.state, None)).dark


def test_what_enemies_mean_to_do_is_drawn_while_heroes_can_do_something_about_it() -> None:
    """Numbered by their turns, from where they stand to where they would go, at whom; who does nothing has none."""
    foes = [enemy("hobgoblin-bruiser", (1, 3)), enemy("goblin-cutter", (1, 2), is_stunned=True)]
    delve = scene(brannoc((4, 3)), tamsin((6, 4)), enemies=[*foes, enemy("goblin-cutter", (2, 2))])
    first, second = intents(sight(delve.state, None))
    assert (first.turn, first.path[0], first.targets) == (1, (2, 2), ((4, 3),))
    assert (second.turn, second.path[0], second.targets) == (2, (1, 3), ((4, 3),))
    assert first.path[-1] != second.path[-1]
    delve.state.phase = "enemies"
    assert intents(sight(delve.state, None)) == []


def test_the_map_shows_what_enemies_mean_to_do() -> None:
    """The same board without a plan looks otherwise, where an arrow points at somebody."""
    delve = scene(brannoc((5, 3)), tamsin((6, 4)), enemies=[enemy("hobgoblin-bruiser", (2, 3))])
    view = sight(delve.state, None)
    calm = replace(view, enemies=tuple(replace(one, plan=None) for one in view.enemies))
    looks = hero_looks(view, ["Ada", "Ben"], WORDS)
    assert paint_near(view, looks, Lit(), WORDS).tobytes() != paint_near(calm, looks, Lit(), WORDS).tobytes()


@pytest.mark.parametrize(("first", "named"), [(-1, -1), (1, 4), (6, None)])
def test_the_edge_of_the_picture_cuts_no_name_of_a_room(first: int, named: int | None) -> None:
    """It is written left of the way north, else right of it, else not at all. `first`: the first column shown."""
    tile = sight(scene(brannoc(), tamsin()).state, None).tiles[0]
    window = Window(640, 640, 64, 32 - 64 * first, 96, is_cropped=True)
    plain, written = (map_ground(window, (tile,), (), (), (name,)) for name in ("", "Gatehouse"))
    found = ImageChops.difference(plain, written).getbbox()
    assert (found is None) == (named is None)
    if found and named is not None:
        assert 0 < found[0] - (named - first) * 64 < 32
