"""Commands in sentences can be pressed, once Discord has told their ids."""

from bot.ui.wire.command_mentions import CommandMentions, bare

KNOWN = [
    {
        "id": "71",
        "name": "gm",
        "options": [
            {"type": 1, "name": "settings"},
            {"type": 2, "name": "forget", "options": [{"type": 1, "name": "me"}]},
        ],
    },
    {"id": "72", "name": "roll", "options": [{"type": 3, "name": "dice"}]},
]


def test_a_command_that_discord_knows_is_mentioned() -> None:
    mentions = CommandMentions()
    mentions.learn(KNOWN)
    said = mentions.within("Try **/gm settings**, **/gm forget me** or **/roll**; **/gm** and **/chess new** are none.")
    assert said == "Try </gm settings:71>, </gm forget me:71> or </roll:72>; **/gm** and **/chess new** are none."


def test_a_text_is_never_cut_for_the_sake_of_its_links() -> None:
    mentions = CommandMentions()
    mentions.learn(KNOWN)
    text = "Try **/gm settings**."
    assert mentions.within(text, len(text)) == text
    assert mentions.within(text, len(text) + 1) == "Try </gm settings:71>."
    assert bare(mentions.within(text)) == text


def test_until_then_a_sentence_stays_as_it_is() -> None:
    assert CommandMentions().within("Try **/gm settings**.") == "Try **/gm settings**."
