// "Castellan is typing…", for as long as Discord shows it or until the message is there.
import { isolated } from "../text/names.js";

const LASTS = 9000;

export class TypingIndicator {
  #until = new Map();

  constructor(app) {
    this.app = app;
    app.store.addEventListener("typing", ({ detail }) => this.#note(detail));
  }

  #note({ channel, user }) {
    const key = `${channel}/${user.id ?? user}`;
    clearTimeout(this.#until.get(key));
    this.#until.set(
      key,
      setTimeout(() => this.#end(key), LASTS),
    );
    this.draw();
  }

  stop(message) {
    this.#end(`${message.channel_id}/${message.author.id}`);
  }

  #end(key) {
    clearTimeout(this.#until.get(key));
    if (this.#until.delete(key)) this.draw();
  }

  draw() {
    const { store, channel, composer } = this.app;
    const here = [...this.#until.keys()]
      .map((key) => key.split("/"))
      .filter(([at, user]) => at === channel.id && user !== store.me.id);
    composer.setTyping(here.map(([, user]) => isolated(store.people.get(user)?.name ?? "Somebody")));
  }
}
