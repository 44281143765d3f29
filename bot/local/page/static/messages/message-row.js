// One message as a row that can change in place.
import { el, redraw } from "../dom.js";
import { replyLine } from "./reply-line.js";
import { drawFooter } from "./message-footer.js";
import { toolbar } from "./message-toolbar.js";
import { attachmentLink, reconcile } from "./components.js";
import { embed } from "./embeds.js";
import { picture } from "./picture.js";
import { drawable } from "../text/emoji.js";
import { markdown } from "../text/markdown.js";
import { isEphemeral, isLoading } from "../table/store.js";
import { avatar } from "../layout/people-bar.js";
import { isolated, nameOf } from "../text/names.js";
import { clockTime, sayTime } from "../text/timestamps.js";

const V2 = 32768;
const SYSTEM_LINES = {
  6: "pinned a message.",
  7: "joined.",
  18: "started a thread.",
  21: "opened this thread.",
};

export const isSystem = (message) => message.type in SYSTEM_LINES;

/** The row's node; `node.update(message)`, `node.setGrouped(bool)`, `node.setNotice(sentence)`, `node.markFirstUnread()`. */
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
      isEphemeral(message) ? null : toolbar(() => this.message, app),
    );
    this.node.update = (next) => this.update(next);
    this.node.setGrouped = (isGrouped) => this.node.classList.toggle("grouped", isGrouped);
    this.node.setNotice = (sentence) => {
      this.notice.textContent = sentence ?? "";
    };
    Object.defineProperty(this.node, "notice", { get: () => this.notice.textContent });
    this.node.markFirstUnread = () => this.node.prepend(unreadLine());
    this.update(message);
  }

  get author() {
    const { author } = this.message;
    return this.app.store.people.get(author.id) ?? { ...author, name: nameOf(author) };
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
    this.node.classList.toggle("ephemeral", isEphemeral(message));
    this.node.classList.toggle(
      "calls-me",
      message.mentions?.some((one) => one.id === this.app.store.me.id) ?? false,
    );
    this.node.classList.toggle("system", isSystem(message));
    this.node.dataset.clock = sayTime(message.timestamp);
    this.node.setAttribute("aria-label", `${isolated(this.author.name)}, ${sayTime(message.timestamp)}`);
    this.#drawHead();
    this.#drawWords(isLoading(message));
    this.#drawMedia((message.flags ?? 0) & V2);
    reconcile(this.parts, message.components ?? [], this.context);
    drawFooter(this.foot, message, this.app);
  }

  #drawHead() {
    const { author, message } = this;
    const { timestamp, edited_timestamp: edited } = message;
    redraw(this.face, author, () => avatar(author));
    redraw(this.head, [author, timestamp, edited], () => [
      el("span", { class: "author" }, drawable(author.name)),
      message.author.bot && el("span", { class: "badge" }, "BOT"),
      clockTime(timestamp),
      edited && el("small", { class: "edited", title: `Edited ${sayTime(edited)}` }, "edited"),
    ]);
    redraw(this.above, [message.type, message.interaction, message.referenced_message], () =>
      replyLine(message, this.app.store),
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
    return el("p", { class: "thinking" }, `${isolated(this.author.name)} is thinking`, dots);
  }

  // In a V2 message attachments show only through components.
  #drawMedia(isV2) {
    const { attachments = [], embeds = [] } = this.message;
    redraw(this.media, [isV2, attachments, embeds], () => [
      isV2 ? [] : attachments.map(attachmentNode),
      embeds.map((one) => embed(one, this.context)),
    ]);
  }
}

const unreadLine = () =>
  el("div", { class: "unread-line", role: "separator", "aria-label": "New since your last visit" }, "New");

function attachmentNode(attachment) {
  if (!attachment.content_type?.startsWith("image/")) return attachmentLink(attachment);
  return picture({ ...attachment, spoiler: attachment.filename.startsWith("SPOILER_") });
}

/** What components and markdown inside a message need to know and may do. */
function contextOf(message, app) {
  return {
    message,
    store: app.store,
    goTo: app.goTo,
    useCommand: app.useCommand,
    keyOf: (customId) => `${message.id}/${customId}`,
    isPending: (key) => app.interactions.isPending(key),
    click: (customId, values) => app.actions.click(message, customId, values),
  };
}
