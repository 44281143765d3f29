"""What must hold after every answer: raises AssertionError where it does not."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from cogs.dead_throne.content.decks import market_stock
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.tables import CHARACTERS, ITEMS, SCROLLS
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules.invariants_goods import check_goods
from cogs.dead_throne.rules.people.figures import TOP, most_health_in
from cogs.dead_throne.rules.people.room import PACK
from cogs.dead_throne.rules.place.laws import cards_that_hold, check_places
from cogs.dead_throne.rules.realm import CARD
from cogs.dead_throne.rules.setting.setup import decks_of
from cogs.dead_throne.state.match import State
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import AWAY, MARKET, Thing

IN_HAND = 12  # cards that may be on their way while somebody is asked


def check(state: State) -> None:
    """Cards of every deck, stones and pieces conserved; slots and health kept; nobody in two battles."""
    for player in state.players:
        _check_player(state, player)
    _check_company(state)
    check_goods(state)
    check_places(state)
    if state.phase == "play":
        _check_treasure(state)
        _check_cards(state)


def _check_player(state: State, player: Player) -> None:
    assert player.coin >= 0, f"seat {player.seat} owes coin"
    assert not player.at or player.at in STEPS, f"{player.at} is no step"
    assert not (player.is_dead and player.is_out), f"seat {player.seat} is dead and out"
    assert player.remains >= 0, f"seat {player.seat} remains {player.remains} turns"
    if player.is_up and state.phase == "play":
        assert 0 < player.health <= TOP, f"seat {player.seat} lives with health {player.health}"
    assert most_health_in(state, player) <= TOP
    assert len(player.pack) <= PACK or not player.sack or "rucksack" in player.worn
    if (partner := player.worn.get("partner")) is not None:
        assert "shield" not in player.worn, f"seat {player.seat} has a shield beside a combo"
        assert ITEMS[player.worn["weapon"].key].combo_with(partner.key), f"no combo with {partner.key}"
    for slot, thing in player.worn.items():
        assert slot == "partner" or ITEMS[thing.key].slot == slot, f"{thing.key} is worn as {slot}"
    ids = [thing.id for thing in player.things]
    assert len(ids) == len(set(ids)), f"seat {player.seat} has one card twice"


def _check_company(state: State) -> None:
    """R62: nobody is in two battles, nor in a battle and the Market."""
    seats = [seat for battle in state.battles for seat in battle.order] + state.shoppers
    seats += [seat for parley in state.parleys for seat in parley.members]
    assert len(seats) == len(set(seats)), f"somebody is in two places at once: {seats}"
    for battle in state.battles:
        assert len(battle.order) > 1, f"a battle of {battle.order}"
        assert all(state.players[seat].is_up for seat in battle.order), "somebody fights who is not there"


def _check_treasure(state: State) -> None:
    """R2, R3: Pieces and Stones are neither made nor lost."""
    grounds = list(state.ground.values())
    pieces = sum(player.pieces for player in state.players) + sum(ground.pieces for ground in grounds)
    assert pieces + state.market_pieces == state.pieces, f"{pieces} pieces and {state.market_pieces} for sale"
    stones = [stone for player in state.players for stone in player.stones]
    stones += [stone for ground in grounds for stone in ground.stones]
    assert len(stones) == len(set(stones)) == state.stones, f"stones: {stones}"


def _check_cards(state: State) -> None:
    found = Counter(_cards(state))
    made = _made(state.options, tuple(player.character for player in state.players))
    assert found <= made, f"too many of {found - made}"
    assert (made - found).total() <= IN_HAND, f"lost are {made - found}"


@lru_cache(64)
def _made(options: ThroneOptions, characters: tuple[str, ...]) -> Counter[tuple[str, str]]:
    """All cards there are, with the deck each belongs to."""
    cards: Counter[tuple[str, str]] = Counter((deck, card) for deck, pile in decks_of(options).items() for card in pile)
    cards.update({(MARKET, key): copies for key, copies in market_stock().items()})
    heroes = len(characters) - 1
    gear = [key for one in characters if one for key in CHARACTERS[one].gear_against(heroes)]
    cards.update((MARKET, key) for key in gear if key != "ash-staff")
    return cards


def _cards(state: State) -> Iterator[tuple[str, str]]:
    for deck, pile in state.decks.items():
        yield from ((deck, card) for card in pile)
    for key, copies in state.market.items():
        assert copies >= 0, f"{copies} of {key} in the Market"
        yield from [(MARKET, key)] * copies
    yield from (("quests", quest.key) for quest in state.quests)
    for thing in (*state.region, *(crown for ground in state.ground.values() for crown in ground.crowns)):
        yield from _of(thing)
    for player in state.players:
        yield from _of_player(player)
    yield from ((held.home, f"enemy:{held.enemy}") for held in cards_that_hold(state) if held.home)
    for spawn in state.defender.spawns if state.defender is not None else ():
        yield (spawn.home, f"enemy:{spawn.enemy}")


def _of(thing: Thing) -> Iterator[tuple[str, str]]:
    if thing.home == MARKET:
        yield (MARKET, thing.key)
    elif thing.home != AWAY:
        yield (thing.home, f"{CARD[thing.kind]}{thing.key}")
    yield from [("way", "binding-charm")] * thing.charms


def _of_player(player: Player) -> Iterator[tuple[str, str]]:
    for thing in player.things:
        yield from _of(thing)
    for scroll in (*player.scrolls, *player.spent):
        yield (SCROLLS[scroll].school, scroll)
    for trap in player.traps:
        yield ("traps", trap.key)
        for thing in trap.added:
            yield from _of(thing)
    yield from ((quest.home, f"lone:{quest.key}") for quest in player.lones)
