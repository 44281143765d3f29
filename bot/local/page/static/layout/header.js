// The line above the messages: the channel, the person, the menu button of a phone, and the button of the drawer.
import { el, icon, redraw } from "../dom.js";
import { isThread } from "../table/store.js";

export class Header {
  /** `menu` and `tools` are called when their buttons are pressed. */
  constructor(place, { menu, tools }) {
    this.title = el("h1");
    this.subtitle = el("p");
    this.seat = el("span", { class: "seat" });
    this.menuButton = roundButton("menu", "Channels and people", menu);
    this.toolsButton = roundButton("tools", "Developer drawer", tools);
    const titles = el("div", { class: "titles" }, this.title, this.subtitle);
    place.replaceChildren(
      this.menuButton,
      titles,
      this.seat,
      this.toolsButton,
    );
  }

  draw(channel, store) {
    const parent = isThread(channel) && store.channels.get(channel.parent_id);
    const { name, locked, archived, topic } = channel;
    const facts = [parent && `thread in #${parent.name}`, locked && "locked", archived && "archived", topic];
    redraw(this.title, channel.id + name, () => [icon(isThread(channel) ? "thread" : "hash"), name]);
    this.subtitle.textContent = facts.filter(Boolean).join(" · ");
    redraw(this.seat, store.me, () => [el("span", {}, "You are "), el("b", {}, store.me.name)]);
  }

  setMenuOpen(isOpen) {
    this.menuButton.ariaExpanded = String(isOpen);
  }

  setToolsOpen(isOpen) {
    this.toolsButton.ariaExpanded = String(isOpen);
  }
}

const roundButton = (name, label, onclick) =>
  el(
    "button",
    { type: "button", class: `round ${name}`, "aria-label": label, title: label, onclick },
    icon(name),
  );
