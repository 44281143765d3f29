"""What people decide, and among what."""
