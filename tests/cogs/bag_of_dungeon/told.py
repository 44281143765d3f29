"""Scenes told line by line: what happened with all that is said of it, what is asked then, and how all stand.

`python -m tests.cogs.bag_of_dungeon.told` writes the goldens anew; read their diff before you commit it.
"""

import importlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from bot.engine import Event, Fact, Prompt, Term, Who
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Tile
from tests.support.scripts import ScriptRun

Scene: TypeAlias = Callable[[], tuple[Quest, ScriptRun[Any]]]
GOLDENS = Path(__file__).parent / "goldens"
MODULES = ("test_fights_in_full", "test_places_in_full", "test_ends_in_full")
UNSAID = {"to", "wording"}
STANDS = (
    "hp",
    "lives",
    "ap",
    "debt",
    "at",
    "tokens",
    "seeds",
    "planted",
    "used",
    "status",
    "is_sneaking",
    "is_upgraded",
)


def golden_of(module: str) -> Path:
    return GOLDENS / f"{module.removeprefix('test_')}.txt"


def read(module: str) -> dict[str, list[str]]:
    """The lines of each scene, by its name."""
    parts = golden_of(module).read_text(encoding="utf-8").split("# ")[1:]
    return {name: lines for name, *lines in (part.strip().splitlines() for part in parts)}


def lines(scene: Scene) -> Iterator[str]:
    quest, run = scene()
    yield from map(_event, run.events)
    yield from map(_asked, run.prompts)
    yield from map(_stands, quest.state.heroes)
    yield from (line for tile in quest.state.tiles.values() if (line := _lies(tile)))
    yield from _goes_on(quest)


def _goes_on(quest: Quest) -> Iterator[str]:
    state, fight = quest.state, quest.state.fight
    for world, stock in state.stocks.items():
        if spent := [*(item.key for item in [*stock.spent_items, *stock.gone_items]), *stock.spent_monsters]:
            yield f"= spent of the {world}: {' '.join(spent)}"
    yield f"= {state.phase} {state.result} path={state.path} ring={state.ring_with} {state.ring_at}".rstrip()
    if state.morna is not None:
        yield f"= morna {state.morna.hp}/{state.morna.most} at {state.morna_at}"
    if fight is not None:
        whom = f"{fight.fighters} {fight.veterans} {fight.refused} {fight.bound} {fight.bowmen}"
        flags = f"{fight.can_escape} {fight.can_tag} {fight.least_rounds} {fight.is_bound} {fight.is_tamed}"
        yield f"= fight {fight.at} {whom} {flags} extra={fight.extra} clobber={fight.clobber} worn={fight.worn_out}"
        yield f"= round {fight.round} {fight.rolls} {fight.foe_rolls} {fight.blow}"
    if quest.is_turn_over:
        yield "= the turn is over"


def _event(event: Event) -> str:
    facts = [f"{name}={getattr(event, name)}" for name in event.__struct_fields__ if name not in UNSAID]
    return " ".join([f"{event.rule} {type(event).__name__}", *facts])


def _asked(prompt: Prompt) -> str:
    options = "; ".join(f"{option.key} {option.word}{_facts(option.facts)}" for option in prompt.options)
    asked = f"{prompt.word} {prompt.rule} {prompt.default} main={prompt.main}{_facts(prompt.facts)}"
    return f"? seat {prompt.seat} {asked} [{options}]"


def _facts(facts: Mapping[str, Fact]) -> str:
    return "".join(f" {name}={_fact(fact)}" for name, fact in facts.items())


def _fact(fact: Fact) -> str:
    if isinstance(fact, Term):
        return f"{fact.kind}:{','.join(fact.keys)}"
    return f"seat {fact.seats}" if isinstance(fact, Who) else str(fact)


def _stands(hero: Hero) -> str:
    said = [f"{name}={getattr(hero, name)}" for name in STANDS]
    items = [item.key for item in [*figures.carried(hero), *hero.companions]]
    return f"= {hero.key} {' '.join(said)} kills={hero.kills} items={items} poison={hero.poison}"


def _lies(tile: Tile) -> str:
    """What there is on a tile, if anything."""
    monster = tile.monster and f"{tile.monster.key} {tile.monster.hp}/{tile.monster.most}"
    things = [item.key for item in tile.items]
    rest = (monster, things, tile.pool, tile.seeds, tile.has_token, tile.is_planted, tile.cache and tile.cache.key)
    return f"= {tile.key}: {rest}" if any(rest) else ""


def main() -> None:
    for name in MODULES:
        scenes: Mapping[str, Scene] = importlib.import_module(f"tests.cogs.bag_of_dungeon.{name}").SCENES
        told = ["\n".join([f"# {scene}", *lines(play)]) for scene, play in scenes.items()]
        golden_of(name).write_text("\n\n".join(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
