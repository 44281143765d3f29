"""A game for tests of what people live with: offers, orders, pauses, several prompts and seats, reasons, a horizon."""
