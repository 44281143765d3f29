"""The shape of components in messages and modals (components/reference.mdx): a rule for each type."""

from bot.local.checks.complaints import Complaints, Path, is_blank
from bot.local.checks.component_walk import ComponentCheck, Rules
from bot.local.checks.emojis import check_emoji
from bot.local.checks.modal_fields import check_checkboxes, check_label, check_radio, check_text_input, check_upload
from bot.local.checks.options import check_bounds, check_defaults, check_options
from bot.local.checks.urls import LINKS, MEDIA, check_url
from bot.local.protocol import component_types as ct
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json


def component_check(complaints: Complaints) -> ComponentCheck:
    """A walk by Discord's rules through one message or modal."""
    return ComponentCheck(complaints, RULES)


def _row(check: ComponentCheck, path: Path, row: Json) -> None:
    inside = row.get("components")
    check.complaints.between((*path, "components"), inside, 1, limits.ROW_BUTTONS)
    check.children((*path, "components"), inside, (ct.BUTTON, *ct.SELECTS))
    kinds = [c.get("type") for c in inside or [] if isinstance(c, dict)]
    if len(kinds) > 1 and any(kind != ct.BUTTON for kind in kinds):
        message = "A row holds up to five buttons or one select"
        check.complaints.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _button(check: ComponentCheck, path: Path, button: Json) -> None:
    complaints, style = check.complaints, button.get("style")
    complaints.among((*path, "style"), style, (1, 2, 3, 4, 5, 6))
    complaints.longest((*path, "label"), button.get("label"), limits.LABEL)
    if style == ct.PREMIUM:
        complaints.required((*path, "sku_id"), button.get("sku_id"))
        _forbid(check, path, button, "custom_id", "label", "url", "emoji")
        return
    _forbid(check, path, button, "sku_id")
    check_emoji(complaints, path, button.get("emoji"))
    if (button.get("label") is None or is_blank(button["label"])) and not button.get("emoji"):
        complaints.add((*path, "label"), "BUTTON_COMPONENT_MISSING_CONTENT", "A button needs a label or emoji")
    if style == ct.LINK:
        complaints.required((*path, "url"), button.get("url"))
        complaints.longest((*path, "url"), button.get("url"), limits.URL)
        check_url(complaints, (*path, "url"), button.get("url"), LINKS)
        if button.get("custom_id"):
            message = "A link button has no custom id"
            complaints.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_FORBIDDEN", message)
    else:
        check.custom_id(path, button)
        if button.get("url"):
            complaints.add((*path, "url"), "BUTTON_COMPONENT_INVALID_URL", "Only link buttons have a url")


def _forbid(check: ComponentCheck, path: Path, button: Json, *keys: str) -> None:
    """Premium buttons have nothing but what they sell, and no others sell anything."""
    for key in keys:
        if button.get(key):
            message = f"A button of this style has no {key}"
            check.complaints.add((*path, key), "BUTTON_COMPONENT_PREMIUM_FIELDS", message)


def _select(check: ComponentCheck, path: Path, select: Json) -> None:
    complaints = check.complaints
    check.custom_id(path, select)
    complaints.longest((*path, "placeholder"), select.get("placeholder"), limits.PLACEHOLDER)
    high = check_bounds(check, path, select, limits.OPTIONS)
    if select["type"] == ct.STRING_SELECT:
        check_options(check, path, select, 1, limits.OPTIONS)
        if high > len(select.get("options") or []):
            complaints.add((*path, "max_values"), "NUMBER_TYPE_MAX", "More than there are options")
    check_defaults(check, path, select, high)


def _section(check: ComponentCheck, path: Path, section: Json) -> None:
    check.complaints.between((*path, "components"), section.get("components"), 1, limits.SECTION_TEXTS)
    check.children((*path, "components"), section.get("components"), (ct.TEXT_DISPLAY,))
    check.one((*path, "accessory"), section.get("accessory"), (ct.BUTTON, ct.THUMBNAIL))


def _text(check: ComponentCheck, path: Path, display: Json) -> None:
    content = display.get("content")
    if check.complaints.required((*path, "content"), content):
        check.complaints.longest((*path, "content"), content, limits.VIEW_TEXT)
        check.text += len(str(content))


def _thumbnail(check: ComponentCheck, path: Path, thumbnail: Json) -> None:
    if check.complaints.required((*path, "media"), thumbnail.get("media")):
        check_url(check.complaints, (*path, "media", "url"), thumbnail["media"].get("url"), MEDIA)
    check.complaints.longest((*path, "description"), thumbnail.get("description"), limits.ALT_TEXT)


def _gallery(check: ComponentCheck, path: Path, gallery: Json) -> None:
    items = gallery.get("items")
    check.complaints.required((*path, "items"), items)
    check.complaints.between((*path, "items"), items, 1, limits.GALLERY_ITEMS)
    for index, item in enumerate(items or []):
        _thumbnail(check, (*path, "items", index), item)


def _file(check: ComponentCheck, path: Path, file: Json) -> None:
    url = (file.get("file") or {}).get("url", "")
    if not url.startswith("attachment://"):
        check.complaints.add((*path, "file", "url"), "BASE_TYPE_REQUIRED", "Only attachment://name is taken")


def _separator(check: ComponentCheck, path: Path, separator: Json) -> None:
    check.complaints.among((*path, "spacing"), separator.get("spacing", 1), (1, 2))


def _container(check: ComponentCheck, path: Path, container: Json) -> None:
    check.complaints.required((*path, "components"), container.get("components"))
    check.children((*path, "components"), container.get("components"), ct.IN_CONTAINER)


RULES: Rules = {
    ct.ACTION_ROW: _row,
    ct.BUTTON: _button,
    **dict.fromkeys(ct.SELECTS, _select),
    ct.SECTION: _section,
    ct.TEXT_DISPLAY: _text,
    ct.THUMBNAIL: _thumbnail,
    ct.MEDIA_GALLERY: _gallery,
    ct.FILE: _file,
    ct.SEPARATOR: _separator,
    ct.CONTAINER: _container,
    ct.LABEL: check_label,
    ct.TEXT_INPUT: check_text_input,
    ct.FILE_UPLOAD: check_upload,
    ct.RADIO_GROUP: check_radio,
    ct.CHECKBOX_GROUP: check_checkboxes,
    ct.CHECKBOX: ComponentCheck.custom_id,
}
