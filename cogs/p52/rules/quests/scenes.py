"""Which room comes next, and what opens its door (5.9, R15, R122)."""

from cogs.p52.content.adventure_kinds import AdventureKind, SceneKind
from cogs.p52.content.tables import ADVENTURES, DELVE_LOW
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.keys import are_both_at, has_been_taken
from cogs.p52.state.match import State
from cogs.p52.state.places import NOWHERE
from cogs.p52.state.room import Lock


def adventure(state: State) -> AdventureKind | None:
    """None: it is a Random Delve."""
    return ADVENTURES.get(state.options.adventure)


def scene_of(state: State, number: int) -> SceneKind:
    """What the adventure says of a room; the first is 1."""
    known = adventure(state)
    if known is not None:
        return known.scene[number - 1]
    is_last = state.quest.shape == "trapped" and state.quest.is_found
    return SceneKind(low=DELVE_LOW[state.quest.shape], lock="keys" if is_last else "")


def first_lock(state: State) -> Lock:
    """How the door of a room stands when it is entered."""
    if state.room.exit == NOWHERE:
        return "none"
    if scene_of(state, state.room.number).lock:
        return "locked"
    return "barred" if state.room.is_barred else "open"


def lock_now(crawl: Crawl) -> Lock:
    """R15: a door that has come open stays open; one that has been unlocked may still be barred."""
    room = crawl.room
    lock = room.lock
    if lock == "locked" and _is_unlocked(crawl):
        lock = "barred" if room.is_barred else "open"
    if lock == "barred" and not room.enemies and all(spot.is_up for spot in room.spots):
        lock = "open"
    return lock


def _is_unlocked(crawl: Crawl) -> bool:
    wanted = scene_of(crawl.state, crawl.room.number).lock
    if wanted == "key":
        return has_been_taken(crawl)
    is_free = wanted == "keys" or has_major_fallen(crawl.state)
    return is_free and are_both_at(crawl, crawl.room.exit)


def has_major_fallen(state: State) -> bool:
    """The room's major boss has shown itself, and is no more."""
    return state.room.has_major and not any(enemy.rank == "major" for enemy in state.room.enemies)
