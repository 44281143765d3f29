"""R104, R105, R158: a scroll is used; if it touches anybody else, all who could hold a Nullify are asked at once."""

from bot.engine import Script, ask_all
from cogs.dead_throne.events.scrolls import Nullified, ScrollUsed, ScrollVoid
from cogs.dead_throne.prompts.meeting import react
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
    return (yield from _nullified(realm, user, scroll)) if target is not None or against is not None else None


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


def _nullified(realm: Realm, user: Player, scroll: str) -> Script[Player | None]:
    """Whoever holds any scroll is asked. A Nullify can be nullified in its turn; the first that holds is enough."""
    if not realm.is_competitive:
        return None  # there it is in nobody's hand (R130, R135)
    asked = [player for player in realm.from_left_of(user.seat) if player.is_up and player.scrolls]
    number = realm.new_id()
    prompts = [react(one.seat, user.seat, scroll, number, can_nullify=NULLIFY in one.scrolls) for one in asked]
    answers = yield from ask_all(prompts)
    for player, answer in zip(asked, answers, strict=True):
        if answer.key != NULLIFY or NULLIFY not in player.scrolls:
            continue
        if (yield from works(realm, player, NULLIFY, user)):
            yield Nullified(seat=player.seat, user=user.seat, scroll=scroll)
            return player
    return None
