// The bar under the channel's name: what is asked here, of whom, how much time is left, and a button that leads there.
import { el, icon, redraw } from "../dom.js";
import { askedIn } from "../table/asking.js";
import { parseInline } from "../text/inline.js";
import { timestamp } from "../text/timestamps.js";

export class TurnBar {
  constructor(place, app) {
    Object.assign(this, { place, app });
    app.store.addEventListener("message", () => this.draw());
  }

  draw() {
    const { store, channel } = this.app;
    const asked = askedIn(store.messagesIn(channel.id), store.me, store.now);
    this.place.hidden = !asked;
    this.place.classList.toggle("mine", Boolean(asked?.isMine));
    redraw(this.place, [asked, [...store.people.keys()]], () => asked && this.#parts(asked));
  }

  #parts({ id, words, until, isMine }) {
    const { app } = this;
    const context = { store: app.store, goTo: app.goTo, useCommand: app.useCommand };
    const props = { type: "button", class: isMine ? "press primary" : "press secondary", dataset: { name: "go" } };
    const go = () => app.messages.answers.revealControls(id);
    return [
      isMine && el("span", { class: "call" }, "Your turn"),
      el("p", { class: "asked" }, parseInline(words, context)),
      until && el("span", { class: "left" }, icon("clock"), timestamp(until, "R")),
      el("button", { ...props, onclick: go }, isMine ? "Answer" : "Show", icon("down")),
    ];
  }
}
