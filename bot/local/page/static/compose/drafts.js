// What was typed and not sent, per person and channel, for as long as the tab lives; a reload keeps it.

const memory = new Map();

export class Drafts {
  constructor(store) {
    this.store = store;
  }

  #place(channelId) {
    return `table.draft.${this.store.me.id}.${channelId}`;
  }

  read(channelId) {
    const place = this.#place(channelId);
    try {
      return sessionStorage.getItem(place) ?? "";
    } catch {
      return memory.get(place) ?? "";
    }
  }

  write(channelId, text) {
    const place = this.#place(channelId);
    memory.set(place, text);
    try {
      if (text) sessionStorage.setItem(place, text);
      else sessionStorage.removeItem(place);
    } catch {
      // Storage may be forbidden or full; the page remembers until it is left.
    }
  }
}
