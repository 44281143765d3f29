// A question before what cannot be taken back.
import { el, freshId } from "../dom.js";

/** `run()` is called when the button `yes` is pressed; Escape, or the other button, leaves everything as it is. */
export function confirm({ title, words, yes, run }) {
  const heading = el("h2", { id: freshId("title") }, title);
  const stay = el("button", { type: "button", class: "press secondary" }, "Cancel");
  const go = el("button", { type: "button", class: "press danger" }, yes);
  const dialog = el(
    "dialog",
    { class: "modal question", "aria-labelledby": heading.id },
    heading,
    el("p", {}, words),
    el("div", { class: "ends" }, stay, go),
  );
  stay.addEventListener("click", () => dialog.close());
  go.addEventListener("click", () => {
    dialog.close();
    run();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
