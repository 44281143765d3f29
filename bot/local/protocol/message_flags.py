"""The flags of a message (resources/message.mdx, message flags), and which of them a bot may set."""

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15
# EPHEMERAL is none of them: only an answer to an interaction can be so, and `post` is told whom it is for.
SENDABLE_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
