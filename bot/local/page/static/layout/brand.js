// The name of the page, and the sentence that it is not Discord.
import { el, icon } from "../dom.js";

export const brand = () =>
  el(
    "div",
    { class: "brand" },
    el("span", { class: "mark", "aria-hidden": "true" }, icon("castle")),
    el(
      "div",
      {},
      el("p", { class: "name" }, "Local table"),
      el("p", {}, "Stands in for Discord on this computer. It is not Discord."),
    ),
  );
