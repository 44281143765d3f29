"""5.5: Training Manual and Magic Tome: a core ability rises, and one that asks for it."""

from bot.engine import Fact, Option, Prompt, Script, ask
from cogs.p52.content.item_kinds import ItemKind
from cogs.p52.content.kinds import Core
from cogs.p52.content.tables import ABILITIES
from cogs.p52.prompts import words
from cogs.p52.prompts.options import term
from cogs.p52.rules.quests.growing import raise_ability, raise_core
from cogs.p52.state.people import Hero

MAGIC = {"counter-spell"}  # besides those that are cast


def can_train(kind: ItemKind) -> bool:
    return bool(kind.cores)


def study(hero: Hero, kind: ItemKind) -> Script[None]:
    """Which core, where there are two, and which ability: asked in one."""
    pairs = [(core, ability) for core in kind.cores for ability in _fitting(hero, kind, core) or [""]]
    core, ability = pairs[0] if len(pairs) == 1 else (yield from _chosen(hero, kind, pairs))
    yield from raise_core(hero, core, 1, "item")
    if ability:
        yield from raise_ability(hero, ability, 0)


def _fitting(hero: Hero, kind: ItemKind, core: Core) -> list[str]:
    """Abilities that ask for the core; a tome is for magic alone."""
    known = [ABILITIES[key] for key in hero.sheet.abilities]
    if kind.use == "study":
        return [one.key for one in known if one.kind in {"magic", "help"} or one.key in MAGIC]
    return [one.key for one in known if one.needs.of(core)]


def _chosen(hero: Hero, kind: ItemKind, pairs: list[tuple[Core, str]]) -> Script[tuple[Core, str]]:
    options = tuple(_option(core, ability) for core, ability in pairs)
    facts: dict[str, Fact] = {"hero": hero.sheet.name, "item": term("item", kind.key)}
    prompt = Prompt.usual(hero.seat, words.TRAIN, "R84", options, options[0].key, facts=facts)
    answer = yield from ask(prompt)
    return next(pair for pair, option in zip(pairs, options, strict=True) if option.key == answer.key)


def _option(core: Core, ability: str) -> Option:
    facts: dict[str, Fact] = {"core": term("core", core)}
    if not ability:
        return Option(core, "train-core", facts)
    return Option(f"{core}-{ability}", "train", {**facts, "ability": term("ability", ability)})
