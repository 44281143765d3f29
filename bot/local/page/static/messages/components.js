// Message components, classic and V2, kept in place while a message changes: what did not change keeps its node,
// so a focused button, an open list or a picture survives the edit of the board around it.
import { el, icon, localUrl } from "../dom.js";
import { button } from "./buttons.js";
import { select } from "./selects.js";
import { markdown } from "../text/markdown.js";
import { pair, traitsOf } from "./pairing.js";
import { picture } from "./picture.js";

/** `context` is what parseInline needs plus {message, click(customId, values), isPending(customId)}. */
const BUILDERS = {
  1: () => el("div", { class: "row" }),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: () => el("div", { class: "section" }, el("div", { class: "texts" }), el("div", { class: "accessory" })),
  10: (component, context) => markdown(component.content, context),
  11: (component) => picture(mediaOf(component)),
  12: () => el("div", { class: "gallery" }),
  13: (component, context) => fileLink(component, context),
  14: (component) =>
    el("hr", {
      class: `separator ${component.divider === false ? "blank" : ""} ${component.spacing === 2 ? "wide" : ""}`,
    }),
  17: () => el("div", { class: "container" }),
};

// Components that hold others are changed in place; the rest is built anew when it differs.
const CHANGERS = {
  1: (node, component, context) => reconcile(node, component.components, context),
  9: changeSection,
  11: (node, component) => node.change(mediaOf(component)),
  12: changeGallery,
  17: changeContainer,
};

const sources = new WeakMap();

/** Makes `parent` show `components`, reusing the nodes it already has. */
export function reconcile(parent, components, context) {
  const old = [...parent.children];
  const traits = components.map((component) => traitsOf(component, context.message));
  const pairs = pair(old.map((node) => [node, sources.get(node)]), traits, (type) => type in CHANGERS);
  const nodes = components.map((component, at) => pairs[at] ?? build(component, context));
  // What goes leaves first: then what stays need not be moved, which would cost it the focus.
  for (const node of old) if (!pairs.includes(node)) node.remove();
  nodes.forEach((node, at) => {
    if (parent.children[at] !== node) parent.insertBefore(node, parent.children[at] ?? null);
    change(node, components[at], traits[at], context);
  });
}

function build(component, context) {
  const builder = BUILDERS[component.type];
  return builder
    ? builder(component, context)
    : el("p", { class: "unknown" }, `This page cannot show a component of type ${component.type}.`);
}

function change(node, component, traits, context) {
  const before = sources.get(node);
  sources.set(node, traits);
  if (before?.text !== traits.text) CHANGERS[component.type]?.(node, component, context);
}

function changeContainer(node, component, context) {
  node.classList.toggle("accented", typeof component.accent_color === "number");
  if (typeof component.accent_color === "number")
    node.style.setProperty("--bar", hexColor(component.accent_color));
  if (component.spoiler && !node.childElementCount) veilContainer(node);
  reconcile(node, component.components, context);
}

function veilContainer(node) {
  node.classList.add("spoilered");
  node.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      node.classList.remove("spoilered");
    },
    { once: true, capture: true },
  );
}

function changeSection(node, component, context) {
  reconcile(node.querySelector(".texts"), component.components, context);
  reconcile(node.querySelector(".accessory"), [component.accessory], context);
}

function changeGallery(node, component) {
  const old = [...node.children];
  node.dataset.count = Math.min(component.items.length, 4);
  component.items.forEach((item, at) =>
    old[at] ? old[at].change(mediaOf(item)) : node.append(picture(mediaOf(item))),
  );
  old.slice(component.items.length).forEach((figure) => figure.remove());
}

const mediaOf = ({ media, description, spoiler }) => ({ ...media, description, spoiler });

export const hexColor = (number) => `#${number.toString(16).padStart(6, "0")}`;

function fileLink(component, { message }) {
  const url = localUrl(component.file.url);
  const attachment = message.attachments?.find((one) => localUrl(one.url) === url) ?? {};
  return attachmentLink({
    url,
    filename: component.name ?? attachment.filename,
    size: component.size ?? attachment.size,
  });
}

/** A file to download, with its size. */
export function attachmentLink({ url, filename, size }) {
  const kib = size ? `${Math.max(1, Math.round(size / 1024))} KiB` : "";
  return el(
    "a",
    { class: "file", href: localUrl(url), download: filename || true },
    icon("file"),
    el("span", {}, filename || "file"),
    el("small", {}, kib),
  );
}
