// The foot of a message: reactions, a button that leads to its thread, and a note where only the reader sees it.
import { el, icon, redraw } from "../dom.js";
import { reactionButton } from "./reactions.js";
import { isEphemeral } from "../table/store.js";

export function drawFooter(place, message, app) {
  const thread = message.thread && (app.store.channels.get(message.thread.id) ?? message.thread);
  const { reactions = [] } = message;
  const older = isEphemeral(message) ? app.store.ephemeralsBefore(message) : [];
  redraw(place, [reactions, thread, isEphemeral(message), older.length], () => [
    reactions.map((one) => reactionButton(one, (emoji) => app.actions.react(message, emoji))),
    thread && threadButton(thread, app),
    isEphemeral(message) && onlyYou(message, older.length, app),
  ]);
}

const threadButton = (thread, app) =>
  el(
    "button",
    { type: "button", class: "to-thread", onclick: () => app.goTo(thread.id) },
    icon("thread"),
    thread.name,
  );

function onlyYou(message, older, { actions, store }) {
  const dismiss = link("Dismiss", () => actions.dismiss([message]));
  const clear = link(`Clear ${older} older`, () => actions.dismiss(store.ephemeralsBefore(message)));
  const words = ["Only you can see this · ", dismiss, older > 0 && [" · ", clear]];
  return el("p", { class: "only-you" }, icon("eye"), words);
}

const link = (words, onclick) => el("button", { type: "button", onclick }, words);
