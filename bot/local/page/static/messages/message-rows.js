// The rows of the message list that stand in the document, oldest first.
import { compareIds } from "../dom.js";
import { regroup } from "./grouping.js";
import { messageRow } from "./message-row.js";
import { isEphemeral, isLoading } from "../table/store.js";

// Long enough for a screen reader to be told of a new row, short before the first edit of it.
const NEWS_LASTS = 500;

export class MessageRows {
  #byId = new Map();

  constructor(inner, app) {
    Object.assign(this, { inner, app });
  }

  get size() {
    return this.#byId.size;
  }

  has(id) {
    return this.#byId.has(id);
  }

  get(id) {
    return this.#byId.get(id);
  }

  /** The nodes, top to bottom. */
  get shown() {
    return [...this.inner.children].filter((node) => node.message);
  }

  get first() {
    return this.shown[0]?.message.id;
  }

  get last() {
    return this.shown.at(-1)?.message.id;
  }

  /** Shows these and no others. */
  fill(messages) {
    this.#byId.clear();
    this.inner.replaceChildren(...messages.map((message) => this.#row(message)));
    regroup(this.inner);
  }

  prepend(messages) {
    this.inner.prepend(...messages.map((message) => this.#row(message)));
  }

  append(messages) {
    this.inner.append(...messages.map((message) => this.#row(message)));
  }

  /** Puts one among the others by its id; as news it is read out, once. */
  place(message, { isNews }) {
    const next = this.shown.find((row) => compareIds(row.message.id, message.id) > 0);
    const row = this.#row(message);
    if (isNews) row.removeAttribute("aria-live");
    row.classList.toggle("fresh", isNews);
    this.inner.insertBefore(row, next ?? null);
    regroup(this.inner);
    if (isNews && !isLoading(message)) this.#hush(row);
  }

  update(message) {
    const row = this.get(message.id);
    row.message = message;
    row.update(message);
    if (!isLoading(message) && row.ariaLive !== "off") this.#hush(row);
  }

  drop(id) {
    this.get(id)?.remove();
    this.#byId.delete(id);
  }

  /** What only the reader sees says how much of the kind stands before it. */
  recount() {
    for (const row of this.shown) if (isEphemeral(row.message)) row.update(row.message);
  }

  regroup() {
    regroup(this.inner);
  }

  #row(message) {
    const row = messageRow(message, this.app);
    row.message = message;
    // What is opened or scrolled to is no news, nor is an edit.
    row.ariaLive = "off";
    this.#byId.set(message.id, row);
    return row;
  }

  #hush(row) {
    setTimeout(() => {
      row.ariaLive = "off";
    }, NEWS_LASTS);
  }
}
