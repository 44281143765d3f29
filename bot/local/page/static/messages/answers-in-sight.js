// What is kept in sight: what asks this person something, what answers their press, and else what is new.
import { askedIn, hasControls } from "../table/asking.js";
import { canBeUsed, partsOf } from "../table/parts.js";

const PICTURES = [11, 12];

export class AnswersInSight {
  constructor(messages) {
    this.messages = messages;
  }

  /** The channel is opened: what asks this person there is in sight, or else the newest message. */
  begin() {
    this.question = this.#read();
    this.messages.scroll.follow(this.#standing);
  }

  /** Something has changed. Whoever has not scrolled away is brought to what now asks them, or stays. */
  changed() {
    const before = this.question;
    this.question = this.#read();
    if (this.question && this.question.key !== before?.key) this.#lead(this.question.id);
    else this.messages.scroll.settle();
  }

  /** A new message: it is shown, unless something else is looked at. */
  arrived(message) {
    const { scroll } = this.messages;
    if (this.#isWaitedFor(message) || (scroll.isFollowing && !this.#isLookedAt(message))) {
      this.isReading = false;
      scroll.follow(isShown(message) ? message.id : null);
      if (this.press) this.press.isOvertaken ||= isPosted(message);
    }
    this.changed();
  }

  // The bot may post before it acknowledges: whoever waits for it is brought there, wherever they pressed.
  #isWaitedFor(message) {
    return this.press?.isOnItsWay && isPosted(message);
  }

  // What is open to be answered is not left for what is new, nor what was asked for and takes its time to be read.
  #isLookedAt(message) {
    const { anchor } = this.messages.scroll;
    return anchor && anchor !== message.id && (this.isReading || anchor === this.#standing);
  }

  /** The buttons of a message that asks, with what they are about; the focus on the first of them. */
  revealControls(id) {
    const { rows, scroll } = this.messages;
    this.messages.reveal(id);
    const first = rows.get(id)?.querySelector(".press:not(:disabled), .combo-field:not(:disabled)");
    if (!first) return;
    first.focus({ preventScroll: true });
    this.isReading = false;
    scroll.follow(id);
  }

  /** What answers a press. Whoever writes meanwhile keeps the focus. */
  show(id) {
    const { app, jumps, list, rows, scroll } = this.messages;
    const row = rows.get(id);
    if (!row) return;
    scroll.follow(id, { isToRead: id !== this.#standing });
    this.isReading = id !== rows.last || row.offsetHeight > list.clientHeight;
    if (id === rows.last) jumps.clearNews();
    const isWriting = document.querySelector("dialog[open]") || app.composer.isInUse;
    if (!isWriting && !row.contains(document.activeElement)) row.focus({ preventScroll: true });
  }

  /** This person has pressed something of a message. */
  pressed(id) {
    this.press = { id, isOnItsWay: true, isOvertaken: false };
  }

  /** The bot has answered the last press, or never will. */
  settled() {
    if (this.press) this.press.isOnItsWay = false;
  }

  /** A message that was pressed changes: it stays in sight, until something new asks or comes. */
  keep(id) {
    if (id === this.question?.id) this.question.isAnswered = true;
    if (id === this.press?.id && this.press.isOvertaken) return;
    this.isReading = false;
    if (this.messages.rows.has(id)) this.messages.scroll.follow(id);
  }

  #lead(id) {
    const { rows, scroll } = this.messages;
    if (!scroll.isFollowing || !rows.has(id)) return;
    this.isReading = false;
    scroll.follow(id);
  }

  // The message that waits for this person's answer, as far as they have not pressed anything there.
  get #standing() {
    return this.question && !this.question.isAnswered ? this.question.id : null;
  }

  #read() {
    const { app, channel } = this.messages;
    const all = app.store.messagesIn(channel.id);
    const asked = askedIn(all, app.store.me, app.store.now);
    if (!asked?.isMine) return null;
    const controls = partsOf(all.find(({ id }) => id === asked.id).components).filter(canBeUsed);
    const key = JSON.stringify([asked.id, asked.words, controls.map((one) => one.custom_id)]);
    return key === this.question?.key ? this.question : { id: asked.id, key };
  }
}

const isPosted = (message) => message.author.bot && isShown(message);

/** Whether a message has something to look at or to press; of mere words the foot is seen. */
const isShown = (message) =>
  hasControls(message) ||
  partsOf(message.components).some(({ type }) => PICTURES.includes(type)) ||
  Boolean(message.attachments?.length || message.embeds?.length);
