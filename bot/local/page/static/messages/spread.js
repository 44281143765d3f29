// Where there is width, a message with a picture and something to press lies open like a book: the largest picture on
// the left, everything else on the right, so that nothing is made small for the sake of what stands below it.
import { largest, sizeOf, TO_PRESS } from "./controls.js";

// The list is as wide in a window of 1100 px, beside the channels.
const FROM = 832;
const GAP = 16;
// The words beside a picture: wide enough for two buttons, no wider than is read well.
const NARROWEST = 340;
const WIDEST = 440;
// A picture that is flatter than this loses more by standing on the left than it wins.
const FLAT = 2.2;
// What else is shown stands on the right, and leaves room for the words there.
const PART_OF_OTHERS = 0.45;

/** Opens or closes every container of a row; `room` is the height in sight. Answers the galleries it has seen to. */
export function spread(row, list, room) {
  const isWide = list.offsetWidth >= FROM;
  const containers = [...row.querySelectorAll(".parts > .container")];
  const opened = containers.filter((one) => open(one, isWide ? mainPicture(one) : null));
  row.classList.toggle("wide", opened.length > 0);
  return opened.flatMap((container) => lay(row, container, room));
}

/** The gallery that stands on the left; null where there is none, or nothing to press beside it. */
function mainPicture(container) {
  const main = container.querySelector(TO_PRESS) && largest(galleriesOf(container));
  return main && shapeOf(main) && shapeOf(main) < FLAT ? main : null;
}

const galleriesOf = (container) => [...container.querySelectorAll(":scope > .gallery")];

function open(container, main) {
  for (const one of galleriesOf(container)) one.classList.toggle("main", one === main);
  container.classList.toggle("spread", Boolean(main));
  return Boolean(main);
}

// As large as the height allows and the words leave width.
function lay(row, container, room) {
  const galleries = galleriesOf(container);
  const main = galleries.find((one) => one.classList.contains("main"));
  const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(container);
  const width = container.parentElement.clientWidth - 2 - sum(paddingLeft, paddingRight);
  const below = row.getBoundingClientRect().bottom - container.getBoundingClientRect().bottom;
  const height = room - below - 2 - sum(paddingTop, paddingBottom);
  const left = Math.floor(Math.min(height * shapeOf(main), width - GAP - NARROWEST, widthOf(main)));
  const right = Math.floor(Math.min(WIDEST, width - GAP - left));
  container.style.setProperty("--left", `${left}px`);
  container.style.setProperty("--right", `${right}px`);
  container.style.setProperty("--rows", container.childElementCount - 1);
  for (const one of galleries) {
    const most = one === main ? height : Math.floor(height * PART_OF_OTHERS);
    one.style.setProperty("--picture-height", `${most}px`);
  }
  return galleries;
}

const imagesIn = (gallery) => [...gallery.querySelectorAll("img:not(.leaving)")];

/** How wide a gallery is for each part of its height; 0 while a picture's size is not known. */
function shapeOf(gallery) {
  const sizes = imagesIn(gallery).map(sizeOf);
  if (!sizes.length || sizes.some(([wide, high]) => !wide || !high)) return 0;
  const columns = columnsOf(gallery);
  const rows = Math.ceil(sizes.length / columns);
  return (columns / rows) * Math.min(...sizes.map(([wide, high]) => wide / high));
}

const widthOf = (gallery) => columnsOf(gallery) * Math.max(...imagesIn(gallery).map((image) => sizeOf(image)[0]));

export const columnsOf = (gallery) => ({ 2: 2, 3: 3, 4: 2 })[gallery.dataset.count] ?? 1;

const sum = (...lengths) => lengths.reduce((total, one) => total + parseFloat(one), 0);
