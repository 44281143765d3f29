// Buttons of a message.
import { el, safeHref } from "../dom.js";
import { emojiNode } from "../text/emoji.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

export function button(component, context) {
  return component.style === 5 ? linkButton(component) : pressButton(component, context);
}

function face({ emoji, label }) {
  return [emoji && emojiNode(emoji, { isAlone: !label }), label && el("span", { class: "label" }, label)];
}

const nameOf = ({ label, emoji }) => label || emoji?.name || "Button";

function pressButton(component, context) {
  const key = context.keyOf(component.custom_id);
  const node = el(
    "button",
    {
      type: "button",
      class: `press ${STYLES[component.style] ?? "secondary"}`,
      disabled: component.disabled,
      "aria-label": nameOf(component),
      dataset: { key },
    },
    face(component),
  );
  node.addEventListener("click", () => node.ariaBusy !== "true" && context.click(component.custom_id));
  node.setBusy = (isBusy) => {
    node.ariaBusy = String(isBusy);
  };
  node.setBusy(context.isPending(key));
  return node;
}

function linkButton(component) {
  const href = component.disabled ? null : safeHref(component.url);
  return el(
    "a",
    {
      class: "press link",
      href,
      target: "_blank",
      rel: "noopener noreferrer nofollow",
      title: component.url,
      "aria-label": nameOf(component),
    },
    face(component),
  );
}
