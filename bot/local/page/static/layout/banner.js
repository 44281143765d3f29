// The line above everything that says when the bot is offline, or the table does not answer.

export class Banner {
  constructor() {
    this.banner = document.getElementById("banner");
    this.isLost = false;
    this.isBotAway = false;
  }

  setLost(isLost) {
    this.isLost = isLost;
    this.#draw();
  }

  setBotAway(isAway, name) {
    this.isBotAway = isAway;
    this.botName = name;
    this.#draw();
  }

  #draw() {
    const sentence = this.isLost
      ? "The table does not answer. Trying again …"
      : this.isBotAway
        ? `${this.botName} is offline. Buttons and commands will work again when it is back.`
        : "";
    if (this.banner.textContent !== sentence) this.banner.textContent = sentence;
    this.banner.classList.toggle("shown", Boolean(sentence));
  }
}
