// What must be pressed stays in sight: the pictures of a message share the room that its words and buttons leave them.
// On a phone they are as wide as the column: smaller they could not be read, and a thumb scrolls soon.

// Smaller than this a picture says nothing; rather it is scrolled to. From the other size on it is good to look at, and
// then the words above it shall be in sight as well.
const LEAST = 150;
const GOOD = 300;
const SLACK = 22;
// So high is the message field at rest. While a command is typed there the pictures keep their size.
const FIELD = 80;
const PHONE = matchMedia("(max-width: 760px)");
const TO_PRESS = ".press:not(:disabled):not(.link), .combo-field:not(:disabled)";

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

  fit() {
    const fitted = [...this.inner.querySelectorAll(".message")].flatMap((row) => this.#fittedIn(row));
    for (const { node, height } of fitted) {
      if (height) node.style.setProperty("--picture-height", `${height}px`);
      else node.style.removeProperty("--picture-height");
    }
  }

  #fittedIn(row) {
    const pictures = [...row.querySelectorAll(".body .gallery, .body .picture")].filter(stands).map(measure);
    const isTight = pictures.length && !PHONE.matches && row.querySelector(TO_PRESS);
    const share = isTight ? this.#shareIn(row, pictures) : null;
    return pictures.map(({ node, natural, rows }) => ({ node, height: share && Math.floor((share * natural) / rows) }));
  }

  // The part of its size that every picture has, so that everything down to the foot is in sight at once: the whole
  // message, or else from the first picture that leaves those below it large enough.
  #shareIn(row, pictures) {
    const { top, bottom } = row.getBoundingClientRect();
    const room = innerHeight - FIELD - this.list.getBoundingClientRect().top - SLACK;
    const whole = part(pictures, room - (bottom - top - sum(pictures.map((picture) => picture.shown))));
    if (whole * highest(pictures) >= Math.min(GOOD, highest(pictures))) return whole;
    for (let first = 0; first < pictures.length; first += 1) {
      const left = pictures.slice(first);
      const others = bottom - left[0].top - sum(left.map((picture) => picture.shown));
      const share = part(left, room - others);
      if (share * highest(left) >= LEAST) return share;
    }
    return Math.min(1, GOOD / highest(pictures));
  }
}

// Seconds that run down are no change of what stands there.
const isOfNote = ({ target }) => target.nodeName !== "TIME" && !target.closest?.(".turn");

// A gallery is measured as a whole; a picture beside a text has its own small size.
const stands = (node) => !node.closest(".accessory") && !node.parentElement.closest(".gallery");

function measure(node) {
  const images = [...node.querySelectorAll("img:not(.leaving)")];
  const columns = { 2: 2, 3: 3, 4: 2 }[node.dataset.count] ?? 1;
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
  const [wide, high] = ["width", "height"].map((side) => Number(image.getAttribute(side)));
  return wide && high ? (Math.min(width, wide) * high) / wide : image.offsetHeight;
}

/** The part of its natural size that each of them has where they fill `room` together: 1 at most. */
const part = (pictures, room) => Math.min(1, Math.max(0, room) / sum(pictures.map((picture) => picture.natural)));

const highest = (pictures) => Math.max(...pictures.map(({ natural, rows }) => natural / rows));

const tallest = (heights) => Math.max(0, ...heights);
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
