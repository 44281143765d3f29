// Where the reader is in the message list. Who follows is kept at the message that concerns them, or else at the foot,
// whatever changes its size; who has scrolled away is not moved.
import { bestPlace } from "./best-place.js";

const NEAR = 60;
const EXACT = 2;

export class ScrollPosition {
  /** `rowOf(id)` answers a message's node. */
  constructor(list, inner, rowOf, pressing) {
    Object.assign(this, { list, inner, rowOf, pressing });
    this.#setFollowing(true);
    this.anchor = null;
    // Pictures and fonts arriving late must not push out of sight what is looked at.
    this.watch = new ResizeObserver(() => this.settle());
    this.watch.observe(inner);
    this.watch.observe(list);
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
    if (this.isSettleDue || (this.isFollowing && Math.abs(this.list.scrollTop - this.place) <= EXACT)) return;
    if (this.isFollowing && this.list.scrollHeight !== this.extent) {
      // It is not the reader who has moved: what stands here has changed its size.
      this.settle();
      return;
    }
    this.#setFollowing(this.below < NEAR && isAtTail);
    this.anchor = null;
    this.#note();
  }

  /** The reader is left where they are. */
  release() {
    this.#setFollowing(false);
  }

  // The browser would move what it thinks is looked at, and we know better.
  #setFollowing(isFollowing) {
    this.isFollowing = isFollowing;
    this.list.classList.toggle("follows", isFollowing);
  }

  #note() {
    Object.assign(this, { place: this.list.scrollTop, extent: this.list.scrollHeight });
  }

  toBottom() {
    this.follow(null);
  }

  /** Keeps this message in sight from now on, as one that asks or one to be read; without one, the foot of the list. */
  follow(id, { isToRead = false } = {}) {
    this.#setFollowing(true);
    Object.assign(this, { anchor: id, isToRead });
    this.settle();
  }

  /** Whoever follows is where they belong after this, also where something has changed its size. */
  settle() {
    if (!this.isFollowing) return;
    if (this.pressing.isDown) {
      this.#settleLater();
      return;
    }
    const row = this.anchor && this.rowOf(this.anchor);
    // Where nothing has been said there is a welcome, and that begins at its top.
    const foot = this.inner.childElementCount ? this.list.scrollHeight : 0;
    this.list.scrollTop = row ? bestPlace(this.list, row, this.isToRead) : foot;
    this.#note();
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
    if (this.isFollowing) this.#note();
  }

  #settleLater() {
    if (this.isSettleDue) return;
    this.isSettleDue = true;
    this.pressing.after(() => {
      this.isSettleDue = false;
      this.settle();
    });
  }
}
