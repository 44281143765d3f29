// The buttons with which a message is reacted to or acted on. They show on the message under the pointer or in focus.
import { el, icon } from "../dom.js";
import { confirm } from "../forms/confirm.js";
import { openMenu } from "../forms/menu.js";
import { menuCommands, MESSAGE_MENU } from "../compose/commands.js";
import { canDraw } from "../text/emoji.js";

const REACTIONS = [
  ["👍", "Thumbs up"],
  ["❤️", "Heart"],
  ["😂", "Laughing"],
  ["😮", "Astonished"],
  ["😢", "Sad"],
  ["🎉", "Party"],
  ["🎲", "Die"],
  ["⚔️", "Swords"],
  ["👑", "Crown"],
  ["💀", "Skull"],
  ["👀", "Eyes"],
  ["✅", "Done"],
];

/** `messageNow()` answers the message as it stands. The buttons are in the way of Tab only while their message has the focus. */
export function toolbar(messageNow, app) {
  const react = button("Add Reaction", "smile", () =>
    openMenu(react, "Add Reaction", [reactions(messageNow(), app)], { isGrid: true }),
  );
  const more = button("Message Actions", "more", () =>
    openMenu(more, "Message Actions", messageActions(messageNow(), app)),
  );
  const node = el("div", { class: "message-tools", "aria-live": "off" }, react, more);
  node.reach = (isReached) => {
    for (const one of [react, more]) one.tabIndex = isReached ? 0 : -1;
  };
  return node;
}

/** Lets Tab reach the tools of the message that has the focus, in the whole of `list`. */
export function followFocus(list) {
  const tools = (event) => event.target.closest(".message")?.querySelector(":scope > .message-tools");
  list.addEventListener("focusin", (event) => tools(event)?.reach(true));
  list.addEventListener("focusout", (event) => tools(event)?.reach(false));
}

const button = (label, face, onclick) =>
  el(
    "button",
    {
      type: "button",
      class: "tool",
      tabindex: "-1",
      "aria-label": label,
      "aria-haspopup": "menu",
      title: label,
      onclick,
    },
    icon(face),
  );

const reactions = (message, { actions }) =>
  REACTIONS.map(([emoji, name]) => ({
    label: name,
    face: canDraw(emoji) ? emoji : null,
    run: () => actions.react(message, emoji),
  }));

function messageActions(message, { actions, store }) {
  const commands = menuCommands(store.commands, MESSAGE_MENU);
  const apps = commands.map(({ name }) => ({ label: name, run: () => actions.useMenu(name, message.id) }));
  const copy = message.content && { label: "Copy Text", run: () => actions.copy(message.content) };
  const mayDelete =
    message.author.id === store.me.id || store.channels.get(message.channel_id)?.manages;
  const remove = { label: "Delete Message…", run: () => confirmDeleting(message, actions) };
  const mark = { label: "Copy Message ID", run: () => actions.copy(message.id) };
  return [[copy, mark].filter(Boolean), apps, mayDelete ? [remove] : []];
}

function confirmDeleting(message, actions) {
  const who = message.author.bot ? "The bot hears of it, and may post it anew." : "Everybody loses it, for good.";
  confirm({ title: "Delete this message?", words: who, yes: "Delete", run: () => actions.remove(message) });
}
