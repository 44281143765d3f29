"""Messages that Discord refuses, and where it says that the fault lies."""

from tests.local.refusals.desk import Sent, message, rows, view
from tests.local.refusals.parts import (
    TEXT,
    button,
    container,
    embed,
    gallery,
    link,
    option,
    people,
    poll,
    row,
    section,
    select,
)

LONG, MAX, MIN = "BASE_TYPE_BAD_LENGTH", "NUMBER_TYPE_MAX", "NUMBER_TYPE_MIN"
REQUIRED, CHOICES, UNION = "BASE_TYPE_REQUIRED", "BASE_TYPE_CHOICES", "UNION_TYPE_CHOICES"
STRING, NUMBER, TRUTH = "STRING_TYPE_CONVERT", "NUMBER_TYPE_COERCE", "BOOLEAN_TYPE_CONVERT"
LIST, MODEL, MOST = "LIST_TYPE_CONVERT", "MODEL_TYPE_CONVERT", "BASE_TYPE_MAX_LENGTH"
SCHEME, EMOJI, URL = "URL_TYPE_INVALID_SCHEME", "BUTTON_COMPONENT_INVALID_EMOJI", "URL_TYPE_INVALID_URL"
SET, MOMENT = "SET_TYPE_ALREADY_CONTAINS_VALUE", "DATE_TIME_TYPE_PARSE"


def pinging(name: str, allowed: object, at: str = "", code: str = "") -> Sent:
    where = f"allowed_mentions.{at}" if at else "allowed_mentions"
    return message(name, {"content": "x", "allowed_mentions": allowed}, where, code)


PLAIN = [
    message("nothing", {}),
    message("a list for a message", [], "", MODEL),
    message("content of blanks", {"content": " \n\t "}),
    message("content that is an object", {"content": {"a": 1}}, "content", STRING),
    message("content that is a list", {"content": ["x"]}, "content", STRING),
    message("content that is a number", {"content": 5}, "content", STRING),
    message("content of 2001", {"content": "x" * 2001}, "content", MOST),
    message("tts in words", {"content": "x", "tts": "yes"}, "tts", TRUTH),
    message("flags in words", {"content": "x", "flags": "abc"}, "flags", NUMBER),
    message("a nonce of 26", {"content": "x", "nonce": "n" * 26}, "nonce"),
    message("a nonce that is a list", {"content": "x", "nonce": []}, "nonce"),
    message("no sticker's id", {"content": "x", "sticker_ids": ["x"]}, "sticker_ids.0", NUMBER),
    message(
        "an answer to nothing", {"content": "x", "message_reference": {}}, "message_reference.message_id", REQUIRED
    ),
    message(
        "an answer to a word",
        {"content": "x", "message_reference": {"message_id": "x"}},
        "message_reference.message_id",
        NUMBER,
    ),
    message("an attachment without id", {"content": "x", "attachments": [{}]}, "attachments.0.id", REQUIRED),
    message("an attachment without file", {"attachments": [{"id": 0}]}, "attachments.0.id", "ATTACHMENT_NOT_FOUND"),
    message(
        "an attachment of a long text",
        {"attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments.0.description",
        MOST,
    ),
    message("eleven attachments", {"attachments": [{"id": n} for n in range(11)]}, "attachments", MOST),
    pinging("pinging all", {"parse": ["all"]}, "parse.0", CHOICES),
    pinging("pinging in one word", {"parse": "everyone"}, "parse", LIST),
    pinging("pinging twice", {"parse": ["users", "users"]}, "parse.1", SET),
    pinging("pinging no snowflake", {"users": ["ada"]}, "users.0", NUMBER),
    pinging("pinging a negative role", {"roles": [-1]}, "roles.0", NUMBER),
    pinging("pinging a fraction", {"users": [1.5]}, "users.0", NUMBER),
    pinging("pinging a snowflake of 20 digits", {"users": ["99999999999999999999"]}, "users.0", NUMBER),
    pinging("pinging 101", {"users": [str(n) for n in range(101)]}, "users", MOST),
    pinging("pinging one twice", {"users": ["1", "1"]}, "users.1", SET),
    pinging(
        "pinging all and some", {"parse": ["users"], "users": ["1"]}, "", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
    ),
    pinging("whom one answers, in words", {"replied_user": "yes"}, "replied_user", TRUTH),
    pinging("a list of mentions", [], "", MODEL),
]

EMBEDS = [
    message("an embed of a blank title", embed(title="  "), "embeds.0.description", REQUIRED),
    message("one embed for many", {"embeds": {"title": "x"}}, "embeds", LIST),
    message("an embed of nothing", {"embeds": [{}]}, "embeds.0.description", REQUIRED),
    message("an embed of a colour alone", embed(color=1), "embeds.0.description", REQUIRED),
    message("an embed's colour too high", embed(title="x", color=0x1000000), "embeds.0.color", MAX),
    message("an embed's colour below black", embed(title="x", color=-1), "embeds.0.color", MIN),
    message("an embed's colour in hex", embed(title="x", color="#fff"), "embeds.0.color", NUMBER),
    message("an embed of yesterday", embed(title="x", timestamp="yesterday"), "embeds.0.timestamp", MOMENT),
    message("an embed's script", embed(title="x", url="javascript:alert(1)"), "embeds.0.url", SCHEME),
    message("an embed's picture by ftp", embed(image={"url": "ftp://x/y.png"}), "embeds.0.image.url", SCHEME),
    message("an embed's address of blanks", embed(title="x", url="https://a b"), "embeds.0.url", URL),
    message("a field without a value", embed(fields=[{"name": "x"}]), "embeds.0.fields.0.value", REQUIRED),
    message("a field of a blank name", embed(fields=[{"name": " ", "value": "x"}]), "embeds.0.fields.0.name", REQUIRED),
    message(
        "a footer without words", embed(title="x", footer={"icon_url": "https://x/y"}), "embeds.0.footer.text", REQUIRED
    ),
    message(
        "an author without a name", embed(title="x", author={"url": "https://x/"}), "embeds.0.author.name", REQUIRED
    ),
    message("an embed's long title", embed(title="x" * 257), "embeds.0.title", MOST),
    message("11 embeds", {"embeds": [{"title": "x"}] * 11}, "embeds", MOST),
    message(
        "6001 characters of embeds",
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
]

POLLS = [
    message("a poll without a question", {"poll": poll(question={})}, "poll.question.text", REQUIRED),
    message("a poll of a blank question", {"poll": poll(question={"text": "  "})}, "poll.question.text", REQUIRED),
    message("a poll of no answers", {"poll": poll(answers=[])}, "poll.answers", LONG),
    message(
        "a poll of blank answers",
        {"poll": poll(answers=[{"poll_media": {"text": " "}}])},
        "poll.answers.0.poll_media.text",
        REQUIRED,
    ),
    message("a poll of an hour less", {"poll": poll(duration=0)}, "poll.duration", MIN),
    message("a poll of a layout", {"poll": poll(layout_type=9)}, "poll.layout_type", CHOICES),
    message(
        "a poll's false emoji",
        {"poll": poll(answers=[{"poll_media": {"text": "a", "emoji": {"name": "abc"}}}])},
        "poll.answers.0.poll_media.emoji.name",
        EMOJI,
    ),
]

ROWS = [
    rows(
        "a premium button with a label",
        [row({"type": 2, "style": 6, "sku_id": "1", "label": "x"})],
        "0.components.0.label",
    ),
    rows("a button that sells", [row(button(sku_id="1"))], "0.components.0.sku_id"),
    rows(
        "fewer people beforehand than must be",
        [people(min_values=2, max_values=3, default_values=[{"id": "1", "type": "user"}])],
        "0.components.0.default_values",
    ),
    rows("components that are an object", {"type": 1}),
    rows("a component that is a text", ["row"], "0", MODEL),
    rows("a component without a type", [{"components": []}], "0.type", UNION),
    rows("a component of type 99", [{"type": 99}], "0.type", UNION),
    rows("a type in words", [{"type": "row"}], "0.type", UNION),
    rows("an empty row", [row()], "0.components", LONG),
    rows("six rows", [row(button(n)) for n in range(6)]),
    rows("six buttons", [row(*(button(n) for n in range(6)))], "0.components", LONG),
    rows("a row in a row", [row(row(button()))], "0.components.0.type", UNION),
    rows("a text without the flag", [TEXT], "0.type", CHOICES),
    rows(
        "a button beside a select",
        [row(button(), select()["components"][0])],
        "0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    rows("a blank label", [row(button(label="   "))], "0.components.0.label", "BUTTON_COMPONENT_MISSING_CONTENT"),
    rows("a label of 81", [row(button(label="x" * 81))], "0.components.0.label", MOST),
    rows("a label that is a number", [row(button(label=7))], "0.components.0.label", STRING),
    rows("a style of 7", [row(button(style=7))], "0.components.0.style", CHOICES),
    rows(
        "a button without a style", [row({"type": 2, "label": "x", "custom_id": "b"})], "0.components.0.style", REQUIRED
    ),
    rows("a button without an id", [row(button(custom_id=None))], "0.components.0.custom_id", REQUIRED),
    rows("an empty custom id", [row(button(custom_id=""))], "0.components.0.custom_id"),
    rows("a custom id twice", [row(button(), button())], "0.components.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    rows("disabled in words", [row(button(disabled="yes"))], "0.components.0.disabled", TRUTH),
    rows("emoji abc", [row(button(emoji={"name": "abc"}))], "0.components.0.emoji.name", EMOJI),
    rows("two emojis in one", [row(button(emoji={"name": "🎲🎲"}))], "0.components.0.emoji.name", EMOJI),
    rows("a star that is no emoji", [row(button(emoji={"name": "★"}))], "0.components.0.emoji.name", EMOJI),
    rows("an emoji by its short name", [row(button(emoji={"name": ":crown:"}))], "0.components.0.emoji.name", EMOJI),
    rows("an emoji that is a text", [row(button(emoji="🎲"))], "0.components.0.emoji", MODEL),
    rows("an emoji without a name", [row(button(emoji={"id": None}))], "0.components.0.emoji.name", REQUIRED),
    rows(
        "an emoji of no snowflake", [row(button(emoji={"id": "abc", "name": "x"}))], "0.components.0.emoji.id", NUMBER
    ),
    rows("a link to a script", [row(link("javascript:alert(1)"))], "0.components.0.url", SCHEME),
    rows("a link to a file", [row(link("file:///etc/passwd"))], "0.components.0.url", SCHEME),
    rows("a link to data", [row(link("data:text/html,x"))], "0.components.0.url", SCHEME),
    rows("a link to nowhere", [row(link("https://"))], "0.components.0.url", URL),
    rows("a link without a scheme", [row(link("www.example.org"))], "0.components.0.url", SCHEME),
    rows("a link without an address", [row(link(None))], "0.components.0.url", REQUIRED),
    rows("a link that answers", [row(link("https://x.org", custom_id="b"))], "0.components.0.custom_id"),
    rows("a button with a link", [row(button(url="https://x.org"))], "0.components.0.url"),
    rows("a negative id", [row(button(id=-1))], "0.components.0.id", MIN),
    rows("an id beyond 32 bits", [row(button(id=1 << 31))], "0.components.0.id", MAX),
    rows("a select of nothing", [select(0)], "0.components.0.options"),
    rows("a select of 26", [select(26)], "0.components.0.options"),
    rows("a blank option", [select(options=[option(label=" ")])], "0.components.0.options.0.label", REQUIRED),
    rows("an option without a value", [select(options=[{"label": "x"}])], "0.components.0.options.0.value", REQUIRED),
    rows(
        "an option's false emoji",
        [select(options=[option(emoji={"name": "abc"})])],
        "0.components.0.options.0.emoji.name",
        EMOJI,
    ),
    rows("a value twice", [select(options=[option(), option()])], "0.components.0.options.1.value"),
    rows(
        "more defaults than may be chosen",
        [select(options=[option(0, default=True), option(1, default=True)])],
        "0.components.0.default_values",
    ),
    rows(
        "more people beforehand than may be chosen",
        [people(default_values=[{"id": str(n), "type": "user"} for n in (1, 2)])],
        "0.components.0.default_values",
    ),
    rows(
        "a role for a person beforehand",
        [people(default_values=[{"id": "1", "type": "role"}])],
        "0.components.0.default_values.0.type",
        CHOICES,
    ),
    rows(
        "a channel for a person or a role",
        [row({"type": 7, "custom_id": "m", "default_values": [{"id": "1", "type": "channel"}]})],
        "0.components.0.default_values.0.type",
        UNION,
    ),
    rows("least above most", [select(3, min_values=3, max_values=2)], "0.components.0.max_values", MAX),
    rows("least below nothing", [select(min_values=-1)], "0.components.0.min_values", MIN),
    rows("most of nothing", [select(max_values=0)], "0.components.0.max_values", MIN),
    rows("a placeholder of 151", [select(placeholder="x" * 151)], "0.components.0.placeholder", MOST),
    rows(
        "a kind of channel that is none",
        [row({"type": 8, "custom_id": "c", "channel_types": [99]})],
        "0.components.0.channel_types.0",
        CHOICES,
    ),
]

VIEWS = [
    view("an accent above white", [container(TEXT, accent_color=0x1000000)], "0.accent_color", MAX),
    view("an accent below black", [container(TEXT, accent_color=-1)], "0.accent_color", MIN),
    view("an accent by name", [container(TEXT, accent_color="red")], "0.accent_color", NUMBER),
    view("an empty container", [container()], "0.components", LONG),
    view("a container without components", [{"type": 17}], "0.components", REQUIRED),
    view("a container in a container", [container(container(TEXT))], "0.components.0.type", UNION),
    view("a button by itself", [button()], "0.type", UNION),
    view("nothing at all", []),
    view("41 components", [TEXT] * 41),
    view("41 nested", [container(*[TEXT] * 40)], ""),
    view("an empty text", [TEXT | {"content": ""}], "0.content"),
    view("a blank text", [TEXT | {"content": " \n "}], "0.content", REQUIRED),
    view("4001 characters in two texts", [TEXT | {"content": "x" * 2001}, TEXT | {"content": "x" * 2000}]),
    view("a section of nothing", [{"type": 9, "components": [], "accessory": button()}], "0.components", LONG),
    view("a section of four texts", [section(button(), *[TEXT] * 4)], "0.components", LONG),
    view("a section alone", [{"type": 9, "components": [TEXT]}], "0.accessory", REQUIRED),
    view("a section with a select", [section(select()["components"][0])], "0.accessory.type", UNION),
    view("a gallery of nothing", [gallery()], "0.items", LONG),
    view("a gallery of eleven", [gallery(*["https://x/y.png"] * 11)], "0.items", LONG),
    view("a gallery of scripts", [gallery("javascript:alert(1)")], "0.items.0.media.url", SCHEME),
    view("a gallery of what did not come", [gallery("attachment://x.png")]),
    view("an alt text of 1025", [gallery("https://x/y.png", description="x" * 1025)], "0.items.0.description", LONG),
    view("a thumbnail of nothing", [section({"type": 11})], "0.accessory.media", REQUIRED),
    view("a thumbnail by ftp", [section({"type": 11, "media": {"url": "ftp://x/y"}})], "0.accessory.media.url", SCHEME),
    view("a file from elsewhere", [{"type": 13, "file": {"url": "https://x/y.txt"}}], "0.file.url"),
    view("a file from nowhere", [{"type": 13, "file": {"url": "x.txt"}}], "0.file.url"),
    view("a wide separator", [{"type": 14, "spacing": 3}], "0.spacing", CHOICES),
    view("a divider in words", [{"type": 14, "divider": "yes"}], "0.divider", TRUTH),
    view("a spoiler in words", [container(TEXT, spoiler="no")], "0.spoiler", TRUTH),
    view("an id twice", [TEXT | {"id": 7}, TEXT | {"id": 7}], "1.id", "COMPONENT_ID_DUPLICATED"),
    view("with content", [TEXT], content="x"),
    view("with an embed", [TEXT], embeds=[{"title": "x"}]),
    view("with a poll", [TEXT], poll=poll()),
]

ILLEGAL = [*PLAIN, *EMBEDS, *POLLS, *ROWS, *VIEWS]
