// The list a combobox drops: its rows, its filter, its place.
import { el, freshId, icon } from "../dom.js";
import { emojiNode } from "../text/emoji.js";

const TALLEST = 360;
const ENOUGH = 260;
const MARGIN = 8;
// Wide enough for a whole line of what a bot suggests.
const LINE = 640;

export function optionRow(option, at, isChosen) {
  const { label, description, emoji } = option;
  const words = el(
    "span",
    { class: "words" },
    el("span", {}, label),
    description && el("small", {}, description),
  );
  const props = {
    id: freshId("option"),
    role: "option",
    dataset: { at },
    "aria-selected": String(isChosen),
    "aria-label": label,
  };
  return el("li", props, emoji && emojiNode(emoji), words, icon("check"));
}

/** Options whose label, or else description, holds what was typed; those that begin so come first. */
export function filter(options, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ label, description = "" }) => {
    const at = label.toLowerCase().indexOf(wanted);
    return at >= 0 ? Math.min(at, 1) : (description ?? "").toLowerCase().includes(wanted) ? 2 : 3;
  };
  if (!wanted) return options;
  return options.filter((option) => rank(option) < 3).sort((a, b) => rank(a) - rank(b));
}

/** Puts the fixed `popup` below `field`, or above it and its label where there is more room. */
export function placeBeside(popup, field) {
  const box = field.getBoundingClientRect();
  const top = field.closest(".option, .field")?.getBoundingClientRect().top ?? box.top;
  const room = field.closest(".options")?.clientWidth ?? 0;
  const width = Math.min(Math.max(box.width, Math.min(room, LINE)), innerWidth - 2 * MARGIN);
  const below = innerHeight - box.bottom;
  const isAbove = below < ENOUGH && top > below;
  Object.assign(popup.style, {
    left: `${Math.max(MARGIN, Math.min(box.left, innerWidth - width - MARGIN))}px`,
    width: `${width}px`,
    maxHeight: `${Math.min(TALLEST, (isAbove ? top : below) - 2 * MARGIN)}px`,
    top: isAbove ? "auto" : `${box.bottom + 4}px`,
    bottom: isAbove ? `${innerHeight - top + 4}px` : "auto",
  });
}

/** Puts the fixed `menu` by `anchor`, flush with its right edge, where the window has room for it. */
export function placeMenu(menu, anchor) {
  const [box, { offsetWidth: width, offsetHeight: height }] = [anchor.getBoundingClientRect(), menu];
  const fits = box.bottom + height + MARGIN <= innerHeight;
  Object.assign(menu.style, {
    left: `${Math.max(MARGIN, Math.min(box.right - width, innerWidth - width - MARGIN))}px`,
    top: `${fits ? box.bottom + 4 : Math.max(MARGIN, box.top - height - 4)}px`,
  });
}
