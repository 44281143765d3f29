// What this person may know of the table, kept current from the stream. Views listen, nobody else writes.
import { compareIds } from "../dom.js";
import { visible } from "../text/names.js";

const THREADS = new Set([10, 11, 12]);

export const isThread = (channel) => THREADS.has(channel.type);
export const isEphemeral = (message) => Boolean((message.flags ?? 0) & 64);
/** The bot thinks: the message is there, its content is not. */
export const isLoading = (message) => Boolean((message.flags ?? 0) & 128);

/**
 * Events: "load", "people", "channels", "commands" (they changed: read the state), "bot", "message" {kind: create|update|delete, message},
 * "typing" {channel, user}, "interaction" {nonce, state, data}.
 */
export class Store extends EventTarget {
  load(state) {
    this.seq = state.seq;
    this.guild = state.guild;
    this.locale = state.locale;
    this.locales = state.locales;
    this.guilds = state.guilds;
    this.bot = state.bot;
    this.commands = state.commands;
    this.cards = state.cards;
    this.clockOffset = state.now - Date.now();
    this.people = peopleById(state.people);
    this.me = this.people.get(state.me.id);
    this.channels = new Map(state.channels.map((channel) => [channel.id, normalChannel(channel)]));
    this.messages = new Map(Object.entries(state.messages).map(([id, list]) => [id, [...list]]));
    this.#emit("load");
  }

  get now() {
    return Date.now() + this.clockOffset;
  }

  messagesIn(channelId) {
    return this.messages.get(channelId) ?? [];
  }

  message(channelId, id) {
    return this.messagesIn(channelId).find((message) => message.id === id);
  }

  /** What only this person sees in the channel, and saw before `message`. */
  ephemeralsBefore(message) {
    return this.messagesIn(message.channel_id).filter(
      (one) => isEphemeral(one) && compareIds(one.id, message.id) < 0,
    );
  }

  prepend(channelId, older) {
    const known = new Set(this.messagesIn(channelId).map((message) => message.id));
    const fresh = older.filter((message) => !known.has(message.id));
    this.messages.set(channelId, [...fresh, ...this.messagesIn(channelId)]);
    return fresh;
  }

  apply({ seq, type, data }) {
    if (seq !== undefined && seq !== null) this.seq = seq;
    this.#handlers[type]?.(data);
  }

  #handlers = {
    MESSAGE_CREATE: (message) => this.#put(message, { canInsert: true }),
    MESSAGE_UPDATE: (message) => this.#put(message, { canInsert: this.#isInWindow(message) }),
    MESSAGE_DELETE: ({ channel_id, id }) => this.#remove(channel_id, id),
    CHANNEL_CREATE: (channel) => this.#putChannel(channel),
    CHANNEL_UPDATE: (channel) => this.#putChannel(channel),
    CHANNEL_DELETE: ({ id }) => this.#dropChannel(id),
    THREAD_CREATE: (channel) => this.#putChannel(channel),
    THREAD_UPDATE: (channel) => this.#putChannel(channel),
    THREAD_DELETE: ({ id }) => this.#dropChannel(id),
    PEOPLE: (data) => {
      this.people = peopleById(data.people);
      this.#emit("people");
    },
    COMMANDS: () => this.#emit("commands"),
    BOT: (data) => {
      this.bot = { ...this.bot, ...data };
      this.#emit("bot");
    },
    TYPING: (data) => this.#emit("typing", data),
    INTERACTION: (data) => this.#emit("interaction", data),
  };

  #put(message, { canInsert }) {
    const list = this.messagesIn(message.channel_id);
    const at = list.findIndex((known) => known.id === message.id);
    if (at < 0 && !canInsert) return;
    if (at >= 0) list[at] = message;
    else insertById(list, message);
    this.messages.set(message.channel_id, list);
    this.#emit("message", { kind: at >= 0 ? "update" : "create", message });
  }

  // An edit of a message older than what is loaded must not appear alone at the top.
  #isInWindow(message) {
    const oldest = this.messagesIn(message.channel_id)[0];
    return !oldest || compareIds(message.id, oldest.id) > 0;
  }

  #remove(channelId, id) {
    const message = this.message(channelId, id);
    if (!message) return;
    this.messages.set(
      channelId,
      this.messagesIn(channelId).filter((known) => known.id !== id),
    );
    this.#emit("message", { kind: "delete", message });
  }

  #putChannel(channel) {
    const known = this.channels.get(channel.id) ?? {};
    this.channels.set(channel.id, normalChannel({ ...known, ...channel }));
    this.#emit("channels");
  }

  #dropChannel(id) {
    this.channels.delete(id);
    this.messages.delete(id);
    this.#emit("channels");
  }

  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

const peopleById = (people) =>
  new Map(people.map((person) => [person.id, { ...person, name: visible(person.name, person.id) }]));

function normalChannel(channel) {
  const meta = channel.thread_metadata ?? {};
  return {
    ...channel,
    archived: meta.archived ?? channel.archived ?? false,
    locked: meta.locked ?? channel.locked ?? false,
  };
}

function insertById(list, message) {
  let at = list.length;
  while (at > 0 && compareIds(list[at - 1].id, message.id) > 0) at--;
  list.splice(at, 0, message);
}
