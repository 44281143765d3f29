"""The match in words, from the same view as the picture: its alt text and the Read board button."""

from collections.abc import Iterator, Sequence

from bot.words import ALT_LENGTH, READ_LENGTH, Words, clean, filled, first_fitting, plain, shorten
from cogs.bag_of_dungeon.describe.map import attack, surroundings
from cogs.bag_of_dungeon.describe.party import Party
from cogs.bag_of_dungeon.view import BagView, MonsterView, TileView
from cogs.bag_of_dungeon.view.hunts import reaches
from cogs.bag_of_dungeon.view.stage import stage

ALT_ROOM, READ_ROOM = 240, 700  # for each list of things on the map
STORIES = 3  # of killing blows, at the end of a match
_NAME_LENGTHS = (32, 16, 8)


def headline(view: BagView, words: Words) -> str:
    """Where the match stands, in one line."""
    if view.result:
        return words.say(f"result-{view.result}")
    if view.phase == "choose":
        return words.say("describe-choosing", mode=words.say(f"mode-{view.options.mode}"))
    return words.say("describe-heading", round=view.round, phase=words.say(f"phase-{stage(view)}"))


def describe(view: BagView, names: Sequence[str], words: Words) -> str:
    """The alt text: always within 1024 characters, the most important first."""
    needed = first_fitting(_needed(view, names, words), ALT_LENGTH)
    return filled(needed, [*_extras(view, words), *_map(view, words, ALT_ROOM)], ALT_LENGTH)


def _needed(view: BagView, names: Sequence[str], words: Words) -> Iterator[str]:
    """Where the match stands and how everybody fares, ever more briefly."""
    for length in _NAME_LENGTHS:
        party = Party(view, [clean(name, length) for name in names], words)
        for is_brief in (False, True):
            yield " ".join([*_state(party), *party.lines(is_brief=is_brief)])


def read(view: BagView, names: Sequence[str], words: Words) -> str:
    """The longer form, a message of its own within 3900 characters, a line for each adventurer."""
    party = Party(view, [plain(name) for name in names], words, is_full=True)
    heading, *state = _state(party)
    lines = [f"**{heading}**"]
    lines += [" ".join([*state, *_extras(view, words)])] if state else []
    lines += [f"- {line}" for line in party.lines()]
    lines += list(_map(view, words, READ_ROOM, is_full=True))
    lines += [words.say("describe-story", story=plain(story, length=300)) for story in view.stories[-STORIES:]]
    return shorten("\n".join(lines), READ_LENGTH)


def _state(party: Party) -> Iterator[str]:
    """Heading and whose move it is, or how it ended."""
    view, words = party.view, party.words
    yield headline(view, words)
    if view.outcome is not None:
        yield from _ending(party)
    elif view.fight is not None:
        fight, front = view.fight, party.called(view.fight.fighters[0])
        yield words.say("describe-fighting", **front, **_monster(fight.monster, words), tile=fight.at)
        if partners := [party.hero_name(index) for index in fight.fighters[1:]]:
            yield words.say("describe-helping", hero=front["hero"], partners=partners)
    elif view.acting is not None:
        hero = view.heroes[view.acting]
        yield words.say("describe-acting", **party.called(view.acting), ap=hero.ap, most=hero.most_ap)
    elif view.phase == "hunt":
        yield words.say("describe-morna-moves")


def _ending(party: Party) -> Iterator[str]:
    view, words = party.view, party.words
    assert view.outcome is not None
    if view.outcome.winners:
        yield words.say("describe-winners", winners=[party.names[seat] for seat in view.outcome.winners])
    if view.options.style == "competitive":
        scores = [
            words.say("describe-score", **party.called(hero.index), points=hero.points)
            for hero in sorted(view.heroes, key=lambda hero: -hero.points)
        ]
        yield words.say("describe-scores", scores=scores)


def _extras(view: BagView, words: Words) -> Iterator[str]:
    """Morna Gul and the Ring: where they are."""
    if view.outcome is not None:
        return
    if view.morna is not None:
        monster = view.morna.monster
        facts = {"hp": monster.hp, "most": monster.most}
        yield words.say("describe-morna", tile=view.morna.at, **facts, attack=attack(monster, words))
        yield from hunting(view, words)
    for tile in view.tiles:
        if tile.has_ring:
            yield _ring(view, tile, words)
    if view.leaving:
        heroes = [words.say(f"adventurer-{view.heroes[index].adventurer}") for index in view.leaving]
        yield words.say("describe-leaving", heroes=heroes)


def hunting(view: BagView, words: Words) -> Iterator[str]:
    """Whom Morna Gul wants, by which way, and how likely he gets to whomever he meets first."""
    plan = view.morna.hunts if view.morna is not None and view.outcome is None else None
    if plan is None:
        return
    target = view.heroes[plan.target]
    if not plan.meets:
        yield words.say("describe-hunts-here")
        return
    yield words.say(
        "describe-hunts",
        hero=words.say(f"adventurer-{target.adventurer}"),
        steps=len(plan.way),
        way=plan.way,
        tile=plan.way[plan.meets - 1],
        percent=reaches(plan),
    )


def _ring(view: BagView, tile: TileView, words: Words) -> str:
    """Where it lies, and who has been lured away from it but must still be slain (R141)."""
    for other in view.tiles:
        if other is not tile and other.monster is not None and other.monster.guards_ring:
            guard = words.say(f"monster-{other.monster.key}.the")
            return words.say("describe-ring-guarded", tile=tile.label, guard=guard, at=other.label)
    return words.say("describe-ring-on", tile=tile.label)


def _map(view: BagView, words: Words, room: int, *, is_full: bool = False) -> Iterator[str]:
    """The map, while it still matters."""
    if view.outcome is None:
        yield from surroundings(view, words, room, is_full=is_full)


def _monster(monster: MonsterView, words: Words) -> dict[str, str | int]:
    name = words.say(f"monster-{monster.key}.the")
    return {"monster-the": name, "hp": monster.hp, "most": monster.most, "attack": attack(monster, words)}
