"""Live matches: one mailbox each, deadlines, automata, resume. Knows the engine and the store, not Discord.

This is the public door; what others need of the host they take from here. Behind it are three rooms, each of which
knows only those before it:

- `model/`: what a table is. Tables, people, votes, paces, refusals, a match in memory: data, and what it says at once.
- `steps/`: what can happen at a table, each as a pure function from one committed table to the next, or a refusal.
- `runtime/`: what makes it happen. `Host` composes it: `host.commands` is what people may do, `host.queries` what one
  may ask; mailboxes take steps one at a time, the alarm and the automata act where nobody does, the notifier tells.
"""

from bot.host.model.pace import BANKS, DESERTED_FOR, PACES, USUAL_PACE, is_by_letter
from bot.host.model.person import Person
from bot.host.model.reach import taken_back
from bot.host.model.refused import HostRefused, Reason
from bot.host.model.rights import Openers, ServerRights, Stoppers, allowed, require
from bot.host.model.table import Audience, Change, Deadline, Kind, SeatInfo, Status, Table
from bot.host.model.table_notes import MOST_SNOOZES, Bringing, TableNotes, Vote
from bot.host.runtime.characters import MOST_CHARACTERS, Characters
from bot.host.runtime.commands import Commands
from bot.host.runtime.host import Host, utcnow
from bot.host.runtime.queries import Queries
from bot.host.runtime.story import Told
from bot.host.steps.undo import can_undo

__all__ = [
    "BANKS",
    "DESERTED_FOR",
    "MOST_CHARACTERS",
    "MOST_SNOOZES",
    "PACES",
    "USUAL_PACE",
    "Audience",
    "Bringing",
    "Change",
    "Characters",
    "Commands",
    "Deadline",
    "Host",
    "HostRefused",
    "Kind",
    "Openers",
    "Person",
    "Queries",
    "Reason",
    "SeatInfo",
    "ServerRights",
    "Status",
    "Stoppers",
    "Table",
    "TableNotes",
    "Told",
    "Vote",
    "allowed",
    "can_undo",
    "is_by_letter",
    "require",
    "taken_back",
    "utcnow",
]
