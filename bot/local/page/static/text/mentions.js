// Mentions as chips: people, roles, channels, commands.
import { el } from "../dom.js";
import { drawable } from "./emoji.js";

export const nameOf = (id, store) => store.people.get(id)?.name;

export function mentionUser(id, { store }) {
  const isMe = id === store.me.id;
  return el("span", { class: isMe ? "mention me" : "mention" }, drawable(`@${nameOf(id, store) ?? "unknown person"}`));
}

export function mentionRole(id, { store }) {
  const role = store.guild.roles?.find((known) => known.id === id);
  return el("span", { class: "mention" }, `@${(role?.name ?? "unknown role").replace(/^@/, "")}`);
}

export const mentionEveryone = (who) => el("span", { class: "mention me" }, `@${who}`);

export function mentionChannel(id, { store, goTo }) {
  const channel = store.channels.get(id);
  if (!channel) return el("span", { class: "mention" }, "#unknown");
  return el(
    "a",
    {
      class: "mention",
      href: `#${channel.name}`,
      onclick: (event) => {
        event.preventDefault();
        goTo(id);
      },
    },
    `#${channel.name}`,
  );
}

export function mentionCommand(name, { useCommand }) {
  return el("button", { type: "button", class: "mention", onclick: () => useCommand(name) }, `/${name}`);
}
