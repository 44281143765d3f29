"""/gm: settings, the doctor, what the bot says about itself."""
