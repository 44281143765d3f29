"""What must hold of every state, whatever was played."""
