"""A modal: title, custom id and one to five fields (interactions/receiving-and-responding.mdx, modal)."""

from bot.local import component_types as ct
from bot.local import limits
from bot.local.checks.complaints import Complaints, Path
from bot.local.checks.components import ComponentCheck
from bot.local.wire import Json


def check_modal(modal: Json) -> None:
    complaints = Complaints()
    complaints.required(("data", "title"), modal.get("title"))
    complaints.longest(("data", "title"), modal.get("title"), limits.MODAL_TITLE)
    complaints.required(("data", "custom_id"), modal.get("custom_id"))
    complaints.longest(("data", "custom_id"), modal.get("custom_id"), limits.CUSTOM_ID)
    components = modal.get("components") or []
    path: Path = ("data", "components")
    complaints.between(path, components, 1, limits.MODAL_COMPONENTS)
    check = ComponentCheck(complaints)
    for index, component in enumerate(components):
        if component.get("type") == ct.ACTION_ROW:
            check.children((*path, index, "components"), component.get("components"), (ct.TEXT_INPUT,))
        else:
            check.one((*path, index), component, (ct.LABEL, ct.TEXT_DISPLAY))
    complaints.settle()
