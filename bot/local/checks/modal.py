"""A modal: title, custom id and one to five fields (interactions/receiving-and-responding.mdx, modal)."""

from bot.local.checks.complaints import Complaints, Path
from bot.local.checks.components import component_check
from bot.local.protocol import component_types as ct
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json


def check_modal(modal: Json) -> None:
    complaints = Complaints()
    complaints.required(("data", "title"), modal.get("title"))
    complaints.longest(("data", "title"), modal.get("title"), limits.MODAL_TITLE)
    complaints.required(("data", "custom_id"), modal.get("custom_id"))
    complaints.longest(("data", "custom_id"), modal.get("custom_id"), limits.CUSTOM_ID)
    components = modal.get("components") or []
    path: Path = ("data", "components")
    complaints.between(path, components, 1, limits.MODAL_COMPONENTS)
    check = component_check(complaints)
    for index, component in enumerate(components):
        if component.get("type") == ct.ACTION_ROW:
            inside = component.get("components") or []
            complaints.between((*path, index, "components"), inside, 1, 1)
            check.children((*path, index, "components"), inside, (ct.TEXT_INPUT,))
            for place, field in enumerate(inside):
                complaints.required((*path, index, "components", place, "label"), field.get("label"))
        else:
            check.one((*path, index), component, (ct.LABEL, ct.TEXT_DISPLAY))
    complaints.refuse_if_any()
