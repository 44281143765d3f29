// What of a channel's past this tab holds, and how it comes by more.
import { readOlder } from "../table/api.js";

// The state brings this many messages of a channel; fewer are all there are.
const PAGE = 50;

export class ChannelHistory {
  constructor(store, channelId, { mayHaveOlder = false } = {}) {
    Object.assign(this, { store, channelId });
    this.hasOlder = mayHaveOlder || this.loaded.length >= PAGE;
  }

  /** All messages held, oldest first. */
  get loaded() {
    return this.store.messagesIn(this.channelId);
  }

  /** Up to `count` messages right before `id`, from memory or else from the table. */
  async before(id, count) {
    const at = this.#place(id);
    if (at > 0) return this.loaded.slice(Math.max(0, at - count), at);
    if (!this.hasOlder) return [];
    const fresh = this.store.prepend(this.channelId, await readOlder(this.store.me.id, this.channelId, id));
    this.hasOlder = fresh.length > 0;
    return fresh;
  }

  /** Up to `count` messages right after `id`. */
  after(id, count) {
    const at = this.#place(id) + 1;
    return this.loaded.slice(at, at + count);
  }

  #place(id) {
    return this.loaded.findIndex((message) => message.id === id);
  }
}
