"""The party in words: each adventurer in a line, and one's own in full for the panel."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.words import ALT_LENGTH, HAND_LENGTH, Words, shorten
from cogs.bag_of_dungeon.content import count_kills
from cogs.bag_of_dungeon.describe.things import named, power_of
from cogs.bag_of_dungeon.view import EXPLORES, BagView, HeroView, ItemView, SpaceView
from cogs.bag_of_dungeon.view.skills import skill_message


class Party:
    """The adventurers of one view. `names` by seat are already fit for where the text will stand."""

    def __init__(self, view: BagView, names: Sequence[str], words: Words, *, is_full: bool = False) -> None:
        """`is_full`: there is room to say what each item does."""
        self.view = view
        self.names = names
        self.words = words
        self.is_full = is_full

    def hero_name(self, index: int) -> str:
        return self.words.say(f"adventurer-{self.view.heroes[index].adventurer}")

    def called(self, index: int) -> dict[str, str]:
        """An adventurer and who plays it."""
        return {"hero": self.hero_name(index), "player": self.names[self.view.heroes[index].seat]}

    def lines(self, *, is_brief: bool = False) -> Iterator[str]:
        """In turn order; `is_brief` says only where they are and how they fare."""
        for index in self.view.order or range(len(self.view.heroes)):
            hero = self.view.heroes[index]
            if not is_ready(hero):
                yield self.words.say("describe-unchosen", player=self.names[hero.seat])
                continue
            facts = ", ".join([*self._fares(hero), *(() if is_brief else self._bears(hero))])
            if is_brief:
                yield self.words.say("describe-hero-brief", **self.called(index), facts=facts)
            else:
                kind = self.words.say(f"adventurer-{hero.adventurer}.class")
                yield self.words.say("describe-hero", **self.called(index), **{"class": kind}, facts=facts)

    def _fares(self, hero: HeroView) -> Iterator[str]:
        if hero.status != "in":
            yield self.words.say(f"describe-{hero.status}")
            return
        yield self.words.say("describe-on", tile=hero.at)
        yield self.words.say("describe-hp", hp=hero.hp, most=hero.most_hp)
        yield self.words.say("describe-lives", lives=hero.lives)

    def _bears(self, hero: HeroView) -> Iterator[str]:
        """What it fights with, and what it has won."""
        if hero.status == "in":
            yield from fighting(hero, self.words)
            yield from burdens(hero, self.words)
        if hero.kills:
            yield self.words.say("describe-kills", kills=count_kills(hero.kills))
        if worn := [named(item, self.words, is_full=self.is_full) for item in _worn(hero)]:
            yield self.words.say("describe-wears", items=worn)


def is_ready(hero: HeroView) -> bool:
    """Has it been chosen, with its upgrade?"""
    return bool(hero.at) or hero.status != "in"


def fighting(hero: HeroView, words: Words) -> Iterator[str]:
    yield words.say("describe-attack", dice=hero.dice, plus=hero.plus)
    if hero.guard:
        yield words.say("describe-guard", guard=hero.guard)


def burdens(hero: HeroView, words: Words) -> Iterator[str]:
    """Treasures, tokens, poison, debts: whatever there is."""
    poison = sum(space.is_poisoned for space in hero.spaces)
    if hero.has_ring:
        yield words.say("describe-has-ring")
    if hero.seeds:
        yield words.say("describe-seeds", seeds=hero.seeds)
    if hero.tokens:
        yield words.say("describe-tokens", tokens=hero.tokens)
    if poison:
        yield words.say("describe-poison", poison=poison)
    if hero.debt:
        yield words.say("describe-debt", debt=hero.debt)
    if hero.is_sneaking:
        yield words.say("describe-sneaking")
    if hero.errand:
        is_exploring = hero.errand == EXPLORES
        yield words.say("describe-exploring") if is_exploring else words.say("describe-bound", tile=hero.errand)


def _worn(hero: HeroView) -> list[ItemView]:
    return [*(space.item for space in hero.spaces[:4] if space.item), *hero.companions]


# --- the panel ---


def describe_hand(view: BagView, names: Sequence[str], words: Words) -> str:
    """The viewer's own adventurers as an alt text: within 1024 characters."""
    del names
    return shorten(" ".join(_own(view, words)), ALT_LENGTH)


def read_hand(view: BagView, names: Sequence[str], words: Words) -> str:
    """The same for a message, a line for each space: within 2000 characters."""
    del names
    return shorten("\n".join(_own(view, words, bold="**")), HAND_LENGTH)


def _own(view: BagView, words: Words, bold: str = "") -> Iterator[str]:
    heroes = [hero for hero in view.heroes if hero.seat == view.viewer and is_ready(hero)]
    if not heroes:
        yield words.say("panel-none")
    for hero in heroes:
        kind = words.say(f"adventurer-{hero.adventurer}.class")
        name = words.say("panel-hero", **{"class": kind}, hero=words.say(f"adventurer-{hero.adventurer}"))
        yield f"{bold}{name}{bold or '.'}"
        yield words.say("panel-facts", facts=", ".join(_numbers(hero, words)))
        yield from _learned(hero, words)
        yield from _pack(hero, words)
        yield _trophies(hero, words)


def _numbers(hero: HeroView, words: Words) -> Iterator[str]:
    if hero.status != "in":
        yield words.say(f"panel-{hero.status}")
        return
    yield words.say("panel-on", tile=hero.at)
    yield words.say("describe-hp", hp=hero.hp, most=hero.most_hp)
    yield words.say("describe-lives", lives=hero.lives)
    yield words.say("panel-ap", ap=hero.ap, most=hero.most_ap)
    yield from fighting(hero, words)
    yield from burdens(hero, words)


def _learned(hero: HeroView, words: Words) -> Iterator[str]:
    """The skill of the card, and the upgrade."""
    facts = {"skill": words.say(f"skill-{hero.skill}"), "does": words.say(skill_message(hero))}
    if hero.skill_left is None:
        yield words.say("panel-skill", **facts)
    else:
        yield words.say("panel-skill-left", **facts, left=hero.skill_left)
    if hero.side:
        message = "panel-upgraded" if hero.is_upgraded else "panel-upgrade"
        yield words.say(message, upgrade=words.say(f"upgrade-{hero.kind}-{hero.side}"))


def _pack(hero: HeroView, words: Words) -> Iterator[str]:
    """The eight spaces: what is in them, line by line; the poisoned ones together, and the empty ones."""
    for space in hero.spaces:
        if space.item is not None:
            yield words.say("panel-space", space=words.say(f"space-{space.name}"), **_item(space.item, words))
    if poisoned := [words.say(f"space-{space.name}") for space in hero.spaces if space.is_poisoned]:
        yield words.say("panel-poisoned", spaces=poisoned)
    if empty := [words.say(f"space-{space.name}") for space in hero.spaces if _is_empty(space)]:
        yield words.say("panel-empty", spaces=empty)
    for item in hero.companions:
        yield words.say("panel-companion", **_item(item, words))


def _is_empty(space: SpaceView) -> bool:
    return space.item is None and not space.is_poisoned and not space.is_covered


def _item(item: ItemView, words: Words) -> dict[str, str]:
    name = words.say(f"item-{item.key}")
    if item.is_awake:
        return {"item": words.say("panel-awake", item=name), "power": power_of(item, words)}
    return {"item": name, "power": power_of(item, words)}


def _trophies(hero: HeroView, words: Words) -> str:
    if not hero.kills:
        return words.say("panel-no-trophies")
    counted = Counter(words.say(f"monster-{key}") for key in hero.kills)
    said = [words.say("panel-trophy", count=n, monster=name) if n > 1 else name for name, n in counted.items()]
    return words.say("panel-trophies", monsters=said)
