"""What a reader has before them, what matters most first: the question, the hand, enemies, quests, land, Market."""

from collections.abc import Iterator, Sequence

from bot.engine import Prompt, Term
from cogs.dead_throne.content.land import MARKETS, STEPS
from cogs.dead_throne.content.tables import AGRIMOR, ROADS
from cogs.dead_throne.view.view import PlayerView, ThingView, ThroneView

ASKED = {"enemy": "enemy", "scroll": "scroll", "item": "item", "trap": "trap", "quest": "quest", "lone": "lone"}
ASKED |= {"relic": "relic", "event-card": "event-card", "structure": "structure", "character": "character"}


def in_sight(view: ThroneView, prompts: Sequence[Prompt]) -> Iterator[str]:
    """Ids of nouns; some may come twice."""
    me = view.players[view.viewer] if view.viewer is not None else None
    yield from _asked(view, [prompt for prompt in prompts if prompt.seat == view.viewer])
    if me is not None:
        yield from _own(me)
    yield from _enemies(view)
    yield from (f"quest.{quest.key}" for quest in view.quests)
    yield from _tokens(view)
    if me is not None and me.at:
        yield from _around(me.at)
    if me is not None and (me.in_market or me.at in MARKETS):
        yield from (f"item.{key}" for key in view.market.stock)
        yield from (_thing(one) for one in view.market.region)
    for player in view.players:
        yield from (_thing(one) for one in player.worn)
        yield from ([f"character.{player.character}"] if player.character else [])


def _asked(view: ThroneView, prompts: Sequence[Prompt]) -> Iterator[str]:
    """What the question names, and then what its answers do."""
    facts = [prompt.facts for prompt in prompts] + [one.facts for prompt in prompts for one in prompt.options]
    for terms in facts:
        for term in terms.values():
            if isinstance(term, Term) and (kind := ASKED.get(term.kind)) is not None:
                bosses = {boss.key for boss in ROADS[view.options.road].bosses}
                yield from (f"boss.{key}" if key in bosses else f"{kind}.{key}" for key in term.keys)


def _own(me: PlayerView) -> Iterator[str]:
    yield from (f"scroll.{key}" for key in me.scrolls or ())
    yield from (f"trap.{trap.key}" for trap in me.traps or ())
    yield from (_thing(one) for one in (*me.worn, *(me.pack or ())))
    yield from (f"lone.{key}" for key, _ in me.lones)
    yield from ["mark.held"] if me.held_by else []
    yield from ["mark.trapped"] if me.is_trapped else []
    yield from ["mark.broken"] if any(one.is_broken for one in me.worn) else []
    yield from ["mark.combo"] if any(one.slot == "partner" for one in me.worn) else []


def _thing(thing: ThingView) -> str:
    return f"enemy.{thing.key}" if thing.kind == "essence" else f"{thing.kind}.{thing.key}"


def _enemies(view: ThroneView) -> Iterator[str]:
    """Those that roam the land, hold somebody, or bar the road."""
    if view.defender is not None:
        yield from (f"enemy.{spawn.enemy}" for spawn in view.defender.spawns)
        yield from [f"enemy.{AGRIMOR}"] if view.defender.agrimor_at else []
        yield from [f"omen.{view.defender.omen}"] if view.defender.omen else []
    yield from (f"enemy.{player.held_by}" for player in view.players if player.held_by)
    if view.solo is not None:
        bosses = ROADS[view.options.road].bosses
        yield from (f"boss.{boss.key}" for boss in bosses if boss.space not in view.solo.beaten)


def _tokens(view: ThroneView) -> Iterator[str]:
    yield from ["mark.stone"] if view.stones else []
    yield from ["mark.piece"] if view.pieces else []
    yield from ["item.crown-of-the-king"] if any(ground.has_crown for ground in view.ground) else []


def _around(at: str) -> Iterator[str]:
    """The step, what stands on it, and its tile."""
    step = STEPS[at]
    yield from [f"structure.{step.structure}"] if step.structure else []
    yield from [f"place.{step.place}"] if step.is_town else []
    yield from ["place.carriage"] if step.has_carriage else []
    yield from (f"feature.{feature}" for feature in step.features)
    yield f"tile.{step.tile}"
    yield f"terrain.{step.terrain}"
