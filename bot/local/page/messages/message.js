// One message as a row that can change in place.
import { el, icon, redraw } from "../dom.js";
import { isEphemeral } from "../table/store.js";
import { attachmentLink, reconcile } from "./components.js";
import { embed } from "./embeds.js";
import { markdown } from "../text/markdown.js";
import { picture } from "./image.js";
import { reactionButton } from "./reactions.js";
import { avatar } from "../around/people.js";
import { clockTime, sayTime } from "../text/timestamps.js";

const LOADING = 128;
const V2 = 32768;
const REPLY = 19;
export const COMMAND_REPLY = 20;
const SYSTEM_LINES = {
  6: "pinned a message.",
  7: "joined.",
  18: "started a thread.",
  21: "opened this thread.",
};

export const isSystem = (message) => message.type in SYSTEM_LINES;

/** The row's node; `node.update(message)`, `node.setGrouped(bool)`, `node.setNotice(sentence)`. */
export function messageRow(first, app) {
  return new MessageRow(first, app).node;
}

class MessageRow {
  constructor(message, app) {
    this.app = app;
    this.head = el("div", { class: "head" });
    this.words = el("div", { class: "content" });
    this.media = el("div", { class: "media" });
    this.parts = el("div", { class: "parts" });
    this.notice = el("p", { class: "failed", role: "status" });
    this.foot = el("div", { class: "foot" });
    this.body = el(
      "div",
      { class: "body" },
      this.head,
      this.words,
      this.media,
      this.parts,
      this.notice,
      this.foot,
    );
    this.face = el("div", { class: "face" });
    this.above = el("div", { class: "above" });
    this.node = el(
      "div",
      { class: "message", role: "article", tabindex: "-1", dataset: { id: message.id } },
      this.above,
      this.face,
      this.body,
    );
    this.node.update = (next) => this.update(next);
    this.node.setGrouped = (isGrouped) => this.node.classList.toggle("grouped", isGrouped);
    this.node.setNotice = (sentence) => {
      this.notice.textContent = sentence ?? "";
    };
    this.update(message);
  }

  get author() {
    return (
      this.app.store.people.get(this.message.author.id) ?? {
        ...this.message.author,
        name: nameOf(this.message.author),
      }
    );
  }

  update(message) {
    const hadFocus = this.node.contains(document.activeElement);
    this.#show(message);
    // The pressed button is gone: Tab goes on from here, and a second Enter presses nothing.
    if (hadFocus && !this.node.contains(document.activeElement)) this.node.focus({ preventScroll: true });
  }

  #show(message) {
    this.message = message;
    this.context = contextOf(message, this.app);
    const { flags = 0 } = message;
    this.node.classList.toggle("ephemeral", isEphemeral(message));
    this.node.classList.toggle(
      "calls-me",
      message.mentions?.some((one) => one.id === this.app.store.me.id) ?? false,
    );
    this.node.classList.toggle("system", isSystem(message));
    this.node.setAttribute("aria-label", `${this.author.name}, ${sayTime(message.timestamp)}`);
    this.#drawHead();
    this.#drawWords(flags & LOADING);
    this.#drawMedia(flags & V2);
    reconcile(this.parts, message.components ?? [], this.context);
    this.#drawFoot();
  }

  #drawHead() {
    const { author, message } = this;
    const { timestamp, edited_timestamp: edited } = message;
    redraw(this.face, author, () => avatar(author));
    redraw(this.head, [author, timestamp, edited], () => [
      el("span", { class: "author" }, author.name),
      message.author.bot && el("span", { class: "badge" }, "BOT"),
      clockTime(timestamp),
      edited && el("small", { class: "edited", title: `Edited ${sayTime(edited)}` }, "edited"),
    ]);
    redraw(this.above, message.id, () => this.#cause());
  }

  // What this message answers: a command somebody used, or another message.
  #cause() {
    const { interaction_metadata: origin, referenced_message: replied, interaction } = this.message;
    const user = origin?.user ?? interaction?.user;
    if (this.message.type === COMMAND_REPLY && user) {
      const command = interaction?.name
        ? el("span", { class: "mention" }, `/${interaction.name}`)
        : "a command";
      return el("p", { class: "cause" }, el("b", {}, nameOf(user, this.app.store)), " used ", command);
    }
    if (this.message.type !== REPLY || !replied) return null;
    return el(
      "p",
      { class: "cause" },
      el("b", {}, nameOf(replied.author, this.app.store)),
      ` ${(replied.content || "a message").slice(0, 90)}`,
    );
  }

  #drawWords(isLoading) {
    const { message } = this;
    const text = isSystem(message) ? SYSTEM_LINES[message.type] : message.content;
    redraw(this.words, [isLoading, text], () =>
      isLoading ? this.#thinking() : text && markdown(text, this.context),
    );
  }

  #thinking() {
    const dots = el("span", { class: "dots", "aria-hidden": "true" });
    return el("p", { class: "thinking" }, `${this.author.name} is thinking`, dots);
  }

  // In a V2 message attachments show only through components.
  #drawMedia(isV2) {
    const { attachments = [], embeds = [] } = this.message;
    redraw(this.media, [isV2, attachments, embeds], () => [
      isV2 ? [] : attachments.map(attachmentNode),
      embeds.map((one) => embed(one, this.context)),
    ]);
  }

  #drawFoot() {
    const { message, app } = this;
    const thread = message.thread && (app.store.channels.get(message.thread.id) ?? message.thread);
    const { reactions = [] } = message;
    redraw(this.foot, [reactions, thread, isEphemeral(message)], () => [
      reactions.map((one) => reactionButton(one, (emoji) => app.react(message, emoji))),
      thread && threadButton(thread, app),
      isEphemeral(message) && onlyYou(() => app.dismiss(message)),
    ]);
  }
}

function attachmentNode(attachment) {
  if (!attachment.content_type?.startsWith("image/")) return attachmentLink(attachment);
  return picture({ ...attachment, spoiler: attachment.filename.startsWith("SPOILER_") });
}

function threadButton(thread, app) {
  return el(
    "button",
    { type: "button", class: "to-thread", onclick: () => app.goTo(thread.id) },
    icon("thread"),
    thread.name,
  );
}

function onlyYou(dismiss) {
  const button = el("button", { type: "button", onclick: dismiss }, "Dismiss");
  return el("p", { class: "only-you" }, icon("eye"), "Only you can see this · ", button);
}

const nameOf = (user, store) =>
  store?.people.get(user.id)?.name ?? user.global_name ?? user.username ?? user.name;

/** What components and markdown inside a message need to know and may do. */
function contextOf(message, app) {
  return {
    message,
    store: app.store,
    goTo: app.goTo,
    useCommand: app.useCommand,
    keyOf: (customId) => `${message.id}/${customId}`,
    isPending: (key) => app.interactions.isPending(key),
    click: (customId, values) => app.click(message, customId, values),
  };
}
