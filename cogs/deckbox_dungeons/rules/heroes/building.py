"""Building the heroes (R3, R4, R8, D2): everybody at once, and a card goes to whoever takes it first."""

from collections.abc import Iterable, Iterator

from bot.engine import Option, Prompt, Script, ask_first
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.content.quest_kinds import Ready
from cogs.deckbox_dungeons.content.tables import ABILITIES, EQUIPMENT, HEROES, READY
from cogs.deckbox_dungeons.events.frame import HeroBuilt, QuestBegan
from cogs.deckbox_dungeons.rules.delve import Delve, as_it_stands
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Hero

CARDS: dict[str, Iterable[str]] = {"hero": HEROES, "equipment": EQUIPMENT, "ability": ABILITIES}
DONE, RANDOM = Option("done", "done"), Option("random", "random")


def build(delve: Delve) -> Script[None]:
    """What one takes the others can no longer choose; their questions stay open as they are, without it."""
    state = delve.state
    asked = {hero.seat: _asked(state, hero) for hero in state.heroes if not hero.is_ready}
    while asked:
        answer = yield from ask_first(list(asked.values()))
        hero = delve.hero(answer.seat)
        _choose(delve, hero, answer.key)
        if hero.is_ready:
            del asked[hero.seat]
            yield HeroBuilt(
                seat=hero.seat,
                hero=hero.key,
                equipment=hero.equipment,
                ability=hero.ability,
                health=hero.kind.health,
            )
        for seat, prompt in asked.items():
            as_it_stands(prompt, _asked(state, delve.hero(seat)))
    yield from _enter(delve)


def _asked(state: State, hero: Hero) -> Prompt:
    has_all = bool(hero.key and hero.equipment and hero.ability)
    left = {kind: free(state, hero, kind) for kind in CARDS}
    options = [*([DONE] if has_all else []), RANDOM, *_ready_made(left)]
    options += [prompts.card(kind, key) for kind in CARDS for key in left[kind] if key != own(hero, kind)]
    return prompts.build(hero, options, has_all=has_all)


def own(hero: Hero, kind: str) -> str:
    return hero.key if kind == "hero" else hero.equipment if kind == "equipment" else hero.ability


def free(state: State, hero: Hero, kind: str) -> list[str]:
    """R3: no card is used by two heroes."""
    taken = [own(other, kind) for other in state.heroes if other is not hero]
    return [key for key in CARDS[kind] if key not in taken]


def _ready_made(left: dict[str, list[str]]) -> Iterator[Option]:
    for ready in READY:
        if ready.hero in left["hero"] and ready.equipment in left["equipment"] and ready.ability in left["ability"]:
            yield prompts.ready_made(ready)


def _cards(ready: Ready) -> tuple[tuple[str, str], ...]:
    return ("hero", ready.hero), ("equipment", ready.equipment), ("ability", ready.ability)


def _choose(delve: Delve, hero: Hero, key: str) -> None:
    kind, _, name = key.partition("-")
    if key == DONE.key:
        hero.is_ready = True
    elif key == RANDOM.key:
        _surprise(delve, hero)
        hero.is_ready = True
    elif kind == "ready":
        for part, card in _cards(next(ready for ready in READY if ready.hero == name)):
            _take(hero, part, card)
    else:
        _take(hero, kind, name)


def _surprise(delve: Delve, hero: Hero) -> None:
    """What is missing, by chance; where nothing is, three others."""
    missing = [kind for kind in CARDS if not own(hero, kind)] or list(CARDS)
    for kind in missing:
        _take(hero, kind, delve.chance.pick([key for key in free(delve.state, hero, kind) if key != own(hero, kind)]))


def _take(hero: Hero, kind: str, key: str) -> None:
    if kind == "hero":
        hero.key = key
    elif kind == "equipment":
        hero.equipment = key
    else:
        hero.ability = key


def _enter(delve: Delve) -> Script[None]:
    """R4, R8: full Health, on the start squares, one each, from north to south and west to east."""
    state = delve.state
    for hero, spot in zip(state.heroes, sorted(delve.ground.starts), strict=False):
        hero.at, hero.health = spot, hero.kind.health
    state.phase = "heroes"
    keys = tuple(hero.key for hero in state.heroes)
    yield QuestBegan(quest=state.options.quest, level=state.options.level, heroes=keys)
