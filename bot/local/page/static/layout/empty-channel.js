// The card in an empty channel, which says how to begin and has a button for each game.
import { el, redraw } from "../dom.js";
import { gameCard } from "./game-card.js";

const INTEGER = 4;
const COMPANY = 2;

/** Shows the card in `place` while the channel is empty, and takes it away after. */
export function drawWelcome(place, app) {
  const isWanted = app.messages.isEmpty && !app.channel.archived;
  const { cards, commands, bot, people } = app.store;
  redraw(place, isWanted && [commands, bot, cards, [...people.keys()]], () => isWanted && card(app));
}

function card(app) {
  const { store, composer } = app;
  const others = [...store.people.values()]
    .filter((person) => !person.bot && person.id !== store.me.id)
    .slice(0, 2)
    .map((person) => person.name);
  const cards = store.cards.filter((one) => composer.commands.some(({ name }) => name === one.command));
  const isOnCard = ({ name }) => cards.some((one) => one.command === name);
  const games = composer.commands.filter((one) => one.name.endsWith(" new") && !isOnCard(one));
  return el(
    "section",
    { class: "hint", "aria-label": "First steps" },
    el("h2", {}, `Welcome to the table, ${store.me.name}`),
    el(
      "p",
      {},
      "This is the local table: it stands in for Discord on this computer, and nothing leaves it. Whatever you can do in Discord with this bot, you can do here.",
    ),
    cards.length > 0 &&
      el(
        "div",
        { class: "games" },
        cards.map((one) => gameCard(one, app)),
      ),
    (games.length > 0 || !cards.length) &&
      el(
        "div",
        { class: "starts" },
        games.length ? games.map((command) => startButton(command, app)) : noGames(app),
      ),
    el(
      "ol",
      {},
      el("li", {}, "Begin with a button above, or type ", el("kbd", {}, "/"), " for every command."),
      others.length > 0 &&
        el(
          "li",
          {},
          `Open ${others.join(" or ")} in a tab of their own to play them too; each tab sees its own secrets only.`,
        ),
      el("li", {}, "The bar at the top says when it is your turn, and leads to what there is to press."),
    ),
  );
}

function startButton(command, { composer, actions }) {
  const isReady = command.options.every((option) => !option.required);
  const go = () => (isReady ? actions.command(command.name, company(command)) : composer.take(command));
  return el(
    "button",
    { type: "button", class: "press primary start", onclick: go },
    el("span", { class: "label" }, `Start /${command.name}`),
    el("small", {}, command.description),
  );
}

// Whoever comes alone finds company: a game that seats automata is asked for as many as it takes, two at most.
function company({ options }) {
  const automata = options.find(({ name, type }) => name === "automata" && type === INTEGER);
  return automata ? { automata: Math.min(COMPANY, automata.max_value ?? COMPANY) } : {};
}

function noGames({ store, composer }) {
  if (!store.bot.online && !store.commands.length)
    return el("p", { class: "soft" }, "The bot has not sat down yet. It will appear here by itself.");
  return el(
    "button",
    { type: "button", class: "press primary", onclick: () => composer.openPicker() },
    "Show the commands",
  );
}
