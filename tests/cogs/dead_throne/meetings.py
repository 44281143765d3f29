"""A land with people on it, as a test wants them: who stands where, with what; dice by their faces."""

from collections.abc import Sequence
from typing import Any

from bot.engine import Chance, Choice, Prompt
from cogs.dead_throne.content.decks import loot_deck, market_stock, quest_deck, scroll_deck, terrain_deck, trap_deck
from cogs.dead_throne.content.land_kinds import TERRAINS
from cogs.dead_throne.content.tables import ITEMS
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules.realm import FACES, Realm
from cogs.dead_throne.state.match import State
from cogs.dead_throne.state.people import Player, Turn
from cogs.dead_throne.state.things import MARKET, Thing, Trap
from tests.support.scripts import ScriptRun

CHARACTERS = ("saladar", "brannoc", "ysolde", "tavin", "oda", "maelle", "kestrel")
ADA, BEN, CLEO, DAN, EVE = range(5)
DECLINED = "let-pass"


def realm(*places: str, dice: Sequence[int] = (), **options: object) -> Realm:
    """A player for every place, each with ten health and five coin, and nothing else. First print."""
    players = [person(seat, step) for seat, step in enumerate(places)]
    decks = _decks()
    asked = ThroneOptions(**({"print": "first", "dusk": 0} | options))  # type: ignore[arg-type]
    state = State(asked, players, decks, market_stock(), phase="play")  # type: ignore[arg-type]
    return Realm(state, Chance.scripted(*[FACES.index(face) + 1 for face in dice]))


def _decks() -> dict[str, list[str]]:
    """Every deck of a Competitive match in print order, before it is shuffled."""
    decks = {str(terrain): terrain_deck(terrain, is_wide=False) for terrain in TERRAINS}
    decks |= {"war": scroll_deck("war"), "ward": scroll_deck("ward"), "way": scroll_deck("way")}
    return decks | {"loot": loot_deck(), "traps": trap_deck(is_wide=False), "quests": quest_deck(is_wide=False)}


def person(seat: int, step: str) -> Player:
    return Player(seat, CHARACTERS[seat + 1], step, health=10, coin=5)


def wears(world: Realm, player: Player, *keys: str) -> None:
    """Things of the Market, in the slots they belong to."""
    for key in keys:
        player.worn[ITEMS[key].slot] = thing(world, key)  # type: ignore[index]


def carries(world: Realm, player: Player, *keys: str) -> None:
    player.pack += [thing(world, key) for key in keys]


def thing(world: Realm, key: str) -> Thing:
    return world.made("item", key, MARKET)


def holds(world: Realm, player: Player, *scrolls: str) -> None:
    for scroll in scrolls:
        deck = next(cards for cards in world.state.decks.values() if scroll in cards)
        deck.remove(scroll)
        player.scrolls.append(scroll)


def sets(world: Realm, player: Player, key: str, level: int = 1) -> Trap:
    world.state.decks["traps"].remove(key)
    trap = Trap(world.new_id(), key, level)
    player.traps.append(trap)
    return trap


def walks(player: Player, *, left: int = 0) -> Player:
    """They are in their Game Turn, and have come here on foot."""
    player.turn = Turn(is_on=True, has_rolled=True, has_moved=True, left=left, path=["T1.r2", player.at])
    return player


def usual(prompt: Prompt) -> Choice:
    """What a time-out answers."""
    assert prompt.default is not None
    return prompt.default


def to_the_end(run: ScriptRun[Any]) -> ScriptRun[Any]:
    """Everybody answers as whoever is silent would."""
    while not run.is_over:
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)
    return run
