"""What people press and type: clicks, modals and the slash commands of the games."""
