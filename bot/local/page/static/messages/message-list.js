// The message list of the open channel: what of it stands in the document, and what a change there means.
import { compareIds, el } from "../dom.js";
import { AnswersInSight } from "./answers-in-sight.js";
import { ChannelHistory } from "./channel-history.js";
import { JumpButtons } from "./jump-buttons.js";
import { ScrollPosition } from "./scroll-position.js";
import { MessageRows } from "./message-rows.js";
import { PictureRoom } from "./picture-room.js";
import { walkByArrows } from "./arrow-keys.js";
import { followFocus } from "./message-toolbar.js";
import { asksInPrivate, hasControls } from "../table/asking.js";
import { isEphemeral } from "../table/store.js";

const FIRST_ROWS = 60;
const MORE_ROWS = 40;
// A document of this many rows scrolls smoothly anywhere; what is further off leaves it and comes back on scroll.
const MOST_ROWS = 160;
const AHEAD = 1500;

export class MessageList {
  constructor(stage, app) {
    this.app = app;
    this.hint = el("div", { class: "hint-place" });
    this.inner = el("div", { class: "inner" });
    this.list = el("div", { class: "list", role: "log", tabindex: "0" }, this.hint, this.inner);
    stage.append(this.list);
    this.rows = new MessageRows(this.inner, app);
    this.scroll = new ScrollPosition(this.list, this.inner, (id) => this.rows.get(id), app.pressing);
    new PictureRoom(this.list, this.inner);
    this.answers = new AnswersInSight(this);
    this.jumps = new JumpButtons(stage, {
      toNews: () => this.toBottom(),
      toPanel: (id) => this.reveal(id),
    });
    this.list.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    walkByArrows(this.list, () => this.rows.shown);
    followFocus(this.list);
  }

  /** Shows a channel from its newest message; `firstUnread` is the id before which a line is drawn. */
  open(channel, firstUnread = null) {
    this.channel = channel;
    this.history = new ChannelHistory(this.app.store, channel.id);
    this.list.setAttribute("aria-label", `Messages in ${channel.name}`);
    this.jumps.clearPanel();
    this.#showNewest();
    this.rows.get(firstUnread)?.markFirstUnread();
    this.answers.begin();
  }

  /** Brings the open channel up to a freshly read state without losing the reader's place. */
  sync(channel) {
    this.channel = channel;
    this.history = new ChannelHistory(this.app.store, channel.id, { mayHaveOlder: true });
    const current = new Set(this.#all.map((message) => message.id));
    if (!this.rows.shown.some((row) => current.has(row.message.id))) {
      this.#showNewest();
      return;
    }
    this.scroll.hold(this.rows.shown, () => {
      for (const { message } of this.rows.shown) if (!current.has(message.id)) this.#drop(message.id);
      for (const message of this.#all) this.change({ kind: "sync", message });
      this.#regroup();
    });
    this.answers.changed();
  }

  get #all() {
    return this.history.loaded;
  }

  get isEmpty() {
    return this.#all.length === 0;
  }

  /** The oldest message a reader further up has before them; null at the foot, where the newest are enough. */
  get readFrom() {
    return this.scroll.isFollowing ? null : (this.rows.first ?? null);
  }

  // The newest message stands in the document.
  get #isAtTail() {
    return this.isEmpty || this.rows.has(this.#all.at(-1).id);
  }

  #showNewest() {
    this.rows.fill(this.#all.slice(-FIRST_ROWS));
    this.app.listChanged();
    this.#snap();
  }

  #snap() {
    this.scroll.toBottom();
    this.jumps.clearNews();
  }

  #drop(id) {
    const hasFocus = this.rows.get(id)?.contains(document.activeElement);
    this.rows.drop(id);
    if (id === this.jumps.panelId) this.jumps.clearPanel();
    if (hasFocus) this.list.focus({ preventScroll: true });
  }

  change({ kind, message }) {
    if (message.channel_id !== this.channel.id) return;
    if (kind === "delete") this.#remove(message);
    else if (this.rows.has(message.id)) this.#update(message, kind);
    else if (kind !== "update") this.#insert(message, kind === "create");
    if (kind === "update" && !this.rows.has(message.id)) this.#tellOfPanel(message, null);
  }

  #update(message, kind) {
    const before = this.rows.get(message.id).message;
    this.rows.update(message);
    if (kind !== "sync") this.answers.changed();
    if (kind === "update") this.#tellOfPanel(message, before);
  }

  // An edit notifies nobody; a panel that changes out of sight may well ask something. One that had something to press
  // and now asks nothing needs nobody.
  #tellOfPanel(message, before) {
    if (!isEphemeral(message)) return;
    const row = this.rows.get(message.id);
    if (before && hasControls(before) && !asksInPrivate(message)) {
      if (this.jumps.panelId === message.id) this.jumps.clearPanel();
    } else if (!row || this.scroll.sideOf(row) !== 0) this.jumps.tellPanel(message.id);
  }

  #remove(message) {
    this.#drop(message.id);
    if (isEphemeral(message)) this.rows.recount();
    if (this.rows.size) this.#regroup();
    else this.#showNewest();
    this.answers.changed();
  }

  #insert(message, isNews) {
    const mine = message.author.id === this.app.store.me.id;
    const { first, last } = this.rows;
    // What belongs above the first row shown comes on scroll.
    if (first && compareIds(message.id, first) < 0) return;
    const isBelow = last && compareIds(message.id, last) > 0;
    // Below a gap nothing is placed either: the way down fills it.
    if (!isBelow || this.history.after(last, 1)[0] === message) {
      this.rows.place(message, { isNews: isNews && !mine });
      this.app.listChanged();
    }
    if (!isBelow && last) return;
    if (mine && isNews) this.toBottom();
    if (this.scroll.isFollowing) this.#forget();
    this.answers.arrived(message);
    if (last && !this.#isSeen(message)) this.jumps.tellNews();
  }

  // Whoever follows does not need what is far above: it comes back on scroll.
  #forget() {
    if (this.rows.size > MOST_ROWS) for (const row of this.rows.shown.slice(0, -FIRST_ROWS)) this.#drop(row.message.id);
  }

  #isSeen({ id }) {
    const row = this.rows.get(id);
    return this.scroll.isFollowing && Boolean(row) && this.scroll.sideOf(row) === 0;
  }

  #regroup() {
    this.rows.regroup();
    this.app.listChanged();
  }

  toBottom() {
    if (!this.#isAtTail || this.rows.size > MOST_ROWS) this.#showNewest();
    else this.#snap();
  }

  /** Brings one message into sight, wherever it is, and the focus to it. */
  reveal(id) {
    if (!this.rows.has(id)) {
      const at = this.#all.findIndex((message) => message.id === id);
      this.rows.fill(this.#all.slice(Math.max(0, at - MORE_ROWS / 2), at + MORE_ROWS));
    }
    this.scroll.release();
    const row = this.rows.get(id);
    row?.scrollIntoView({ block: row.offsetHeight > this.list.clientHeight ? "end" : "center" });
    row?.focus({ preventScroll: true });
    this.jumps.clearPanel();
  }

  #scrolled() {
    this.scroll.scrolled(this.#isAtTail);
    if (this.#isAtTail && !this.isEmpty && this.scroll.sideOf(this.rows.shown.at(-1)) === 0) this.jumps.clearNews();
    const panel = this.rows.get(this.jumps.panelId);
    if (panel && this.scroll.sideOf(panel) === 0) this.jumps.clearPanel();
    if (this.scroll.above < AHEAD) this.#showOlder();
    else if (this.scroll.below < AHEAD && !this.#isAtTail) this.#showNewer();
  }

  async #showOlder() {
    if (this.isLoading || !this.rows.size) return;
    this.isLoading = true;
    const { first } = this.rows;
    try {
      const older = await this.history.before(first, MORE_ROWS);
      if (older.length && first === this.rows.first) this.#shift(() => this.rows.prepend(older), MOST_ROWS);
    } finally {
      this.isLoading = false;
    }
  }

  #showNewer() {
    this.#shift(() => this.rows.append(this.history.after(this.rows.last, MORE_ROWS)), 0, -MOST_ROWS);
  }

  // Moves the window over the channel; rows from `from` to `to` leave it.
  #shift(bring, from, to) {
    this.scroll.hold(this.rows.shown, () => {
      bring();
      for (const row of this.rows.shown.slice(from, to)) this.#drop(row.message.id);
      this.#regroup();
    });
  }

  /** Takes a notice back from every message that bears it. */
  takeBack(sentence) {
    for (const { message } of this.rows.shown)
      if (this.rows.get(message.id).notice === sentence) this.setNotice(message.id, "");
  }

  setNotice(messageId, sentence) {
    this.rows.get(messageId)?.setNotice(sentence);
  }

  setBusy(key, isBusy) {
    this.inner.querySelector(`[data-key="${CSS.escape(key)}"]`)?.setBusy(isBusy);
  }
}
