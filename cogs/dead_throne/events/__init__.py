"""What can happen; each event cites its rule."""
