// Clicks, commands and submits on their way: who waits for what, and what came of it.
import { act, Refusal } from "./api.js";

// The table gives the bot 3 s; if even the table is silent, the person is told shortly after.
const PATIENCE = 3500;
export const FAILED = "This interaction failed";
export const UNREACHABLE = "The table does not answer. Is it still running?";

export class Interactions {
  #open = new Map();
  #pending = new Map();

  /** `onPending(key, isPending)` is called whenever a control starts or stops waiting. */
  constructor(store, onPending) {
    this.store = store;
    this.onPending = onPending;
    store.addEventListener("interaction", (event) => this.#settle(event.detail));
  }

  isPending(key) {
    return this.#pending.has(key);
  }

  /**
   * Sends one act. `on` may hold acknowledged(data), modal(data), choices(data), failed(sentence); `key` marks the
   * control that waits. Answers the nonce.
   */
  async start(body, on = {}, key = null) {
    const nonce = crypto.randomUUID();
    const timer = setTimeout(() => this.#settle({ nonce, state: "failed" }), PATIENCE);
    this.#open.set(nonce, { on, key, timer });
    this.#wait(key, nonce);
    const sentence = await this.tell({ nonce, ...body });
    if (sentence) this.#settle({ nonce, state: "failed", data: { error: sentence } });
    return nonce;
  }

  /** Sends what only the table itself answers (talk, dismissals). Answers the refusal's sentence, or null. */
  async tell(body) {
    try {
      await act({ person: this.store.me.id, nonce: crypto.randomUUID(), ...body });
      return null;
    } catch (error) {
      return error instanceof Refusal ? error.message : UNREACHABLE;
    }
  }

  #settle({ nonce, state, data }) {
    const interaction = this.#open.get(nonce);
    if (!interaction) return;
    clearTimeout(interaction.timer);
    // A late answer after "failed" still counts, so the entry stays until it is truly answered.
    if (state !== "failed") this.#open.delete(nonce);
    this.#release(interaction.key, nonce);
    interaction.on[state]?.(state === "failed" ? data?.error || FAILED : data);
  }

  #wait(key, nonce) {
    if (!key) return;
    this.#pending.set(key, nonce);
    this.onPending(key, true);
  }

  #release(key, nonce) {
    if (this.#pending.get(key) !== nonce) return;
    this.#pending.delete(key);
    this.onPending(key, false);
  }
}
