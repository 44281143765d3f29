"""R7 to R9: what can be done on a Game Turn, made of what each chapter has to offer."""

from functools import partial

from msgspec.structs import replace

from bot.engine import Fact, Option, Prompt, Script, ask
from bot.kit.deeds import Deed, by_key
from cogs.dead_throne.prompts import turn as words
from cogs.dead_throne.rules.asking import is_watched
from cogs.dead_throne.rules.defender.deeds import defender_deeds
from cogs.dead_throne.rules.land.deeds import land_deeds
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.meeting.deeds import scroll_deeds, trap_deeds
from cogs.dead_throne.rules.meeting.region_traps import on_land
from cogs.dead_throne.rules.meeting.windows import meeting_deeds
from cogs.dead_throne.rules.people.dropping import can_drop, plan_drop
from cogs.dead_throne.rules.people.figures import active_stones
from cogs.dead_throne.rules.people.gear import change_gear, gear_deed_is_open
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.people.scrolls import DISCARD, discard_some
from cogs.dead_throne.rules.people.tools import essence_deeds, tool_deeds
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.stones import stone_deeds
from cogs.dead_throne.state.people import Player

USE = "use"  # what is at hand, all of one purpose
MOST_FREE = 12  # free deeds of one turn: nobody changes his gear for ever


def free_deeds(realm: Realm, player: Player) -> list[Deed]:
    """R8: any number, before the interaction."""
    if player.turn.free >= MOST_FREE:
        return []
    return [_own(realm, player, deed) for deed in _free(realm, player)]


def _free(realm: Realm, player: Player) -> list[Deed]:
    deeds = [
        *scroll_deeds(realm, player),
        *tool_deeds(realm, player),
        *essence_deeds(realm, player),
        *land_deeds(realm, player),
        *trap_deeds(realm, player),
    ]
    if gear_deed_is_open(player):
        deeds.append(Deed(GEAR, partial(change_gear, realm, player)))
    if player.scrolls:
        deeds.append(Deed(DISCARD, partial(discard_some, player)))
    if can_drop(realm, player):
        deeds.append(Deed(DROP, partial(plan_drop, realm, player)))
    return deeds


GEAR = Option("gear", "gear")
DROP = Option("drop", "drop-later")


def _own(realm: Realm, player: Player, deed: Deed) -> Deed:
    """What is in a hand, a pack or a trap nobody else sees on offer."""
    option = replace(deed.option, is_secret=True, group=deed.option.group or USE)
    is_open = partial(_is_free_now, realm, player, deed.option.key)
    return deed._replace(option=option, play=partial(_count, realm, player, deed), is_open=is_open)


def _is_free_now(realm: Realm, player: Player, key: str) -> bool:
    return key in by_key(_free(realm, player))


def _count(realm: Realm, player: Player, deed: Deed) -> Script[None]:
    player.turn.free += 1
    yield from deed.play()
    yield from keep_limits(realm, player)


def here_deeds(realm: Realm, player: Player, *, has_landed: bool) -> list[Deed]:
    """R16, R27: with what one may interact where one stands."""
    return [
        deed._replace(is_open=partial(_is_here_now, realm, player, deed.option.key, has_landed=has_landed))
        for deed in _here(realm, player, has_landed=has_landed)
    ]


def _is_here_now(realm: Realm, player: Player, key: str, *, has_landed: bool) -> bool:
    return key in by_key(_here(realm, player, has_landed=has_landed))


def _here(realm: Realm, player: Player, *, has_landed: bool) -> list[Deed]:
    deeds: list[Deed] = []
    if player.at not in active_places(realm, player):
        deeds += [on_land(realm, player, deed) for deed in step_deeds(realm, player)]
    deeds += [on_land(realm, player, deed) for deed in stone_deeds(realm, player)]
    if realm.options.mode == "defender":
        deeds += defender_deeds(realm, player)
    elif realm.is_competitive:
        deeds += meeting_deeds(realm, player, has_landed=has_landed)
    return deeds


def active_places(realm: Realm, player: Player) -> set[str]:
    """R124: on an active stone Saladar does not interact with the step."""
    return set(active_stones(realm.state).values()) if player.is_saladar else set()


def choose(
    realm: Realm,
    player: Player,
    word: str,
    rule: str,
    deeds: list[Deed],
    default: str,
    facts: dict[str, Fact] | None = None,
    *,
    about: Player | None = None,
) -> Script[Deed]:
    """One of them; where there is only one, nobody is asked: unless that told what they do not hold (R158).

    `about` is whose deeds they are, where somebody else says. If that one has been killed, trapped or carried off
    meanwhile, or what was chosen is no longer open, nothing comes of the choice (R156), and whoever asks looks again
    at what there is to do.
    """
    table = by_key(deeds)
    public = [deed.option.key for deed in deeds if not deed.option.is_secret]
    key = default if default in table else [*public, deeds[0].option.key][0]
    if len(deeds) == 1 and not _might_hold(realm, player, word, deeds[0].option.key):
        return deeds[0]
    options = tuple(deed.option for deed in table.values())
    main = next((one for one in (key, *public) if one in public), "")
    prompt = Prompt(player.seat, word, rule, options, default=(key,), facts=facts or {}, main=main)
    one = about or player
    stood = (one.at, one.is_up, one.remains)
    answer = yield from ask(prompt)
    chosen = table[answer.key]
    is_as_it_was = (one.at, one.is_up, one.remains) == stood and chosen.is_open()
    return chosen if is_as_it_was else Deed(chosen.option, _nothing)


def _nothing() -> Script[None]:
    yield from ()


def _might_hold(realm: Realm, player: Player, word: str, deed: str) -> bool:
    """A scroll or a tool where one is held, a Lockpick where one can but go inside."""
    if not is_watched(realm, player):
        return False
    return (word in {words.HOLD, words.STUCK} or deed == "inside") and bool(player.scrolls or player.loose)


ROLL = Option(words.ROLL, "roll")
PASS = Option(words.PASS, "pass", group="end")
REMAIN = Option(words.REMAIN, "remain", group="end")
