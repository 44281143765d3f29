"""The board in words."""

from collections.abc import Iterator, Sequence

from bot.words import Words, board_in_words
from cogs.dead_throne.content.land import CASTLE
from cogs.dead_throne.content.tables import ROADS
from cogs.dead_throne.describe.names import all_named
from cogs.dead_throne.describe.people import player_in_words
from cogs.dead_throne.state.boards import Defender, Solo
from cogs.dead_throne.view.view import BattleView, GroundView, MarchView, ThroneView


def headline(view: ThroneView, words: Words) -> str:
    """How far the match has come."""
    if view.phase == "choose":
        return words.say("describe-choosing-all")
    if view.solo is not None:
        return words.say("describe-headline-solo", turn=view.solo.turns)
    dusk = view.options.dusk if view.options.mode == "competitive" else 0
    return words.say("describe-headline", round=view.round, dusk=dusk)


def _lines(view: ThroneView, names: Sequence[str], words: Words) -> Iterator[str]:
    if view.defender is not None:
        yield from _defender(view, view.defender, words)
    if view.solo is not None:
        yield from _solo(view, view.solo, words)
    called = all_named(view, names, words)
    for battle in view.battles:
        yield _battle(battle, called, words)
    for parley in view.parleys:
        yield words.say("describe-parley", players=[called[seat] for seat in parley.members])
    for player in view.players:
        yield player_in_words(view, player, names[player.seat], words)
    yield from (_ground(ground, words) for ground in view.ground if _lies(ground))
    yield from (words.say("describe-bar", step=words.say(f"step-{step}"), player=called[by]) for step, by in view.bars)
    for quest in view.quests:
        named = f"quest-{quest.key}"
        yield words.say("describe-quest", quest=words.say(named), task=words.say(f"{named}.task"))
    if view.market.pieces:
        yield words.say("describe-market", count=view.market.pieces)


describe, read = board_in_words(headline, _lines)


def _battle(battle: BattleView, names: Sequence[str], words: Words) -> str:
    return words.say(
        "describe-battle",
        step=words.say(f"step-{battle.at}"),
        players=[names[seat] for seat in battle.order],
        next=names[battle.next],
    )


def _lies(ground: GroundView) -> bool:
    return bool(ground.pieces or ground.stones or ground.has_crown)


def _ground(ground: GroundView, words: Words) -> str:
    """What can be picked up there; of stones which are active."""
    things = [
        words.say("describe-stone", stone=words.say(f"stone-{stone}"), active=int(stone in ground.active))
        for stone in ground.stones
    ]
    if ground.pieces:
        things.append(words.say("describe-lying-pieces", count=ground.pieces))
    if ground.has_crown:
        things.append(words.say("item-crown-of-the-king"))
    return words.say("describe-ground", step=words.say(f"step-{ground.step}"), things=things)


def _defender(view: ThroneView, board: Defender, words: Words) -> Iterator[str]:
    towns = [
        words.say("describe-town", town=words.say(f"tile-{town}"), strength=strength)
        for town, strength in board.towns.items()
    ]
    yield words.say("describe-towns", towns=towns, experience=board.xp)
    if board.agrimor_dead:
        yield words.say("describe-agrimor-dead")
    elif board.agrimor_at:
        step = words.say(f"step-{board.agrimor_at}")
        yield words.say("describe-agrimor", step=step, health=board.agrimor, castle=int(board.agrimor_at == CASTLE))
    else:
        yield words.say("describe-agrimor-away", health=board.agrimor)
    for spawn in board.spawns:
        step = words.say(f"step-{spawn.at}")
        yield words.say("describe-spawn", step=step, **words.term("enemy", "enemy", (spawn.enemy,)))
    for march in view.marches:
        yield words.say("describe-march", enemy=words.say(f"enemy-{march.enemy}"), whither=whither(march, words))


def whither(march: MarchView, words: Words) -> str:
    """Where enemies go after this round: to the letter, but for what people choose."""
    ends = [words.say(f"step-{way[-1]}") for way in march.ways if way]
    towns, enemy = [words.say(f"tile-{town}") for town in march.towns], words.term("enemy", "enemy", (march.enemy,))
    if not ends:
        return words.say("march-stays", towns=towns, has_town=len(towns), **enemy)
    return words.say("march-goes", ends=ends, choices=len(ends), towns=towns, goals=len(towns), **enemy)


def _solo(view: ThroneView, board: Solo, words: Words) -> Iterator[str]:
    road = ROADS[view.options.road]
    if view.options.challenge != "quests":
        beaten = len(board.beaten) - len(view.options.skipped)
        yield words.say("describe-battle-track", marker=board.red, spaces=road.spaces, beaten=beaten)
    if view.options.challenge != "battle":
        yield words.say("describe-quest-track", marker=board.green, spaces=road.quests)
