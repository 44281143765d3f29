// What must be pressed stays in sight with what it is about: a message with something to press lies open where there
// is width (spread.js); elsewhere its pictures share the room that its words and buttons leave them. On a phone they
// are as wide as the column: smaller they could not be read, and a thumb scrolls soon. What only shows something fits
// the window.
import { picturesIn, sizeOf, TO_PRESS } from "./controls.js";
import { columnsOf, spread } from "./spread.js";

// Smaller than this a picture says nothing; rather it is scrolled to. From the other size on it is good to look at, and
// then the words above it shall be in sight as well.
const LEAST = 150;
const GOOD = 300;
const SLACK = 22;
// So high is the message field at rest. While a command is typed there the pictures keep their size.
const FIELD = 80;
// What only shows something is no higher, however much room there is; the style says the same.
const HIGHEST = 620;
const PART_OF_WINDOW = 0.72;
const PHONE = matchMedia("(max-width: 760px)");

export class PictureRoom {
  constructor(list, inner) {
    Object.assign(this, { list, inner });
    new MutationObserver((changes) => changes.some(isOfNote) && this.fit()).observe(inner, {
      childList: true,
      subtree: true,
    });
    new ResizeObserver(() => this.fit()).observe(list);
    // A picture whose size nobody told has one now. Loading does not bubble, so it is caught on its way down.
    inner.addEventListener("load", () => this.fit(), true);
  }

  // The height in sight while nothing is typed.
  get #room() {
    return innerHeight - FIELD - this.list.getBoundingClientRect().top - SLACK;
  }

  fit() {
    const room = this.#room;
    const rows = [...this.inner.querySelectorAll(".message")];
    const spreads = new Set(rows.flatMap((row) => spread(row, this.list, room)));
    const fitted = rows.flatMap((row) => fittedIn(row, room, spreads));
    for (const { node, height } of fitted) {
      if (height) node.style.setProperty("--picture-height", `${height}px`);
      else node.style.removeProperty("--picture-height");
    }
  }
}

function fittedIn(row, room, spreads) {
  const pictures = picturesIn(row).filter((node) => !spreads.has(node)).map(measure);
  if (!pictures.length || pictures.length < picturesIn(row).length) return [];
  const share = shareOf(row, pictures, room);
  const heightOf = ({ natural, rows }) => share && Math.floor((share * natural) / rows);
  return pictures.map((picture) => ({ node: picture.node, height: heightOf(picture) }));
}

function shareOf(row, pictures, room) {
  if (!row.querySelector(TO_PRESS)) return shownShare(row, pictures, room);
  return PHONE.matches ? null : pressedShare(row, pictures, room);
}

// The part of its size that every picture of a message has that only shows something, so that it is in sight as a whole;
// null where it is so anyway, or where words alone fill the window.
function shownShare(row, pictures, room) {
  const most = Math.min(HIGHEST, PART_OF_WINDOW * innerHeight);
  const whole = part(pictures, room - heightBeside(row, pictures));
  const isGood = whole * highest(pictures) >= Math.min(GOOD, highest(pictures));
  return isGood && whole * highest(pictures) < Math.min(most, highest(pictures)) ? whole : null;
}

// The part of its size that every picture has, so that everything down to the foot is in sight at once: the whole
// message, or else from the first picture that leaves those below it large enough.
function pressedShare(row, pictures, room) {
  const { bottom } = row.getBoundingClientRect();
  const whole = part(pictures, room - heightBeside(row, pictures));
  if (whole * highest(pictures) >= Math.min(GOOD, highest(pictures))) return whole;
  for (let first = 0; first < pictures.length; first += 1) {
    const left = pictures.slice(first);
    const others = bottom - left[0].top - sum(left.map((picture) => picture.shown));
    const share = part(left, room - others);
    if (share * highest(left) >= LEAST) return share;
  }
  return Math.min(1, GOOD / highest(pictures));
}

// Seconds that run down are no change of what stands there.
const isOfNote = ({ target }) => target.nodeName !== "TIME" && !target.closest?.(".turn");

function measure(node) {
  const images = [...node.querySelectorAll("img:not(.leaving)")];
  const columns = columnsOf(node);
  const width = node.clientWidth / columns;
  const rows = Math.ceil(images.length / columns);
  return {
    node,
    top: node.getBoundingClientRect().top,
    rows,
    shown: tallest(images.map((image) => image.offsetHeight)) * rows,
    natural: tallest(images.map((image) => naturalHeight(image, width))) * rows,
  };
}

function naturalHeight(image, width) {
  const [wide, high] = sizeOf(image);
  return wide && high ? (Math.min(width, wide) * high) / wide : image.offsetHeight;
}

/** What a message's words and buttons take of the height. */
const heightBeside = (row, pictures) => row.offsetHeight - sum(pictures.map((picture) => picture.shown));

/** The part of its natural size that each of them has where they fill `room` together: 1 at most. */
const part = (pictures, room) => Math.min(1, Math.max(0, room) / sum(pictures.map((picture) => picture.natural)));

const highest = (pictures) => Math.max(...pictures.map(({ natural, rows }) => natural / rows));

const tallest = (heights) => Math.max(0, ...heights);
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
