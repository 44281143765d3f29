// The small line above a message that says what it answers: a command somebody used, or another message.
import { isMenuCommand } from "../compose/commands.js";
import { el } from "../dom.js";
import { nameOf } from "../text/names.js";

const REPLY = 19;
export const COMMAND_REPLY = 20;
const LONGEST = 90;

/** The line's node, or null. */
export function replyLine(message, store) {
  const { interaction_metadata: origin, referenced_message: replied, interaction } = message;
  const user = origin?.user ?? interaction?.user;
  if (message.type === COMMAND_REPLY && user) return line(user, store, " used ", commandOf(interaction, store));
  if (message.type !== REPLY || !replied) return null;
  return line(replied.author, store, ` ${(replied.content || "a message").slice(0, LONGEST)}`);
}

const line = (user, store, ...words) => el("p", { class: "cause" }, el("b", {}, nameOf(user, store)), words);

// Commands of the menus on people and messages wear no slash.
function commandOf(interaction, store) {
  const name = interaction?.name;
  if (!name) return "a command";
  return el("span", { class: "mention" }, isMenuCommand(name, store.commands) ? name : `/${name}`);
}
