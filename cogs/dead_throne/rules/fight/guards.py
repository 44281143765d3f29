"""R58, R86, R113: what is put against an attack, and what it comes to."""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from bot.engine import Fact, Option, Script, ask
from cogs.dead_throne.content.tables import ENEMIES
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.rules.fight.blows import essences
from cogs.dead_throne.rules.people.figures import defence_of
from cogs.dead_throne.rules.people.goods import if_held
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing

STONE_SKIN, BULWARK, MIRROR, MEND = "stone-skin", "conjured-bulwark", "mirror-ward", "mend"
SKIN, MENDED = 4, 4
NONE = Option("none", "no-guard")


class Guard(NamedTuple):
    """One scroll, one creature called in."""

    scroll: str = ""
    essence: Thing | None = None


def choose_guard(
    player: Player,
    facts: dict[str, Fact],
    *,
    has_scroll_part: bool,
    is_needless: bool = False,
    is_alone: bool = False,
    friends: Sequence[Player] = (),
) -> Script[Guard]:
    """Asked of whoever holds a scroll or carries anything, so that the question tells nothing (R158).

    `is_needless`: all can see that nothing need be put against it. `is_alone`: nobody is there to learn anything.
    `friends` share their scrolls and creatures (R142).
    """
    people = (player, *friends)
    if is_needless or not any(one.scrolls or one.loose for one in people):
        return Guard()
    guards = {_key(guard): guard for guard in _guards(player, friends, has_scroll_part=has_scroll_part)}
    if is_alone and not guards:
        return Guard()
    options = [NONE, *(_option(key, guard) for key, guard in guards.items())]
    answer = yield from ask(meeting.guard(player.seat, facts, options))
    guard = guards.get(answer.key, Guard())
    scroll = guard.scroll if any(guard.scroll in one.scrolls for one in people) else ""
    return Guard(scroll, next((guard.essence for one in people if if_held(one, guard.essence)), None))


def _guards(player: Player, friends: Sequence[Player], *, has_scroll_part: bool) -> list[Guard]:
    """Whoever is trapped has no defence to add to (R113)."""
    scrolls = [MEND, *([MIRROR] if has_scroll_part else [])]
    scrolls += [] if player.is_trapped else [STONE_SKIN, *([] if "bulwark" in player.conjured else [BULWARK])]
    people = (player, *friends)
    held = [scroll for scroll in dict.fromkeys(key for one in people for key in one.scrolls) if scroll in scrolls]
    creatures = [] if player.is_trapped else [thing for one in people for thing in essences(one)]
    return [Guard(*parts) for parts in product(("", *held), (None, *creatures)) if any(parts)]


def _key(guard: Guard) -> str:
    return "-with-".join(part for part in (guard.scroll, f"e{guard.essence.id}" if guard.essence else "") if part)


def _option(key: str, guard: Guard) -> Option:
    """`option-guard`, with `-scroll` and `-essence`."""
    word, facts = "guard", dict[str, Fact]()
    if guard.scroll:
        word, facts["scroll"] = f"{word}-scroll", term("scroll", guard.scroll)
    if guard.essence:
        word, facts["enemy"] = f"{word}-essence", term("enemy", guard.essence.key)
    return Option(key, word, facts)


def defend_with(player: Player, scroll: str, creature: int) -> int:
    """The total defence (R113: none). `scroll` is the guard's, where it was not cancelled."""
    if scroll == BULWARK:
        player.conjured.append("bulwark")
    return 0 if player.is_trapped else defence_of(player) + SKIN * (scroll == STONE_SKIN) + creature


def creature_defence(realm: Realm, essence: Thing | None) -> int:
    if essence is None:
        return 0
    enemy = ENEMIES[essence.key]
    return realm.die() * enemy.defence_dice if enemy.defence_dice else enemy.defence
