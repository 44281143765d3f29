"""Prompts: what people decide. Their text is `prompt-<word>` and `option-<word>` in words/en/choices.ftl."""
