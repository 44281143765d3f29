"""Standing orders: the form is opened in the panel, and what is settled with it is told to nobody else."""

from bot.host import HostRefused, Table
from bot.ui.messages.panels import Panels
from bot.ui.shared.context import Context
from bot.ui.views.orders import orders_modal, read_orders
from bot.ui.wire.custom_id import CustomId
from bot.ui.wire.reply import Reply, data_of
from bot.ui.wire.submitted import submitted


class StandingOrders:
    """A refusal is said in the panel alone: no public message is mended for it, as others could see that."""

    def __init__(self, context: Context, panels: Panels) -> None:
        self.context = context
        self.panels = panels

    async def ask(self, reply: Reply, table: Table, wanted: CustomId) -> None:
        """Open the form. Raises HostRefused."""
        seat, page = _seat_and_page(table, wanted, reply.interaction.user.id)
        form = orders_modal(self.context.private(table, reply.interaction), seat, page)
        if form is None:
            raise HostRefused("illegal")
        await reply.ask(form)

    async def settle(self, reply: Reply, table: Table, wanted: CustomId) -> None:
        """Take what was filled in. Raises HostRefused and Declined."""
        person = reply.interaction.user.id
        seat, _ = _seat_and_page(table, wanted, person)
        values = read_orders(
            self.context.private(table, reply.interaction).orders(seat), submitted(data_of(reply.interaction))
        )
        try:
            table = await self.context.host.commands.order(table.id, person, seat, values)
        except HostRefused as refused:
            if refused.reason != "illegal":
                raise
            await self.panels.say(reply, table, "refused-illegal")
        else:
            await self.panels.say(reply, table, "orders-done")


def _seat_and_page(table: Table, wanted: CustomId, person: int) -> tuple[int, int]:
    if table.status != "open":
        raise HostRefused("finished")
    if len(wanted.arguments) != len(("seat", "page")):
        raise HostRefused("illegal")
    seat, page = wanted.arguments
    if seat not in table.seats_of(person):
        raise HostRefused("not-yours")
    return seat, page
