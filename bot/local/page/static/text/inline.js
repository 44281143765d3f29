// Discord's inline markdown: emphasis, code, spoilers, links, mentions, timestamps.
import { el, safeHref } from "../dom.js";
import { drawable } from "./emoji.js";
import { timestamp } from "./timestamps.js";
import { mentionChannel, mentionCommand, mentionEveryone, mentionRole, mentionUser } from "./mentions.js";

// Deeper nesting than anyone writes; a wall of markers must not exhaust the stack.
const DEEPEST = 12;

const wrap = (tag, props) => (match, context, depth) =>
  el(tag, props, parseInline(match[1], context, depth + 1));
const code = (match) => el("code", {}, match[1].trim() || match[1]);

// Tried in this order at every position; each pattern is anchored and bounded by its closing mark.
const RULES = [
  [/^\\([^A-Za-z0-9\s])/, (match) => match[1]],
  [/^``([^`]|[^`][^]*?[^`])``(?!`)/, code],
  [/^`([^`\n]+)`(?!`)/, code],
  [
    /^\*\*\*(?=\S)([^]*?\S)\*\*\*(?!\*)/,
    (match, context, depth) => el("strong", {}, wrap("em")(match, context, depth)),
  ],
  [/^\*\*(?=\S)([^]*?\S)\*\*(?!\*)/, wrap("strong")],
  [/^__(?=\S)([^]*?\S)__(?!_)/, wrap("u")],
  [/^~~(?=\S)([^]*?\S)~~/, wrap("s")],
  [/^\|\|([^]+?)\|\|/, (match, context, depth) => spoiler(parseInline(match[1], context, depth + 1))],
  [/^\*(?=[^\s*])([^*]*?(?:\*\*[^*]+\*\*[^*]*?)*[^\s*]|[^\s*])\*(?!\*)/, wrap("em")],
  [/^_(?=\S)([^_]*?(?:__[^_]+__[^_]*?)*[^\s_]|[^\s_])_(?![A-Za-z0-9_])/, wrap("em")],
  [/^\[([^\]\n]+)\]\(<?([^\s)>]+)>?(?:\s+"[^"]*")?\)/, (match) => link(match[1], match[2])],
  [/^<(https?:\/\/[^\s>]+)>/, (match) => link(match[1], match[1])],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]!?*_~|]/, (match) => link(match[0], match[0])],
  [/^<@!?(\d+)>/, (match, context) => mentionUser(match[1], context)],
  [/^<@&(\d+)>/, (match, context) => mentionRole(match[1], context)],
  [/^<#(\d+)>/, (match, context) => mentionChannel(match[1], context)],
  [/^<\/([-\w ]{1,100}):(\d+)>/, (match, context) => mentionCommand(match[1], context)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (match) => timestamp(Number(match[1]), match[2])],
  [/^<(a?):(\w{2,32}):(\d+)>/, (match) => customEmoji(match[2], match[3])],
  [/^@(everyone|here)\b/, (match) => mentionEveryone(match[1])],
  [/^\n/, () => el("br")],
];

// Plain text runs until something that could open a mark.
const WORD = /^[A-Za-z0-9]+/;
const RUN = /^[^\\`*_~|[<@\nh]+/;

/** Nodes for one stretch of text. `context` gives names: {store, goTo, useCommand}. */
export function parseInline(text, context, depth = 0) {
  if (depth > DEEPEST) return [text];
  const nodes = [];
  let plain = "";
  let rest = text;
  while (rest) {
    const run = RUN.exec(rest)?.[0];
    const found = run ? null : firstMatch(rest);
    if (!found) {
      const taken = run ?? WORD.exec(rest)?.[0] ?? rest[0];
      plain += taken;
      rest = rest.slice(taken.length);
      continue;
    }
    if (plain) nodes.push(...drawable(plain));
    plain = "";
    nodes.push(found.build(found.match, context, depth));
    rest = rest.slice(found.match[0].length);
  }
  if (plain) nodes.push(...drawable(plain));
  return nodes;
}

function firstMatch(text) {
  for (const [pattern, build] of RULES) {
    const match = pattern.exec(text);
    if (match) return { match, build };
  }
  return null;
}

function link(text, url) {
  const href = safeHref(url);
  return href
    ? el("a", { href, target: "_blank", rel: "noopener noreferrer nofollow", title: url }, text)
    : `[${text}](${url})`;
}

function customEmoji(name, id) {
  return el("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });
}

function spoiler(children) {
  const node = el(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, press to reveal" },
    el("span", { class: "hidden-text", "aria-hidden": "true" }, children),
  );
  const reveal = () => {
    node.classList.add("open");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
    node.firstChild.removeAttribute("aria-hidden");
  };
  node.addEventListener("click", reveal);
  node.addEventListener(
    "keydown",
    (event) => ["Enter", " "].includes(event.key) && (event.preventDefault(), reveal()),
  );
  return node;
}
