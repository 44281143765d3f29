// For developers: what the bot asked of the table, and switches that make the table misbehave.
import { el, icon, redraw } from "../dom.js";
import { act, readRequests } from "../table/api.js";

const EVERY = 2000;

const FAULTS = [
  { name: "drop_gateway", label: "Drop the gateway" },
  { name: "reconnect", label: "Ask to reconnect" },
  { name: "invalid_session", label: "Forget the session" },
  { name: "delay", label: "Answer 4 s late", seconds: 4 },
  { name: "rate_limit", label: "Answer 429 once", seconds: 1 },
  { name: "server_error", label: "Answer 500 once" },
  { name: "lost_answer", label: "Lose one answer" },
  { name: "deny", label: "Forbid the bot to write here", permissions: ["SEND_MESSAGES"] },
  { name: "allow", label: "Let the bot write here" },
  { name: "guild_down", label: "Take the server down" },
  { name: "guild_up", label: "Bring the server back" },
  { name: "throw_out", label: "Throw the bot out" },
  { name: "invite", label: "Invite the bot" },
  { name: "clear", label: "Clear planned faults" },
];

export class DeveloperDrawer {
  constructor(place, app) {
    this.place = place;
    this.app = app;
    this.log = el("ol", { class: "requests", tabindex: "0", "aria-label": "Last requests" });
    this.said = el("p", { class: "status", role: "status" });
    place.replaceChildren(
      el(
        "header",
        {},
        el("h2", {}, "For developers"),
        el(
          "button",
          {
            type: "button",
            class: "round",
            "aria-label": "Close the drawer",
            onclick: () => this.toggle(false),
          },
          icon("close"),
        ),
      ),
      el("h3", {}, "Faults"),
      el(
        "div",
        { class: "faults" },
        FAULTS.map((fault) =>
          el(
            "button",
            { type: "button", class: "press secondary", onclick: () => this.#cause(fault) },
            fault.label,
          ),
        ),
      ),
      this.said,
      el("h3", {}, "The bot's last requests"),
      this.log,
    );
  }

  toggle(isOpen = this.place.hidden) {
    const { header } = this.app;
    if (!isOpen && this.place.contains(document.activeElement)) header.toolsButton.focus();
    this.place.hidden = !isOpen;
    header.setToolsOpen(isOpen);
    clearInterval(this.timer);
    if (!isOpen) return;
    this.timer = setInterval(() => this.#refresh(), EVERY);
    this.#refresh();
  }

  async #cause({ label, ...fault }) {
    try {
      await act({
        person: this.app.store.me.id,
        nonce: crypto.randomUUID(),
        kind: "fault",
        channel: this.app.channel.id,
        ...fault,
      });
      this.said.textContent = `${label}: done.`;
    } catch (error) {
      this.said.textContent = error.message;
    }
  }

  async #refresh() {
    const requests = await readRequests().catch(() => []);
    redraw(this.log, requests, () => [...requests].reverse().map(requestRow));
  }
}

// Ids and tokens say little here; what is asked for says all.
const shortened = (path) => path.replace("/api/v10", "").replace(/\/(\d{17,20}|\w{1,6}…)(?=\/|$)/g, "/…");

function requestRow({ method, path, status, ms, complaint }) {
  return el(
    "li",
    { class: status >= 400 ? "bad" : "" },
    el("b", {}, method),
    el("code", { title: path }, shortened(path)),
    el("span", {}, `${status}`),
    el("small", {}, `${Math.round(ms * 10) / 10} ms`),
    complaint && el("p", {}, complaint),
  );
}
