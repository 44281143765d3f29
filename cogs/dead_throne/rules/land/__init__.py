"""What the land holds: cards, buildings, quests."""
