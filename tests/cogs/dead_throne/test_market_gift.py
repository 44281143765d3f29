"""R156: what a find lets one take from the Market may be gone by the time it is taken."""

from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.rules.land.effects import _market_item
from tests.cogs.dead_throne.scenes import ADA, realm_of
from tests.support.scripts import ScriptRun


def test_the_last_one_goes_to_whoever_is_first() -> None:
    for left, taken in ((1, ["rope"]), (0, [])):
        realm = realm_of()
        ada = realm.player(ADA)
        realm.state.market["rope"] = 1
        run = ScriptRun(_market_item(realm, ada, Effect("market-item", amount=50)))
        realm.state.market["rope"] = left  # meanwhile
        run.answer(ADA, "take-rope")
        while not run.is_over:
            run.wait()
        assert [thing.key for thing in ada.things] == taken
        assert realm.state.market["rope"] == 0
