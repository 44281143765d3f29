"""Automata (section 9.11): what they foresee, when they hold back, that they never wait for one another."""

from itertools import product

import msgspec
import pytest

from bot.engine import Advice, Answer, Chance, Match
from bot.engine.playout import adviser_policy, playout
from bot.engine.snapshot import Snapshot
from bot.kit.deeds import options_of
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.adviser.advise import advise
from cogs.deckbox_dungeons.adviser.foresight import danger, harm
from cogs.deckbox_dungeons.adviser.goods import purchase
from cogs.deckbox_dungeons.adviser.mind import Mind
from cogs.deckbox_dungeons.adviser.prudence import refuge
from cogs.deckbox_dungeons.content.quest_kinds import QuestKey
from cogs.deckbox_dungeons.content.tables import QUESTS
from cogs.deckbox_dungeons.game import GAME
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.activation import menu_deeds
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import activate
from cogs.deckbox_dungeons.rules.map.ways_on import common_exit
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Hero, Item, Tile
from cogs.deckbox_dungeons.view.sight import sight
from tests.cogs.deckbox_dungeons.scenes import brannoc, enemy, oruk, scene, tamsin
from tests.support.scripts import run_script

NIGHT = DeckboxOptions(quest="night", level="dire")
CHAPEL = DeckboxOptions(quest="chapel")
HALL = Tile("15a", 0, 0)


def mind_of(delve: Delve, hero: Hero) -> Mind:
    return Mind(sight(delve.state, hero.seat), prompts.menu(hero, options_of(menu_deeds(delve, hero))))


def advice(delve: Delve, hero: Hero) -> Advice:
    delve.state.active = hero.seat
    mind = mind_of(delve, hero)
    return advise(mind.view, mind.prompt, Chance(b"advice"))


def answer(match: Match[State]) -> None:
    """The first that is asked answers as an automaton would."""
    prompt = match.prompts[0]
    choice = adviser_policy(match, prompt, Chance(b"%d" % match.answered))
    match.answer(Answer(prompt.number, prompt.seat, choice))


def test_what_is_foreseen_is_what_the_dice_come_to() -> None:
    """A Goblin Cutter comes and strikes: two dice at +1, against Tamsin's bare Defence: 0.56 wounds (6.8)."""
    tam, bran = tamsin((4, 3), actions=2), brannoc((6, 3))
    delve = scene(tam, bran, enemies=[enemy("goblin-cutter", (1, 3))])
    mind = mind_of(delve, tam)
    assert danger(mind, mind.hero) == pytest.approx(5 / 9)
    assert danger(mind, mind.delve.hero(1)) == 0
    assert harm(mind) == pytest.approx(5 / 9, abs=0.1)  # and a little for that she might fall
    trials, wounds = 2000, 0
    for number in range(trials):
        tam.health, tam.is_downed, delve.state.enemies[0].at = 8, False, (1, 3)
        delve.chance = Chance(b"%d" % number)
        run_script(activate(delve, delve.state.enemies[0]), {})
        wounds += 8 - tam.health
    assert wounds / trials == pytest.approx(5 / 9, abs=0.06)


def test_to_look_ahead_moves_nobody() -> None:
    tam, bran = tamsin((4, 3), actions=2), brannoc((5, 3))
    delve = scene(tam, bran, enemies=[enemy("cave-stalker", (1, 3)), enemy("bog-spitter", (2, 3))], options=NIGHT)
    mind = mind_of(delve, tam)
    state = mind.delve.state
    stood = [hero.at for hero in state.heroes], [foe.at for foe in state.enemies]
    harm(mind, (2, 2))
    refuge(mind)
    assert ([hero.at for hero in state.heroes], [foe.at for foe in state.enemies]) == stood


def test_enemies_block_one_another_in_what_is_foreseen() -> None:
    """On 4B only one Cutter comes to stand before Brannoc in the passage: the second one strikes nobody."""
    bran, tam = brannoc((5, 3), actions=2), tamsin((6, 3))
    cutters = [enemy("goblin-cutter", (3, 3)), enemy("goblin-cutter", (3, 4))]
    delve = scene(bran, tam, enemies=cutters, tiles=[Tile("4b", 0, 0)])
    mind = mind_of(delve, bran)
    one = harm(mind_of(scene(bran, tam, enemies=cutters[:1], tiles=[Tile("4b", 0, 0)]), bran))
    assert harm(mind) == pytest.approx(one)


def test_at_night_nobody_runs_into_three_revenants() -> None:
    """Time is on the party's side: they come by themselves, and whoever waits strikes first."""
    ork, bran = oruk(at=(6, 3), actions=2, health=3), brannoc((5, 3))
    foes = [enemy("iron-revenant", (0, column)) for column in (2, 3, 4)]
    delve = scene(ork, bran, enemies=foes, tiles=[HALL], options=NIGHT)
    assert any(deed.option.key.startswith("go-") for deed in menu_deeds(delve, ork))
    found = advice(delve, ork)
    assert found.choice in {("end",), ("move",)}
    assert found.word in {"patience", "refuge"}


@pytest.mark.parametrize("why", ["is_stunned", "is_chained"])
def test_nobody_waits_for_enemies_that_do_nothing(why: str) -> None:
    """Who neither comes nor strikes is not waited for, as that would be to wait for ever."""
    ork, bran = oruk(at=(6, 3), actions=2, health=3), brannoc((5, 3))
    foes = [enemy("iron-revenant", (0, column), **{why: True}) for column in (2, 3, 4)]
    found = advice(scene(ork, bran, enemies=foes, tiles=[HALL], options=NIGHT), ork)
    assert found.word == "attack"


@pytest.mark.parametrize(("quiet", "goes_on"), [(0, False), (2, False), (3, True)])
def test_a_way_is_not_kept_shut_for_ever_for_who_does_not_come(quiet: int, goes_on: bool) -> None:
    """Brannoc stays at the start of the first tile. How many tiles lie there and which round it is does not matter."""
    ork, bran = oruk(at=(-5, 3), actions=2), brannoc((6, 3), actions=2)
    delve = scene(ork, bran, tiles=[Tile("14a", 0, 0), Tile("8b", 0, -1)])
    delve.state.round, delve.state.quiet, delve.state.tile_deck = 1 + quiet, quiet, ["9a", "5b"]
    found = advice(delve, ork)
    assert (found.word == "explore") is goes_on, found


@pytest.mark.parametrize(("quiet", "word"), [(0, "enough"), (3, "explore")])
def test_r68_a_check_that_no_die_passes_is_left_to_others_but_not_for_ever(quiet: int, word: str) -> None:
    """Oruk reads nothing at all (Wisdom -1), and Brannoc, who might, does not come to the stalls."""
    ork, bran = oruk(at=(-5, 3), actions=2), brannoc((6, 3), actions=2)
    stalls = Tile("8b", 0, -1, encounters=["q2b"])
    delve = scene(ork, bran, tiles=[Tile("15a", 0, 0), stalls], options=CHAPEL)
    delve.state.quiet, delve.state.tile_deck = quiet, ["9a", "5b"]
    assert "deed-q2b" in {option.key for option in mind_of(delve, ork).prompt.options}
    assert advice(delve, ork).word == word


@pytest.mark.parametrize("start", ["14a", "15a"])
def test_all_walk_to_one_exit(start: str) -> None:
    """Wherever two heroes stand, both have the same exit in mind."""
    for number in range(12):
        chance = Chance(b"exit %d" % number)
        delve = scene(brannoc(), tamsin(), tiles=[Tile(start, 0, 0)], options=CHAPEL)
        delve.state.tile_deck = ["9a", "5b"]
        delve.relaid()
        spots = sorted(delve.ground.spaces_of(0))
        chance.shuffle(spots)
        for hero, spot in zip(delve.state.heroes, spots, strict=False):
            hero.at, hero.actions = spot, 2
        first, second = (common_exit(mind_of(delve, hero).delve) for hero in delve.state.heroes)
        assert first is not None
        assert first == second


def test_two_automata_at_two_exits_both_come_away_from_there() -> None:
    """Each stands before an exit of its own, on opposite sides: within two rounds one of them is opened."""
    for seed in range(6):
        state = _two_at_two_exits()
        match = _played_on(state, b"%d" % seed)
        assert len(match.state.tiles) > 1


def _two_at_two_exits() -> State:
    delve = scene(brannoc((3, 0)), tamsin((3, 6)), tiles=[HALL], options=CHAPEL)
    delve.state.tile_deck, delve.state.encounter_deck = ["9a", "5b", "10b", "13a", "7b", "1b"], []
    return delve.state


def _played_on(state: State, seed: bytes) -> Match[State]:
    snapshot = Snapshot(msgspec.msgpack.encode(state), drawn=0, prompts=0, answers=0)
    match: Match[State] = Match.load(GAME, Chance(seed), snapshot, [])
    while match.state.round <= 2 and match.outcome is None:
        answer(match)
    return match


def ends(quest: QuestKey, seats: int) -> None:
    """Never a loop, never a wait for one another: long before the guard of sixty rounds it is won or lost."""
    match = playout(GAME, seats, DeckboxOptions(quest=quest), b"ends", (adviser_policy,))
    assert match.state.result in {"won", "fallen", "doom"}
    assert match.state.round < 40
    assert match.answered < match.state.round * seats * 12


@pytest.mark.parametrize("quest", ["chapel", "toll", "night"])
def test_they_come_to_an_end(quest: QuestKey) -> None:
    ends(quest, 2)


@pytest.mark.long
@pytest.mark.parametrize(("quest", "seats"), list(product(QUESTS, (2, 3, 4))))
def test_they_come_to_an_end_in_every_quest(quest: QuestKey, seats: int) -> None:
    ends(quest, seats)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_long_night_on_dire_is_survived_about_every_other_time(seats: int) -> None:
    won = [playout(GAME, seats, NIGHT, b"night %d" % n, (adviser_policy,)).state.result == "won" for n in range(20)]
    assert sum(won) >= 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_party_has_somebody_who_shoots_and_somebody_who_strikes(seats: int) -> None:
    match = Match.start(GAME, seats, DeckboxOptions(), Chance(b"party"))
    while match.state.phase == "build":
        answer(match)
    gears = [hero.gear for hero in match.state.heroes]
    assert any(gear.ranged is not None and gear.ranged.dice > 2 for gear in gears)
    assert any(gear.melee is not None and gear.melee.dice > 2 for gear in gears)


@pytest.mark.parametrize(
    ("treasure", "options", "bought"),
    [
        (7, DeckboxOptions(), ""),
        (8, DeckboxOptions(), "buy-2"),
        (20, DeckboxOptions(quest="toll"), ""),
    ],
)
def test_with_plenty_of_treasure_a_card_nobody_wants_makes_way(
    treasure: int, options: DeckboxOptions, bought: str
) -> None:
    """Nothing but a purchase brings new cards on sale (R6); a heist hoards."""
    tam = tamsin((4, 3), treasure=treasure, actions=2)
    delve = scene(tam, brannoc((6, 3)), options=options)
    delve.state.market = [Item(1, "binding-chain"), Item(2, "skeleton-key")]
    found = purchase(mind_of(delve, tam))
    assert (found.key if found else "") == bought
