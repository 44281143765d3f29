"""What a seat may settle in advance: to fold, and to let those powers be that are asked for again and again."""

from bot.engine import Option, Order, Pick, PickSome
from cogs.death_over_the_kingdom.prompts.keys import FOLD

POWERS = ("innkeeper", "jester", "sorceress")  # prompts in which one may decline (R33, R34, R36)
FOLDING = Order("fold", "R21", Pick((Option(FOLD, "order-fold"),)), settles=("action",), is_for_turn=True)
DECLINING = Order(
    "powers",
    "R32",
    PickSome(tuple(Option(power, f"order-{power}") for power in POWERS), 1, len(POWERS)),
    settles=POWERS,
)
