"""Live matches: one mailbox each, deadlines, automata, resume. Knows the engine and the store, not Discord."""

from bot.host.host import Host, utcnow
from bot.host.pace import PACES
from bot.host.refused import HostRefused, Reason
from bot.host.story import Told
from bot.host.table import Audience, Change, Deadline, Kind, Person, SeatInfo, Status, Table

__all__ = [
    "PACES",
    "Audience",
    "Change",
    "Deadline",
    "Host",
    "HostRefused",
    "Kind",
    "Person",
    "Reason",
    "SeatInfo",
    "Status",
    "Table",
    "Told",
    "utcnow",
]
