// Where the list stands best to show one message: so that its picture and all there is to press are in sight together.
import { answersIn, largest, picturesIn } from "./controls.js";

// So much above the first button of a message has room for what is asked.
const QUESTION = 110;
const EDGE = 4;

/**
 * How far down the list is to be scrolled: to show `row` as it is best seen, and then as much as possible of what
 * follows. One that is to be read is seen from its top on where it is too high for the window.
 */
export function bestPlace(list, row, isToRead) {
  const zero = list.getBoundingClientRect().top - list.scrollTop;
  const boxOf = (node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { top: top - zero, bottom: bottom - zero };
  };
  const place = placeOf(row, list.clientHeight, boxOf, isToRead);
  return Math.max(0, Math.min(Math.round(place), list.scrollHeight - list.clientHeight));
}

function placeOf(row, height, boxOf, isToRead) {
  const box = boxOf(row);
  if (isToRead || box.bottom - box.top <= height) return box.top;
  const answers = answersIn(row).map(boxOf);
  const spread = row.querySelector(".spread");
  if (spread && answers.length) return placeOfSpread(box, boxOf(spread), answers, height);
  return placeOfStack(box, picturesIn(row), answers, height, boxOf);
}

// Its picture comes along by itself, so that its foot is looked at: the question with all there is to press.
function placeOfSpread(row, spread, answers, height) {
  if (spread.bottom - spread.top <= height) return spread.top;
  const isAll = row.bottom - answers[0].top + QUESTION <= height;
  return isAll ? row.bottom - height : downTo(answers, height);
}

// From the first picture on or from the largest, to the foot or to the last answer: the first of these that fits.
function placeOfStack(row, pictures, answers, height, boxOf) {
  if (!pictures.length) return answers.length ? downTo(answers, height) : row.top;
  const main = boxOf(largest(pictures));
  const last = answers.at(-1)?.bottom ?? main.bottom;
  const tops = [boxOf(pictures[0]), main].map(({ top }) => Math.min(top, answers[0]?.top ?? top));
  const views = tops.flatMap((top) => [row.bottom, last + EDGE].map((bottom) => ({ top, bottom })));
  const fitting = views.find(({ top, bottom }) => bottom - top <= height);
  if (fitting) return fitting.top;
  return answers.length ? downTo(answers, height) : main.top;
}

/** What is asked stands above the first answer. If not all is seen, it is the last that is missing. */
const downTo = (answers, height) => Math.min(answers.at(-1).bottom + EDGE - height, answers[0].top - QUESTION);
