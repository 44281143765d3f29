"""P0: who plays which adventurer (R2), and which upgrade two tokens will buy (R75)."""

from bot.engine import Prompt, Script, ask, interleave
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import ADVENTURERS
from cogs.bag_of_dungeon.events.frame import AdventurerChosen, ExpeditionBegan
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Side


def choose_party(quest: Quest) -> Script[None]:
    """All seats at once, first come first served; whoever leads two chooses one after the other."""
    state, asked = quest.state, list[Prompt]()
    seats = dict.fromkeys(hero.seat for hero in state.heroes)
    yield from interleave([_choose(quest, seat, asked) for seat in seats])
    state.phase = "explore"
    first = quest.hero(state.order[0])
    yield ExpeditionBegan(seat=first.seat, hero=first.key, mode=state.options.mode)


def _choose(quest: Quest, seat: int, asked: list[Prompt]) -> Script[None]:
    """`asked`: what all seats are asked for just now."""
    for hero in [hero for hero in quest.state.heroes if hero.seat == seat]:
        prompt = prompts.choose_adventurer(seat, _free(quest))
        asked.append(prompt)
        hero.key = (yield from ask(prompt)).key
        asked.remove(prompt)
        _withdraw(asked, hero.key)
        yield from _prepare(quest, hero)


def _choose_side(quest: Quest, hero: Hero) -> Script[Side]:
    """Nobody is asked where one of the two does nothing in this match, or both."""
    sides = figures.sides_of_use(quest.state, hero.kind)
    if len(sides) < 2:
        return sides[0] if sides else "a"
    return "a" if (yield from ask(prompts.choose_side(hero, sides))).key == "side-a" else "b"


def _free(quest: Quest) -> dict[str, int]:
    """Whom one can choose, and what the skill is in this match."""
    taken = {hero.key for hero in quest.state.heroes}
    free = (kind for key, kind in ADVENTURERS.items() if key not in taken)
    return {kind.key: figures.skill_is(quest.state, kind) for kind in free}


def _withdraw(asked: list[Prompt], key: str) -> None:
    """Nobody else can choose it any more: the questions stay, without it."""
    for prompt in asked:
        prompts.without(prompt, key)


def _prepare(quest: Quest, hero: Hero) -> Script[None]:
    state = quest.state
    if state.options.skill_tokens:
        hero.side = yield from _choose_side(quest, hero)
    hero.hp, hero.ap = hero.most_hp, figures.full_ap(hero)
    quest.place(hero, next(iter(state.tiles.values())))
    upgrade = f"{hero.kind.kind}-{hero.side}" if figures.can_upgrade(state, hero) else None
    yield AdventurerChosen(seat=hero.seat, hero=hero.key, upgrade=upgrade, hp=hero.hp, ap=hero.ap)
