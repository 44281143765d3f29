"""What a seat, or the public, may know."""
