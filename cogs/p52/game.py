"""P52 as the engine plays it."""

from collections.abc import Iterable, Mapping, Sequence

from bot.engine import Chance, Event, Game, Script, Sheet
from bot.engine.script import told
from bot.kit.binding import bind
from cogs.p52.adviser.advise import advise
from cogs.p52.adviser.chances import odds
from cogs.p52.adviser.orders import ordered, orders
from cogs.p52.content.cards import ACTION_DECK
from cogs.p52.content.tables import ENEMIES, ITEMS, MAJORS, MINORS
from cogs.p52.options import P52Options
from cogs.p52.rules import invariants
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.departure import depart
from cogs.p52.rules.frame.outcome import outcome
from cogs.p52.rules.frame.setup import new_state
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.heroes.roster import arrive, keepsakes, retires
from cogs.p52.rules.hidden import reshuffle
from cogs.p52.state.match import State
from cogs.p52.state.sheet import Sheet as Character
from cogs.p52.view.sight import sight
from cogs.p52.view.view import P52View

GROUNDS = ("path", "obstructed", "hidden", "trap", "chest", "special")


class P52(Game[State, P52View]):
    """One to six characters, a seat each; a turn is one combatant's, or one character's in a room that is explored."""

    key = "p52"
    seats = range(1, 7)
    seats_per_person = 3  # R132
    is_played_on = True  # R132: whoever leaves, an automaton goes on; nobody may leave a room alone (R111)
    rules_version = 16
    secrets = frozenset((*ACTION_DECK, *GROUNDS, *ITEMS, *MINORS, *MAJORS, *(kind.key for kind in ENEMIES.values())))
    has_secret_numbers = False
    # Cards that are flipped for all to see, and go to a discard that nobody looks through.
    reveals = frozenset(("attacked", "enemy-defended", "struck", "defended", "ability-used", "found", "trap-sprung"))
    has_hands = False
    state_type = State
    options_type = P52Options
    sheet_type = Character

    setup = bind(new_state)
    orders = bind(orders)
    ordered = bind(ordered)
    outcome = bind(outcome)
    view = bind(sight)
    advise = bind(advise)
    odds = bind(odds)
    check = bind(invariants.check)
    keepsakes = bind(keepsakes)  # R130
    retires = bind(retires)  # R131
    reshuffle_hidden = bind(reshuffle)  # R1, R4, R8: decks, stamina cards, spots that are face down

    def variants(self) -> Mapping[str, P52Options]:
        """The other adventures and switches. Shorter than people play, long enough to meet it all."""
        return {
            "gaol": P52Options(adventure="gaol", difficulty="grim", finds="asked", most_rounds=6),
            "winds": P52Options(adventure="winds", drop="order", sight="all", most_rounds=6),
            "delve": P52Options(adventure="delve", difficulty="grim", most_rounds=6),
        }

    def rehearsed(self) -> P52Options:
        """R141: where everybody lets time run out nobody would ever leave the room."""
        return P52Options(most_rounds=60)

    def enter(self, state: State, brought: Sequence[Sheet], chance: Chance) -> None:
        """R130."""
        crawl = Crawl(state, chance)
        for sheet in brought:
            arrive(crawl, sheet)

    def turn(self, state: State, chance: Chance) -> Script[None]:
        return play(Crawl(state, chance))

    def leave(self, state: State, seat: int, chance: Chance) -> Iterable[Event]:
        """R132."""
        return told(depart(Crawl(state, chance), seat))


GAME = P52()
