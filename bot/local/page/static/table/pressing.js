// While a finger or a mouse button is down on the messages, nothing there moves: a button that goes away between press
// and release is not pressed, and whoever pressed it waits for ever.

// After a tap the browser says that the finger is up, and then what was tapped.
const TAP_LASTS = 80;

export class Pressing {
  #waiting = [];
  #timer = 0;

  constructor(place) {
    place.addEventListener("pointerdown", () => {
      clearTimeout(this.#timer);
      this.isDown = true;
    });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (event) => this.#lift(event));
    // A button that is let go outside the window is said by the next move alone.
    addEventListener("pointermove", (event) => this.isDown && !event.buttons && this.#lift(event));
    addEventListener("blur", () => this.#end());
  }

  /** Does something now, or as soon as nothing is pressed any more; one after the other. */
  after(act) {
    if (this.isDown) this.#waiting.push(act);
    else act();
  }

  #lift({ pointerType }) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), pointerType === "mouse" ? 0 : TAP_LASTS);
  }

  #end() {
    this.isDown = false;
    for (const act of this.#waiting.splice(0)) act();
  }
}
