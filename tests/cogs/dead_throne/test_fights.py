"""TC20 to TC25: one exchange with an enemy, and what comes of it."""

from cogs.dead_throne.events.fight import EnemyHit, EnemyStruck
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from tests.cogs.dead_throne.scenes import ADA, realm_of, wearing, words
from tests.support.scripts import ScriptRun, run_script


def hero(realm: Realm, *items: str, health: int = 11, coin: int = 5) -> Player:
    ada = wearing(realm, ADA, *items)
    ada.health, ada.coin = health, coin
    return ada


def test_tc20_who_deals_more_wins_the_coin_and_may_keep_the_essence() -> None:
    realm = realm_of()
    ada = hero(realm, "short-sword", "buckler", "copper-ring")
    run = run_script(fight_enemy(realm, ada, "w2", "woods"), {ADA: ["weapon", "keep"]})
    assert run.result == "won"
    assert (ada.health, ada.coin) == (10, 6)
    assert [(thing.kind, thing.key) for thing in ada.pack] == [("essence", "w2")]


def test_tc21_equal_damage_is_nobodys_victory() -> None:
    realm = realm_of()
    ada = hero(realm, "short-sword", "buckler", "copper-ring")
    run = run_script(fight_enemy(realm, ada, "w3", "woods"), {ADA: ["weapon"]})
    assert run.result == "drawn"
    assert (ada.health, ada.coin, ada.held) == (9, 5, None)
    assert realm.state.decks["woods"][-1] == "enemy:w3"


def test_tc22_a_great_bear_takes_coin_and_drives_back() -> None:
    realm = realm_of(5)
    ada = hero(realm, "short-sword", "buckler", "copper-ring")
    run = run_script(fight_enemy(realm, ada, "w6", "woods"), {ADA: ["weapon"]})
    assert run.result == "lost"
    assert (ada.health, ada.coin) == (3, 2)
    assert ada.due is not None
    assert (ada.due.kind, ada.due.steps) == ("back", 3)
    assert ada.worn["shield"].is_broken


def test_tc23_nobody_pays_what_they_have_not() -> None:
    realm = realm_of()
    ada = hero(realm, coin=2)
    run_script(fight_enemy(realm, ada, "w4", "woods"), {ADA: ["decline"]})
    assert ada.coin == 0
    ada.health, ada.coin = 10, 9
    run_script(fight_enemy(realm, ada, "d5", "docks"), {ADA: ["decline"]})
    assert ada.coin == 6


def test_tc24_a_weapon_breaks_on_a_stronger_defence_and_declining_spares_it() -> None:
    realm = realm_of(2)
    ada = hero(realm, "short-sword", "tower-shield")
    run = run_script(fight_enemy(realm, ada, "w8", "woods"), {ADA: ["weapon"]})
    assert run.result == "drawn"
    assert ada.worn["weapon"].is_broken
    realm = realm_of(2)
    ada = hero(realm, "short-sword", "tower-shield")
    run_script(fight_enemy(realm, ada, "w8", "woods"), {ADA: ["decline"]})
    assert not ada.worn["weapon"].is_broken


def test_tc24_a_scroll_adds_to_the_blow_and_the_weapon_breaks_all_the_same() -> None:
    realm = realm_of(2)
    ada = hero(realm, "short-sword", "tower-shield")
    ada.scrolls = ["firebolt"]
    run = ScriptRun(fight_enemy(realm, ada, "w8", "woods"))
    events = run.answer(ADA, "weapon-with-firebolt")
    hit = next(event for event in events if isinstance(event, EnemyHit))
    assert (hit.attack, hit.defence, hit.damage) == (8, 5, 3)
    assert ada.worn["weapon"].is_broken
    assert ada.spent == ["firebolt"]


def test_tc25_a_shield_breaks_at_twice_its_defence_but_not_where_nothing_gets_through() -> None:
    realm = realm_of()
    ada = hero(realm, "short-sword", "buckler")
    run_script(fight_enemy(realm, ada, "d4", "docks"), {ADA: ["weapon"]}, otherwise="leave")
    assert ada.worn["shield"].is_broken
    realm = realm_of()
    ada = hero(realm, "short-sword", "buckler")
    ada.scrolls = ["stone-skin"]
    run = ScriptRun(fight_enemy(realm, ada, "d4", "docks"))
    events = run.answer(ADA, "stone-skin")
    struck = next(event for event in events if isinstance(event, EnemyStruck))
    assert (struck.attack, struck.defence, struck.damage) == (4, 6, 0)
    assert not ada.worn["shield"].is_broken


def test_elements_oppose() -> None:
    """5.4: two more against the opposed element, nothing against one's own."""
    realm = realm_of()
    ada = hero(realm, "short-sword", "tower-shield")
    ada.scrolls = ["firebolt"]
    run = ScriptRun(fight_enemy(realm, ada, "d3", "docks"))
    events = run.answer(ADA, "firebolt")
    hit = next(event for event in events if isinstance(event, EnemyHit))
    assert hit.attack == 6


def test_a_web_matron_holds_whoever_loses() -> None:
    """R32: her card lies before them."""
    realm = realm_of()
    ada = hero(realm)
    realm.state.decks["woods"].remove("enemy:w5")
    run = run_script(fight_enemy(realm, ada, "w5", "woods"), {ADA: ["decline"]})
    assert "held-by" in words(run.events)
    assert ada.held is not None
    assert (ada.held.enemy, ada.held.turns) == ("w5", 2)
    assert realm.state.decks["woods"].count("enemy:w5") == 1
