// Builds DOM nodes. Foreign text only ever becomes a text node, so it stays inert.

/** el("p", {class: "note", onclick: fn}, "text", node, null) */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) set(node, key, value);
  node.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

function set(node, key, value) {
  if (value === null || value === undefined || value === false) return;
  if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
  else if (key === "dataset") Object.assign(node.dataset, value);
  else if (key === "colors")
    for (const [name, color] of Object.entries(value)) node.style.setProperty(name, color);
  else node.setAttribute(key, value === true ? "" : value);
}

const drawn = new WeakMap();

/** Fills `place` with what `make` answers, only where `source` changed; a focused link or button keeps the focus. */
export function redraw(place, source, make) {
  const text = JSON.stringify(source);
  if (drawn.get(place) === text) return;
  drawn.set(place, text);
  const focused = place.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  place.replaceChildren(...[make()].flat(Infinity).filter(Boolean));
  if (focused) [...place.querySelectorAll("a, button")].find((node) => nameOf(node) === focused)?.focus();
}

const nameOf = (node) => node.dataset.name || node.getAttribute("href") || node.textContent || node.ariaLabel;

const SVG = "http://www.w3.org/2000/svg";

const STROKES = {
  menu: "M4 7h16M4 12h16M4 17h16",
  up: "M12 19V6M6 12l6-6 6 6",
  more: "M5 12a.6.6 0 1 0 .01 0M12 12a.6.6 0 1 0 .01 0M19 12a.6.6 0 1 0 .01 0",
  smile: "M12 3a9 9 0 1 0 .01 0M8.500 14.500c2 2.500 5 2.500 7 0M9 9.500h.01M15 9.500h.01",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  hash: "M10 4L8 20M16 4l-2 16M5 9h15M4 15h15",
  thread: "M5 5h14v9h-8l-4 4v-4H5zM9 9h6",
  lock: "M7 11h10v8H7zM9 11V8a3 3 0 0 1 6 0v3",
  send: "M5 12h13M12 6l6 6-6 6",
  away: "M9 6H6v12h12v-3M13 5h6v6M19 5l-8 8",
  tools: "M8 9l-4 3 4 3M16 9l4 3-4 3M13.500 6l-3 12",
  down: "M12 5v13M6 12l6 6 6-6",
  bell: "M7 16v-5a5 5 0 0 1 10 0v5l1.500 2h-13zM10.500 20.500h3",
  silent: "M7 16v-5a5 5 0 0 1 10 0v5l1.500 2h-13zM10.500 20.500h3M4 4l16 16",
  clock: "M12 4a8 8 0 1 0 .01 0M12 8v4.500l3 2",
  chevron: "M7 10l5 5 5-5",
  check: "M5 12l5 5 9-10",
  file: "M7 4h7l4 4v12H7zM14 4v4h4",
  eye: "M3 12c4-7 14-7 18 0-4 7-14 7-18 0zM12 10a2 2 0 1 0 .01 0",
  castle: "M5 5h3v3h2.500V5h3v3H16V5h3v6l-2 2v7H7v-7l-2-2zM10.500 20v-3a1.500 1.500 0 0 1 3 0v3",
};

/** A line drawing that says nothing to a screen reader; the control around it carries the name. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", "aria-hidden": "true", class: "icon" })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", STROKES[name]);
  svg.append(path);
  return svg;
}

let lastId = 0;

/** An id for aria references, unique in the page. */
export const freshId = (stem) => `${stem}-${++lastId}`;

/** Asset addresses lead to this very server, whatever name the page was opened under. */
export function localUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    return parsed.pathname.startsWith("/cdn/") ? parsed.pathname + parsed.search : parsed.href;
  } catch {
    return "";
  }
}

/**
 * Only whole web addresses may become links, as at Discord; anything else (javascript:, data:, //host) gives null, and so
 * does this server's own.
 */
export function safeHref(url) {
  try {
    const parsed = new URL(url, location.href);
    if (parsed.origin === location.origin) return parsed.pathname.startsWith("/cdn/") ? parsed.href : null;
    return /^https?:\/\//i.test(url) ? parsed.href : null;
  } catch {
    return null;
  }
}

/** Snowflakes rise with time; longer is later. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : Number(a > b));
