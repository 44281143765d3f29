"""R114: Tavern quests, open to all: handing in, and what was done towards them."""

from collections.abc import Callable
from functools import partial

from bot.engine import Script, ask
from cogs.dead_throne.content.land import STEPS, TILES
from cogs.dead_throne.content.quest_kinds import QuestKind
from cogs.dead_throne.content.tables import ENEMIES, QUESTS
from cogs.dead_throne.events.quests import QuestDone, QuestOpened, QuestProgress
from cogs.dead_throne.prompts.land import DONE, hand_in
from cogs.dead_throne.rules.fight.support import friends_of
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.lone import reach_tavern
from cogs.dead_throne.rules.land.needs import can_give, can_spare, give_all
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.match import Deed, OpenQuest
from cogs.dead_throne.state.people import Player

MODES = {"competitive": "", "solo": "S", "defender": "C"}


def open_quest(realm: Realm) -> Script[None]:
    """R114: the next Tavern quest lies open; those not marked for this mode are removed (R130, R135)."""
    mode = MODES[realm.options.mode]
    while (key := realm.draw("quests")) is not None:
        if mode in QUESTS[key].modes:
            realm.state.quests.append(OpenQuest(key, since=len(realm.state.deeds)))
            yield QuestOpened(quest=key)
            return


def hand_in_here(realm: Realm, player: Player) -> Script[None]:
    """Whatever can be handed in on this step, one quest after the other, as they like."""
    kept: list[str] = []
    while open_ones := [one for one in _hand_ins(realm, player) if one.key not in kept]:
        spared = [one.key for one in open_ones if can_spare(realm, player, QUESTS[one.key].needs)]
        answer = yield from ask(hand_in(player.seat, [one.key for one in open_ones], spared))
        if answer.key == DONE:
            return
        quest = next(one for one in open_ones if answer.key == f"hand-in-{one.key}")
        kept.append(quest.key)
        if (yield from give_all(realm, player, QUESTS[quest.key].needs, partial(_is_here, realm, player, quest))):
            yield from _complete(realm, player, quest)


def settle_quests(realm: Realm) -> Script[None]:
    """R114: what `state.deeds` has fulfilled is paid, and new quests are opened. It forgets none: see `forget_deeds`.

    A quest done is noted as a deed of its own (Solo counts them, R132).
    A reward may bring further deeds, such as a lair's end: they are settled as well. Turns that are played side by
    side settle each deed once: whoever comes to it first does (R156).
    """
    state = realm.state
    while (number := _unsettled(state.deeds)) >= 0:
        deed = state.deeds[number]
        deed.is_settled = True
        if deed.what == "tavern" and realm.player(deed.seat).is_up:
            for player in (realm.player(deed.seat), *friends_of(realm, realm.player(deed.seat))):
                yield from reach_tavern(realm, player)  # R142: a friend's letter has come there as well
        for quest in sorted(state.quests, key=_is_of_purse):
            if quest.since <= number and any(one is quest for one in state.quests):
                yield from _settle(realm, quest, deed)


def _is_of_purse(quest: OpenQuest) -> bool:
    """These come last: what another quest has paid is held as well."""
    return QUESTS[quest.key].task == "purse"


def _unsettled(deeds: list[Deed]) -> int:
    """Where the first of them stands; less than nothing: there is none."""
    return next((number for number, deed in enumerate(deeds) if not deed.is_settled), -1)


def forget_deeds(realm: Realm) -> None:
    """All of them are settled."""
    realm.state.deeds = []
    for quest in realm.state.quests:
        quest.since = 0


def _settle(realm: Realm, quest: OpenQuest, deed: Deed) -> Script[None]:
    """The first who fulfils it gets the reward, be it while they wait to come back (R67)."""
    kind, player = QUESTS[quest.key], realm.player(deed.seat)
    if not player.is_in or not (yield from _is_fulfilled(realm, quest, kind, deed)):
        return
    if kind.task == "trade" and realm.player(deed.other).is_up:
        yield from apply(realm, realm.player(deed.other), kind.reward, "quest")
    yield from _complete(realm, player, quest)


def _is_fulfilled(realm: Realm, quest: OpenQuest, kind: QuestKind, deed: Deed) -> Script[bool]:
    """By this deed: at once, or as the last of several."""
    if kind.task in _MARKS:
        return (yield from _mark(quest, kind, deed))
    return kind.task in _AT_ONCE and _AT_ONCE[kind.task](realm, kind, deed)


def _mark(quest: OpenQuest, kind: QuestKind, deed: Deed) -> Script[bool]:
    """One of several different ones that are needed."""
    mark, marks = _MARKS[kind.task](deed), quest.progress.setdefault(deed.seat, [])
    if not mark or mark in marks:
        return False
    marks.append(mark)
    if len(marks) < kind.count:
        yield QuestProgress(seat=deed.seat, quest=quest.key, done=len(marks), needed=kind.count)
    return len(marks) >= kind.count


def _complete(realm: Realm, player: Player, quest: OpenQuest) -> Script[None]:
    """The card returns, and a new one is opened at once."""
    realm.state.quests = [one for one in realm.state.quests if one is not quest]
    realm.give_back("quests", quest.key)
    player.tally.quests += 1
    realm.note(Deed(player.seat, "quest", quest.key))
    yield QuestDone(seat=player.seat, quest=quest.key)
    yield from apply(realm, player, QUESTS[quest.key].reward, "quest")
    yield from open_quest(realm)


def _hand_ins(realm: Realm, player: Player) -> list[OpenQuest]:
    kinds = [(one, QUESTS[one.key]) for one in realm.state.quests]
    return [
        one
        for one, kind in kinds
        if kind.task == "hand-in" and _is_place(kind, player.at) and can_give(realm, player, kind.needs)
    ]


def _is_here(realm: Realm, player: Player, quest: OpenQuest) -> bool:
    """Somebody beside them may have been first (R156)."""
    return player.is_up and any(one is quest for one in _hand_ins(realm, player))


def _is_place(kind: QuestKind, step: str) -> bool:
    return step == kind.at if kind.at else STEPS[step].place == "tavern"


# What of a deed counts towards quests that need several different ones; empty: nothing.


def _tavern(deed: Deed) -> str:
    return deed.key if deed.what == "tavern" else ""


def _field(deed: Deed) -> str:
    """A town's tile; the Castle's is no field tile, though its cards are field cards (R18)."""
    if deed.what != "step":
        return ""
    tile = TILES[STEPS[deed.key].tile]
    return tile.key if tile.terrain == "field" and not tile.has_castle else ""


def _terrain(deed: Deed) -> str:
    return ENEMIES[deed.key].terrain if deed.what == "enemy" else ""


def _quick_path(deed: Deed) -> str:
    """No tile has two of them to itself, so that different paths are on different tiles."""
    return deed.key if deed.what == "quick" else ""


_MARKS: dict[str, Callable[[Deed], str]] = {
    "taverns": _tavern,
    "fields": _field,
    "terrains": _terrain,
    "quick-paths": _quick_path,
}

# What a single deed can fulfil.


def _defeat(realm: Realm, kind: QuestKind, deed: Deed) -> bool:
    if deed.what != "enemy" or deed.key not in ENEMIES:
        return False
    return ENEMIES[deed.key].level >= kind.level and (not kind.is_human or ENEMIES[deed.key].is_human)


def _inside(realm: Realm, kind: QuestKind, deed: Deed) -> bool:
    return deed.what == "inside" and deed.key == kind.at


def _purse(realm: Realm, kind: QuestKind, deed: Deed) -> bool:
    """As they came in, or once all they have done there is paid."""
    return deed.what == "tavern" and max(deed.number, realm.player(deed.seat).coin) >= kind.count


def _opponent(realm: Realm, kind: QuestKind, deed: Deed) -> bool:
    return deed.what == "player" and deed.is_in_battle


def _trade(realm: Realm, kind: QuestKind, deed: Deed) -> bool:
    return deed.what == "trade" and deed.other >= 0


def _trap(realm: Realm, kind: QuestKind, deed: Deed) -> bool:
    return deed.what == "trap"


_AT_ONCE: dict[str, Callable[[Realm, QuestKind, Deed], bool]] = {
    "defeat": _defeat,
    "inside": _inside,
    "purse": _purse,
    "opponent": _opponent,
    "trade": _trade,
    "trap": _trap,
}
