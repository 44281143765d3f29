// What this person does at the table: presses, reactions, commands; and what they are told of it.

export class PersonActions {
  constructor(app) {
    this.app = app;
  }

  /** Presses a button, or picks `values` in a select, of a message. */
  click(message, customId, values) {
    const { interactions, messages } = this.app;
    const { id, channel_id: channel } = message;
    const say = (sentence) => {
      messages.answers.settled();
      messages.setNotice(id, sentence);
    };
    say("");
    messages.answers.pressed(id);
    interactions.start(
      { kind: "click", channel, message: id, custom_id: customId, values },
      this.#hear(() => say(""), say),
      `${id}/${customId}`,
    );
  }

  /** Sends a typed command with its options. */
  command(name, options) {
    this.#use(`/${name}`, { kind: "slash", command: name, options });
  }

  /** Uses a command of the menu on a person or a message, by id. */
  useMenu(name, target) {
    this.#use(name, { kind: "menu", command: name, target });
  }

  // Beneath the message field stands how it goes.
  #use(title, body) {
    const { bot, people } = this.app.store;
    const tell = (sentence, kind) => this.app.composer.tell(sentence, kind);
    tell(`Sent ${title} to ${people.get(bot.id)?.name ?? "the bot"} …`, "waiting");
    this.app.interactions.start(
      { channel: this.app.channel.id, ...body },
      this.#hear(
        () => tell(""),
        (sentence) => tell(`${title}: ${sentence}`),
      ),
    );
  }

  #hear(clear, failed) {
    const modal = (form) => {
      clear();
      this.app.openModal(form);
    };
    const acknowledged = (data) => {
      clear();
      this.app.answers.acknowledged(data);
    };
    return { acknowledged, modal, failed };
  }

  /** Puts an emoji under a message, or takes one's own away. */
  async react({ id, channel_id: channel }, emoji) {
    await this.#tell({ kind: "react", channel, message: id, emoji });
  }

  /** Takes messages that only this person sees out of sight, for good. */
  async dismiss(messages) {
    for (const message of messages)
      if (await this.#tell({ kind: "dismiss", message: message.id }))
        this.app.store.apply({ type: "MESSAGE_DELETE", data: message });
  }

  /** Deletes a message for everybody. */
  async remove({ id, channel_id: channel }) {
    await this.#tell({ kind: "delete", channel, message: id });
  }

  async say(content) {
    return this.#tell({ kind: "say", channel: this.app.channel.id, content });
  }

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.app.composer.tell("Copied.", "waiting");
    } catch {
      this.app.composer.tell("The browser does not let this page copy.");
    }
  }

  // Whether the table took it; a refusal is shown.
  async #tell(body) {
    const refusal = await this.app.interactions.tell(body);
    this.app.composer.tell(refusal ?? "");
    return !refusal;
  }
}
