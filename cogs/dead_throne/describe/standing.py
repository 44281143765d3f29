"""How something stands in this match, as far as a viewer knows, in short lines."""

from collections.abc import Callable, Iterator, Sequence

from bot.words import Words, plain
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.tables import AGRIMOR, ITEMS, QUESTS, ROADS
from cogs.dead_throne.describe.board import whither
from cogs.dead_throne.describe.names import all_named
from cogs.dead_throne.view.view import PlayerView, ThroneView


class Standing:
    """One view, with the names and words to speak of it."""

    def __init__(self, view: ThroneView, names: Sequence[str], words: Words) -> None:
        self.view, self.words = view, words
        self._called = all_named(view, [plain(name) for name in names], words)

    @property
    def me(self) -> PlayerView | None:
        return self.view.players[self.view.viewer] if self.view.viewer is not None else None

    def name(self, player: PlayerView) -> str:
        return self._called[player.seat]

    def say(self, message: str, **facts: object) -> str:
        return self.words.say(message, **facts)  # type: ignore[arg-type]

    def step(self, step: str) -> str:
        return self.words.say(f"step-{step}")


def now(kind: str, key: str, view: ThroneView, names: Sequence[str], words: Words) -> list[str]:
    stands = _OF.get(kind)
    return list(stands(Standing(view, names, words), key)) if stands else []


def _item(at: Standing, key: str) -> Iterator[str]:
    wearers = [player for player in at.view.players if any(one.key == key for one in player.worn)]
    yield from (at.say("now-worn", name=at.name(player)) for player in wearers)
    if at.me is not None and any(one.key == key and one.kind == "item" for one in at.me.pack or ()):
        yield at.say("now-carried")
    if count := at.view.market.stock.get(key, 0):
        yield at.say("now-market", count=count, coin=ITEMS[key].buy)


def _scroll(at: Standing, key: str) -> Iterator[str]:
    if at.me is not None and (count := (at.me.scrolls or ()).count(key)):
        yield at.say("now-hand", count=count)


def _trap(at: Standing, key: str) -> Iterator[str]:
    traps = at.me.traps or () if at.me is not None else ()
    yield from (at.say("now-set", level=trap.level) for trap in traps if trap.key == key)


def _enemy(at: Standing, key: str) -> Iterator[str]:
    held = [player for player in at.view.players if player.held_by == key]
    yield from (at.say("now-holds", name=at.name(player)) for player in held)
    board = at.view.defender
    if board is None:
        return
    yield at.say("now-spares")
    yield from (at.say("now-roams", step=at.step(spawn.at)) for spawn in board.spawns if spawn.enemy == key)
    places = {spawn.at for spawn in board.spawns if spawn.enemy == key}  # those of one step walk together
    marches = [march for march in at.view.marches if march.at in places or march.enemy == key]
    whose = [(at.words.say(f"enemy-{march.enemy}"), whither(march, at.words)) for march in marches]
    yield from (at.say("now-marches", enemy=enemy, whither=goes) for enemy, goes in whose)
    if key == AGRIMOR and board.agrimor_at:
        yield at.say("now-dragon", health=board.agrimor, step=at.step(board.agrimor_at))


def _boss(at: Standing, key: str) -> Iterator[str]:
    if (solo := at.view.solo) is None:
        return
    bosses = ROADS[at.view.options.road].bosses
    boss = next(one for one in bosses if one.key == key)
    following = next((one for one in bosses if one.space not in solo.beaten), None)
    if boss.space in at.view.options.skipped:
        yield at.say("now-skipped")
    elif boss.space in solo.beaten:
        yield at.say("now-beaten")
    elif boss is following:
        yield at.say("now-next", space=boss.space)


def _quest(at: Standing, key: str) -> Iterator[str]:
    quest = next((one for one in at.view.quests if one.key == key), None)
    if quest is None:
        return
    yield at.say("now-open")
    done = quest.progress.get(at.view.viewer, []) if at.view.viewer is not None else []
    if done and QUESTS[key].count:
        yield at.say("now-progress", done=len(done), needed=QUESTS[key].count)


def _lone(at: Standing, key: str) -> Iterator[str]:
    quests = at.me.lones if at.me is not None else ()
    yield from (at.say("now-lone", turns=turns) for one, turns in quests if one == key)


def _character(at: Standing, key: str) -> Iterator[str]:
    for player in (one for one in at.view.players if one.character == key):
        message = "now-out" if player.is_out else "now-player"
        yield at.say(message, name=at.name(player), health=player.health, most=player.most_health)


def _tile(at: Standing, key: str) -> Iterator[str]:
    if at.view.defender is not None and key in at.view.defender.towns:
        yield at.say("now-town", left=at.view.defender.towns[key])
    here = [one for one in at.view.players if one.at and not one.is_out and STEPS[one.at].tile == key]
    yield from (at.say("now-here", name=at.name(player)) for player in here)


def _mark(at: Standing, key: str) -> Iterator[str]:
    if key == "stone":
        yield from _stones(at)
    elif key == "piece":
        owners = [player for player in at.view.players if player.pieces]
        yield from (at.say("now-pieces", name=at.name(player), count=player.pieces) for player in owners)
    elif at.me is not None and {"held": bool(at.me.held_by), "trapped": at.me.is_trapped}.get(key, False):
        yield at.say("now-you")


def _stones(at: Standing) -> Iterator[str]:
    for player in at.view.players:
        for stone in player.stones:
            yield at.say("now-stone-held", name=at.name(player), stone=at.say(f"stone-{stone}"))
    for ground in at.view.ground:
        for stone in ground.stones:
            yield at.say("now-stone-lies", stone=at.say(f"stone-{stone}"), step=at.step(ground.step))


_OF: dict[str, Callable[[Standing, str], Iterator[str]]] = {
    "item": _item,
    "scroll": _scroll,
    "trap": _trap,
    "enemy": _enemy,
    "boss": _boss,
    "quest": _quest,
    "lone": _lone,
    "character": _character,
    "tile": _tile,
    "mark": _mark,
}
