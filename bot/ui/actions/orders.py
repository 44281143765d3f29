"""Standing orders: shown and changed in a private message of their own. Nobody else is told what is settled."""

from bot.host import HostRefused, Table
from bot.ui.messages.panels import Panels
from bot.ui.shared.context import Context
from bot.ui.views.orders import has_orders, orders_modal, orders_view, plan_page, read_orders
from bot.ui.wire.custom_id import CustomId
from bot.ui.wire.reply import Reply, data_of
from bot.ui.wire.submitted import submitted


class StandingOrders:
    """A refusal is said in the panel alone: no public message is mended for it, as others could see that."""

    def __init__(self, context: Context, panels: Panels) -> None:
        self.context = context
        self.panels = panels

    async def ask(self, reply: Reply, table: Table, wanted: CustomId) -> None:
        """Show what is settled, or open a form that changes it. Raises HostRefused."""
        seat, page = _seat_and_page(table, wanted, reply.interaction.user.id)
        scene = self.context.private(table, reply.interaction)
        if page == 0 and has_orders(scene, seat):
            await reply.show(orders_view(scene, seat))
            return
        form = orders_modal(scene, seat, page)
        if form is None:
            raise HostRefused("illegal")
        await reply.ask(form)

    async def settle(self, reply: Reply, table: Table, wanted: CustomId) -> None:
        """Take what was filled in. Raises HostRefused and Declined."""
        person = reply.interaction.user.id
        seat, page = _seat_and_page(table, wanted, person)
        scene = self.context.private(table, reply.interaction)
        values = read_orders(scene.orders(seat), submitted(data_of(reply.interaction)))
        try:
            table = await self.context.host.commands.order(table.id, person, seat, values)
        except HostRefused as refused:
            if refused.reason != "illegal":
                raise
            said = scene.say("refused-illegal")
        else:
            said = scene.say("orders-done")
        if page and page == plan_page(scene, seat):  # planned in the panel, which says so from now on
            await self.panels.refresh(reply, table, said)
            return
        await reply.replace(orders_view(self.context.private(table, reply.interaction), seat, said))


def _seat_and_page(table: Table, wanted: CustomId, person: int) -> tuple[int, int]:
    if table.status != "open":
        raise HostRefused("finished")
    if not 1 <= len(wanted.arguments) <= len(("seat", "page")):
        raise HostRefused("illegal")
    seat, page = (*wanted.arguments, 0)[:2]
    if seat not in table.seats_of(person):
        raise HostRefused("not-yours")
    return seat, page
