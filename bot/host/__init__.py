"""Live matches: one mailbox each, deadlines, automata, resume. Knows the engine and the store, not Discord."""

from bot.host.aside import DESERTED_FOR, MOST_SNOOZES, Aside, Motion
from bot.host.host import Host, utcnow
from bot.host.pace import PACES
from bot.host.person import Person
from bot.host.refused import HostRefused, Reason
from bot.host.story import Told
from bot.host.table import Audience, Change, Deadline, Kind, SeatInfo, Status, Table
from bot.host.undo import can_undo

__all__ = [
    "DESERTED_FOR",
    "MOST_SNOOZES",
    "PACES",
    "Aside",
    "Audience",
    "Change",
    "Deadline",
    "Host",
    "HostRefused",
    "Kind",
    "Motion",
    "Person",
    "Reason",
    "SeatInfo",
    "Status",
    "Table",
    "Told",
    "can_undo",
    "utcnow",
]
