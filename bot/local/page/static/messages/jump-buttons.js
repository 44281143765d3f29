// Buttons over the message list that lead to what happened out of sight: new messages, or a change of one's own panel.
import { el, icon } from "../dom.js";

export class JumpButtons {
  /** `toNews()` and `toPanel(id)` are called when a button is pressed. */
  constructor(stage, { toNews, toPanel }) {
    this.news = jumpButton("down", () => toNews());
    this.panel = jumpButton("up", () => toPanel(this.panelId));
    this.count = 0;
    stage.append(el("div", { class: "pills", role: "status" }, this.panel, this.news));
  }

  tellNews() {
    this.count += 1;
    this.news.say(this.count > 1 ? `New messages (${this.count})` : "New messages");
  }

  clearNews() {
    this.count = 0;
    this.news.hidden = true;
  }

  tellPanel(id) {
    this.panelId = id;
    this.panel.say("Your panel changed");
  }

  clearPanel() {
    this.panelId = null;
    this.panel.hidden = true;
  }
}

function jumpButton(direction, onclick) {
  const words = el("span");
  const node = el(
    "button",
    { type: "button", class: `pill ${direction}`, hidden: true, onclick },
    icon(direction),
    words,
  );
  node.say = (sentence) => {
    words.textContent = sentence;
    node.hidden = false;
  };
  return node;
}
