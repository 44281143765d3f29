"""What a hero does on its activation (R12 to R24, R79)."""
