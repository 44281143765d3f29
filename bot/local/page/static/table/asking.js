// What a channel asks of people, read from its messages as anybody at the table may read them: who is called, what the
// words above the buttons say, until when, and where the buttons are.
import { canBeUsed, partsOf } from "./parts.js";
import { isEphemeral } from "./store.js";

const ROW = 1;
const TEXT = 10;
const QUIET = 2;
const MENTION = /<@!?\d+>/;
const DEADLINE = /<t:(\d+):R>/;
// An answer can be changed for so long by its interaction's token; an older panel may be out of date.
const PANEL_LASTS = 15 * 60_000;

/** {id, words, until, isMine} for the newest message here that has something to press; null where there is none. */
export function askedIn(messages, me, now) {
  const call = messages.findLast((message) => isPublic(message) && hasControls(message));
  if (!call) return null;
  const lines = linesAbove(call);
  const mine = (line) => line.includes(`<@${me.id}>`) || line.includes(`<@!${me.id}>`);
  // A strong line that names people asks them, also where the message calls nobody yet, or no longer.
  const isAsked = (line) => line.startsWith("**") && mine(line);
  const isMine = lines.some(isAsked) || Boolean(call.mentions?.some((one) => one.id === me.id));
  const panel = isMine && messages.findLast((message) => isPanel(message, now));
  const own = panel && strongIn(linesAbove(panel));
  const line = own || (isMine && lines.find(mine)) || lines.find((one) => MENTION.test(one)) || lines[0];
  if (!line) return null;
  return { id: panel ? panel.id : call.id, words: bare(line), until: deadlineIn(call), isMine };
}

const isPublic = (message) => message.author.bot && !isEphemeral(message);

const isPanel = (message, now) =>
  isEphemeral(message) &&
  message.author.bot &&
  now - new Date(message.edited_timestamp ?? message.timestamp) < PANEL_LASTS &&
  asksInPrivate(message);

/** What is asked in private is asked with more than the row of quiet buttons that always stands at the foot. */
export function asksInPrivate(message) {
  const rows = partsOf(message.components).filter((one) => one.type === ROW && one.components.some(canBeUsed));
  return rows.length > 1 || rows.some((row) => row.components.some((one) => one.style !== QUIET));
}

export const hasControls = (message) => partsOf(message.components).some(canBeUsed);

/** The lines of the text that stands right above the first control, without the small print. */
function linesAbove(message) {
  const parts = partsOf(message.components);
  const texts = parts.slice(0, parts.findIndex(canBeUsed)).filter((one) => one.type === TEXT);
  const said = [message.content, ...texts.map((one) => one.content)].map(saidIn);
  return said.findLast((lines) => lines.length) ?? [];
}

const saidIn = (text) => text.split("\n").filter((line) => line.trim() && !line.startsWith("-# "));

const strongIn = (lines) => lines.find((line) => /^\*\*.+\*\*$/.test(line)) ?? lines[0];

function deadlineIn(message) {
  const text = partsOf(message.components)
    .map((one) => one.content ?? "")
    .join("\n");
  return Number(DEADLINE.exec(text)?.[1] ?? 0) || null;
}

// Without the marks that make a line large, small, strong, or one of a list.
const bare = (line) =>
  line
    .replace(/^(?:#{1,3}|>|[-*•]|\d+\.) +/, "")
    .replace(/^\*\*((?:(?!\*\*).)+)\*\*$/, "$1");
