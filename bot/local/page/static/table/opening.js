// Begins what a card of the welcome offers, as a person would: the command first, then each button once it is there.
import { compareIds } from "../dom.js";
import { canBeUsed, partsOf } from "./parts.js";

const PATIENCE = 20_000;

export async function begin({ command, options, presses }, { actions, channel, composer, store }) {
  const newest = store.messagesIn(channel.id).at(-1)?.id ?? "0";
  actions.command(command, options);
  for (const label of presses) {
    const found = await buttonComes(store, channel.id, newest, label);
    if (!found) {
      composer.tell(`No button “${label}” has come. Look what the bot says, and go on from there.`);
      return;
    }
    actions.click(found.message, found.button.custom_id);
  }
}

/** {message, button} as soon as the bot shows one of that label, in a message newer than `newest`; null if it does not. */
function buttonComes(store, channelId, newest, label) {
  return new Promise((answer) => {
    const end = (found) => {
      clearTimeout(timer);
      store.removeEventListener("message", look);
      answer(found);
    };
    const look = () => {
      const found = buttonIn(store.messagesIn(channelId), newest, label);
      if (found) end(found);
    };
    const timer = setTimeout(() => end(null), PATIENCE);
    store.addEventListener("message", look);
    look();
  });
}

function buttonIn(messages, newest, label) {
  for (const message of messages.filter(({ id, author }) => author.bot && compareIds(id, newest) > 0)) {
    const button = partsOf(message.components).find((one) => canBeUsed(one) && one.label === label);
    if (button) return { message, button };
  }
  return null;
}
