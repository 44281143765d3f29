"""Deckbox Dungeons as the engine plays it."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from bot.engine import Chance, Event, Game, Options, Script
from bot.engine.script import told
from bot.kit.binding import bind
from cogs.deckbox_dungeons.adviser.advise import advise
from cogs.deckbox_dungeons.adviser.chances import odds
from cogs.deckbox_dungeons.adviser.plans import plans, rests_on
from cogs.deckbox_dungeons.content.tables import ENCOUNTERS, FACES, ITEMS
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules import invariants
from cogs.deckbox_dungeons.rules.delve import ROLLS, Delve
from cogs.deckbox_dungeons.rules.frame.departure import depart
from cogs.deckbox_dungeons.rules.frame.epilogue import outcome
from cogs.deckbox_dungeons.rules.frame.setup import new_state
from cogs.deckbox_dungeons.rules.frame.turn import play
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.view.sight import sight
from cogs.deckbox_dungeons.view.view import DeckboxView


class DeckboxDungeons(Game[State, DeckboxView]):
    """Two to four heroes, a seat each; a turn is one activation, or the enemies' phase with its Refresh."""

    key = "deckbox-dungeons"
    seats = range(2, 5)
    rules_version = 15
    seats_per_person = 4  # who plays alone leads two heroes or more
    is_played_on = True  # R99
    secrets = frozenset(FACES) | frozenset(ENCOUNTERS) | frozenset(ITEMS)  # the order of three decks is hidden
    has_secret_numbers = False
    has_hands = False
    asked_anyway = ROLLS | {"react"}  # whoever rolls says when; until then friends may heal (R98)
    state_type = State
    options_type = DeckboxOptions

    setup = bind(new_state)
    outcome = bind(outcome)
    view = bind(sight)
    advise = bind(advise)
    odds = bind(odds)
    orders = bind(plans)
    rests_on = bind(rests_on)
    check = bind(invariants.check)

    def variants(self) -> Mapping[str, DeckboxOptions]:
        """The other shapes of quest and the other levels. Shorter than people play, long enough to meet it all."""
        return {
            "fetch": DeckboxOptions(quest="chapel", level="hard", encounters="short", most_rounds=12),
            "hold": DeckboxOptions(quest="night", level="dire", most_rounds=12),
            "heist": DeckboxOptions(quest="toll", most_rounds=12),
            "seals": DeckboxOptions(quest="king", level="hard", hand_dice=True, most_rounds=8),
        }

    def seated(self, options: Options, people: Sequence[int]) -> Options:
        """R87."""
        assert isinstance(options, DeckboxOptions)
        return replace(options, people=tuple(people))

    def turn(self, state: State, chance: Chance) -> Script[None]:
        return play(Delve(state, chance))

    def leave(self, state: State, seat: int, chance: Chance) -> Iterable[Event]:
        """R99."""
        return told(depart(Delve(state, chance), seat))

    def reshuffle_hidden(self, state: State, viewer: int | None, chance: Chance) -> None:
        """R6, R32, R33: nobody knows the order of a deck. The goal tile stays among the last three."""
        chance.shuffle(state.item_deck)
        chance.shuffle(state.encounter_deck)
        places = [number for number, face in enumerate(state.tile_deck) if face != state.quest.goal]
        faces = [state.tile_deck[number] for number in places]
        chance.shuffle(faces)
        for number, face in zip(places, faces, strict=True):
            state.tile_deck[number] = face


GAME = DeckboxDungeons()
