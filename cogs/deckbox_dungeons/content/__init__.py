"""What is in the box, as data: heroes, their cards, items, enemies, map faces and quests."""
