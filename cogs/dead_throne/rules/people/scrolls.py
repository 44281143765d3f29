"""R104 to R107: scrolls in the hand, put aside, and drawn anew."""

from collections.abc import Iterable, Sequence

from bot.engine import Option, PickSome, Prompt, Script, ask, ask_all
from cogs.dead_throne.events.people import ScrollsDiscarded, ScrollsDrawn
from cogs.dead_throne.prompts import scrolls as prompts
from cogs.dead_throne.prompts.options import named, term
from cogs.dead_throne.prompts.scrolls import SCHOOLS, decks_of
from cogs.dead_throne.rules.people.figures import hand_limit, has_enchanted
from cogs.dead_throne.rules.people.hand import put_aside, trim
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.match import DeckKey
from cogs.dead_throne.state.people import Player

PUT_BACK, ASIDE = "put-back", "aside"
DISCARD = Option("discard", "discard-scrolls", is_secret=True)


def discard_some(player: Player) -> Script[None]:
    """R105: as many as they like; the last may have been used while they looked at the menu (R156)."""
    if not player.scrolls:
        return
    options = tuple(
        Option(f"aside-{place}", "discard", {"thing": term("scroll", scroll)}, is_secret=True)
        for place, scroll in enumerate(player.scrolls)
    )
    kind = PickSome(options, 0, len(options))
    answer = yield from ask(Prompt(player.seat, ASIDE, "R105", kind, default=(), is_secret=True))
    if len(player.scrolls) != len(options):
        return  # one was used meanwhile (R156)
    gone = [player.scrolls[int(key.removeprefix("aside-"))] for key in answer.keys]
    for scroll in gone:
        put_aside(player, scroll)
    if gone:
        yield ScrollsDiscarded(seat=player.seat, count=len(gone))


def refresh(realm: Realm, player: Player) -> Script[None]:
    """R106: at the start of a Game or Battle Turn. Asks for decks only where scrolls are missing."""
    missing = _give_back_spent(realm, player)
    if missing > 0:
        has_satchel = has_enchanted(player, "scholars-satchel")
        answer = yield from ask(prompts.refresh(player.seat, missing + has_satchel))
        yield from _draw_those(realm, player, decks_of(answer.key))
    yield from trim(player)


def refresh_all(realm: Realm, players: Sequence[Player]) -> Script[None]:
    """The same for several at once, before play."""
    missing = [_give_back_spent(realm, player) for player in players]
    asked = [prompts.refresh(player.seat, count) for player, count in zip(players, missing, strict=True)]
    answers = yield from ask_all(asked)
    for player, answer in zip(players, answers, strict=True):
        yield from _draw_those(realm, player, decks_of(answer.key))


def _give_back_spent(realm: Realm, player: Player) -> int:
    """What was put aside goes back; so many scrolls are missing."""
    for used in player.spent:
        realm.give_back_scroll(used)
    player.spent = []
    return hand_limit(player) - len(player.scrolls)


def replace_all(realm: Realm, player: Player) -> Script[None]:
    """As many as they hold, and no more: what was put aside before waits for their next turn (R106)."""
    held, player.scrolls = player.scrolls, []
    for scroll in held:
        realm.give_back_scroll(scroll)
    if held:
        answer = yield from ask(prompts.refresh(player.seat, len(held)))
        yield from _draw_those(realm, player, decks_of(answer.key))


def _draw_those(realm: Realm, player: Player, decks: Iterable[DeckKey]) -> Script[None]:
    drawn = [scroll for deck in decks if (scroll := _front(realm, deck)) is not None]
    player.scrolls += drawn
    yield ScrollsDrawn(seat=player.seat, count=len(drawn))
    if len(player.scrolls) > hand_limit(player):
        yield from _put_one_back(realm, player)


def _front(realm: Realm, school: DeckKey) -> str | None:
    """An empty deck gives of the next one that is not."""
    schools = (school, *(other for other in SCHOOLS if other != school))
    return next((scroll for one in schools if (scroll := realm.draw(one)) is not None), None)


def _put_one_back(realm: Realm, player: Player) -> Script[None]:
    """R96: the Scholar's Satchel: one extra is drawn, then one goes back."""
    player.is_sorting = True
    options = tuple(named("put-back", "scroll", scroll) for scroll in dict.fromkeys(player.scrolls))
    answer = yield from ask(Prompt.usual(player.seat, PUT_BACK, "R106", options, options[0].key, is_secret=True))
    scroll = answer.key.removeprefix("put-back-")
    if scroll in player.scrolls:  # it may have been used meanwhile (R156)
        player.scrolls.remove(scroll)
        realm.give_back_scroll(scroll)
    yield from trim(player)


def draw_scroll(realm: Realm, player: Player, school: DeckKey | None = None) -> Script[None]:
    """One more now (Second Wind, Salt Lamp); of a deck they choose where none is named."""
    if school is None:
        (school,) = decks_of((yield from ask(prompts.school(player.seat))).key)
    scroll = _front(realm, school)
    if scroll is not None:
        player.scrolls.append(scroll)
        yield ScrollsDrawn(seat=player.seat, count=1)
        yield from trim(player)
