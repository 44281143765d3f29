// Reactions under a message: press to add yours, press again to take it back.
import { el } from "../dom.js";
import { emojiNode } from "../text/emoji.js";

/** `onPress(written)` gets the emoji as the table reads it: 🎲 or name:id. */
export function reactionButton({ emoji, count }, onPress) {
  const written = emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name;
  return el(
    "button",
    {
      type: "button",
      class: "reaction",
      "aria-label": `${emoji.name}, ${count === 1 ? "1 reaction" : `${count} reactions`}`,
      dataset: { name: written },
      onclick: () => onPress(written),
    },
    emojiNode(emoji, { isAlone: true }),
    el("span", {}, String(count)),
  );
}
