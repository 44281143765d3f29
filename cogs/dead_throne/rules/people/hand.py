"""R104, R105: scrolls leave the hand; nobody holds more than they may."""

from collections.abc import Collection

from bot.engine import Option, Script, ask
from cogs.dead_throne.events.people import ScrollsDiscarded
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.rules.people.figures import hand_limit
from cogs.dead_throne.state.people import Player


def put_aside(player: Player, scroll: str) -> None:
    """R105: used or discarded; it goes back to its deck at the next refresh (R106)."""
    player.scrolls.remove(scroll)
    player.spent.append(scroll)


def trim(player: Player) -> Script[None]:
    """R104: a hand that has grown too large, or whose Crested Helm is gone, is made smaller at once."""
    while (extra := len(player.scrolls) - hand_limit(player)) > 0:
        player.is_sorting = True
        if count := (yield from discard(player, extra, keeping=hand_limit(player))):
            yield ScrollsDiscarded(seat=player.seat, count=count)
    player.is_sorting = False


def discard(player: Player, count: int, keeping: int = 0) -> Script[int]:
    """R105: they choose which. So many they keep: some may be gone by other ways while they choose (R156).

    Returns how many it were in the end.
    """
    options = [Option(key, "discard", {"thing": term("scroll", one)}) for key, one in scroll_keys(player).items()]
    keys: Collection[str] = [option.key for option in options]
    if count < len(options):  # else all of them go
        keys = (yield from ask(meeting.discards(player.seat, options, count))).keys
    held = scroll_keys(player)
    gone = [held[key] for key in keys if key in held][: max(0, len(player.scrolls) - keeping)]
    for scroll in gone:
        put_aside(player, scroll)
    return len(gone)


def scroll_keys(player: Player) -> dict[str, str]:
    """Two alike are told apart by their number, and by whose they are."""
    return {f"scroll-{player.seat}-{n}-{scroll}": scroll for n, scroll in enumerate(player.scrolls)}
