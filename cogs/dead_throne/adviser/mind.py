"""What an automaton thinks with: the view, the question, and whom it plays."""

from functools import cached_property

from bot.engine import Option, Prompt, Who
from bot.kit import minds
from cogs.dead_throne.content.tables import SCROLLS
from cogs.dead_throne.view.view import PlayerView, ThingView, ThroneView

CRY = "war-cry"


class Mind(minds.Mind[ThroneView]):
    @property
    def me(self) -> PlayerView:
        return self.view.players[self.prompt.seat]

    @cached_property
    def others(self) -> list[PlayerView]:
        """Who else is alive and on the map."""
        return [one for one in self.view.players if one.seat != self.prompt.seat and is_up(one)]

    @property
    def mode(self) -> str:
        return self.view.options.mode

    @property
    def scrolls(self) -> tuple[str, ...]:
        return self.me.scrolls or ()

    @property
    def pack(self) -> tuple[ThingView, ...]:
        return self.me.pack or ()

    @cached_property
    def shared(self) -> tuple[ThingView, ...]:
        """What is carried by all of their group (R142)."""
        friends = [self.view.players[seat] for seat in self.me.group if seat != self.me.seat]
        return (*self.pack, *(thing for friend in friends for thing in friend.pack or ()))

    @cached_property
    def things(self) -> tuple[ThingView, ...]:
        return (*self.me.worn, *self.pack)

    @cached_property
    def strong_scrolls(self) -> int:
        """Scrolls that make an attack much stronger."""
        return sum(SCROLLS[scroll].attack > 0 or scroll == CRY for scroll in self.scrolls)

    @property
    def is_saladar(self) -> bool:
        return self.me.character == "saladar"


def is_up(player: PlayerView) -> bool:
    return bool(player.at) and not player.is_dead and not player.is_out


def seat_of(asked: Option | Prompt, name: str = "other") -> int:
    found = asked.facts.get(name)
    return found.seats[0] if isinstance(found, Who) and found.seats else -1
