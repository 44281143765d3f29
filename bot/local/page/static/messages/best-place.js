// Where the list stands best to show one message: so that its picture and all there is to press are in sight together.
import { answersIn, largest, picturesIn } from "./controls.js";

// So much above the first button of a message has room for what is asked.
const QUESTION = 110;

/**
 * How far down the list is to be scrolled: to show `row` as it is best seen, and then as much as possible of what follows.
 * One that is to be read is seen from its top on where it is too high for the window.
 */
export function bestPlace(list, row, isToRead) {
  const zero = list.getBoundingClientRect().top - list.scrollTop;
  const boxOf = (node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { top: top - zero, bottom: bottom - zero };
  };
  const parts = partsOf(row, boxOf);
  const views = isToRead ? [parts.row] : viewsOf(parts);
  const fitting = views.find(({ top, bottom }) => bottom - top <= list.clientHeight);
  const place = fitting || isToRead ? (fitting ?? parts.row).top : otherwise(parts, list.clientHeight);
  return Math.max(0, Math.min(Math.floor(place), list.scrollHeight - list.clientHeight));
}

function partsOf(row, boxOf) {
  const pictures = picturesIn(row);
  const spread = row.querySelector(".spread");
  return {
    row: boxOf(row),
    spread: spread && boxOf(spread),
    pictures: spread ? [] : pictures.map(boxOf),
    main: !spread && pictures.length ? boxOf(largest(pictures)) : null,
    answers: answersIn(row).map(boxOf),
  };
}

// From the best of them, the whole message, to the least that still is of use.
function viewsOf({ row, spread, pictures, main, answers }) {
  if (spread) return [row, spread];
  if (!pictures.length) return [row];
  const last = answers.at(-1)?.bottom ?? main.bottom;
  const from = (box, bottom) => ({ top: Math.min(box.top, answers[0]?.top ?? box.top), bottom });
  const tops = [pictures[0], main];
  return [row, ...tops.flatMap((box) => [from(box, row.bottom), from(box, last)])];
}

// What is too high for the window is seen from its top on, or where there is something to press, down to the last of it.
function otherwise({ row, main, answers }, height) {
  if (!answers.length) return main ? main.top : row.top;
  return Math.min(answers.at(-1).bottom - height, answers[0].top - QUESTION);
}
