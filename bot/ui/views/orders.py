"""Standing orders: what a seat has settled in advance, and the form in which it does so."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

import discord
from discord import ui

from bot.engine import WITHDRAWN, Amount, Order, Part, Pick, PickSome
from bot.ui.views.kinds.modal_fields import LONGEST_NUMBER
from bot.ui.views.kinds.selects import MORE, chunks
from bot.ui.views.scene import Scene
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb, of_verb
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import layout, lines, row
from bot.ui.wire.limits import LABEL, MODAL_FIELDS, MODAL_INPUT, MODAL_TITLE, ROW_ON_A_PHONE
from bot.ui.wire.submitted import Submitted
from bot.words import plain, shorten

MOST_SELECTS = MODAL_FIELDS  # of one order; what is more has no room in a form


def has_orders(scene: Scene, seat: int) -> bool:
    """Can anything be settled in advance?"""
    return _is_played(scene, seat) and bool(_habits(scene.orders(seat)))


def plan_page(scene: Scene, seat: int) -> int:
    """The page on which the seat's next turn is planned; 0: it cannot be, now."""
    pages = _pages(scene.orders(seat)) if _is_played(scene, seat) else []
    return next((number for number, page in enumerate(pages, start=1) if page[0].is_plan), 0)


def _is_played(scene: Scene, seat: int) -> bool:
    return scene.table.status == "open" and not scene.table.seats[seat].is_automatic


def _habits(orders: Sequence[Order]) -> list[Order]:
    """What holds until it is lifted, and not for the next turn alone."""
    return [order for order in orders if not order.is_plan]


def orders_view(scene: Scene, seat: int, notice: str | None = None) -> ui.LayoutView:
    """What is settled now, and a button for each form, in a message of its own."""
    orders = _habits(scene.orders(seat))
    pages = _pages(orders)
    labels = [scene.say("orders-change")] if len(pages) == 1 else [_label(scene, page) for page in pages]
    buttons = [
        verb_button(scene.table.id, Verb.ORDERS, label, parts=(seat, number))
        for number, label in enumerate(labels, start=1)
    ]
    return layout(
        scene.face.accent,
        notice and f"*{notice}*",
        _settled(scene, seat, orders),
        row(*buttons[:ROW_ON_A_PHONE]),
        row(verb_button(scene.table.id, Verb.AWAY, scene.say("away"))),
    )


def orders_modal(scene: Scene, seat: int, page: int) -> ui.Modal | None:
    """Each field holds what is settled; whoever empties it is asked again. None where there is no such form."""
    pages = _pages(scene.orders(seat))
    if not 1 <= page <= len(pages):
        return None
    is_plan = pages[page - 1][0].is_plan
    title = shorten(scene.say("plan" if is_plan else "orders"), MODAL_TITLE)
    empty = scene.say("plan-empty" if is_plan else "orders-empty")
    form = ui.Modal(title=title, timeout=None, custom_id=of_verb(scene.table.id, Verb.ORDERED, seat, page))
    given = scene.table.match.given(seat) if scene.table.match is not None else {}
    for order in pages[page - 1]:
        name = scene.speaker.order(order)
        first, *more = _fields(scene, order, given.get(order.word, WITHDRAWN))
        form.add_item(ui.Label(text=shorten(name, MODAL_TITLE), component=first, description=empty))
        for item in more:  # a list has room for so many alone
            label = shorten(scene.say("order-more", order=name), MODAL_TITLE)
            form.add_item(ui.Label(text=label, component=item, description=scene.say("order-more-about")))
    return form


def read_orders(orders: Sequence[Order], filled: Submitted) -> dict[str, Part]:
    """What was filled in, by the order's word; those that the form did not show are left alone. May raise Declined."""
    values: dict[str, Part] = {}
    for order in orders:
        given = [filled.fields[name] for name in _names(order) if name in filled.fields]
        if given:
            values[order.word] = _read(order, tuple(chain.from_iterable(given)))
    return values


def _read(order: Order, given: tuple[str, ...]) -> Part:
    if isinstance(order.kind, Pick | PickSome):
        return given
    text = "".join(given[:1]).strip()
    if not text:
        return WITHDRAWN
    if not isinstance(order.kind, Amount):
        return text
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise Declined("refused-not-a-number", least=order.kind.least, most=order.kind.most)
    return int(text)


def _settled(scene: Scene, seat: int, orders: Sequence[Order]) -> str:
    given = scene.table.match.given(seat) if scene.table.match is not None else {}
    told = [
        scene.say("order-line", order=plain(scene.speaker.order(order)), said=_said(scene, order, given[order.word]))
        for order in orders
        if order.word in given
    ]
    return lines(f"### {scene.say('orders')}", *(told or [f"-# {scene.say('orders-none')}"]))


def _said(scene: Scene, order: Order, value: Part) -> str:
    if not isinstance(value, tuple):
        return plain(str(value))
    named = {option.key: option for option in order.kind.options}
    return scene.words.names([plain(scene.speaker.option(named[key])) for key in value if key in named])


def _label(scene: Scene, page: Sequence[Order]) -> str:
    """One of several forms is called by what it begins with."""
    more = MORE * (len(page) > 1)
    return shorten(scene.speaker.order(page[0]), LABEL - len(more)) + more


def _pages(orders: Sequence[Order]) -> list[list[Order]]:
    """What goes into one form each: five fields at most, those of one order together, and a plan by itself."""
    pages: list[list[Order]] = []
    room = 0
    for order in sorted(orders, key=lambda order: order.is_plan):
        needed = len(_names(order))
        if needed > room or order.is_plan != pages[-1][0].is_plan:
            pages.append([])
            room = MODAL_FIELDS
        pages[-1].append(order)
        room -= needed
    return pages


def _names(order: Order) -> list[str]:
    """The ids of its fields: one, or one for each select of its options."""
    count = len(list(chunks(order.kind.options))[:MOST_SELECTS]) or 1
    return [order.word if number == 1 else f"{order.word}.{number}" for number in range(1, count + 1)]


def _fields(scene: Scene, order: Order, value: Part) -> list[ui.Item[Any]]:
    names = _names(order)
    if isinstance(order.kind, Pick | PickSome):
        parts = zip(names, chunks(order.kind.options), strict=False)
        return [_select(scene, name, options, order, value) for name, options in parts]
    longest = LONGEST_NUMBER if isinstance(order.kind, Amount) else min(order.kind.most, MODAL_INPUT)
    known = None if value == WITHDRAWN else str(value)[:longest]
    return [ui.TextInput(custom_id=names[0], required=False, max_length=longest, default=known)]


def _select(scene: Scene, name: str, options: Sequence[Any], order: Order, value: Part) -> ui.Select[Any]:
    most = order.kind.most if isinstance(order.kind, PickSome) else 1
    chosen = value if isinstance(value, tuple) else ()
    return ui.Select(
        custom_id=name,
        min_values=0,
        max_values=min(most, len(options)),
        required=False,
        options=[
            discord.SelectOption(label=label, value=option.key, default=option.key in chosen)
            for option, label in zip(options, scene.speaker.labels(options), strict=True)
        ],
    )
