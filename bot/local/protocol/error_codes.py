"""Discord's error codes (topics/opcodes-and-status-codes.mdx): number, HTTP status and sentence of each."""

from enum import Enum


class Code(Enum):
    """Each is written as (number, HTTP status, sentence)."""

    UNAUTHORIZED = (0, 401, "401: Unauthorized")
    RATE_LIMITED = (0, 429, "You are being rate limited.")
    NOT_FOUND = (0, 404, "404: Not Found")
    UNKNOWN_CHANNEL = (10003, 404, "Unknown Channel")
    UNKNOWN_GUILD = (10004, 404, "Unknown Guild")
    UNKNOWN_MEMBER = (10007, 404, "Unknown Member")
    UNKNOWN_MESSAGE = (10008, 404, "Unknown Message")
    UNKNOWN_OVERWRITE = (10009, 404, "Unknown Overwrite")
    UNKNOWN_ROLE = (10011, 404, "Unknown Role")
    UNKNOWN_USER = (10013, 404, "Unknown User")
    UNKNOWN_EMOJI = (10014, 400, "Unknown Emoji")
    UNKNOWN_WEBHOOK = (10015, 404, "Unknown Webhook")
    UNKNOWN_INTERACTION = (10062, 404, "Unknown interaction")
    UNKNOWN_COMMAND = (10063, 404, "Unknown application command")
    BOTS_CANNOT = (20001, 403, "Bots cannot use this endpoint")
    TOO_MANY_PINS = (30003, 400, "Maximum number of pins reached (250)")
    TOO_MANY_ROLES = (30005, 400, "Maximum number of server roles reached (250)")
    TOO_MANY_EMOJIS = (30008, 400, "Maximum number of emojis reached (2000)")
    TOO_MANY_REACTIONS = (30010, 400, "Maximum number of reactions reached (20)")
    TOO_MANY_COMMANDS = (30034, 429, "Max number of daily application command creates has been reached (200)")
    TOO_MANY_THREAD_MEMBERS = (30033, 400, "Maximum number of thread participants reached (1000)")
    TOO_MANY_OLD_EDITS = (30046, 429, "Maximum number of edits to messages older than 1 hour reached. Try again later.")
    FILE_TOO_LARGE = (40005, 413, "Request entity too large")
    NOT_IN_VOICE = (40032, 400, "Target user is not connected to voice.")
    TAG_NAMES_REPEATED = (40061, 400, "Tag names must be unique")
    ALREADY_ACKNOWLEDGED = (40060, 400, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (50001, 403, "Missing Access")
    NOT_YOUR_MESSAGE = (50005, 403, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (50006, 400, "Cannot send an empty message")
    MISSING_PERMISSIONS = (50013, 403, "Missing Permissions")
    INVALID_WEBHOOK_TOKEN = (50027, 401, "Invalid Webhook Token")
    INVALID_ROLE = (50028, 400, "Invalid Role")
    INVALID_FORM = (50035, 400, "Invalid Form Body")
    TOO_OLD_FOR_BULK = (50034, 400, "You can only bulk delete messages that are under 14 days old.")
    THREAD_ARCHIVED = (50083, 400, "Thread is archived")
    POLL_OVER = (520001, 400, "Poll expired")
    POLL_STANDS = (520003, 400, "Cannot edit a poll message")
    NO_POLL = (520006, 400, "Cannot expire a non-poll message")
    UNKNOWN_BAN = (10026, 404, "Unknown Ban")
    UNKNOWN_PERMISSIONS = (10066, 404, "Unknown Application Command Permissions")
    TOO_MANY_WEBHOOKS = (30007, 400, "Maximum number of webhooks reached (15)")
    NO_MESSAGES_HERE = (50008, 400, "Cannot send messages in a non-text channel")
    WRONG_CHANNEL_TYPE = (50024, 400, "Cannot execute action on this channel type")
    SYSTEM_MESSAGE = (50021, 400, "Cannot execute action on a system message")
    TOO_MANY_THREADS = (160006, 400, "Maximum number of active threads reached")
    FORUM_THREADS_ONLY = (220003, 400, "Webhooks can only create threads in forum channels")
    NEEDS_BOOSTS = (50101, 403, "This server needs more boosts to perform this action")
    INVALID_JSON = (50109, 400, "The request body contains invalid JSON.")
    # The table's own. Discord never answers 501, and no client tries again after it.
    NOT_SPOKEN = (0, 501, "The local table does not speak this part of Discord.")
    THREAD_EXISTS = (160004, 400, "A thread has already been created for this message")

    def __init__(self, number: int, status: int, sentence: str) -> None:
        self.number = number
        self.status = status
        self.sentence = sentence
