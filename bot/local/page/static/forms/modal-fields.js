// The controls a modal may hold: text, selects, radio, checkboxes. Each answers {node, read(), check(), focus()}.
import { el, freshId } from "../dom.js";
import { combobox } from "./combobox.js";
import { fileInput } from "./file-field.js";
import { selectSpec } from "../messages/selects.js";

const TEXT_INPUT = 4,
  FILE = 19,
  RADIO = 21,
  CHECKBOXES = 22,
  CHECKBOX = 23;
const PARAGRAPH = 2;

export function modalField(component, label, store) {
  switch (component.type) {
    case TEXT_INPUT:
      return textField(component, label);
    case RADIO:
      return radioField(component, label);
    case CHECKBOXES:
      return checkboxesField(component, label);
    case CHECKBOX:
      return checkboxField(component, label);
    case FILE:
      return fileField(component, label);
    default:
      return selectField(component, label, store);
  }
}

const isNeeded = (component) => component.required ?? true;

function textField(component, label) {
  const { custom_id, style, value, placeholder, min_length: least = 0, max_length: most = 4000 } = component;
  const props = {
    "aria-label": label,
    placeholder,
    maxlength: most,
    "aria-required": String(isNeeded(component)),
    autocomplete: "off",
  };
  const node =
    style === PARAGRAPH ? el("textarea", { rows: "5", ...props }) : el("input", { type: "text", ...props });
  node.value = value ?? "";
  return {
    node,
    focus: () => node.focus(),
    read: () => ({ custom_id, value: node.value }),
    check: () => {
      if (!node.value && isNeeded(component)) return "Please write something here.";
      if (node.value && node.value.length < least)
        return `At least ${least} characters, please; you wrote ${node.value.length}.`;
      return null;
    },
  };
}

function selectField(component, label, store) {
  const node = combobox({ ...selectSpec(component, store, label), required: isNeeded(component) });
  return {
    node,
    focus: node.focusField,
    read: () => ({ custom_id: component.custom_id, values: node.values() }),
    check: () => checkCount(component, node.values().length),
  };
}

function checkCount(component, count) {
  const least = component.min_values ?? 1;
  if (count === 0 && !isNeeded(component)) return null;
  if (count >= least) return null;
  return least === 1 ? "Please choose one." : `Please choose at least ${least}.`;
}

function choice(type, name, option) {
  const box = el("input", { type, name, value: option.value });
  box.checked = Boolean(option.default);
  return el(
    "label",
    { class: "choice" },
    box,
    el("span", {}, option.label, option.description && el("small", {}, option.description)),
  );
}

function choices(type, component, label) {
  const name = freshId("choice");
  const node = el(
    "fieldset",
    { "aria-label": label },
    component.options.map((option) => choice(type, name, option)),
  );
  const boxes = [...node.querySelectorAll("input")];
  return {
    node,
    focus: () => (boxes.find((box) => box.checked) ?? boxes[0]).focus(),
    chosen: () => boxes.filter((box) => box.checked).map((box) => box.value),
  };
}

function radioField(component, label) {
  const { node, focus, chosen } = choices("radio", component, label);
  return {
    node,
    focus,
    read: () => ({ custom_id: component.custom_id, value: chosen()[0] ?? null }),
    check: () => (chosen().length || !isNeeded(component) ? null : "Please choose one."),
  };
}

function checkboxesField(component, label) {
  const { node, focus, chosen } = choices("checkbox", component, label);
  const most = component.max_values ?? component.options.length;
  return {
    node,
    focus,
    read: () => ({ custom_id: component.custom_id, values: chosen() }),
    check: () =>
      chosen().length > most ? `At most ${most}, please.` : checkCount(component, chosen().length),
  };
}

function checkboxField(component, label) {
  const box = el("input", { type: "checkbox" });
  box.checked = Boolean(component.default);
  const node = el("label", { class: "choice" }, box, el("span", {}, label));
  return {
    node,
    focus: () => box.focus(),
    check: () => null,
    read: () => ({ custom_id: component.custom_id, value: box.checked }),
  };
}

function fileField(component, label) {
  const { custom_id } = component;
  const [least, most] = [isNeeded(component) ? (component.min_values ?? 1) : 0, component.max_values ?? 1];
  const node = fileInput({
    "aria-label": label,
    multiple: most > 1,
    "aria-required": String(isNeeded(component)),
  });
  return {
    node,
    focus: () => node.focus(),
    read: () => ({ custom_id, values: node.contents() }),
    check: () => {
      try {
        return countProblem(node.contents().length, least, most);
      } catch (error) {
        return error.message;
      }
    },
  };
}

function countProblem(count, least, most) {
  if (count < least) return least === 1 ? "Please choose a file." : `Please choose at least ${least} files.`;
  return count > most ? `At most ${most} files, please.` : null;
}
