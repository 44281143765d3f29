// The message list of the open channel: what stands in the window, the reader's place, the pill for new ones.
import { compareIds, el, icon } from "../dom.js";
import { History } from "./history.js";
import { regroup } from "./grouping.js";
import { messageRow } from "./message.js";

const FIRST_ROWS = 60;
const MORE_ROWS = 40;
// A document of this many rows scrolls smoothly anywhere; what is further off leaves it and comes back on scroll.
const MOST_ROWS = 160;
const NEAR = 60;
const AHEAD = 1500;

export class MessageList {
  constructor(stage, app) {
    this.app = app;
    this.rows = new Map();
    this.list = el("div", {
      class: "list",
      role: "log",
      "aria-live": "polite",
      "aria-relevant": "additions",
      tabindex: "0",
    });
    this.hint = el("div", { class: "hint-place" });
    this.pill = el(
      "button",
      { type: "button", class: "pill", hidden: true, onclick: () => this.toBottom() },
      icon("down"),
      el("span", {}, "New messages"),
    );
    this.list.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    // Pictures and fonts arriving late must not push the newest message out of sight.
    this.watch = new ResizeObserver(() => this.isAtBottom && this.#snap());
    this.#holdStillWhilePressed();
    this.inner = el("div", { class: "inner" });
    this.watch.observe(this.inner);
    this.watch.observe(this.list);
    this.list.append(this.hint, this.inner);
    stage.append(this.list, this.pill);
  }

  /** Shows a channel from its newest message. */
  open(channel) {
    this.channel = channel;
    this.history = new History(this.app.store, channel.id);
    this.list.setAttribute("aria-label", `Messages in ${channel.name}`);
    this.#showNewest();
  }

  /** Brings the open channel up to a freshly read state without losing the reader's place. */
  sync(channel) {
    this.channel = channel;
    this.history = new History(this.app.store, channel.id, { mayHaveOlder: true });
    const current = new Set(this.#all.map((message) => message.id));
    if (![...this.rows.keys()].some((id) => current.has(id))) {
      this.#showNewest();
      return;
    }
    for (const id of [...this.rows.keys()]) if (!current.has(id)) this.#drop(id);
    for (const message of this.#all) this.change({ kind: "sync", message });
    this.#regroup();
  }

  get #all() {
    return this.history.loaded;
  }

  get isEmpty() {
    return this.#all.length === 0;
  }

  get #shown() {
    return [...this.inner.children].filter((node) => node.message);
  }

  get #first() {
    return this.#shown[0]?.message.id;
  }

  get #last() {
    return this.#shown.at(-1)?.message.id;
  }

  // The newest message stands in the document.
  get #isAtTail() {
    return this.isEmpty || this.rows.has(this.#all.at(-1).id);
  }

  #showNewest() {
    this.#quietly(() => {
      this.rows.clear();
      this.inner.replaceChildren(...this.#all.slice(-FIRST_ROWS).map((message) => this.#row(message)));
      this.#regroup();
    });
    this.isAtBottom = true;
    this.#snap();
  }

  // What is opened or scrolled to is not news to be read out.
  #quietly(change) {
    this.list.ariaBusy = "true";
    change();
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.frame = requestAnimationFrame(() => {
        this.list.ariaBusy = "false";
      });
    });
  }

  #row(message) {
    const row = messageRow(message, this.app);
    this.rows.set(message.id, row);
    row.message = message;
    return row;
  }

  #drop(id) {
    const row = this.rows.get(id);
    const hasFocus = row?.contains(document.activeElement);
    row?.remove();
    this.rows.delete(id);
    if (hasFocus) this.list.focus({ preventScroll: true });
  }

  change({ kind, message }) {
    if (message.channel_id !== this.channel.id) return;
    if (kind === "delete") this.#remove(message);
    else if (this.rows.has(message.id)) this.#update(message);
    else this.#insert(message);
  }

  #update(message) {
    const row = this.rows.get(message.id);
    row.message = message;
    row.update(message);
  }

  #remove(message) {
    this.#drop(message.id);
    if (this.rows.size) this.#regroup();
    else this.#showNewest();
  }

  #insert(message) {
    const mine = message.author.id === this.app.store.me.id;
    const [first, last] = [this.#first, this.#last];
    // What belongs above the first row shown comes on scroll.
    if (first && compareIds(message.id, first) < 0) return;
    const isBelow = last && compareIds(message.id, last) > 0;
    // Below a gap nothing is placed either: the way down fills it.
    if (!isBelow || this.history.after(last, 1)[0] === message) this.#place(message);
    if (this.isAtBottom || mine) this.toBottom();
    else if (isBelow) this.pill.hidden = false;
  }

  #place(message) {
    const all = this.#all;
    const next = all.slice(all.indexOf(message) + 1).find((one) => this.rows.has(one.id));
    this.inner.insertBefore(this.#row(message), next ? this.rows.get(next.id) : null);
    this.#regroup();
  }

  #regroup() {
    regroup(this.inner);
    this.app.listChanged();
  }

  toBottom() {
    if (!this.#isAtTail || this.rows.size > MOST_ROWS) this.#showNewest();
    this.isAtBottom = true;
    this.#snap();
  }

  // A message that arrives between press and release must not pull the button from under the finger.
  #holdStillWhilePressed() {
    this.list.addEventListener("pointerdown", () => {
      this.isPressed = true;
    });
    for (const end of ["pointerup", "pointercancel"])
      addEventListener(end, () => setTimeout(() => this.#release()));
  }

  #release() {
    this.isPressed = false;
    if (this.isSnapDue) this.#snap();
  }

  #snap() {
    this.isSnapDue = this.isPressed;
    if (this.isPressed) return;
    this.list.scrollTop = this.list.scrollHeight;
    this.pill.hidden = true;
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    const below = scrollHeight - scrollTop - clientHeight;
    if (!this.isSnapDue) this.isAtBottom = below < NEAR && this.#isAtTail;
    if (this.isAtBottom) this.pill.hidden = true;
    if (scrollTop < AHEAD) this.#showOlder();
    else if (below < AHEAD && !this.#isAtTail) this.#showNewer();
  }

  async #showOlder() {
    if (this.isLoading || !this.rows.size) return;
    this.isLoading = true;
    const first = this.#first;
    try {
      const older = await this.history.before(first, MORE_ROWS);
      if (older.length && first === this.#first) this.#prepend(older);
    } finally {
      this.isLoading = false;
    }
  }

  #prepend(older) {
    this.#holdingPlace(() => {
      this.inner.prepend(...older.map((message) => this.#row(message)));
      for (const row of this.#shown.slice(MOST_ROWS)) this.#drop(row.message.id);
    });
  }

  #showNewer() {
    this.#holdingPlace(() => {
      const newer = this.history.after(this.#last, MORE_ROWS);
      this.inner.append(...newer.map((message) => this.#row(message)));
      for (const row of this.#shown.slice(0, -MOST_ROWS)) this.#drop(row.message.id);
    });
  }

  // Whatever comes and goes around the first row in sight, the reader sees it where it was; by its foot, for it may
  // lose its head to the author of the row before.
  #holdingPlace(change) {
    const edge = this.list.getBoundingClientRect().top;
    const row = this.#shown.find((one) => one.getBoundingClientRect().bottom > edge);
    const foot = row.getBoundingClientRect().bottom;
    this.#quietly(() => {
      change();
      this.#regroup();
    });
    this.list.scrollTop += row.getBoundingClientRect().bottom - foot;
  }

  setNotice(messageId, sentence) {
    this.rows.get(messageId)?.setNotice(sentence);
  }

  setBusy(key, isBusy) {
    this.inner.querySelector(`[data-key="${CSS.escape(key)}"]`)?.setBusy(isBusy);
  }
}
