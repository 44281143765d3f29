// Channels and threads with their unread marks, remembered per person in this browser.
import { compareIds, el, icon, redraw } from "../dom.js";
import { isThread } from "../table/store.js";
import { isolated } from "../text/names.js";

export class ChannelList {
  constructor(place, app) {
    this.place = place;
    this.app = app;
  }

  /** The channel the address names (by name or id), else the first one. */
  fromAddress() {
    const wanted = decodeURIComponent(location.hash.slice(1));
    const all = [...this.app.store.channels.values()];
    return (
      all.find((channel) => channel.id === wanted) ??
      all.find((channel) => channel.name === wanted && !isThread(channel)) ??
      all.find((channel) => channel.name === wanted) ??
      this.#top()[0]
    );
  }

  /** Threads may share a name, so they go by id. */
  addressOf(channel) {
    return `#${encodeURIComponent(isThread(channel) ? channel.id : channel.name)}`;
  }

  #top() {
    return [...this.app.store.channels.values()].filter(
      (channel) => !isThread(channel) && channel.type !== 4,
    );
  }

  #threadsOf(channel) {
    return [...this.app.store.channels.values()]
      .filter((thread) => isThread(thread) && thread.parent_id === channel.id)
      .filter((thread) => !thread.archived || thread.id === this.app.channel?.id)
      .sort((a, b) => compareIds(a.id, b.id));
  }

  draw() {
    const { channel, store } = this.app;
    const all = this.#top().flatMap((one) => [one, ...this.#threadsOf(one)]);
    const source = all.map((one) => [one, one.id === channel.id, this.#isUnread(one), this.#calls(one)]);
    redraw(this.place, source, () => this.#groups().flatMap(([name, channels]) => this.#group(name, channels)));
    const calls = all.reduce((sum, one) => sum + this.#calls(one), 0);
    document.title = `${calls ? `(${calls}) ` : ""}#${channel.name} · ${isolated(store.me.name)} · Local table`;
  }

  /** Where there are several servers, each with its own channels; a private talk stands with the first. */
  #groups() {
    const [first, ...more] = this.app.store.guilds;
    if (more.length === 0) return [["Channels", this.#top()]];
    const groups = new Map([first, ...more].map((guild) => [guild.id, [guild.name, []]]));
    for (const channel of this.#top()) groups.get(channel.guild_id ?? first.id)[1].push(channel);
    return [...groups.values()];
  }

  #group(name, channels) {
    return [
      el("h2", {}, name),
      el(
        "ul",
        { class: "channels" },
        channels.map((one) => this.#branch(one)),
      ),
    ];
  }

  #branch(channel) {
    const threads = this.#threadsOf(channel);
    return el(
      "li",
      {},
      this.#link(channel),
      threads.length > 0 &&
        el(
          "ul",
          {},
          threads.map((thread) => el("li", {}, this.#link(thread))),
        ),
    );
  }

  #link(channel) {
    const isHere = channel.id === this.app.channel.id;
    const calls = this.#calls(channel);
    const isUnread = !isHere && this.#isUnread(channel);
    const facts = [
      channel.name,
      isUnread && "unread",
      channel.locked && "locked",
      channel.archived && "archived",
    ];
    const props = {
      href: this.addressOf(channel),
      class: isUnread ? "unread" : "",
      "aria-current": isHere ? "page" : null,
      "aria-label": facts.filter(Boolean).join(", "),
    };
    return el(
      "a",
      props,
      icon(channel.locked ? "lock" : isThread(channel) ? "thread" : "hash"),
      el("span", { class: "name" }, channel.name),
      calls > 0 && el("span", { class: "count" }, String(calls)),
    );
  }

  markRead() {
    const last = this.app.store.messagesIn(this.app.channel.id).at(-1);
    if (!last || document.hidden) return;
    const marks = this.#marks();
    if (marks[this.app.channel.id] === last.id) return;
    marks[this.app.channel.id] = last.id;
    remember(this.#place(), marks);
  }

  #place() {
    return `table.read.${this.app.store.me.id}`;
  }

  #marks() {
    return recall(this.#place());
  }

  #fresh(channel) {
    const mark = this.#marks()[channel.id] ?? "0";
    const { store } = this.app;
    return store
      .messagesIn(channel.id)
      .filter((message) => compareIds(message.id, mark) > 0 && message.author.id !== store.me.id);
  }

  /** The id of the first message since this person last looked; null for a first visit, or when nothing came. */
  firstUnread(channel) {
    return this.#marks()[channel.id] ? (this.#fresh(channel)[0]?.id ?? null) : null;
  }

  #isUnread(channel) {
    return this.#fresh(channel).length > 0;
  }

  #calls(channel) {
    if (channel.id === this.app.channel?.id) return 0;
    return this.#fresh(channel).filter((message) =>
      message.mentions?.some((one) => one.id === this.app.store.me.id),
    ).length;
  }
}

// Storage may be forbidden; then marks last as long as the tab.
const memory = {};

function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {};
  } catch {
    return memory[key] ?? {};
  }
}

function remember(key, marks) {
  memory[key] = marks;
  try {
    localStorage.setItem(key, JSON.stringify(marks));
  } catch {
    // Private windows refuse; the tab remembers.
  }
}
