"""What happens in the race."""

from bot.engine import Event, Seat


class Rolled(Event, rule="R2"):
    seat: Seat
    die: int


class Walked(Event, rule="R3"):
    seat: Seat
    count: int
    space: int


class Dared(Event, rule="R4"):
    seat: Seat
    die: int
    count: int
    space: int


class Stumbled(Event, rule="R4"):
    seat: Seat
    die: int


class Splashed(Event, rule="R5"):
    seat: Seat
    space: int


class Finished(Event, rule="R6"):
    seat: Seat
