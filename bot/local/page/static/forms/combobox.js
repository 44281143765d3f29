// One field for every choice from a list: command options, selects in messages and in modals.
// A text field with a listbox (WAI-ARIA combobox pattern); typing filters, arrows move, Enter picks.
import { el } from "../dom.js";
import { comboboxParts } from "./combobox-parts.js";
import { filter, optionRow, placeBeside } from "./option-list.js";

const MOST_SHOWN = 25;

/**
 * spec: {label, options: [{value, label, description, emoji}], chosen: [values], placeholder, multiple, min, max, required,
 * disabled, opensOnEnter, load: async (typed) => options, isFree: typed text counts as value, onPick(values)}.
 * The node answers `values()`, `setBusy(bool)` and `focusField()`.
 */
export function combobox(spec) {
  return new Combobox(spec).node;
}

class Combobox {
  constructor(spec) {
    this.spec = { min: 1, max: 1, options: [], chosen: [], ...spec };
    this.known = new Map(this.spec.options.map((option) => [option.value, option]));
    this.chosen = [...this.spec.chosen];
    this.shown = [];
    this.active = -1;
    this.#build();
    this.#showChosen();
  }

  #build() {
    Object.assign(this, comboboxParts(this.spec));
    this.done.addEventListener("click", () => this.close());
    this.node.values = () => this.#values();
    this.node.setBusy = (isBusy) => {
      this.node.ariaBusy = String(isBusy);
    };
    this.node.focusField = () => this.input.focus();
    this.node.choose = (values) => {
      this.chosen = values;
      this.#showChosen();
    };
    this.#listen();
  }

  #listen() {
    this.input.addEventListener("click", () => this.open());
    this.input.addEventListener("input", () => {
      if (!this.input.value && this.chosen.length) this.#empty();
      this.open(this.input.value);
    });
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.input.addEventListener("blur", () => this.close());
    // Pressing inside the popup must not take the focus from the field, which would close it.
    this.popup.addEventListener("mousedown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => {
      const row = event.target.closest("[role=option]");
      if (row) this.#pick(this.shown[Number(row.dataset.at)]);
    });
  }

  get isOpen() {
    return this.input.getAttribute("aria-expanded") === "true";
  }

  async open(typed = "") {
    if (this.input.disabled || this.node.ariaBusy === "true") return;
    if (!this.isOpen) this.before = [...this.chosen];
    this.#expand();
    this.typed = typed;
    const options = this.spec.load ? await this.#load(typed) : this.spec.options;
    if (typed !== this.typed || !this.isOpen) return;
    this.#fill(this.spec.load ? options : filter(options, typed));
  }

  async #load(typed) {
    if (!this.list.childElementCount) this.list.replaceChildren(el("li", { class: "nothing" }, "Asking…"));
    const options = await this.spec.load(typed);
    for (const option of options) this.known.set(option.value, option);
    return options;
  }

  #expand() {
    this.input.setAttribute("aria-expanded", "true");
    if (!this.popup.matches(":popover-open")) this.popup.showPopover();
    addEventListener("scroll", this.#follow, { capture: true, passive: true });
    placeBeside(this.popup, this.input);
  }

  #follow = (event) => event.target !== this.list && placeBeside(this.popup, this.input);

  #fill(options) {
    // A newer answer of the bot must not move the mark from what the arrows reached.
    const marked = this.shown[this.active]?.value ?? this.chosen[0];
    this.shown = options.slice(0, MOST_SHOWN);
    this.active = -1;
    const rows = this.shown.map((option, at) => optionRow(option, at, this.chosen.includes(option.value)));
    this.list.replaceChildren(...(rows.length ? rows : [el("li", { class: "nothing" }, "Nothing fits")]));
    this.done.textContent = `Done (${this.chosen.length})`;
    const at = this.shown.findIndex((one) => one.value === marked);
    if (at >= 0) this.#activate(at);
    else if (this.typed && this.shown.length) this.#activate(0);
  }

  #activate(at) {
    this.list.querySelector(".active")?.classList.remove("active");
    this.active = at;
    const row = this.list.children[at];
    row.classList.add("active");
    row.scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", row.id);
  }

  #key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.#move(step);
    else if (event.key === "Escape" && this.isOpen) this.close();
    else if (event.key === "Enter" && this.isOpen && this.active >= 0) this.#pick(this.shown[this.active]);
    else if (event.key === "Enter" && this.isOpen && this.spec.isFree) {
      this.close();
      return;
    } else if (event.key === "Enter" && !this.isOpen && this.spec.opensOnEnter) this.open();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #move(step) {
    const { length } = this.shown;
    const from = this.active < 0 && step < 0 ? 0 : this.active;
    if (!this.isOpen) this.open();
    else if (length) this.#activate((from + step + length) % length);
  }

  #pick(option) {
    if (this.spec.multiple) this.#toggle(option.value);
    else {
      this.chosen = [option.value];
      this.typed = "";
      this.#collapse();
      this.spec.onPick?.(this.chosen);
    }
  }

  // Emptying the field takes back a choice that need not be made.
  #empty() {
    if (this.spec.multiple || this.spec.min > 0) return;
    this.chosen = [];
    this.spec.onPick?.([]);
  }

  #toggle(value) {
    if (this.chosen.includes(value)) this.chosen = this.chosen.filter((one) => one !== value);
    else if (this.chosen.length < this.spec.max) this.chosen.push(value);
    const at = this.active;
    this.#fill(this.shown);
    if (at >= 0) this.#activate(at);
    if (this.spec.max === this.chosen.length && this.spec.max === this.spec.min) this.close();
  }

  /** Closing a multiple choice is what sends it; too few chosen means never mind. */
  close() {
    if (!this.isOpen) return;
    if (this.spec.isFree && this.typed) this.#takeTyped();
    this.#collapse();
    if (!this.spec.multiple || String(this.before) === String(this.chosen)) return;
    if (this.chosen.length < this.spec.min) {
      this.chosen = this.before;
      this.#showChosen();
    } else this.spec.onPick?.(this.chosen);
  }

  #takeTyped() {
    const same = this.shown.find((option) => option.label.toLowerCase() === this.typed.trim().toLowerCase());
    this.chosen = [same ? same.value : this.typed.trim()];
    this.typed = "";
  }

  #collapse() {
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
    if (this.popup.matches(":popover-open")) this.popup.hidePopover();
    removeEventListener("scroll", this.#follow, { capture: true });
    this.list.replaceChildren();
    this.active = -1;
    this.shown = [];
    this.#showChosen();
  }

  #showChosen() {
    this.input.value = this.chosen.map((value) => this.known.get(value)?.label ?? value).join(", ");
  }

  // What was typed but not picked still counts where the list says so by its label, or where free text is allowed.
  #values() {
    const typed = this.isOpen ? (this.typed ?? "").trim() : "";
    if (!typed) return this.chosen;
    const same = [...this.known.values()].find(({ label }) => label.toLowerCase() === typed.toLowerCase());
    return same ? [same.value] : this.spec.isFree ? [typed] : this.chosen;
  }
}
