// The message field: plain talk, or a command with its options.
import { el, icon } from "../dom.js";
import { tellOfCut } from "../forms/paste-note.js";
import { CommandForm } from "./command-form.js";
import { flatten, readInline, resolve } from "./commands.js";
import { Drafts } from "./drafts.js";
import { Picker } from "./command-picker.js";

const LONGEST = 2000;

export class Composer {
  constructor(place, app) {
    this.app = app;
    this.drafts = new Drafts(app.store);
    this.picker = new Picker((command) => this.take(command));
    this.field = el("textarea", {
      rows: "1",
      maxlength: LONGEST,
      autocomplete: "off",
      enterkeyhint: "send",
      "aria-label": "Message",
      "aria-autocomplete": "list",
      "aria-controls": this.picker.list.id,
    });
    this.sendButton = roundButton("send", "Send", () => this.send(), icon("send"));
    this.slashButton = roundButton("slash", "Commands", () => this.openPicker(), "/");
    this.form = new CommandForm(app);
    this.status = el("p", { class: "status", role: "status" });
    this.typing = el("p", { class: "typing", "aria-live": "off" });
    this.card = el("div", { class: "card" }, this.slashButton, this.field, this.form.node, this.sendButton);
    place.replaceChildren(
      this.picker.node,
      this.card,
      el("div", { class: "under" }, this.typing, this.status),
    );
    this.refreshCommands();
    this.#listen();
  }

  refreshCommands() {
    const source = JSON.stringify(this.app.store.commands);
    if (this.source === source) return;
    this.source = source;
    this.commands = flatten(this.app.store.commands);
    this.#read();
  }

  #listen() {
    this.field.addEventListener("input", () => this.#read());
    tellOfCut(this.field, (sentence) => this.tell(sentence));
    this.field.addEventListener("keydown", (event) => this.#key(event));
    this.field.addEventListener("blur", () => this.picker.hide());
    this.field.addEventListener("focus", () => this.#read());
    this.form.node.addEventListener("keydown", (event) => this.#optionKey(event));
  }

  /** Locked threads take no talk. What was typed in another channel waits there. */
  setChannel(channel) {
    if (channel.id !== this.channelId) this.#takeUpDraft(channel.id);
    this.field.placeholder = channel.locked ? "This thread is locked" : `Message #${channel.name}`;
    this.card.inert = channel.locked;
  }

  #takeUpDraft(channelId) {
    this.channelId = channelId;
    this.field.value = this.drafts.read(channelId);
    this.#read();
  }

  /** Somebody is writing here. */
  get isInUse() {
    return this.card.contains(document.activeElement) && Boolean(this.field.value);
  }

  openPicker() {
    this.field.value = "/";
    this.field.focus();
    this.#read();
  }

  /** Puts a command into the field; its first needed option gets the focus. */
  take(command) {
    this.field.value = `/${command.name} `;
    this.#read();
    if (!this.form.focusNeeded()) this.field.focus();
  }

  takeByName(name) {
    const command = this.commands.find((one) => one.name === name);
    if (command) this.take(command);
    else this.tell(`The bot has no command /${name}.`);
  }

  // What the text says decides everything: picker, option fields, or neither.
  #read() {
    const text = this.field.value;
    if (this.channelId) this.drafts.write(this.channelId, text);
    this.#fit();
    const found = resolve(this.commands, text);
    this.form.show(found?.command ?? null);
    if (found) this.form.writeInline(found.rest);
    if (this.#wantsPicker(text, found)) this.picker.show(this.commands, text.slice(1));
    else this.picker.hide();
    this.#pointAtActive();
  }

  // A whole name needs no list, unless longer names begin with it.
  #wantsPicker(text, found) {
    const isLonger = ({ name }) => name.startsWith(found.command.name) && name !== found.command.name;
    const isWhole = found && (found.hasSpace || !this.commands.some(isLonger));
    return text.startsWith("/") && !text.includes("\n") && !isWhole && document.activeElement === this.field;
  }

  #fit() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, 180)}px`;
  }

  #pointAtActive() {
    const id = this.picker.activeId;
    if (id) this.field.setAttribute("aria-activedescendant", id);
    else this.field.removeAttribute("aria-activedescendant");
  }

  #key(event) {
    if (event.isComposing) return;
    if (this.picker.isOpen && this.#pickerKey(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    }
    if (event.key === "Escape" && this.form.command) this.clear();
  }

  #pickerKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      this.picker.move(step);
      this.#pointAtActive();
    } else if (event.key === "Escape") this.picker.hide();
    else if (event.key === "Enter" && this.picker.chosen && this.picker.chosen === this.form.command)
      this.send();
    else if ((event.key === "Enter" || event.key === "Tab") && this.picker.chosen && !event.shiftKey)
      this.take(this.picker.chosen);
    else if (event.key !== "Enter") return false;
    event.preventDefault();
    return true;
  }

  #optionKey(event) {
    if (event.key === "Escape") {
      this.clear();
      this.field.focus();
    } else if (event.key === "Enter" && !event.target.matches("button")) this.send();
    else return;
    event.preventDefault();
  }

  send() {
    const text = this.field.value.trim();
    if (!text || this.card.inert) return;
    if (!text.startsWith("/")) this.#say(text);
    else if (this.form.command) this.#run();
    else this.tell(`No command is called ${text.split(" ")[0]}. Type / to see them all.`);
  }

  clear() {
    this.field.value = "";
    this.#read();
  }

  async #say(content) {
    this.clear();
    if (await this.app.actions.say(content)) return;
    this.field.value ||= content;
    this.#read();
  }

  #run() {
    const { name, options: known } = this.form.command;
    const { odd } = readInline(this.field.value.trim().slice(1 + name.length), known);
    if (odd) {
      this.tell(`/${name} has no place for "${odd}".`);
      return;
    }
    const options = this.form.read();
    if (!options) return;
    this.clear();
    this.field.focus();
    this.app.actions.command(name, options);
  }

  /** A line beneath the field, until the next one. */
  tell(sentence, kind = "problem") {
    this.status.textContent = sentence;
    this.status.dataset.kind = sentence ? kind : "";
  }

  /** Takes a line back, if it still stands there. */
  takeBack(sentence) {
    if (this.status.textContent.endsWith(sentence)) this.tell("");
  }

  setTyping(names) {
    this.typing.textContent = names.length
      ? `${names.join(", ")} ${names.length > 1 ? "are" : "is"} typing…`
      : "";
  }
}

const roundButton = (name, label, onclick, face) =>
  el("button", { type: "button", class: `round ${name}`, "aria-label": label, title: label, onclick }, face);
