// This tab's connection: who sits here, the state, the stream, what a break means, and rest while nobody looks.
import { readOlder, readState, Refusal, Stream } from "./api.js";
import { compareIds } from "../dom.js";

const RESTS_AFTER = 5000;
const GLANCES_EVERY = 10_000;
const GLANCE_PAGES = 4;
const FIRST_PERSON = "ada";

const personInAddress = () => new URLSearchParams(location.search).get("person") || FIRST_PERSON;
const nameInAddress = (name) =>
  history.replaceState(null, "", `?${new URLSearchParams({ person: name })}${location.hash}`);

export class Session {
  /** `readFrom()` answers {channel, from}: the id of the oldest message the reader still needs there, or null. */
  constructor(store, banner, pressing, readFrom) {
    Object.assign(this, { store, readFrom });
    this.stream = new Stream(pressing, {
      onEvent: (event) => (event.type === "RESET" ? this.reload() : store.apply(event)),
      onOpen: () => banner.setLost(false),
      onLost: () => banner.setLost(true),
      onBreak: () => this.reload(),
    });
  }

  /**
   * Reads the first state. Whoever comes without a name, or with one nobody bears, sits down as Ada, and the
   * address then says so. Answers a sentence about that, or null.
   */
  async sitDown() {
    let complaint = null;
    try {
      await this.#load();
    } catch (error) {
      if (!(error instanceof Refusal) || personInAddress() === FIRST_PERSON) throw error;
      complaint = error.message;
      nameInAddress(FIRST_PERSON);
      await this.#load();
    }
    nameInAddress(personInAddress());
    return complaint;
  }

  async #load(mostPages = Infinity) {
    const state = await readState(this.store.me?.id ?? personInAddress());
    if (await this.#readBack(state, this.readFrom(), mostPages)) this.store.load(state);
  }

  // The state brings the newest messages only; a reader further up keeps what is before them, freshly read.
  // False when that takes more pages than it is worth.
  async #readBack({ me, messages }, { channel, from }, mostPages) {
    const held = messages[channel];
    for (let page = 0; from && held?.length && compareIds(held[0].id, from) > 0; page++) {
      if (page === mostPages) return false;
      const older = await readOlder(me.id, channel, held[0].id);
      if (!older.length) break;
      held.unshift(...older);
    }
    return true;
  }

  listen() {
    this.stream.open(this.store.me.id, this.store.seq);
    document.addEventListener("visibilitychange", () => this.#visibilityChanged());
  }

  /** After a break nothing on the page is trusted but the fresh state. */
  async reload() {
    try {
      await this.#load();
      this.stream.open(this.store.me.id, this.store.seq);
    } catch {
      this.stream.retry();
    }
  }

  /** Which commands a person may use is theirs to know, so the event only says that something changed. */
  async readCommands() {
    try {
      this.store.commands = (await readState(this.store.me.id)).commands;
    } catch {
      // The stream breaks too, and the reload that follows reads them.
    }
  }

  // A browser gives one site six connections; tabs nobody looks at give theirs back.
  #visibilityChanged() {
    clearTimeout(this.leaving);
    if (document.hidden) this.leaving = setTimeout(() => this.#rest(), RESTS_AFTER);
    else if (this.isResting) this.#wake();
  }

  #rest() {
    this.isResting = true;
    this.stream.close();
    this.glance = setInterval(() => this.#load(GLANCE_PAGES).catch(() => {}), GLANCES_EVERY);
  }

  #wake() {
    this.isResting = false;
    clearInterval(this.glance);
    this.reload();
  }
}
