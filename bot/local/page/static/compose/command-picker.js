// The list of commands above the message field.
import { el, freshId } from "../dom.js";
import { matching } from "./commands.js";
import { shownName } from "./option-fields.js";

const MOST = 50;

export class Picker {
  /** `onPick(command)` when a row is chosen by pointer. */
  constructor(onPick) {
    this.list = el("ul", { id: freshId("picker"), role: "listbox", "aria-label": "Commands" });
    this.foot = el("p", { class: "keys", "aria-hidden": "true" });
    this.node = el("div", { class: "picker", hidden: true }, this.list, this.foot);
    this.shown = [];
    this.active = 0;
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => {
      const row = event.target.closest("[role=option]");
      if (row) onPick(this.shown[Number(row.dataset.at)]);
    });
  }

  get isOpen() {
    return !this.node.hidden;
  }

  get chosen() {
    return this.shown[this.active];
  }

  show(commands, typed) {
    this.shown = matching(commands, typed).slice(0, MOST);
    this.node.hidden = false;
    this.active = 0;
    this.list.replaceChildren(...this.shown.map((command, at) => row(command, at)));
    if (!this.shown.length)
      this.list.append(
        el(
          "li",
          { class: "nothing" },
          commands.length ? "No command is called so." : "The bot has no commands yet.",
        ),
      );
    this.foot.textContent = "↑↓ choose · Tab or Enter take · Esc close";
    this.#mark();
  }

  hide() {
    this.node.hidden = true;
  }

  move(step) {
    if (!this.shown.length) return;
    this.active = (this.active + step + this.shown.length) % this.shown.length;
    this.#mark();
  }

  get activeId() {
    return this.isOpen ? this.list.children[this.active]?.id : null;
  }

  #mark() {
    [...this.list.querySelectorAll("[role=option]")].forEach((node, at) =>
      node.setAttribute("aria-selected", String(at === this.active)),
    );
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
  }
}

function row(command, at) {
  return el(
    "li",
    { id: freshId("command"), role: "option", dataset: { at } },
    el("span", { class: "command" }, `/${command.name}`),
    el(
      "span",
      { class: "signature" },
      command.options.map((option) => el("i", { class: option.required ? "required" : "" }, shownName(option))),
    ),
    el("small", {}, command.description),
  );
}
