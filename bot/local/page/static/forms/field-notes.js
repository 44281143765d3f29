// Ties the notes around a control to it, for those who hear the page.
import { freshId } from "../dom.js";

const controlIn = (node) =>
  node.matches("input, textarea, fieldset") ? node : node.querySelector("input, textarea");

/** `notes` (nodes, or nothing) are read with the control in `node`; what they say may change. */
export function describe(node, ...notes) {
  const there = notes.filter(Boolean);
  for (const note of there) note.id ||= freshId("note");
  controlIn(node).setAttribute("aria-describedby", there.map((note) => note.id).join(" "));
}

/** Shows what is wrong with the control in `node` in its note; null or "" when nothing is. */
export function complain(node, note, sentence) {
  note.textContent = sentence ?? "";
  if (sentence) controlIn(node).setAttribute("aria-invalid", "true");
  else controlIn(node).removeAttribute("aria-invalid");
}
