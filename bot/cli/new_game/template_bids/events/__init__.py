"""Events: what can happen. Each cites its rule and has its line `event-<name>` in words/en/story.ftl."""
