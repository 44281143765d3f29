// The option fields of a command: typed, with choices or the bot's own suggestions.
import { el } from "../dom.js";
import { combobox } from "../forms/combobox.js";
import { complain, describe } from "../forms/field-notes.js";
import { tellOfCut } from "../forms/paste-note.js";
import { fileInput } from "../forms/file-field.js";
import { channelOptions, peopleOptions, roleOptions } from "../messages/selects.js";

const STRING = 3,
  INTEGER = 4,
  BOOLEAN = 5,
  USER = 6,
  CHANNEL = 7,
  ROLE = 8,
  MENTIONABLE = 9,
  NUMBER = 10,
  ATTACHMENT = 11;

const KINDS = {
  [STRING]: "text",
  [INTEGER]: "whole number",
  [BOOLEAN]: "yes or no",
  [USER]: "person",
  [CHANNEL]: "channel",
  [ROLE]: "role",
  [MENTIONABLE]: "person or role",
  [NUMBER]: "number",
  [ATTACHMENT]: "file",
};

const SUGGEST_AFTER = 120;

/** A field for one option; `suggest(option, typed)` asks the bot. Answers {node, read(), write(text), focus(), complain(sentence)}. */
export function optionField(option, { store, suggest }) {
  const control = controlOf(option, store, suggest);
  const problem = el("small", { class: "problem", role: "alert" });
  const about = option.description.length > 1 && el("small", { class: "about-option" }, option.description);
  describe(control.node, about, problem);
  tellOfCut(control.node, (sentence) => complain(control.node, problem, sentence));
  const node = el(
    "div",
    { class: option.required ? "option required" : "option" },
    el("span", { class: "option-name", "aria-hidden": "true" }, shownName(option)),
    control.node,
    about,
    problem,
  );
  return {
    option,
    node,
    focus: control.focus,
    write: control.write,
    read: () => {
      const value = control.read();
      complain(control.node, problem, null);
      return value;
    },
    complain: (sentence) => {
      complain(control.node, problem, sentence);
      control.focus();
    },
  };
}

function controlOf(option, store, suggest) {
  if (option.type === ATTACHMENT) return fileControl(option);
  return option.autocomplete || hasList(option) ? listControl(option, store, suggest) : typedControl(option);
}

function fileControl(option) {
  const node = fileInput({
    class: "option-field",
    "aria-label": labelOf(option),
    "aria-required": option.required ? "true" : null,
  });
  return {
    node,
    focus: () => node.focus(),
    read: () => convert(node.contents()[0] ?? "", option),
    write: () => {},
  };
}

const hasList = (option) =>
  option.choices?.length > 0 || [BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE].includes(option.type);

/** In the reader's language; the bot is told `name`. */
export const shownName = ({ name, shown_name }) => shown_name ?? name;

const labelOf = (option) => `${shownName(option)}${option.required ? ", required" : ""}`;

function listControl(option, store, suggest) {
  const node = combobox({
    label: labelOf(option),
    placeholder: option.choices?.length ? "choose" : KINDS[option.type],
    required: option.required,
    options: listOf(option, store),
    min: 0,
    load: option.autocomplete ? debounced((typed) => suggest(option, typed)) : null,
    isFree: option.autocomplete && option.type === STRING,
  });
  return {
    node,
    focus: node.focusField,
    read: () => convert(node.values()[0] ?? "", option),
    write: (text) => writeChoice(node, option, store, text),
  };
}

function writeChoice(node, option, store, text) {
  const wanted = text.toLowerCase().replace(/^[@#]/, "");
  const found = listOf(option, store).find(({ value, label }) =>
    [String(value).toLowerCase(), label.toLowerCase().replace(/^[@#]/, "")].includes(wanted),
  );
  node.choose(text === "" ? [] : [found ? found.value : text]);
}

function listOf(option, store) {
  if (option.choices?.length)
    return option.choices.map((choice) => ({ value: choice.value, label: choice.name }));
  switch (option.type) {
    case BOOLEAN:
      return [
        { value: true, label: "True" },
        { value: false, label: "False" },
      ];
    case USER:
      return peopleOptions(store);
    case CHANNEL:
      return channelOptions(store, option.channel_types);
    case ROLE:
      return roleOptions(store);
    case MENTIONABLE:
      return [...peopleOptions(store), ...roleOptions(store)];
    default:
      return [];
  }
}

function typedControl(option) {
  const node = el("input", {
    type: "text",
    class: "option-field",
    "aria-label": labelOf(option),
    "aria-required": option.required ? "true" : null,
    placeholder: KINDS[option.type],
    maxlength: option.max_length,
    autocomplete: "off",
    inputmode: { [INTEGER]: "numeric", [NUMBER]: "decimal" }[option.type],
  });
  return {
    node,
    focus: () => node.focus(),
    read: () => convert(node.value.trim(), option),
    write: (text) => {
      node.value = text;
    },
  };
}

/** The value as Discord sends it; undefined when left empty; throws a sentence when it does not fit. */
export function convert(value, option) {
  if (value === "" || value === undefined) {
    if (option.required) throw new Error(`${option.name} is needed.`);
    return undefined;
  }
  if (option.type === BOOLEAN) return value === true || /^(true|yes)$/i.test(value);
  if (option.type === INTEGER || option.type === NUMBER) return convertNumber(value, option);
  if (option.type === STRING) checkLength(String(value), option);
  return value;
}

function convertNumber(value, option) {
  const number = Number(value);
  if (!Number.isFinite(number) || (option.type === INTEGER && !Number.isInteger(number)))
    throw new Error(`${option.name} is a ${KINDS[option.type]}.`);
  const { min_value: least = -Infinity, max_value: most = Infinity } = option;
  if (number < least || number > most) throw new Error(rangeSentence(option.name, least, most));
  return number;
}

function rangeSentence(name, least, most) {
  if (most === Infinity) return `${name} is at least ${least}.`;
  if (least === -Infinity) return `${name} is at most ${most}.`;
  return `${name} is from ${least} to ${most}.`;
}

function checkLength(text, { name, min_length: least = 0, max_length: most = Infinity }) {
  if (text.length < least) throw new Error(`${name} needs at least ${least} characters.`);
  if (text.length > most) throw new Error(`${name} has at most ${most} characters.`);
}

// The bot is asked when the typing pauses; an overtaken question keeps the answer of the newer one.
function debounced(ask) {
  let timer = 0;
  let isFirst = true;
  return (typed) =>
    new Promise((answer) => {
      clearTimeout(timer);
      timer = setTimeout(() => ask(typed).then(answer), isFirst ? 0 : SUGGEST_AFTER);
      isFirst = false;
    });
}
