"""Calling a partner to a fight (R50-R57)."""

from collections.abc import Callable

from bot.engine import Fact, Option, Prompt, Script, Term, ask, ask_all
from bot.kit.squares import apart
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.combat import (
    AllCalled,
    ArcherJoined,
    ArcherWithdrew,
    TagAsked,
    TagDeclined,
    TagJoined,
)
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.map.grid import distances, in_sight, shortest_path
from cogs.bag_of_dungeon.rules.places.poison import poison
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Fight, Hero, Item, Tile

TAG_AP = 1


def tag_offers(quest: Quest, fight: Fight, hero: Hero) -> list[Option]:
    """R50, R56: partners who could come, 1 AP each. For who fell or fled the fight is over (R40)."""
    if not fight.can_tag or not quest.can_pay(hero, TAG_AP):
        return []
    found, is_next = _partners(quest, fight), not quest.is_active(hero)
    options = [prompts.tag(other.index, other, TAG_AP, is_next=is_next) for other in found]
    if len(found) > 1 and quest.can_pay(hero, TAG_AP * len(found)):
        options.append(prompts.tag_all(TAG_AP, is_next=is_next))
    return options


def _partners(quest: Quest, fight: Fight) -> list[Hero]:
    settled = (*fight.fighters, *fight.veterans, *fight.refused)
    return [other for other in quest.heroes if other.index not in settled and _answers(quest, fight, other)]


def call(quest: Quest, fight: Fight, hero: Hero, key: str) -> Script[None]:
    """One partner, or all who could come."""
    if key == "tag-all":
        yield from tag_all(quest, fight, hero)
    else:
        yield from tag(quest, fight, hero, quest.hero(prompts.number_of(key)))


def tag(quest: Quest, fight: Fight, hero: Hero, partner: Hero) -> Script[None]:
    """P6: refused or timed out, the AP comes back (R51)."""
    yield TagAsked(seat=hero.seat, hero=hero.key, target_seat=partner.seat, target=partner.key)
    prompt = _prompt(quest, fight, hero, partner)
    yield from _answered(quest, fight, hero, partner, (yield from ask(prompt)).key if prompt else "")


def tag_all(quest: Quest, fight: Fight, hero: Hero) -> Script[None]:
    """P6, of all who could come at once; 1 AP for each who does (R50)."""
    yield AllCalled(seat=hero.seat, hero=hero.key)
    partners = _partners(quest, fight)
    asked = {other.index: prompt for other in partners if (prompt := _prompt(quest, fight, hero, other))}
    keys = dict(zip(asked, [answer.key for answer in (yield from ask_all(list(asked.values())))], strict=True))
    for partner in partners:
        yield from _answered(quest, fight, hero, partner, keys.get(partner.index, ""))


def _answered(quest: Quest, fight: Fight, hero: Hero, partner: Hero, key: str) -> Script[None]:
    """R51; an empty key is the consent of who was not asked for it."""
    if key == "decline":
        fight.refused.append(partner.index)
        yield TagDeclined(seat=partner.seat, hero=partner.key)
        return
    answers = _answers(quest, fight, partner)
    quest.pay(hero, TAG_AP)
    yield from _join(quest, fight, partner, key or next(iter(answers)), answers)


def _prompt(quest: Quest, fight: Fight, hero: Hero, partner: Hero) -> Prompt | None:
    """None: nobody is asked for their own consent."""
    foe, answers = quest.foe(fight), _answers(quest, fight, partner)
    if partner.seat == hero.seat and len(answers) == 1:
        return None
    facts: dict[str, Fact] = {
        "adventurer": prompts.adventurer(hero),
        "partner": prompts.adventurer(partner),
        "monster": Term("monster", (foe.key,)),
        "monster_hp": foe.hp,
        "hp": partner.hp,
    }
    options = [Option(key, key, {"tile": tile.label, "ap": ap}) for key, (tile, ap) in answers.items()]
    options.append(Option("decline", "decline-tag"))
    return prompts.favouring(options[0].key, prompts.one_of(partner.seat, "tagged", "R51", options, "decline", **facts))


def _join(quest: Quest, fight: Fight, partner: Hero, key: str, answers: dict[str, tuple[Tile, int]]) -> Script[None]:
    tile, cost = answers[key]
    path = _path(quest, partner, tile) or []
    quest.pay(partner, cost)
    quest.place(partner, tile)
    partner.errand = None
    fight.fighters.append(partner.index)
    weapon = _weapon(quest, fight, partner, tile)
    if key == "join-range" and weapon is not None:
        fight.bowmen[partner.index] = weapon.id
    joined = ArcherJoined if partner.index in fight.bowmen else TagJoined
    yield joined(seat=partner.seat, hero=partner.key, tile=tile.label, cost=cost)
    if any(step.kind.icon == "vine" for step in path) and not partner.upgrade.is_vineproof:
        yield from poison(quest, partner)
        yield from _lower(fight, partner)


def _lower(fight: Fight, partner: Hero) -> Script[None]:
    """R57, R99: the poison of the way may have taken the weapon out of an archer's hands."""
    if partner.index in fight.bowmen and fight.bowmen[partner.index] not in {i.id for i in figures.equipped(partner)}:
        fight.fighters.remove(partner.index)
        yield ArcherWithdrew(seat=partner.seat, hero=partner.key)


def _answers(quest: Quest, fight: Fight, partner: Hero) -> dict[str, tuple[Tile, int]]:
    """How the partner could join: the tile to go to, and the AP of the next turn (R52)."""
    here = quest.state.tiles[fight.at]
    found: dict[str, tuple[Tile, int]] = {}
    path = _path(quest, partner, here)
    if path is not None and quest.can_pay(partner, tag_cost(partner, len(path))):
        found["join"] = (here, tag_cost(partner, len(path)))
    if quest.state.options.house_tagging:
        found |= _from_afar(quest, fight, partner)
    return found


def tag_cost(partner: Hero, steps: int) -> int:
    """One AP a tile; an upgraded warden pays one at most (5.6)."""
    most = partner.upgrade.most_tag_ap
    return steps if most is None else min(steps, most)


def _path(quest: Quest, partner: Hero, goal: Tile) -> list[Tile] | None:
    """R52: a laid path without monsters, Old Spikey, Web or Pit; the Gateway's door is a step like any other (R111)."""
    if partner.at == goal.key:
        return []
    if quest.is_barred(partner) or not quest.may_enter(partner, goal):
        return None
    return shortest_path(quest.state, quest.tile(partner), goal, _steps(quest, partner))


def _steps(quest: Quest, partner: Hero) -> Callable[[Tile], bool]:
    """Which tiles a partner may come over."""
    return lambda tile: _is_safe(quest, tile) and quest.may_enter(partner, tile)


def _is_safe(quest: Quest, tile: Tile) -> bool:
    bad = {"spikey"} if quest.is_calm else {"spikey", "web", "pit"}
    return not quest.is_guarded(tile) and tile.kind.icon not in bad


def _weapon(quest: Quest, fight: Fight, partner: Hero, tile: Tile) -> Item | None:
    """R57: the strongest equipped weapon that bears from there; bows do nothing to the Dragon (R48)."""
    here = quest.state.tiles[fight.at]
    is_dragon = quest.is_dragon_at(here)
    weapons = [item for item in figures.equipped(partner) if figures.kind_of(item).effect == "shot"]
    bearing = [
        item
        for item in weapons
        if not (is_dragon and figures.kind_of(item).is_bow) and _bears(quest, figures.reach(partner, item), tile, here)
    ]
    return max(bearing, key=lambda item: figures.kind_of(item).roll, default=None)


def _bears(quest: Quest, reach: tuple[int, int], tile: Tile, here: Tile) -> bool:
    """R44: in range and in sight."""
    least, most = reach
    is_near = least <= apart(tile.spot, here.spot) <= most
    return is_near and in_sight(quest.state, tile, here, most, quest.is_guarded)


def _from_afar(quest: Quest, fight: Fight, partner: Hero) -> dict[str, tuple[Tile, int]]:
    """The nearest safe tile from which any weapon bears."""
    if quest.is_barred(partner):
        return {}
    for key, step in distances(quest.state, quest.tile(partner), _steps(quest, partner)).items():
        tile, cost = quest.state.tiles[key], tag_cost(partner, step)
        if quest.can_pay(partner, cost) and _weapon(quest, fight, partner, tile) is not None:
            return {"join-range": (tile, cost)}
    return {}
