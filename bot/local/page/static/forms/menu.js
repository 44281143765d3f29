// A menu that drops from a button (WAI-ARIA menu button pattern): arrows move, Enter does, Escape leaves.
import { el } from "../dom.js";
import { placeMenu } from "./option-list.js";

const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** `groups` are lists of {label, about, face, run}; `face` stands for the label where there is one (isGrid). */
export function openMenu(anchor, label, groups, { isGrid = false } = {}) {
  const shown = groups.filter((group) => group.length);
  const menu = el(
    "div",
    { class: isGrid ? "menu-popup grid" : "menu-popup", role: "menu", "aria-label": label, popover: "manual" },
    shown.map((group) => el("div", { role: "group" }, group.map(menuItem))),
  );
  new Menu(menu, anchor, shown.flat()).open();
}

const menuItem = ({ label, about, face }) =>
  el(
    "button",
    {
      type: "button",
      role: "menuitem",
      tabindex: "-1",
      "aria-label": face ? label : null,
      title: face ? label : null,
    },
    face ? el("span", { class: "emoji", "aria-hidden": "true" }, face) : label,
    about && el("small", {}, about),
  );

class Menu {
  constructor(node, anchor, entries) {
    Object.assign(this, { node, anchor, entries });
    this.items = [...node.querySelectorAll("[role=menuitem]")];
    this.items.forEach((item, at) => item.addEventListener("click", () => this.#do(at)));
    node.addEventListener("keydown", (event) => this.#key(event));
    node.addEventListener("focusout", (event) => node.contains(event.relatedTarget) || this.close(false));
  }

  open() {
    (this.anchor.closest("main, nav, dialog") ?? document.body).append(this.node);
    this.anchor.ariaExpanded = "true";
    this.node.showPopover();
    placeMenu(this.node, this.anchor);
    this.#focus(0);
  }

  close(givesBack = true) {
    if (this.isClosed) return;
    this.isClosed = true;
    this.anchor.ariaExpanded = "false";
    if (givesBack) this.anchor.focus({ preventScroll: true });
    this.node.remove();
  }

  #do(at) {
    this.close();
    this.entries[at].run();
  }

  #key(event) {
    const step = STEPS[event.key];
    const ends = { Home: 0, End: this.items.length - 1 };
    if (step) this.#focus(this.items.indexOf(document.activeElement) + step);
    else if (event.key in ends) this.#focus(ends[event.key]);
    else if (event.key === "Escape" || event.key === "Tab") this.close();
    else if (/^\p{L}$/u.test(event.key)) this.#seek(event.key);
    else return;
    event.stopPropagation();
    if (event.key !== "Tab") event.preventDefault();
  }

  #focus(at) {
    const item = this.items[(at + this.items.length) % this.items.length];
    for (const one of this.items) one.tabIndex = one === item ? 0 : -1;
    item.focus();
  }

  #seek(letter) {
    const from = this.items.indexOf(document.activeElement) + 1;
    const order = [...this.items.slice(from), ...this.items.slice(0, from)];
    order.find((item) => (item.ariaLabel ?? item.textContent).toLowerCase().startsWith(letter.toLowerCase()))?.focus();
  }
}
