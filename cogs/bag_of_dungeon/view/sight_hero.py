"""An adventurer as everybody sees it."""

from typing import Literal

from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.frame.outcome import points
from cogs.bag_of_dungeon.rules.goods.inventory import is_covered
from cogs.bag_of_dungeon.state import ANYWHERE, SPACES, Hero, Item, State
from cogs.bag_of_dungeon.view import EXPLORES, HeroView, ItemView, SpaceView

_SKILL_IS: dict[int, Literal["does", "dormant", "idle"]] = {
    figures.USEFUL: "does",
    figures.DORMANT: "dormant",
    figures.IDLE: "idle",
}


def hero_view(state: State, hero: Hero) -> HeroView:
    if not hero.key:
        return _unchosen(hero)
    return HeroView(
        index=hero.index,
        seat=hero.seat,
        adventurer=hero.key,
        kind=hero.kind.kind,
        side=hero.side if hero.is_upgraded or figures.can_upgrade(state, hero) else "",
        status=hero.status,
        at=state.tiles[hero.at].label if hero.at else "",
        hp=hero.hp,
        most_hp=hero.most_hp,
        lives=hero.lives,
        ap=hero.ap,
        most_ap=figures.full_ap(hero),
        debt=hero.debt,
        dice=figures.melee_dice(hero),
        plus=figures.melee_plus(hero),
        guard=figures.guard(hero),
        spaces=_spaces(hero),
        companions=tuple(item_view(item) for item in hero.companions),
        has_ring=state.ring_with == hero.index,
        seeds=hero.seeds,
        tokens=hero.tokens,
        kills=tuple(hero.kills),
        points=points(state, hero),
        is_upgraded=hero.is_upgraded,
        skill=hero.kind.skill,
        skill_left=figures.skill_uses(hero),
        is_sneaking=hero.is_sneaking,
        errand=_errand(state, hero),
        skill_is=_SKILL_IS[figures.skill_is(state, hero.kind)],
    )


def _errand(state: State, hero: Hero) -> str:
    if hero.errand is None:
        return ""
    return EXPLORES if hero.errand.goal == ANYWHERE else state.tiles[hero.errand.goal].label


def _unchosen(hero: Hero) -> HeroView:
    """Before the adventurer is chosen."""
    return HeroView(
        hero.index, hero.seat, "", "", "", hero.status, "", 0, 0, hero.lives, 0, 0, 0, 0, 0, 0,
        _spaces(hero), (), has_ring=False, seeds=0, tokens=0, kills=(), points=0, is_upgraded=False,
        skill="", skill_left=None, is_sneaking=False,
    )  # fmt: skip


def _spaces(hero: Hero) -> tuple[SpaceView, ...]:
    return tuple(
        SpaceView(
            name,
            item_view(space.item) if space.item else None,
            is_poisoned=space.is_poisoned,
            is_covered=is_covered(hero.spaces, index),
        )
        for index, (name, space) in enumerate(zip(SPACES, hero.spaces, strict=True))
    )


def item_view(item: Item) -> ItemView:
    return ItemView(item.id, item.key, item.is_awake)
