"""R104, R105, R158: a scroll is used; if it touches anybody else, there is a breath in which it can be cancelled."""

from collections.abc import Container, Mapping

from bot.engine import Fact, Script, ask, breath
from cogs.dead_throne.events.scrolls import HeldOn, Nullified, ScrollUsed, ScrollVoid
from cogs.dead_throne.prompts.meeting import HOLD_ON, REACT, cancel, moment, used
from cogs.dead_throne.rules.people.figures import has_enchanted
from cogs.dead_throne.rules.people.hand import put_aside
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player

NULLIFY, MIRROR_SHIELD = "nullify", "mirror-shield"


def use_scroll(
    realm: Realm, user: Player, scroll: str, target: Player | None = None, against: Player | None = None
) -> Script[Player | None]:
    """It is put aside and told; whoever has cancelled it, or nobody.

    `target`: at whom it is aimed; `against`: whom it touches though it is aimed at nobody, such as a War Cry. One that
    touches nobody else opens no window (R158).
    """
    if scroll not in user.scrolls:
        return user  # they have used it elsewhere while they were asked (R156)
    put_aside(user, scroll)
    yield ScrollUsed(seat=user.seat, scroll=scroll, target=target.seat if target else None)
    touched = target or against
    return None if touched is None else (yield from _nullified(realm, user, scroll, touched))


def works(
    realm: Realm, user: Player, scroll: str, target: Player | None = None, against: Player | None = None
) -> Script[bool]:
    """The same, where it does not matter who has cancelled it."""
    return (yield from use_scroll(realm, user, scroll, target, against)) is None


def hits(realm: Realm, user: Player, scroll: str, target: Player) -> Script[bool]:
    """An attack scroll that is aimed at somebody in a battle: a Mirror Shield voids the first of it."""
    if scroll in user.scrolls and has_enchanted(target, MIRROR_SHIELD) and not target.mirrored:
        target.mirrored = True
        put_aside(user, scroll)
        yield ScrollUsed(seat=user.seat, scroll=scroll, target=target.seat)
        yield ScrollVoid(seat=target.seat, scroll=scroll)
        return False
    return (yield from works(realm, user, scroll, target))


def _nullified(realm: Realm, user: Player, scroll: str, touched: Player) -> Script[Player | None]:
    """In a breath whoever holds a Nullify may hold on, and is then asked. A Nullify can be nullified in its turn."""
    if not realm.is_competitive:
        return None  # there it is in nobody's hand (R130, R135)
    facts = used(user.seat, scroll, touched.seat, realm.new_id())
    content: set[int] = set()  # who have let it happen
    while (player := (yield from held_on(realm, REACT, facts, _able(realm, user, content)))) is not None:
        if NULLIFY not in player.scrolls:
            continue  # used elsewhere meanwhile (R156)
        if (yield from ask(cancel(player.seat, facts))).key != NULLIFY:
            content.add(player.seat)
        elif NULLIFY in player.scrolls and (yield from works(realm, player, NULLIFY, user)):
            yield Nullified(seat=player.seat, user=user.seat, scroll=scroll)
            return player
    return None


def _able(realm: Realm, user: Player, content: Container[int]) -> dict[int, bool]:
    """Whoever holds scrolls, and whether a Nullify is among them now: one may have been spent on another Nullify."""
    others = [one for one in realm.from_left_of(user.seat) if one.scrolls and one.seat not in content]
    return {one.seat: NULLIFY in one.scrolls for one in others}


def held_on(realm: Realm, word: str, facts: dict[str, Fact], able: Mapping[int, bool]) -> Script[Player | None]:
    """R158: a breath for all whom it concerns, the same whoever is able; who holds on."""
    concerned = {seat: (HOLD_ON,) if can else () for seat, can in able.items() if realm.player(seat).is_up}
    if not concerned:
        return None
    answer = yield from breath(moment(word, facts, realm.options.breath), "R158", concerned)
    if answer is None:
        return None
    yield HeldOn(seat=answer.seat)
    return realm.player(answer.seat)
