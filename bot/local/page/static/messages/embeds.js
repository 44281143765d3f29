// Classic embeds.
import { el, safeHref } from "../dom.js";
import { hexColor } from "./components.js";
import { parseInline } from "../text/inline.js";
import { markdown } from "../text/markdown.js";
import { picture } from "./picture.js";
import { sayDay } from "../text/timestamps.js";

export function embed(data, context) {
  return el(
    "article",
    { class: "container embed accented", colors: { "--bar": hexColor(data.color ?? 0x8a7a60) } },
    data.author && el("p", { class: "by" }, data.author.name),
    data.title && el("h2", { class: "title" }, titleOf(data, context)),
    data.description && markdown(data.description, context),
    data.fields?.length > 0 && fields(data.fields, context),
    data.image && picture(data.image),
    data.thumbnail && el("div", { class: "thumb" }, picture(data.thumbnail)),
    (data.footer || data.timestamp) &&
      el(
        "p",
        { class: "foot" },
        [data.footer?.text, data.timestamp && sayDay(data.timestamp)].filter(Boolean).join(" · "),
      ),
  );
}

function titleOf({ title, url }, context) {
  const href = url && safeHref(url);
  const words = parseInline(title, context);
  return href ? el("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, words) : words;
}

function fields(list, context) {
  return el(
    "dl",
    { class: "fields" },
    list.map((field) =>
      el(
        "div",
        { class: field.inline ? "inline" : "" },
        el("dt", {}, field.name),
        el("dd", {}, markdown(field.value, context)),
      ),
    ),
  );
}
