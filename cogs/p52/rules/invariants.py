"""What must hold of every state, whatever was played: no card and no thing is lost, nobody stands on a gap."""

from bot.kit.pieces import check_pieces
from cogs.p52.content.cards import ACTION_DECK, ENEMY_DECK, ROOM_DECK
from cogs.p52.content.tables import CLASSES, RACES
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.rules.heroes.sheets import begun
from cogs.p52.state.match import State
from cogs.p52.state.people import Hero

MOST_AIM = 3
MOST_ROUNDS = 3  # of a Magic Shield, and of the cloak
PLAYING = {"drop", "explore", "fight", "door"}


def check(state: State) -> None:
    """Raise AssertionError where one is broken."""
    _check_decks(state)
    _check_things(state)
    _check_places(state)
    _check_order(state)
    for hero in state.heroes:
        if hero.is_ready:
            _check_hero(state, hero)
            _check_poise(state, hero)


def _check_decks(state: State) -> None:
    decks = state.decks
    stamina = [card for hero in state.heroes for card in hero.stamina]
    check_pieces("the Action cards", [*decks.action, *decks.discard, *stamina], ACTION_DECK)
    assert set(decks.in_use) <= set(decks.discard), "a card that is still in use has been shuffled back (R146)"
    if state.room.key:
        foes = [enemy.card for enemy in state.room.enemies if enemy.card]
        check_pieces("the Enemy cards", [*decks.enemy, *decks.fallen, *foes], ENEMY_DECK)
        dealt = [spot.card for spot in state.room.spots if spot.card]
        check_pieces("the Room cards", [*decks.room, *decks.turned, *dealt], ROOM_DECK)


def _check_things(state: State) -> None:
    held = [item.id for hero in state.heroes for item in hero.bag]
    lying = [item.id for spot in state.room.spots for item in spot.items]
    check_pieces("the things", [*held, *lying, *state.gone], range(1, state.items + 1))


def _check_places(state: State) -> None:
    spots = {spot.at: spot for spot in state.room.spots}
    if not spots or state.phase in {"build", "lay", "over"}:
        return
    for hero in state.heroes:
        if not hero.is_dead:
            assert hero.at in spots, f"{hero.sheet.name} stands on a gap"
            assert spots[hero.at].is_up, f"{hero.sheet.name} stands on a spot that is face down"
    for enemy in state.room.enemies:
        assert enemy.at in spots, f"{enemy.key} stands on a gap"
        assert 0 < enemy.health <= enemy.most_health, f"{enemy.key} has {enemy.health} HP"
        assert enemy.id <= state.room.seen, f"{enemy.key} has come unseen"


def _check_order(state: State) -> None:
    """R28, R32, R99: whoever acts, waits or was attacked is there."""
    if state.phase not in PLAYING:
        return
    foes = {enemy.id for enemy in state.room.enemies}
    assert set(state.ambushers) <= foes, "somebody who is gone would ambush"
    assert len(foes) == len(state.room.enemies), "two enemies have one number"
    assert state.phase != "explore" or not any(hero.is_waiting for hero in state.heroes), "a turn is held in peace"
    assert 0 < len([hero for hero in state.heroes if not hero.is_dead]) <= state.characters or state.result, "R142"
    for shield in state.room.shields:
        assert 0 < shield.rounds <= MOST_ROUNDS, "a shield lasts too long"


def _check_poise(state: State, hero: Hero) -> None:
    """R72 to R83, R110, R145: aim and stance shut each other out, and the dead have neither."""
    name = hero.sheet.name
    assert not (hero.aim and hero.stance), f"{name} aims and stands guard at once"
    assert bool(hero.aim) == bool(hero.aim_at), f"{name} aims at nobody"
    assert min(hero.lost_turns, hero.haste, hero.unseen, hero.mending, hero.free_acts) >= 0, name
    assert hero.unseen <= MOST_ROUNDS, f"{name} is unseen for too long"
    if hero.aim and state.phase in PLAYING:
        assert hero.aim_at in {enemy.id for enemy in state.room.enemies}, f"{name} aims at somebody who is gone"
    if hero.is_dead:
        spells = (hero.mending, hero.balms, hero.venom, hero.coats)
        lasting = (hero.bag, hero.worn, hero.aim, hero.stance, hero.haste, hero.unseen, *spells, hero.is_waiting)
        assert not any(lasting), f"{name} is dead and {lasting}"


def _check_hero(state: State, hero: Hero) -> None:
    sheet = hero.sheet
    assert sheet.race in RACES, sheet.race
    assert sheet.calling in CLASSES, sheet.calling
    base = begun(sheet.race, sheet.calling).total
    assert sheet.cores.total == base + sheet.raised, f"{sheet.name}'s core abilities do not add up"
    assert sheet.experience >= 0, f"{sheet.name} owes experience"
    assert all(level >= 1 for level in sheet.abilities.values()), sheet.abilities
    assert 0 <= hero.aim <= MOST_AIM, hero.aim
    assert 0 <= hero.stance <= MOST_AIM, hero.stance
    assert len(set(hero.worn)) == len(hero.worn), "something is worn twice"
    assert set(hero.worn) <= {item.id for item in hero.bag}, "what is worn is not owned"
    if state.phase not in {"build", "lay"}:
        assert 0 <= hero.health <= most_health(hero), f"{sheet.name} has {hero.health} HP"
