// A soft knock when a message calls this person. Each browser remembers whether it is wanted.
import { el, icon } from "../dom.js";

const KEY = "table.knock";
const NO_MOTION = matchMedia("(prefers-reduced-motion: reduce)");
// Two knuckles on wood: a low tone that dies at once, twice.
const KNOCKS = [0, 0.16];
const PITCH = 150;
const LASTS = 0.11;
const LOUDNESS = 0.22;

export class Knock {
  constructor(app) {
    this.app = app;
    this.isOn = this.#recall();
    this.button = el("button", { type: "button", class: "knock", onclick: () => this.#toggle() });
    this.#draw();
    app.store.addEventListener("message", ({ detail }) => this.#heard(detail));
  }

  #heard({ kind, message }) {
    const { me } = this.app.store;
    if (kind !== "create" || message.author.id === me.id) return;
    if (message.mentions?.some((one) => one.id === me.id)) this.play();
  }

  // A browser lets a page be heard only after somebody has pressed something in it.
  play() {
    if (!this.isOn || !navigator.userActivation?.hasBeenActive) return;
    this.sound ??= new AudioContext();
    for (const after of KNOCKS) knockAt(this.sound, this.sound.currentTime + after);
  }

  #toggle() {
    this.isOn = !this.isOn;
    try {
      localStorage.setItem(KEY, this.isOn ? "on" : "off");
    } catch {
      // Private windows refuse; it lasts as long as the tab.
    }
    this.#draw();
    this.play();
  }

  #recall() {
    try {
      return (localStorage.getItem(KEY) ?? (NO_MOTION.matches ? "off" : "on")) === "on";
    } catch {
      return !NO_MOTION.matches;
    }
  }

  #draw() {
    this.button.setAttribute("aria-pressed", String(this.isOn));
    this.button.replaceChildren(icon(this.isOn ? "bell" : "silent"), "Knock when called");
    this.button.append(el("small", { "aria-hidden": "true" }, this.isOn ? "on" : "off"));
  }
}

function knockAt(sound, when) {
  const tone = new OscillatorNode(sound, { type: "triangle", frequency: PITCH });
  const volume = new GainNode(sound, { gain: LOUDNESS });
  tone.frequency.exponentialRampToValueAtTime(PITCH / 2, when + LASTS);
  volume.gain.setValueAtTime(LOUDNESS, when);
  volume.gain.exponentialRampToValueAtTime(0.001, when + LASTS);
  tone.connect(volume).connect(sound.destination);
  tone.start(when);
  tone.stop(when + LASTS);
}
