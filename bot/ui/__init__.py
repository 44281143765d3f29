"""Discord's language: prompts to components, events to words, the table message, panels and the lobby."""
