// The form beneath a typed command: its option fields, read all together, with suggestions from the bot.
import { el, icon } from "../dom.js";
import { openMenu } from "../forms/menu.js";
import { readInline } from "./commands.js";
import { optionField, shownName } from "./option-fields.js";

export class CommandForm {
  constructor(app) {
    this.app = app;
    this.node = el("div", { class: "options", role: "group", "aria-label": "Options" });
    this.command = null;
    this.fields = [];
  }

  /** Shows the fields of `command`, or nothing for null. */
  show(command) {
    if (this.command === command) return;
    this.command = command;
    const suggest = (option, typed) => this.#suggest(command, option, typed);
    this.fields = (command?.options ?? []).map((option) =>
      optionField(option, { store: this.app.store, suggest }),
    );
    this.more = el("button", { type: "button", class: "more-options", "aria-haspopup": "menu" });
    this.more.addEventListener("click", () => this.#offer());
    const nodes = () => [about(command), ...this.fields.map((field) => field.node), this.more];
    this.node.replaceChildren(...(command ? nodes() : []));
    for (const field of this.fields) field.node.hidden = !field.option.required;
    this.#count();
  }

  // As in Discord, what must be said stands there; the rest is fetched.
  get #left() {
    return this.fields.filter((field) => field.node.hidden);
  }

  #count() {
    const { length } = this.#left;
    this.more.hidden = !length;
    this.more.replaceChildren(icon("plus"), `${length} more`);
    this.more.ariaLabel = length === 1 ? "1 more option" : `${length} more options`;
  }

  #offer() {
    const entries = this.#left.map((field) => ({
      label: shownName(field.option),
      about: field.option.description,
      run: () => this.#fetch(field).focus(),
    }));
    openMenu(this.more, "More options", [entries]);
  }

  // The last one fetched stands last.
  #fetch(field) {
    if (field.node.hidden) this.more.before(field.node);
    field.node.hidden = false;
    this.#count();
    return field;
  }

  /** Takes "seats:4" typed behind the name into the fields. */
  writeInline(rest) {
    const { values } = readInline(rest, this.command.options);
    for (const field of this.fields)
      if (field.option.name in values) this.#fetch(field).write(values[field.option.name]);
  }

  /** Focuses the first option that must be filled; false when there is none. */
  focusNeeded() {
    const needed = this.fields.find(({ option }) => option.required);
    needed?.focus();
    return Boolean(needed);
  }

  /** {name: value} as filled in; null after telling what is wrong at the first field that does not fit. */
  read() {
    const values = {};
    for (const field of this.fields) {
      try {
        const value = field.read();
        if (value !== undefined) values[field.option.name] = value;
      } catch (error) {
        this.#fetch(field).complain(error.message);
        return null;
      }
    }
    return values;
  }

  // The bot also hears what is filled in so far, so that suggestions may depend on it.
  // The question comes a moment after the last key; by then the command may have been sent or changed.
  async #suggest(command, option, typed) {
    if (this.command !== command) return [];
    const options = { ...this.#filledIn(option), [option.name]: typed };
    const body = {
      kind: "autocomplete",
      channel: this.app.channel.id,
      command: command.name,
      options,
      focused: option.name,
    };
    return new Promise((answer) => {
      this.app.interactions.start(body, {
        choices: (data) => answer(choicesOf(data)),
        failed: () => answer([]),
      });
    });
  }

  #filledIn(except) {
    const values = {};
    for (const { option, read } of this.fields) {
      if (option === except) continue;
      try {
        values[option.name] = read();
      } catch {
        // Not filled in yet.
      }
    }
    return values;
  }
}

const about = ({ description }) =>
  el(
    "p",
    { class: "about" },
    description,
    el("span", { class: "keys", "aria-hidden": "true" }, "Enter sends"),
  );

const choicesOf = ({ choices }) => choices.map(({ name, value }) => ({ value, label: name }));
