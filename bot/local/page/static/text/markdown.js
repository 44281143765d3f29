// Discord's block markdown: code blocks, headings, subtext, quotes, lists, paragraphs.
import { el } from "../dom.js";
import { parseInline } from "./inline.js";

const FENCE = /^```(?:([\w+-]+)\n)?\n?([^]*?)\n?```/;
const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.+)$/;
const QUOTE = /^> (.*)$/;

/** A div holding the rendered text. `context` as for parseInline. */
export function markdown(text, context) {
  return el("div", { class: "markdown" }, parseBlocks(text, { ...context, headings: {} }));
}

function parseBlocks(text, context) {
  const nodes = [];
  let rest = text.replace(/\r\n?/g, "\n");
  while (rest) {
    const at = rest.search(/```[^]*?```/);
    if (at < 0) return [...nodes, ...parseLines(rest, context)];
    nodes.push(...parseLines(rest.slice(0, at).replace(/\n$/, ""), context));
    const fence = FENCE.exec(rest.slice(at));
    nodes.push(el("pre", { tabindex: "0" }, el("code", { dataset: { language: fence[1] ?? "" } }, fence[2])));
    rest = rest.slice(at + fence[0].length).replace(/^\n/, "");
  }
  return nodes;
}

function parseLines(text, context) {
  if (!text) return [];
  const lines = text.split("\n");
  const nodes = [];
  while (lines.length) nodes.push(takeBlock(lines, context));
  return nodes;
}

function takeBlock(lines, context) {
  const line = lines[0];
  const quote = context.isQuoted ? null : takeQuote(lines);
  if (quote !== null) return el("blockquote", {}, parseLines(quote, { ...context, isQuoted: true }));
  const heading = HEADING.exec(line);
  if (heading) {
    lines.shift();
    const size = heading[1].length;
    const tag = `h${headingLevel(size, context.headings)}`;
    return el(tag, { class: `size-${size}` }, parseInline(heading[2], context));
  }
  const subtext = SUBTEXT.exec(line);
  if (subtext) {
    lines.shift();
    return el("small", { class: "subtext" }, parseInline(subtext[1], context));
  }
  if (ITEM.test(line)) return list(takeItems(lines), context);
  return paragraph(lines, context);
}

// The channel's name is the page's h1. The first heading of a text comes right below it, whatever its size, and none
// skips a level.
function headingLevel(size, headings) {
  headings.first ??= size;
  headings.last = Math.max(2, Math.min(size - headings.first + 2, (headings.last ?? 1) + 1));
  return headings.last;
}

// ">>> " quotes all that follows, "> " its line. Quotes do not nest.
function takeQuote(lines) {
  if (lines[0].startsWith(">>> ")) return lines.splice(0).join("\n").slice(4);
  if (!QUOTE.test(lines[0])) return null;
  return takeWhile(lines, QUOTE)
    .map((match) => match[1])
    .join("\n");
}

function takeWhile(lines, pattern) {
  const taken = [];
  for (let match; lines.length && (match = pattern.exec(lines[0])); lines.shift()) taken.push(match);
  return taken;
}

// A list ends where, at its own depth, bullets turn into numbers or back.
function takeItems(lines) {
  const items = takeWhile(lines, ITEM);
  const [, indent, bullet] = items[0];
  const end = items.findIndex(
    (item) => item[1].length <= indent.length && Boolean(item[2]) !== Boolean(bullet),
  );
  if (end > 0) lines.unshift(...items.splice(end).map((item) => item[0]));
  return items;
}

function list(items, context) {
  const [, indent, bullet, number] = items[0];
  const node = bullet ? el("ul") : el("ol", { start: number });
  while (items.length) {
    if (items[0][1].length > indent.length + 1) {
      const inner = [];
      while (items.length && items[0][1].length > indent.length + 1) inner.push(items.shift());
      (node.lastChild ?? node).append(list(inner, context));
    } else node.append(el("li", {}, parseInline(items.shift()[4], context)));
  }
  return node;
}

const opensBlock = (line) =>
  [HEADING, SUBTEXT, ITEM, QUOTE].some((pattern) => pattern.test(line)) || line.startsWith(">>> ");

function paragraph(lines, context) {
  const taken = [lines.shift()];
  while (lines.length && !opensBlock(lines[0])) taken.push(lines.shift());
  return el("p", {}, parseInline(taken.join("\n"), context));
}
