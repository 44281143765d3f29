// Messages of one author within a few minutes show one avatar. A line stands where a new day begins.
import { el } from "../dom.js";
import { COMMAND_REPLY } from "./reply-line.js";
import { isSystem } from "./message-row.js";
import { isEphemeral } from "../table/store.js";
import { dayOf, sayDay } from "../text/timestamps.js";

const SAME_BREATH = 7 * 60_000;

/** Sets day lines and grouping over rows that each carry their `message`; a line that is right stays, so it is not news. */
export function regroup(list) {
  let before = null;
  for (const row of [...list.children].filter((node) => node.message)) {
    const day = dayOf(row.message.timestamp);
    const isNewDay = !before || dayOf(before.timestamp) !== day;
    setDayLine(row, isNewDay ? day : null);
    row.setGrouped(!isNewDay && belongTogether(before, row.message));
    before = row.message;
  }
  if (!list.lastChild?.message) list.lastChild?.remove();
}

function setDayLine(row, day) {
  while (isLine(row.previousSibling) && row.previousSibling.dataset.day !== day) row.previousSibling.remove();
  if (!day || isLine(row.previousSibling)) return;
  row.before(dayLine(day, row.message.timestamp));
}

const isLine = (node) => Boolean(node && !node.message);

const startsAnew = (message) =>
  message.type === COMMAND_REPLY || Boolean(message.referenced_message) || isSystem(message);

const belongTogether = (before, message) =>
  before.author.id === message.author.id &&
  !startsAnew(message) &&
  !isSystem(before) &&
  isEphemeral(before) === isEphemeral(message) &&
  new Date(message.timestamp) - new Date(before.timestamp) < SAME_BREATH;

const dayLine = (day, iso) =>
  el(
    "div",
    { class: "day", role: "separator", "aria-label": sayDay(iso), dataset: { day } },
    el("span", {}, sayDay(iso)),
  );
