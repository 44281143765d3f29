// What your own Discord is set to, and what the server prefers: bots speak accordingly.
import { el, redraw } from "../dom.js";
import { act } from "../table/api.js";

export class Languages {
  constructor(store) {
    this.store = store;
    this.fields = el("div", { class: "languages" });
    this.node = el("details", { class: "adding" }, el("summary", {}, "Languages"), this.fields);
  }

  draw() {
    const { locale, locales, guild, me } = this.store;
    const isOwner = guild.owner_id === me.id;
    redraw(this.fields, [locale, guild.preferred_locale, isOwner], () => [
      this.#choice("Your Discord", "set_locale", locales, locale),
      isOwner && this.#choice("The server", "set_server_locale", locales, guild.preferred_locale),
    ]);
  }

  #choice(label, kind, locales, chosen) {
    const options = locales.map((one) => el("option", { value: one, selected: one === chosen }, ownName(one)));
    const select = el("select", { "aria-label": `Language: ${label}` }, options);
    select.value = chosen;
    select.addEventListener("change", () =>
      act({ kind, locale: select.value, nonce: crypto.randomUUID(), person: this.store.me.id }),
    );
    return el("label", {}, el("span", {}, label), select);
  }
}

function ownName(locale) {
  const names = new Intl.DisplayNames([locale], { type: "language" });
  return `${names.of(locale)} (${locale})`;
}
