// Emoji are drawn where a font has them. Where none has, a small ornament stands instead of an empty box.
import { el, localUrl } from "../dom.js";

const PICTOGRAPH = /\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D\p{Extended_Pictographic}]*/gu;
// A code point that no font has: it shows the box.
const NOWHERE = "\u{10FFFE}";
const SIZE = 24;

let brush = null;
const known = new Map();

function look(character) {
  brush ??= Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE }).getContext("2d", {
    willReadFrequently: true,
  });
  brush.clearRect(0, 0, SIZE, SIZE);
  brush.font = `${SIZE * 0.7}px ${getComputedStyle(document.body).fontFamily}`;
  brush.textBaseline = "middle";
  brush.fillText(character, 2, SIZE / 2);
  return brush.getImageData(0, 0, SIZE, SIZE).data.join();
}

/** Whether some font of this computer has the emoji. */
export function canDraw(emoji) {
  const [first] = emoji;
  if (!known.has(NOWHERE)) known.set(NOWHERE, look(NOWHERE));
  if (!known.has(first)) known.set(first, look(first) !== known.get(NOWHERE));
  return known.get(first);
}

/** The text with an ornament over each emoji that cannot be drawn; the words themselves stay as they are. */
export function drawable(text) {
  const nodes = [];
  let end = 0;
  for (const { 0: emoji, index } of text.matchAll(PICTOGRAPH)) {
    if (canDraw(emoji)) continue;
    nodes.push(text.slice(end, index), el("span", { class: "lacking" }, emoji));
    end = index + emoji.length;
  }
  return [...nodes, text.slice(end)].filter(Boolean);
}

/** A unicode or a custom emoji; decoration beside words, so hidden from screen readers, and left out if undrawable. */
export function emojiNode(emoji, { isAlone = false } = {}) {
  if (emoji.id)
    return el("img", {
      class: "emoji",
      src: localUrl(`/cdn/emojis/${emoji.id}.png`),
      alt: "",
      "aria-hidden": "true",
    });
  if (!isAlone && !canDraw(emoji.name)) return null;
  return el("span", { class: "emoji", "aria-hidden": "true" }, drawable(emoji.name));
}
