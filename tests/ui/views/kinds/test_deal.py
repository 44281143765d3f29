"""An offer is put together with few presses, answered, countered; what everybody hears is only what everybody may."""

import msgspec
import pytest
from discord import ButtonStyle, ui

from bot.engine import ACCEPT, REFUSE, Bundle, Deal, Offer, Option, Side, Stock
from bot.local.checks.modal import check_modal
from bot.ui.views.controls import choice_of
from bot.ui.views.kinds.deal_text import DealText
from bot.ui.wire.custom_id import parse
from bot.ui.wire.declined import Declined
from bot.ui.wire.submitted import Submitted
from bot.words import plain
from tests.ui.views.kinds.filling import PUBLIC, Filling

MINE = Side((Option("rug", "ware-rug"), Option("lamp", "ware-lamp")), (Stock("coin", 30), Stock("silk", 2)))
THEIRS = Side((Option("map", "ware-map"),), (Stock("coin", 1), Stock("silk", 0)))
NEW = Deal(1, MINE, THEIRS)
TABLED = Deal(1, MINE, THEIRS, Offer(Bundle(("rug",), {"silk": 2}), Bundle(("map",), {"coin": 1})))
MANY = Side(tuple(Option(f"ware-{number}") for number in range(60)))


async def test_with_nothing_on_the_table_an_offer_is_put_together_at_once() -> None:
    deal = Filling(NEW)
    assert list(deal.selects()) == ["What you give", "What you get"]
    assert deal.labels() == ["Amounts", "No Deal"]
    deal.choose("What you give", "lamp", "rug")
    deal.choose("What you get", "map")
    deal.fill(give__coin="12", take__coin=["1"])
    assert deal.control.sent == {"give": ("lamp", "rug"), "take": ("map",), "give.coin": 12, "take.coin": 1}
    assert "**You give:** 12 coins, a lamp and a rug" in deal.control.summary()
    assert "**You get:** one coin and a map" in deal.control.summary()
    assert deal.labels() == ["Amounts", "Send Offer", "No Deal"]
    assert deal.prompt.is_legal(deal.control.sent)


async def test_whoever_need_not_trade_has_nothing_to_refuse_and_can_clear_what_was_put_together() -> None:
    deal = Filling(NEW, is_standing=True)
    assert deal.labels() == ["Amounts"]
    deal.choose("What you give", "rug")
    assert deal.labels() == ["Amounts", "Send Offer", "Back"]
    deal.press("Back")
    assert deal.control.sent == {}


@pytest.mark.parametrize(
    ("kind", "is_standing", "style"),
    [
        (NEW, False, ButtonStyle.primary),
        (NEW, True, ButtonStyle.secondary),
        (TABLED, False, ButtonStyle.secondary),
    ],
)
async def test_only_one_button_asks_to_be_pressed_first(kind: Deal, is_standing: bool, style: ButtonStyle) -> None:
    """An offer comes first if it is what one is asked for: not beside one's turn, nor beside Accept."""
    offering = Filling(kind, is_standing=is_standing).items(PUBLIC)[-1]
    assert (offering.label, offering.style) == ("Make an Offer" if kind is NEW else "Counter-Offer", style)


async def test_what_is_chosen_stays_marked_and_can_be_taken_back() -> None:
    deal = Filling(NEW)
    deal.choose("What you give", "lamp", "rug")
    assert [o.value for o in deal.selects()["What you give"].options if o.default] == ["rug", "lamp"]
    deal.choose("What you give")
    assert deal.control.sent == {}
    assert "Send Offer" not in deal.labels()
    assert "**You give:** nothing" in deal.control.summary()


async def test_an_offer_on_the_table_is_read_from_the_side_of_whoever_is_asked() -> None:
    deal = Filling(TABLED)
    said = deal.control.summary()
    assert said.splitlines() == [
        "Ben offers you a deal:",
        "**You give:** 2 bolts of silk and a rug",
        "**You get:** one coin and a map",
    ]
    assert deal.labels() == ["Accept", "Refuse", "Counter-Offer"]
    assert choice_of(deal.prompt, deal.id_of("Accept"), Submitted()) == ACCEPT
    assert choice_of(deal.prompt, deal.id_of("Refuse"), Submitted()) == REFUSE


async def test_whoever_made_it_reads_it_from_theirs() -> None:
    deal = Filling(TABLED)
    said = DealText(deal.speaker, deal.prompt, TABLED).awaited()
    assert said.splitlines() == [
        "You have offered Ada\\_ a deal and are waiting for an answer:",
        "**You give:** one coin and a map",
        "**You get:** 2 bolts of silk and a rug",
    ]
    assert DealText(deal.speaker, deal.prompt, NEW).awaited() == ""


async def test_a_counter_offer_begins_with_what_is_on_the_table() -> None:
    deal = Filling(TABLED)
    deal.press("Counter-Offer")
    assert TABLED.offer is not None
    assert deal.control.sent == TABLED.offer.choice
    assert deal.labels() == ["Amounts", "Send Offer", "Back"]
    silk = next(one for one in deal.modal()["components"] if one["label"] == "You give: Silk")
    assert [o["value"] for o in silk["component"]["options"] if o["default"]] == ["2"]
    deal.fill(give__silk=["0"])
    assert deal.control.sent == {"give": ("rug",), "take": ("map",), "take.coin": 1}
    deal.press("Back")
    assert deal.draft is None
    assert deal.labels() == ["Accept", "Refuse", "Counter-Offer"]


async def test_the_last_offer_is_taken_or_left() -> None:
    deal = Filling(msgspec.structs.replace(TABLED, can_propose=False))
    assert deal.labels() == ["Accept", "Refuse"]
    with pytest.raises(Declined):
        deal.control.drafted("open", 1, Submitted())


@pytest.mark.parametrize("typed", ["abc", "31", "-2", "99999999999"])
async def test_more_than_there_is_is_named_with_its_bound_and_kept_to_be_mended(typed: str) -> None:
    deal = Filling(NEW)
    deal.choose("What you get", "map")
    deal.fill(give__coin=typed)
    assert (
        f"**You give: Coins** – please give a whole number from 0 to 30, not “{plain(typed)}”."
        in deal.control.summary()
    )
    assert "Send Offer" not in deal.labels()
    assert deal.modal()["components"][0]["component"]["value"] == typed
    deal.fill(give__coin="")
    assert deal.control.sent == {"take": ("map",)}
    assert "Send Offer" in deal.labels()


async def test_only_what_there_is_can_be_counted_out() -> None:
    form = Filling(NEW).modal()
    check_modal(form)
    assert [one["label"] for one in form["components"]] == ["You give: Coins", "You give: Silk", "You get: Coins"]
    assert Filling(Deal(1, MANY, Side())).control.modal(1) is None


async def test_many_things_turn_in_pages_and_what_was_chosen_stays() -> None:
    deal = Filling(Deal(1, MANY, THEIRS))
    deal.choose("What you give", "ware-3")
    deal.press("More")
    assert list(deal.selects()) == ["What you give"]
    deal.choose("What you give", "ware-30", "ware-31")
    deal.press("More")
    deal.choose("What you give", "ware-59")
    deal.press("Back")
    deal.choose("What you give", "ware-31")
    assert deal.control.sent == {"give": ("ware-3", "ware-31", "ware-59")}


async def test_everything_of_very_much_still_fits_a_message() -> None:
    deal = Filling(Deal(1, MANY, MANY))
    for side in ("give", "take"):
        for page in (1, 2, 3):
            deal.draft = deal.control.drafted(side, page, Submitted(tuple(o.key for o in MANY.items)))
    assert deal.control.sent == {name: tuple(o.key for o in MANY.items) for name in ("give", "take")}
    assert deal.control.is_whole
    assert len(deal.control.summary()) < 1500


async def test_the_public_hears_an_offer_unless_it_is_secret_or_names_a_secret() -> None:
    assert Filling(TABLED).control.told() == (
        "Ben offers Ada\\_ a deal: one coin and a map, for 2 bolts of silk and a rug."
    )
    assert Filling(TABLED, is_secret=True).control.told() == ""
    assert Filling(NEW).control.told() == ""
    hidden = Side((Option("rug", "ware-rug", is_secret=True), *MINE.items[1:]), MINE.stocks)
    assert Filling(msgspec.structs.replace(TABLED, mine=hidden)).control.told() == ""
    other = Side((*MINE.items, Option("mask", "ware-mask", is_secret=True)), MINE.stocks)
    assert "a rug" in Filling(msgspec.structs.replace(TABLED, mine=other)).control.told()


async def test_in_public_it_is_answered_but_not_put_together() -> None:
    assert Filling(TABLED).labels(PUBLIC) == ["Accept", "Refuse", "Counter-Offer"]
    assert Filling(NEW).labels(PUBLIC) == ["No Deal", "Make an Offer"]
    hidden = Side((Option("rug", "ware-rug", is_secret=True),), MINE.stocks)
    look = Filling(msgspec.structs.replace(TABLED, mine=hidden))
    assert look.labels(PUBLIC) == ["Look at It"]
    assert not [item for item in look.items(PUBLIC) if isinstance(item, ui.Select)]


async def test_a_draft_that_is_not_remembered_is_known_to_be_lost() -> None:
    deal = Filling(NEW)
    fresh = deal.id_of("Amounts")
    deal.choose("What you give", "rug")
    begun = deal.id_of("Amounts")
    assert not deal.control.is_lost(fresh)
    deal.draft = None
    assert deal.control.is_lost(begun)
    assert deal.control.is_lost(parse("c1:k3JdP0aZ:7:~draft"))
    assert not deal.control.is_lost(fresh)


@pytest.mark.parametrize(
    ("step", "page", "filled"),
    [
        ("give", 2, Submitted(("rug",))),
        ("give", 0, Submitted(("rug",))),
        ("lend", 1, Submitted(("rug",))),
        ("said", 2, Submitted()),
        ("", 1, Submitted()),
    ],
)
async def test_what_no_button_sends_is_declined(step: str, page: int, filled: Submitted) -> None:
    with pytest.raises(Declined):
        Filling(NEW).control.drafted(step, page, filled)


async def test_foreign_keys_are_not_taken() -> None:
    deal = Filling(NEW)
    deal.draft = deal.control.drafted("give", 1, Submitted(("map", "rug", "rug", "x")))
    assert deal.control.sent == {"give": ("rug",)}
