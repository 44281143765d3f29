"""R139: who is hidden, who is moved, and where one lands."""

from cogs.bag_of_dungeon.events.hazards import PoisonCured, WebRolled
from cogs.bag_of_dungeon.rules.endgame.gathering import calm_the_forest
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.map.moving import settle_landings
from cogs.bag_of_dungeon.rules.quest import Landing
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    give,
    is_sound,
    lay,
)
from tests.support.scripts import ScriptRun, run_script


def test_r139_a_hidden_partner_who_takes_over_and_flees_hides_no_more() -> None:
    quest = adventure("sirrus", "duric", dice=[1, 1, 2, 6])
    front, partner = quest.state.heroes
    front.hp = front.used = 1
    den = lay(quest, "d34", 0, -1, monster="mummy")
    front.at = partner.at = den.key
    give(quest, partner, "invisibility-cloak")
    partner.is_sneaking = True
    script = ScriptRun(fight_on_tile(quest, front))
    script.answer(0, "tag-1")
    script.answer(1, "join")
    assert not partner.is_sneaking
    script.answer(0, "fight")
    script.answer(1, "escape-dstart")
    assert (partner.at, partner.is_sneaking) == ("dstart", False)


def test_r139_who_hides_from_a_monster_may_be_called_away_from_it() -> None:
    quest = adventure("sirrus", "duric")
    front, partner = quest.state.heroes
    den = lay(quest, "d34", 0, -1, monster="goblin")
    partner.at = lay(quest, "d06", 0, 1, monster="zombie").key
    quest.state.tiles["dstart"].openings = (0, 1, 2, 3)
    give(quest, partner, "invisibility-cloak")
    partner.is_sneaking = True
    front.at = den.key
    script = ScriptRun(fight_on_tile(quest, front))
    script.answer(0, "tag-1")
    script.answer(1, "join")
    assert (partner.at, partner.is_sneaking, partner.debt) == (den.key, False, 2)


def test_r139_two_who_flee_to_one_web_are_judged_each_as_they_set_out() -> None:
    """The first found it empty and rolls; the second found the first there."""
    quest = adventure("sirrus", "duric", mode="forest", dice=[5])
    first, second = quest.state.heroes
    web = lay(quest, "f03", 0, -1)
    quest.flee(first, web)
    quest.flee(second, web)
    told = run_script(settle_landings(quest), {})
    assert [event.hero for event in told.events if isinstance(event, WebRolled)] == ["sirrus"]
    assert is_sound(quest)


def test_r139_r106_a_web_somebody_stood_on_is_quiet_though_that_one_has_gone() -> None:
    quest = adventure("sirrus", "duric", mode="forest")
    hero, friend = quest.state.heroes
    web = lay(quest, "f03", 0, -1)
    friend.at = web.key
    quest.flee(hero, web)
    quest.place(friend, quest.state.tiles["fstart"])
    assert not run_script(settle_landings(quest), {}).events


def test_r139_who_flees_up_the_ladder_does_not_fall_into_the_pit() -> None:
    quest = adventure("sirrus", mode="combined")
    hero = quest.hero(0)
    pit = lay(quest, "f02", 0, -1)
    hero.at = lay(quest, "d34", 0, 41).key
    quest.flee(hero, pit)
    assert quest.landings == [Landing(0, skips_pit=True, is_alone=True)]


def test_r114_r139_the_calm_of_the_forest_uncovers_nobody_in_the_dungeon() -> None:
    quest = adventure("sirrus", "duric", mode="combined")
    hidden, bearer = quest.state.heroes
    lay(quest, "f01", 0, 1)
    hidden.at = lay(quest, "d34", 0, 41, monster="goblin").key
    hidden.is_sneaking = True
    bearer.at = lay(quest, "ftree", 0, -1).key
    told = run_script(calm_the_forest(quest), {})
    assert hidden.is_sneaking
    assert not any(isinstance(event, PoisonCured) for event in told.events)
