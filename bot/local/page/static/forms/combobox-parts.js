// What a combobox is made of, before it does anything.
import { el, freshId, icon } from "../dom.js";

const SHORT_LIST = 7;

/** {node, input, list, done, popup} for a spec as in combobox.js. */
export function comboboxParts(spec) {
  const listId = freshId("list");
  const input = field(spec, listId);
  const list = el("ul", {
    id: listId,
    role: "listbox",
    "aria-label": spec.label,
    "aria-multiselectable": spec.multiple ? "true" : null,
  });
  const done = el("button", { type: "button", class: "done", tabindex: "-1" }, "Done");
  const popup = el("div", { class: "combo-popup", popover: "manual" }, list, spec.multiple && done);
  return { node: el("div", { class: "combo" }, input, icon("chevron"), popup), input, list, done, popup };
}

function field({ label, placeholder, disabled, required, options, load }, listId) {
  const input = el("input", {
    type: "text",
    role: "combobox",
    class: "combo-field",
    autocomplete: "off",
    spellcheck: "false",
    "aria-label": label,
    "aria-expanded": "false",
    "aria-controls": listId,
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-required": required ? "true" : null,
    placeholder,
    disabled,
  });
  // A short list needs no search, so a phone need not raise its keyboard.
  if (!load && options.length <= SHORT_LIST) input.inputMode = "none";
  return input;
}
