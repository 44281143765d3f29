// Which messages answer what this person pressed or sent: they are shown, wherever the reader is.
import { isLoading } from "./store.js";

const REPLIES = [4, 5];
const REMEMBERED = 30;

export class Answers {
  #interactions = [];
  #awaited = new Set();

  /** `show(id)` is called for each message that answers, `keep(id)` for one that was pressed and changes. */
  constructor(store, { show, keep }) {
    Object.assign(this, { show, keep });
    store.addEventListener("message", ({ detail }) => this.#changed(detail));
  }

  /** The bot has acknowledged; `message` is its reply, or else the message that was pressed. */
  acknowledged({ id, message, type }) {
    this.#interactions = [...this.#interactions, id].slice(-REMEMBERED);
    if (!message) return;
    if (REPLIES.includes(type)) this.#show(message);
    else this.keep(message);
    // What is deferred comes as an edit.
    this.#awaited.add(message);
  }

  #changed({ kind, message }) {
    if (kind === "create" && this.#interactions.includes(message.interaction_metadata?.id)) {
      if (isLoading(message)) this.#awaited.add(message.id);
      this.#show(message.id);
    } else if (kind === "update" && !isLoading(message) && this.#awaited.delete(message.id)) {
      if (this.#interactions.includes(message.interaction_metadata?.id)) this.#show(message.id);
      else this.keep(message.id);
    }
  }

  // Not before what changed with it has found its size.
  #show(id) {
    queueMicrotask(() => this.show(id));
  }
}
