// Which messages answer what this person pressed or sent: they are shown, wherever the reader is.
import { isLoading } from "./store.js";

const REPLY = 4;
const DEFERRED = 5;
const DEFERRED_UPDATE = 6;
const REMEMBERED = 30;
// What is deferred comes as an edit within this time; later edits have other causes.
const COMES_WITHIN = 15_000;

export class Answers {
  #interactions = [];
  #awaited = new Map();

  /** `show(id)` is called for each message that answers, `keep(id)` for one that was pressed and changes. */
  constructor(store, { show, keep }) {
    Object.assign(this, { show, keep });
    store.addEventListener("message", ({ detail }) => this.#changed(detail));
  }

  /** The bot has acknowledged; `message` is its reply, or else the message that was pressed. */
  acknowledged({ id, message, type }) {
    this.#interactions = [...this.#interactions, id].slice(-REMEMBERED);
    if (!message) return;
    if ([REPLY, DEFERRED].includes(type)) this.#show(message);
    else this.keep(message);
    if ([DEFERRED, DEFERRED_UPDATE].includes(type)) this.#awaited.set(message, Date.now());
  }

  #changed({ kind, message }) {
    if (kind === "create" && this.#interactions.includes(message.interaction_metadata?.id)) {
      if (isLoading(message)) this.#awaited.set(message.id, Date.now());
      this.#show(message.id);
    } else if (kind === "update" && !isLoading(message) && this.#hasCome(message.id)) {
      if (this.#interactions.includes(message.interaction_metadata?.id)) this.#show(message.id);
      else this.keep(message.id);
    }
  }

  #hasCome(id) {
    const since = this.#awaited.get(id);
    return this.#awaited.delete(id) && Date.now() - since < COMES_WITHIN;
  }

  // Not before what changed with it has found its size.
  #show(id) {
    queueMicrotask(() => this.show(id));
  }
}
