// Where the reader is in the message list. At its bottom they are kept there; further up nothing moves them.

const NEAR = 60;

export class ScrollPosition {
  constructor(list, inner) {
    Object.assign(this, { list, inner });
    this.isAtBottom = true;
    // Pictures and fonts arriving late must not push the newest message out of sight.
    this.watch = new ResizeObserver(() => this.isAtBottom && this.toBottom());
    this.watch.observe(inner);
    this.watch.observe(list);
    this.#holdStillWhilePressed();
  }

  get above() {
    return this.list.scrollTop;
  }

  get below() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    return scrollHeight - scrollTop - clientHeight;
  }

  /** Call after every scroll. `isAtTail` says that the newest message stands in the document. */
  scrolled(isAtTail) {
    if (!this.isSnapDue) this.isAtBottom = this.below < NEAR && isAtTail;
  }

  toBottom() {
    this.isAtBottom = true;
    this.isSnapDue = this.isPressed;
    // Where nothing has been said there is a welcome, and that begins at its top.
    if (!this.isPressed) this.list.scrollTop = this.inner.childElementCount ? this.list.scrollHeight : 0;
  }

  /** Whether a row is above (-1) or below (1) what can be seen, or in sight (0). */
  sideOf(row) {
    const [seen, box] = [this.list.getBoundingClientRect(), row.getBoundingClientRect()];
    if (box.bottom <= seen.top) return -1;
    return box.top >= seen.bottom ? 1 : 0;
  }

  /**
   * Whatever comes and goes around the first row in sight, the reader sees it where it was; by its foot, for it may
   * lose its head to the author of the row before.
   */
  hold(rows, change) {
    const row = rows.find((one) => this.sideOf(one) === 0);
    const foot = row?.getBoundingClientRect().bottom;
    change();
    if (row?.isConnected) this.list.scrollTop += row.getBoundingClientRect().bottom - foot;
  }

  // A message that arrives between press and release must not pull the button from under the finger.
  #holdStillWhilePressed() {
    this.list.addEventListener("pointerdown", () => {
      this.isPressed = true;
    });
    for (const end of ["pointerup", "pointercancel"])
      addEventListener(end, () => setTimeout(() => this.#release()));
  }

  #release() {
    this.isPressed = false;
    if (this.isSnapDue) this.toBottom();
  }
}
