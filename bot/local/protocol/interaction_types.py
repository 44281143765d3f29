"""What an interaction is, and how it may be answered (interactions/receiving-and-responding.mdx)."""

# The types of an interaction.
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
# The types of a callback that answers one.
REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
