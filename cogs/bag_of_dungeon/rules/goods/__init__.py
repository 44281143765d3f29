"""Items (H, K): bags, the eight spaces, using, giving and taking."""
