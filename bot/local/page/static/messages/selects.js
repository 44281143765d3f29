// Selects of a message or a modal: strings, people, roles, channels.
import { combobox } from "../forms/combobox.js";

const PERSON = 5;
const ROLE = 6;
const PERSON_OR_ROLE = 7;
const CHANNEL = 8;

/** A select in a message: picking sends. */
export function select(component, context) {
  const key = context.keyOf(component.custom_id);
  const node = combobox({
    ...selectSpec(component, context.store),
    opensOnEnter: true,
    onPick: (values) => context.click(component.custom_id, values),
  });
  node.dataset.key = key;
  node.setBusy(context.isPending(key));
  return node;
}

/** Discord's select as a combobox spec. */
export function selectSpec(component, store, label = null) {
  const placeholder = component.placeholder || "Choose…";
  const [min, max] = [component.min_values ?? 1, component.max_values ?? 1];
  return {
    label: label || placeholder,
    placeholder,
    min,
    max,
    multiple: max > 1,
    disabled: component.disabled,
    options: optionsOf(component, store),
    chosen: chosenOf(component),
  };
}

const chosenOf = (component) =>
  component.default_values?.map((one) => one.id) ??
  component.options?.filter((option) => option.default).map((option) => option.value) ??
  [];

function optionsOf(component, store) {
  switch (component.type) {
    case PERSON:
      return peopleOptions(store);
    case ROLE:
      return roleOptions(store);
    case PERSON_OR_ROLE:
      return [...peopleOptions(store), ...roleOptions(store)];
    case CHANNEL:
      return channelOptions(store, component.channel_types);
    default:
      return component.options;
  }
}

export const peopleOptions = (store) =>
  [...store.people.values()].map((person) => ({
    value: person.id,
    label: person.name,
    description: person.bot ? "bot" : null,
  }));

export const roleOptions = (store) =>
  (store.guild.roles ?? []).map((role) => ({ value: role.id, label: role.name }));

export const channelOptions = (store, types = null) =>
  [...store.channels.values()]
    .filter((channel) => !types?.length || types.includes(channel.type))
    .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
