"""Dead Throne: Heroes and the mage Saladar on a land of ten hexes."""
