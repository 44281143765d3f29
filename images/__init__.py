"""The drawing kit of all boards, on Pillow. It knows no game."""
