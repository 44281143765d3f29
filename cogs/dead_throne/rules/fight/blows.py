"""R55, R86: what an attack consists of, and what it comes to."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Literal, NamedTuple

from bot.engine import Fact, Option, Script, ask
from cogs.dead_throne.content.card_kinds import Element
from cogs.dead_throne.content.tables import CHARACTERS, ENEMIES, SCROLLS
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.rules.fight.breaking import is_brittle
from cogs.dead_throne.rules.fight.elements import element_of, with_edge
from cogs.dead_throne.rules.people.figures import attack_of, is_armed
from cogs.dead_throne.rules.people.goods import if_held
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing

Arm = Literal["weapon", "hand", ""]
WAR_CRY, DART = "war-cry", "blood-dart"
CRY = 3  # what a War Cry adds
DECLINE = Option("decline", "decline")
HOLD_BACK = Option("decline", "hold-back")  # the same where nothing would break


class Blow(NamedTuple):
    """With the weapon, the bare hand or neither; one scroll; one creature called in; a Blood Dart besides."""

    arm: Arm
    scroll: str = ""
    essence: Thing | None = None
    has_dart: bool = False


class Attack(NamedTuple):
    """What the parts came to. `own` is the weapon's alone: by it a weapon may break (R100)."""

    own: int
    arm: int
    scroll: int
    essence: int

    @property
    def total(self) -> int:
        return self.arm + self.scroll + self.essence


def attack_scrolls(people: Iterable[Player]) -> list[str]:
    """Those that can stand in an attack, each once."""
    return [key for key in dict.fromkeys(key for one in people for key in one.scrolls) if _is_of_attack(key)]


def _is_of_attack(scroll: str) -> bool:
    return scroll == WAR_CRY or SCROLLS[scroll].attack > 0 or SCROLLS[scroll].attack_dice > 0


def essences(player: Player) -> list[Thing]:
    return [thing for thing in player.loose if thing.kind == "essence"]


def choose_blow(
    player: Player,
    facts: dict[str, Fact],
    *,
    sturdiest: int = 0,
    may_grow: bool = False,
    can_decline: bool = False,
    can_dart: bool = False,
    friends: Sequence[Player] = (),
) -> Script[Blow | None]:
    """What they attack with; None: they decline (R59). `sturdiest`: a defence that breaks any weapon below it.

    `may_grow`: something may be put against it besides, as far as all can see. `friends` share their scrolls and
    creatures (R142). Who has neither scrolls nor anything in the pack, and no weapon that may break, attacks with what
    they hold: everybody can see that.
    """
    is_breaking = is_brittle(player) and attack_of(player) < sturdiest
    usual: Arm = "weapon" if is_armed(player) and not is_breaking else "hand"
    is_at_risk = is_breaking or (may_grow and is_brittle(player))  # then they may spare it, or not (R59, R100)
    if not (any(one.scrolls or one.loose for one in (player, *friends)) or is_at_risk or can_decline):
        return Blow(usual)
    blows = {_key(blow): blow for blow in _blows(player, friends, can_dart=can_dart)}
    options = [_option(key, blow) for key, blow in blows.items()]
    answer = yield from ask(meeting.blow(player.seat, facts, options + [_declined(player)] * can_decline, usual))
    blow = blows.get(answer.key)
    return None if blow is None else still_held((player, *friends), blow)


def _declined(player: Player) -> Option:
    return DECLINE if is_armed(player) and is_brittle(player) else HOLD_BACK


def still_held(people: Sequence[Player], blow: Blow) -> Blow:
    """What they have given away or used elsewhere while they were asked is no part of it."""
    held = {scroll for one in people for scroll in one.scrolls}
    essence = next((blow.essence for one in people if if_held(one, blow.essence)), None)
    scroll = blow.scroll if blow.scroll in held else ""
    return blow._replace(scroll=scroll, essence=essence, has_dart=blow.has_dart and DART in held)


def _blows(player: Player, friends: Sequence[Player], *, can_dart: bool) -> list[Blow]:
    """War Cry stands with the weapon or the hand; a scroll or a creature may also stand alone (R86)."""
    people = (player, *friends)
    arms: tuple[Arm, ...] = ("weapon", "hand", "") if is_armed(player) else ("hand", "")
    darts = (False, True) if can_dart and any(DART in one.scrolls for one in people) else (False,)
    creatures = [thing for one in people for thing in essences(one)]
    parts = product(arms, ("", *attack_scrolls(people)), (None, *creatures), darts)
    blows = [Blow(*part) for part in parts]
    return [
        blow for blow in blows if blow.arm or (blow.scroll not in {"", WAR_CRY} or (blow.essence and not blow.scroll))
    ]


def _key(blow: Blow) -> str:
    parts = (blow.arm, blow.scroll, f"e{blow.essence.id}" if blow.essence else "", "dart" if blow.has_dart else "")
    return "-with-".join(part for part in parts if part)


def _option(key: str, blow: Blow) -> Option:
    """`option-blow-<arm>`, with `-scroll`, `-essence` and `-dart` for what is added."""
    facts: dict[str, Fact] = {}
    word = f"blow-{blow.arm or 'none'}"
    if blow.scroll:
        word, facts["scroll"] = f"{word}-scroll", term("scroll", blow.scroll)
    if blow.essence:
        word, facts["enemy"] = f"{word}-essence", term("enemy", blow.essence.key)
    return Option(key, word + "-dart" * blow.has_dart, facts, group=f"blow-{blow.arm or 'none'}")


def first_part(blow: Blow, attack: Attack) -> int:
    """Of weapon or hand, scroll, creature: the first that stands in it (R86)."""
    return attack.arm if blow.arm else attack.scroll if blow.scroll else attack.essence


def attack_with(realm: Realm, player: Player, blow: Blow, *, bonus: int = 0, element: Element | None = None) -> Attack:
    """What the attack comes to, dice rolled; a Whetstone is used up. `element` is that of whoever is attacked.

    `bonus` is what others add to the weapon or the hand: the weapon's element is nothing to it.
    """
    own = attack_of(player) if blow.arm == "weapon" else CHARACTERS[player.character].attack if blow.arm else 0
    arm = own + CRY * (blow.scroll == WAR_CRY)
    if blow.arm == "weapon":
        arm = with_edge(arm + player.whet, element_of(player), element)
        player.whet = 0
    arm += bonus * bool(blow.arm)
    return Attack(own, arm, _scroll_part(realm, blow.scroll, element), _creature(realm, blow.essence))


def _scroll_part(realm: Realm, scroll: str, element: Element | None) -> int:
    if not scroll or scroll == WAR_CRY:
        return 0
    kind = SCROLLS[scroll]
    value = kind.attack + (realm.die() * kind.attack_dice if kind.attack_dice else 0)
    return with_edge(value, kind.element, element)


def _creature(realm: Realm, essence: Thing | None) -> int:
    if essence is None:
        return 0
    enemy = ENEMIES[essence.key]
    return realm.die() * enemy.attack_dice if enemy.attack_dice else enemy.attack
