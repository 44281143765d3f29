// A game on the welcome: its picture, what it is, and the press that begins it.
import { el } from "../dom.js";
import { hexColor } from "../messages/components.js";
import { begin } from "../table/opening.js";

export function gameCard(card, app) {
  const command = app.composer.commands.find(({ name }) => name === card.command);
  const image = el("img", { src: card.picture, alt: card.picture_text, loading: "lazy", decoding: "async" });
  const play = el("button", { type: "button", class: "press primary" }, "Play now");
  // One press is enough; a second one would lay a second table.
  play.addEventListener("click", () => {
    play.disabled = true;
    begin(card, app).finally(() => (play.disabled = false));
  });
  const setUp = () => app.composer.take(command);
  const learn = () => app.actions.command(card.lesson, {});
  return el(
    "article",
    { class: "game", colors: { "--game": hexColor(card.colour) } },
    image,
    el("h3", {}, card.title),
    el("p", { class: "facts" }, card.facts.join(" · ")),
    el("p", { class: "about" }, card.about),
    el(
      "div",
      { class: "row" },
      play,
      ...(card.lesson ? [el("button", { type: "button", class: "press secondary", onclick: learn }, "Learn by playing")] : []),
      el("button", { type: "button", class: "press secondary", onclick: setUp }, "Set it up"),
    ),
    el("p", { class: "company" }, company(card)),
  );
}

const company = ({ options: { automata: count } }) =>
  count ? `Play now seats you with ${count === 1 ? "1 automaton" : `${count} automata`} and starts.` : "";
