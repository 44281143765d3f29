"""What a seat has set aside for its next turn, in its panel: what it is, and whether it still holds."""

from bot.engine import Order, Plan
from bot.ui.views.scene import Scene
from bot.words import plain


def plan_line(scene: Scene, seat: int) -> str:
    """Empty where nothing is set aside, or no turn to plan lies ahead."""
    match = scene.table.match
    plan = match.plan(seat) if match is not None and scene.table.status == "open" else None
    if plan is None:
        return ""
    if plan.is_dropped:
        return f"-# {scene.say('plan-dropped')}"
    orders = scene.orders(seat)
    if not any(order.is_plan for order in orders):
        return ""
    if not plan.holds:
        return f"-# {scene.say('plan-shaken')}"
    return f"-# {scene.say('plan-set', steps=scene.words.names(_steps(scene, orders, plan)))}"


def _steps(scene: Scene, orders: tuple[Order, ...], plan: Plan) -> list[str]:
    """In the order in which they come; what can no longer be given has no words."""
    return [
        plain(scene.speaker.option(option))
        for order in orders
        for option in order.kind.options
        if isinstance(value := plan.parts.get(order.word, ()), tuple) and option.key in value
    ]
