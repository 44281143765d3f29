// Points in time as Discord writes them; relative ones tick.
import { el } from "../dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const relativeFormat = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const shortTime = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const longDate = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });
const full = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short" });

let serverNow = () => Date.now();

/** "in 5 minutes", "2 hours ago"; seconds at the end so that a deadline is seen running down. */
export function relative(milliseconds, now) {
  const seconds = Math.round((milliseconds - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return relativeFormat.format(Math.trunc(seconds / size), unit);
}

/** The node for `<t:seconds:style>`. */
export function timestamp(seconds, style = "f") {
  const when = new Date(seconds * 1000);
  if (Number.isNaN(when.getTime())) return document.createTextNode("Invalid date");
  const node = el("time", { class: "stamp", datetime: when.toISOString(), title: full.format(when) });
  if (style === "R") node.dataset.relative = when.getTime();
  node.textContent =
    style === "R"
      ? relative(when.getTime(), serverNow())
      : new Intl.DateTimeFormat(undefined, STYLES[style] ?? STYLES.f).format(when);
  return node;
}

/** The small time beside an author. */
export function clockTime(iso) {
  const when = new Date(iso);
  return el("time", { datetime: iso, title: full.format(when), class: "clock" }, shortTime.format(when));
}

export const sayTime = (iso) => shortTime.format(new Date(iso));
export const sayDay = (iso) => longDate.format(new Date(iso));
export const dayOf = (iso) => new Date(iso).toDateString();

function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative), serverNow());
    if (node.textContent !== text) node.textContent = text;
  }
}

/** Ticks every second against the table's clock. */
export function startTicking(now) {
  serverNow = now;
  setInterval(tick, 1000);
}
