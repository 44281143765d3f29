"""Things: chests, finds, what lies about, gear, trade, what is used (R84 to R96)."""
