// Brings what answers a press, or what is to be answered, into sight, and the focus with it.

// So much above the first button of a message has room for what is asked.
const QUESTION = 110;

export class AnswersInSight {
  constructor(messages) {
    this.messages = messages;
  }

  /** The buttons of a message, the focus on the first of them. */
  revealControls(id) {
    const { list, rows } = this.messages;
    this.messages.reveal(id);
    const row = rows.get(id);
    const first = row?.querySelector(".press:not(:disabled), .combo-field:not(:disabled)");
    if (!first) return;
    first.focus({ preventScroll: true });
    row.scrollIntoView({ block: "end" });
    // Of a long message, what is asked stands above the first button.
    const over = list.getBoundingClientRect().top + QUESTION - first.getBoundingClientRect().top;
    if (over > 0) list.scrollTop -= over;
  }

  /** What answers a press: as a whole, or else from its top on. Whoever writes meanwhile keeps the focus. */
  show(id) {
    const { app, jumps, list, rows, scroll } = this.messages;
    const row = rows.get(id);
    if (!row) return;
    const isTall = row.offsetHeight > list.clientHeight;
    if (id === rows.last && !isTall) this.messages.toBottom();
    else {
      scroll.isAtBottom = false;
      row.scrollIntoView({ block: isTall ? "start" : "nearest" });
    }
    if (id === rows.last) jumps.clearNews();
    const isWriting = document.querySelector("dialog[open]") || app.composer.isInUse;
    if (!isWriting && !row.contains(document.activeElement)) row.focus({ preventScroll: true });
  }

  /** A message that was pressed has changed, and is not to slip out of sight by it. */
  keep(id) {
    const { list, rows, scroll } = this.messages;
    const row = rows.get(id);
    if (row && !scroll.isAtBottom && row.offsetHeight <= list.clientHeight)
      row.scrollIntoView({ block: "nearest" });
  }
}
