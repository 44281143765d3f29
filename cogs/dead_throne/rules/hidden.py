"""What a viewer cannot know, moved about: decks, other people's hands, packs and traps."""

from typing import TypeAlias, cast

from bot.engine import Chance
from cogs.dead_throne.content.tables import CROWN, LONE_QUESTS, SCROLLS
from cogs.dead_throne.rules.fight.support import group_of
from cogs.dead_throne.rules.realm import CARD
from cogs.dead_throne.state.match import DeckKey, State
from cogs.dead_throne.state.people import Lone, Player
from cogs.dead_throne.state.things import AWAY, MARKET, Home, Thing, ThingKind

_Body: TypeAlias = tuple[ThingKind, str, Home, bool, int]  # all of a thing but its number


def reshuffle(state: State, viewer: int | None, chance: Chance) -> None:
    """Another world that looks the same to this viewer, to whom friends of a group show what they have (R142)."""
    group = group_of(state.defender, viewer) if state.defender is not None and viewer is not None else []
    others = [player for player in state.players if player.seat != viewer and player.seat not in group]
    _shuffle_scrolls(state, others, chance)
    _shuffle_traps(state, others, chance)
    _shuffle_packs(state, others, chance)
    for lone in (quest for player in others for quest in player.lones):
        _choose_otherwise(lone, chance)
    for cards in state.decks.values():
        chance.shuffle(cards)


def _shuffle_scrolls(state: State, others: list[Player], chance: Chance) -> None:
    """Any scroll of the decks may be in any hand."""
    scrolls = [scroll for player in others for scroll in player.scrolls]
    chance.shuffle(scrolls)
    for hand in (player.scrolls for player in others):
        hand[:] = [_exchanged(scrolls.pop(), state, chance) for _ in hand]


def _exchanged(scroll: str, state: State, chance: Chance) -> str:
    """It, or another of its deck in its place."""
    pile = state.decks[SCROLLS[scroll].school]
    place = chance.below(len(pile) + 1)
    if place == len(pile):
        return scroll
    pile[place], scroll = scroll, pile[place]
    return scroll


def _shuffle_traps(state: State, others: list[Player], chance: Chance) -> None:
    """Those nothing has been added to might be any; the others might be each other's."""
    traps = [trap for player in others for trap in player.traps]
    keys = [*(trap.key for trap in traps if trap.level == 1), *state.decks["traps"]]
    chance.shuffle(keys)
    for trap in (trap for trap in traps if trap.level == 1):
        trap.key = keys.pop()
    state.decks["traps"][:] = keys
    bodies = [(trap.key, trap.level, trap.added) for trap in traps]
    chance.shuffle(bodies)
    for trap, (key, level, added) in zip(traps, bodies, strict=True):
        trap.key, trap.level, trap.added = key, level, added


def _shuffle_packs(state: State, others: list[Player], chance: Chance) -> None:
    """What is carried and not worn may be anybody's, or another card of its deck. Who has the Crown is public."""
    things = [thing for player in others for thing in player.loose if thing.key != CROWN]
    cards = [_exchanged_thing(thing, state, chance) for thing in things]
    chance.shuffle(cards)
    for thing, (kind, key, home, is_broken, charms) in zip(things, cards, strict=True):
        thing.kind, thing.key, thing.home, thing.is_broken, thing.charms = kind, key, home, is_broken, charms


def _exchanged_thing(thing: Thing, state: State, chance: Chance) -> _Body:
    """As `_exchanged`: what came from a deck may still lie there, and a card of its kind be here in its place."""
    whole = (thing.kind, thing.key, thing.home, thing.is_broken, thing.charms)
    if thing.home in {MARKET, AWAY} or thing.kind == "scroll" or chance.below(2):
        return whole
    pile, mark = state.decks[cast(DeckKey, thing.home)], CARD[thing.kind]
    places = [place for place, card in enumerate(pile) if card.startswith(mark)]
    if not places:
        return whole
    place = chance.pick(places)
    key, pile[place] = pile[place].removeprefix(mark), mark + thing.key
    return thing.kind, key, thing.home, False, 0


def _choose_otherwise(lone: Lone, chance: Chance) -> None:
    """The branch somebody took is shown to nobody else, whoever knows the cards may guess it."""
    lone.branch = chance.pick([one.key for one in LONE_QUESTS[lone.key].branches])
