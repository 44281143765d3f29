// Wires the parts of the page to each other: what the store tells goes to the views, what people do goes to the table.
import { el } from "./dom.js";
import { brand } from "./layout/brand.js";
import { ChannelList } from "./layout/channel-list.js";
import { Composer } from "./compose/composer.js";
import { PersonActions } from "./table/actions.js";
import { DeveloperDrawer } from "./layout/developer-drawer.js";
import { Header } from "./layout/header.js";
import { drawWelcome } from "./layout/empty-channel.js";
import { Interactions, UNREACHABLE } from "./table/interactions.js";
import { MessageList } from "./messages/message-list.js";
import { openModal } from "./forms/modal.js";
import { Answers } from "./table/answers.js";
import { Banner } from "./layout/banner.js";
import { Knock } from "./layout/knock.js";
import { PeopleBar } from "./layout/people-bar.js";
import { Pressing } from "./table/pressing.js";
import { Session } from "./table/session.js";
import { Store } from "./table/store.js";
import { startTicking } from "./text/timestamps.js";
import { TurnBar } from "./layout/turn-bar.js";
import { TypingIndicator } from "./layout/typing-indicator.js";

const byId = (id) => document.getElementById(id);

export class App {
  constructor() {
    this.store = new Store();
    this.banner = new Banner();
    this.actions = new PersonActions(this);
    this.pressing = new Pressing(byId("stage"));
    this.session = new Session(this.store, this.banner, this.pressing, () => this.#readFrom());
    this.interactions = new Interactions(this.store, (key, isPending) =>
      this.messages.setBusy(key, isPending),
    );
    for (const name of ["goTo", "useCommand", "openModal"]) this[name] = this[name].bind(this);
  }

  async start() {
    const complaint = await this.session.sitDown();
    this.#buildLayout();
    this.#listen();
    this.openChannel();
    this.session.listen();
    startTicking(() => this.store.now);
    if (complaint) this.composer.tell(complaint);
  }

  #buildLayout() {
    const [channels, people] = [el("div", { class: "tree" }), el("div", { class: "bar" })];
    byId("sidebar").replaceChildren(brand(), channels, people);
    this.people = new PeopleBar(people, this);
    people.append(new Knock(this).button);
    this.channels = new ChannelList(channels, this);
    this.messages = new MessageList(byId("stage"), this);
    this.composer = new Composer(byId("composer"), this);
    this.typing = new TypingIndicator(this);
    this.header = new Header(byId("header"), {
      menu: () => this.toggleMenu(),
      tools: () => this.drawer.toggle(),
    });
    this.answers = new Answers(this.store, {
      show: (id) => this.messages.answers.show(id),
      keep: (id) => this.messages.answers.keep(id),
    });
    this.turn = new TurnBar(byId("turn"), this);
    this.drawer = new DeveloperDrawer(byId("drawer"), this);
  }

  #listen() {
    const on = (type, react) => this.store.addEventListener(type, (event) => react(event.detail));
    on("load", () => this.#sync());
    on("people", () => this.#drawAround());
    on("channels", () => this.#channelsChanged());
    on("commands", () => this.#commandsChanged());
    on("bot", () => this.#drawAround());
    on("message", (change) => this.#messageChanged(change));
    addEventListener("hashchange", () => this.openChannel());
    document.addEventListener("visibilitychange", () => this.#drawAround());
    document.addEventListener("keydown", (event) => this.#key(event));
    byId("scrim").addEventListener("click", () => this.toggleMenu(false));
    byId("skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.composer.field.focus();
    });
  }

  // Typing with the focus nowhere means the message field.
  #key(event) {
    if (event.key === "Escape") this.#leaveSide();
    const isTyping =
      event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isNowhere = document.activeElement.matches("body, .message, .list");
    if (isTyping && isNowhere && !document.querySelector("dialog[open]")) this.composer.field.focus();
  }

  // Escape closes what lies over the messages and gives the focus back to what opened it.
  #leaveSide() {
    if (document.body.classList.contains("menu-open")) this.toggleMenu(false);
    else if (byId("drawer").contains(document.activeElement)) this.drawer.toggle(false);
  }

  openChannel() {
    this.channel = this.channels.fromAddress();
    this.messages.open(this.channel, this.channels.firstUnread(this.channel));
    this.composer.setChannel(this.channel);
    this.typing.draw();
    this.closeMenu();
    this.#drawAround();
  }

  #readFrom() {
    return { channel: this.channel?.id, from: this.messages?.readFrom ?? null };
  }

  // The reader stays where they are; only what changed meanwhile changes.
  #sync() {
    // The table has answered, so what said that it does not is no longer true.
    this.composer.takeBack(UNREACHABLE);
    this.messages.takeBack(UNREACHABLE);
    this.composer.refreshCommands();
    const isGone = this.channels.fromAddress().id !== this.channel.id;
    if (isGone) {
      this.openChannel();
      return;
    }
    this.channel = this.store.channels.get(this.channel.id);
    this.messages.sync(this.channel);
    this.composer.setChannel(this.channel);
    this.#drawAround();
  }

  #drawAround() {
    const { bot, people } = this.store;
    this.header.draw(this.channel, this.store);
    this.channels.markRead();
    this.channels.draw();
    this.people.draw();
    this.turn.draw();
    this.banner.setBotAway(!bot.online, people.get(bot.id)?.name ?? "The bot");
    this.listChanged();
  }

  #channelsChanged() {
    const next = this.store.channels.get(this.channel.id);
    if (!next) {
      this.openChannel();
      return;
    }
    this.channel = next;
    this.composer.setChannel(next);
    this.#drawAround();
  }

  async #commandsChanged() {
    await this.session.readCommands();
    this.composer.refreshCommands();
    this.#drawAround();
  }

  #messageChanged(change) {
    this.messages.change(change);
    if (change.kind !== "create") return;
    this.typing.stop(change.message);
    this.channels.markRead();
    this.channels.draw();
  }

  /** Called by the list whenever it may have become empty or full. */
  listChanged() {
    drawWelcome(this.messages.hint, this);
  }

  goTo(channelId) {
    const channel = this.store.channels.get(channelId);
    if (channel) location.hash = this.channels.addressOf(channel);
    else this.composer.tell("You cannot see that channel.");
  }

  useCommand(name) {
    this.composer.takeByName(name);
  }

  openModal(modal) {
    openModal(modal, this);
  }

  toggleMenu(isOpen = !document.body.classList.contains("menu-open")) {
    this.#setMenu(isOpen);
    if (isOpen) byId("sidebar").querySelector("a")?.focus();
    else this.header.menuButton.focus();
  }

  /** Whoever chose something in the menu goes on at the messages, not at the menu's button. */
  closeMenu() {
    const wasOpen = document.body.classList.contains("menu-open");
    this.#setMenu(false);
    if (wasOpen) this.messages.list.focus({ preventScroll: true });
  }

  #setMenu(isOpen) {
    document.body.classList.toggle("menu-open", isOpen);
    this.header.setMenuOpen(isOpen);
    byId("scrim").hidden = !isOpen;
  }
}
