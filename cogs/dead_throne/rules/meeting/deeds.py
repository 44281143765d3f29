"""R8, R104, R109: scrolls and traps on one's own Game Turn, Swap Places and Far Voice among them."""

from functools import partial

from bot.engine import Option, Prompt, Script, ask
from bot.kit.deeds import Deed, by_key
from cogs.dead_throne.events.scrolls import Swapped
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.rules.asking import ask_if_open
from cogs.dead_throne.rules.fight.reactions import works
from cogs.dead_throne.rules.meeting.company import is_engaged
from cogs.dead_throne.rules.meeting.encounters import can_hear, deeds_with
from cogs.dead_throne.rules.meeting.own_scrolls import scroll_option, scrolls_of_any_turn, scrolls_of_game_turn
from cogs.dead_throne.rules.meeting.traps import trap_deeds
from cogs.dead_throne.rules.place.bounds import can_come
from cogs.dead_throne.rules.place.moving import moved
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Due, Player

__all__ = ["scroll_deeds", "trap_deeds"]
SWAP, VOICE = "swap-places", "far-voice"


def scroll_deeds(realm: Realm, player: Player) -> list[Deed]:
    """Scrolls of one's own turn, each a deed; teleports leave `player.due` and count as no interaction themselves."""
    deeds = [*scrolls_of_any_turn(realm, player), *scrolls_of_game_turn(realm, player)]
    if SWAP in player.scrolls and (others := _swappable(realm, player)):
        deeds.append(Deed(scroll_option(SWAP), partial(_swap, realm, player, others)))
    if VOICE in player.scrolls and player.held is None and (heard := can_hear(realm, player)):
        deeds.append(Deed(scroll_option(VOICE), partial(_speak, realm, player, heard)))
    return deeds


def _swappable(realm: Realm, player: Player) -> list[Player]:
    """R175: neither comes where they may not go. Nobody is drawn out of a battle, a trade or the Market (R22, R37)."""
    return [one for one in realm.up if one.at != player.at and _can_swap(realm, player, one)]


def _can_swap(realm: Realm, player: Player, other: Player) -> bool:
    """An enemy's hold or a trap does not keep the other back: it lets go of them (R175)."""
    if is_engaged(realm, other) or other.seat in realm.state.shoppers or not other.is_up:
        return False
    return can_come(realm, player, other.at) and can_come(realm, other, player.at)


def _is_loose(realm: Realm, player: Player) -> bool:
    """They have neither been killed nor drawn into a battle meanwhile."""
    return player.is_up and realm.battle_of(player.seat) is None


def _whom(player: Player, scroll: str, others: list[Player]) -> Prompt:
    options = tuple(meeting.at("choose-player", other.seat) for other in others)
    return Prompt.usual(player.seat, scroll, "R104", options, options[0].key)


def _swap(realm: Realm, player: Player, others: list[Player]) -> Script[None]:
    """Only who used it interacts then."""
    key = yield from ask_if_open(_whom(player, SWAP, others))
    other = next(one for one in others if key == f"choose-player-{one.seat}")
    if not (yield from works(realm, player, SWAP, other)):
        return
    if not (_can_swap(realm, player, other) and _is_loose(realm, player)):
        return  # drawn into something meanwhile (R156)
    here, there = player.at, other.at
    yield from moved(realm, player, there)
    yield from moved(realm, other, here)
    player.due = Due("to", steps_to=[player.at], cause=SWAP)
    yield Swapped(seat=player.seat, other=other.seat, step=player.at)


def _speak(realm: Realm, player: Player, heard: list[Player]) -> Script[None]:
    """R37, R148: as usual with any living player; nobody moves."""
    key = yield from ask_if_open(_whom(player, VOICE, heard))
    other = next(one for one in heard if key == f"choose-player-{one.seat}")
    if not (yield from works(realm, player, VOICE, other)):
        return
    deeds = by_key(deeds_with(realm, player, other, can_battle=True, is_afar=True))
    if deeds:
        options = (*(deed.option for deed in deeds.values()), Option("nothing", "say-nothing"))
        asked = Prompt.usual(player.seat, "say", "R37", options, "nothing")
        chosen = yield from ask(asked)
        if chosen.key in deeds:
            yield from deeds[chosen.key].play()
