"""Every limit and deadline the table enforces, each with its source in Discord's documentation.

Sources are paths below `developers/` of the discord-api-docs repository, or a schema of the OpenAPI file (`spec:`).
"""

from typing import Self

MIB = 1024 * 1024


class Limit(int):
    """A number that knows where it is written."""

    source: str

    def __new__(cls, number: int, source: str) -> Self:
        limit = super().__new__(cls, number)
        limit.source = source
        return limit


# Interactions
FIRST_RESPONSE_S = Limit(3, "interactions/receiving-and-responding.mdx:351")
TOKEN_LIFE_S = Limit(15 * 60, "interactions/receiving-and-responding.mdx:351")
AUTOCOMPLETE_CHOICES = Limit(25, "interactions/receiving-and-responding.mdx:313")

# Messages
CONTENT = Limit(2000, "resources/message.mdx:1080")
ATTACHMENTS = Limit(10, "spec:MessageCreateRequest")
FILE_BYTES = Limit(10 * MIB, "reference.mdx:430")
ATTACHMENT_STEP_S = Limit(12 * 3600, "reference.mdx:405-425 (ex, is, hm; the step is the table's own)")
REFRESHED_URLS = Limit(50, "reference.mdx:405-425 (refresh-urls)")
REQUEST_BYTES = Limit(25 * MIB, "resources/message.mdx:1070")
ALT_TEXT = Limit(1024, "resources/message.mdx:651")
NONCE = Limit(25, "resources/message.mdx:1082")
PINS = Limit(250, "topics/opcodes-and-status-codes.mdx:203")
PINS_PAGE = Limit(50, "spec:/channels/{channel_id}/messages/pins")

ALLOWED_MENTIONS = Limit(100, "resources/message.mdx, allowed mentions object")
POLL_QUESTION = Limit(300, "resources/poll.mdx:46")
POLL_ANSWERS = Limit(10, "resources/poll.mdx:46-75")
POLL_ANSWER = Limit(55, "resources/poll.mdx:75")
POLL_HOURS = Limit(32 * 24, "resources/poll.mdx:46-75")

WEBHOOKS = Limit(15, "topics/opcodes-and-status-codes.mdx, 30007")
WEBHOOK_NAME = Limit(80, "resources/webhook.mdx, create webhook")

# Embeds
EMBEDS = Limit(10, "resources/message.mdx:1084")
EMBED_TOTAL = Limit(6000, "resources/message.mdx:619")
EMBED_TITLE = Limit(256, "resources/message.mdx:607")
EMBED_DESCRIPTION = Limit(4096, "resources/message.mdx:608")
EMBED_FIELDS = Limit(25, "resources/message.mdx:609")
EMBED_FIELD_NAME = Limit(256, "resources/message.mdx:610")
EMBED_FIELD_VALUE = Limit(1024, "resources/message.mdx:611")
EMBED_FOOTER = Limit(2048, "resources/message.mdx:612")
EMBED_AUTHOR = Limit(256, "resources/message.mdx:613")

# Components
ROWS = Limit(5, "components/reference.mdx:2542")
ROW_BUTTONS = Limit(5, "components/reference.mdx:108")
COMPONENTS_NESTED = Limit(40, "components/reference.mdx:13")
VIEW_TEXT = Limit(4000, "components/reference.mdx:1455")
SECTION_TEXTS = Limit(3, "spec:SectionComponentForMessageRequest")
GALLERY_ITEMS = Limit(10, "spec:MediaGalleryComponentForMessageRequest")
CUSTOM_ID = Limit(100, "components/reference.mdx:175")
LABEL = Limit(80, "components/reference.mdx:174")
URL = Limit(512, "components/reference.mdx:178")
OPTIONS = Limit(25, "components/reference.mdx:300")
OPTION_TEXT = Limit(100, "components/reference.mdx:321")
PLACEHOLDER = Limit(150, "components/reference.mdx:302")

# Modals
MODAL_TITLE = Limit(45, "interactions/receiving-and-responding.mdx:321")
MODAL_COMPONENTS = Limit(5, "interactions/receiving-and-responding.mdx:322")
MODAL_LABEL = Limit(45, "components/reference.mdx:2017")
MODAL_LABEL_DESCRIPTION = Limit(100, "components/reference.mdx:2018")
TEXT_INPUT = Limit(4000, "components/reference.mdx:503")
TEXT_INPUT_PLACEHOLDER = Limit(100, "components/reference.mdx:506")
RADIO_OPTIONS = Limit(10, "components/reference.mdx:2222")
FILE_UPLOADS = Limit(10, "components/reference.mdx, file upload")
CHECKBOX_OPTIONS = Limit(10, "components/reference.mdx:2317")

# Commands
COMMANDS_CHAT = Limit(100, "interactions/application-commands.mdx:165")
COMMANDS_MENU = Limit(15, "interactions/application-commands.mdx:166")
COMMANDS_ENTRY = Limit(1, "interactions/application-commands.mdx, entry point commands")
COMMAND_NAME = Limit(32, "interactions/application-commands.mdx:62")
COMMAND_DESCRIPTION = Limit(100, "interactions/application-commands.mdx:64")
COMMAND_OPTIONS = Limit(25, "interactions/application-commands.mdx:76")
COMMAND_CHOICES = Limit(25, "interactions/application-commands.mdx:77")
COMMAND_CHOICE_TEXT = Limit(100, "interactions/application-commands.mdx:140")
COMMAND_TOTAL = Limit(8000, "interactions/application-commands.mdx:450")

COMMANDS_A_DAY = Limit(200, "interactions/application-commands.mdx:165-177")
COMMANDS_A_DAY_S = Limit(86_400, "interactions/application-commands.mdx:165-177")

# Channels and the gateway
CHANNEL_NAME = Limit(100, "resources/channel.mdx:28")
TOPIC = Limit(1024, "resources/channel.mdx:30")
FORUM_TOPIC = Limit(4096, "resources/channel.mdx:30")
VOICE_USERS = Limit(99, "resources/channel.mdx, user_limit")
SLOWMODE_S = Limit(21_600, "resources/channel.mdx, rate_limit_per_user")
BULK_DELETE = Limit(100, "resources/message.mdx:1330")
BULK_DELETE_S = Limit(14 * 86_400, "resources/message.mdx, bulk delete messages")
GATEWAY_PAYLOAD = Limit(4096, "events/gateway.mdx:52")
SESSION_STARTS = Limit(1000, "events/gateway.mdx, session start limit")
SESSION_STARTS_S = Limit(86_400, "events/gateway.mdx, session start limit")
MEMBERS_A_CHUNK = Limit(1000, "events/gateway-events.mdx, request guild members")
GATEWAY_SENDS_A_MINUTE = Limit(120, "events/gateway.mdx:507")

REACTIONS = Limit(20, "topics/opcodes-and-status-codes.mdx:208")
AUDIT_REASON = Limit(512, "resources/audit-log.mdx, X-Audit-Log-Reason")
GUILD_NAME = Limit(100, "resources/guild.mdx, guild object")
USERNAME = Limit(32, "resources/user.mdx:20")
NICK = Limit(32, "resources/user.mdx:20")
TIMEOUT_S = Limit(28 * 86_400, "resources/guild.mdx, communication_disabled_until")
ROLE_NAME = Limit(100, "resources/guild.mdx:1255")
ROLES = Limit(250, "topics/opcodes-and-status-codes.mdx:205")
APPLICATION_EMOJIS = Limit(2000, "resources/emoji.mdx:48")
EMOJI_BYTES = Limit(256 * 1024, "resources/emoji.mdx:126")
ACTIVE_THREADS = Limit(1000, "topics/opcodes-and-status-codes.mdx:343 (160006; the number as commonly seen)")
FORUM_TAGS = Limit(20, "resources/channel.mdx, available_tags")
FORUM_TAG_NAME = Limit(20, "resources/channel.mdx, forum tag object")
APPLIED_TAGS = Limit(5, "resources/channel.mdx, applied_tags")
GUILD_EMOJIS = Limit(50, "resources/guild.mdx, premium tier NONE; topics/opcodes-and-status-codes.mdx, 30008")
THREAD_MEMBERS = Limit(1000, "topics/opcodes-and-status-codes.mdx:218")

# Rates, in force when they are switched on
GLOBAL_REQUESTS = Limit(50, "topics/rate-limits.mdx:122")
INVALID_REQUESTS = Limit(10_000, "topics/rate-limits.mdx:132")
INVALID_REQUESTS_S = Limit(600, "topics/rate-limits.mdx:132")
RENAMES = Limit(2, "discord-api-docs#2190, #2208")
RENAMES_S = Limit(600, "discord-api-docs#2190, #2208")
OLD_MESSAGE_S = Limit(3600, "topics/opcodes-and-status-codes.mdx:227")
IDENTIFY_S = Limit(5, "events/gateway.mdx:509")
