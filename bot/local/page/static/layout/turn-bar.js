// The bar under the channel's name: what is asked here, of whom, how much time is left, and a button that leads there.
import { el, icon, redraw } from "../dom.js";
import { askedIn } from "../table/asking.js";
import { keyWords, withoutLast } from "../table/key-words.js";
import { parseInline } from "../text/inline.js";
import { timestamp } from "../text/timestamps.js";

export class TurnBar {
  constructor(place, app) {
    Object.assign(this, { place, app });
    this.words = el("p", { class: "asked" });
    app.store.addEventListener("message", () => this.draw());
    new ResizeObserver(() => this.#say()).observe(place);
  }

  draw() {
    const { store, channel } = this.app;
    const asked = askedIn(store.messagesIn(channel.id), store.me, store.now);
    this.asked = asked;
    this.place.hidden = !asked;
    this.place.classList.toggle("mine", Boolean(asked?.isMine));
    redraw(this.place, [asked, [...store.people.keys()]], () => asked && this.#parts(asked));
    this.#say();
  }

  #parts({ id, until, isMine, mayAct }) {
    const { app } = this;
    const props = { type: "button", class: isMine ? "press primary" : "press secondary", dataset: { name: "go" } };
    const go = () => app.messages.answers.revealControls(id);
    return [
      isMine && el("span", { class: "call" }, "Your turn"),
      this.words,
      until && el("span", { class: "left" }, icon("clock"), timestamp(until, "R")),
      el("button", { ...props, onclick: go }, isMine || mayAct ? "Answer" : "Show", icon("down")),
    ];
  }

  // The key words, and of them as many as the bar holds.
  #say() {
    if (!this.asked) return;
    const { store, goTo, useCommand } = this.app;
    const { words } = this;
    let said = keyWords(this.asked.words, store.me);
    const context = { store, goTo, useCommand };
    const tell = () => words.replaceChildren(...parseInline(said, context));
    redraw(words, [said, words.clientWidth, [...store.people.keys()]], () => parseInline(said, context));
    for (; words.scrollHeight > words.clientHeight + 1 && /\s/.test(said); tell()) said = withoutLast(said);
  }
}
