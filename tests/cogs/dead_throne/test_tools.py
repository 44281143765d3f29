"""R97, R102, R103: tools."""

from cogs.dead_throne.rules.people.tools import tool_deeds
from tests.cogs.dead_throne.scenes import ADA, given, realm_of
from tests.support.scripts import run_script


def test_a_tool_that_broke_in_a_combo_is_no_use() -> None:
    realm = realm_of()
    [hammer] = given(realm, ADA, "hammer")
    hammer.is_broken = True
    assert not tool_deeds(realm, realm.player(ADA))


def test_tc26_a_hammer_mends_one_thing_and_goes_back_to_the_market() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    _, axe, mace = given(realm, ADA, "hammer", "axe", "mace")
    axe.is_broken = mace.is_broken = True
    [deed] = tool_deeds(realm, ada)
    run_script(deed.play(), {ADA: [f"mend-{mace.id}"]})
    assert (axe.is_broken, mace.is_broken) == (True, False)
    assert realm.state.market["hammer"] == 4
    assert ada.pack == [axe, mace]
