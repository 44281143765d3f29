"""A match laid out for a test: who stands where with what, what the dice show, what lies on top of the decks."""

from collections.abc import Iterable
from typing import TypeVar

from bot.engine import Chance, Event, Script
from cogs.dead_throne.content.tables import CHARACTERS, ITEMS
from cogs.dead_throne.options import Mode, ThroneOptions
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.setting.setup import new_state
from cogs.dead_throne.state.match import DeckKey
from cogs.dead_throne.state.people import Player, Slot
from cogs.dead_throne.state.things import MARKET, Thing
from tests.support.scripts import ScriptRun

T = TypeVar("T")

ADA, BEN, CAL, DEE, EVE = range(5)
_FACES = {2: 1, 3: 2, 4: 3, 5: 5, 6: 6}  # by what a die of this game shows
_SLOTS: dict[str, Slot] = {
    "weapon": "weapon", "shield": "shield", "special": "special", "helmet": "helmet", "body": "body",
    "gauntlets": "gauntlets", "boots": "boots", "ring": "ring", "rucksack": "rucksack",
}  # fmt: skip


def dice(*shown: int) -> Chance:
    """Dice of this game that show this, one after the other; what is picked by chance takes of them as well."""
    return Chance.scripted(*(_FACES[one] for one in shown))


def realm_of(*shown: int, seats: int = 2, mode: Mode = "competitive", is_wide: bool = False) -> Realm:
    """Heroes with empty hands at the Inn of Brackenford, the cards in print order, no coin."""
    options = ThroneOptions(mode=mode, print="wide" if is_wide else "first")
    state = new_state(seats, options, Chance(b"a world of its own"))
    state.phase = "play"
    heroes = [key for key in CHARACTERS if key != "saladar"]
    for player, character in zip(state.players, heroes, strict=False):
        player.character, player.at, player.health, player.coin = character, "T1.inn", 10, 0
    return Realm(state, dice(*shown))


def given(realm: Realm, seat: int, *items: str, kind: str = "item", home: str = MARKET) -> list[Thing]:
    """They carry these, in the inventory."""
    things = [realm.made("essence" if kind == "essence" else "relic" if kind == "relic" else "item", item, home)
              for item in items]  # fmt: skip
    realm.player(seat).pack += things
    return things


def wearing(realm: Realm, seat: int, *items: str) -> Player:
    player = realm.player(seat)
    for item in items:
        player.worn[_SLOTS[ITEMS[item].slot]] = realm.made("item", item, MARKET)
    return player


def stack(realm: Realm, deck: DeckKey, *cards: str) -> None:
    """These lie in front of their deck."""
    for card in reversed(cards):
        if card in realm.state.decks[deck]:
            realm.state.decks[deck].remove(card)
        realm.state.decks[deck].insert(0, card)


def words(events: Iterable[Event]) -> list[str]:
    return [event.word for event in events]


def by_default(script: Script[T]) -> ScriptRun[T]:
    """Everybody answers as whoever is silent would."""
    run = ScriptRun(script)
    while not run.is_over:
        prompt = run.prompts[0]
        assert prompt.default is not None
        run.answer(prompt.seat, prompt.default, prompt.word)
    return run
