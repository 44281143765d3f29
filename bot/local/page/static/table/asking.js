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

/**
 * {id, words, until, isMine, mayAct} for the message here that asks most; null where nothing can be pressed.
 *
 * Several may have buttons, as the result of a match has them for ever: whoever is named goes before nobody, and
 * among equals the message that was written or changed last, for only what still goes on changes.
 */
export function askedIn(messages, me, now) {
  const calls = messages.filter((message) => isPublic(message) && hasControls(message));
  const mine = (line) => line.includes(`<@${me.id}>`) || line.includes(`<@!${me.id}>`);
  const urgency = (call) => [asks(call, mine), linesAbove(call).some((line) => MENTION.test(line)), touchedAt(call)];
  const call = calls.reduce((best, one) => (best && isMore(urgency(best), urgency(one)) ? best : one), null);
  if (!call) return null;
  const lines = linesAbove(call);
  const isMine = asks(call, mine);
  // Where nobody is called, whoever may do something in private reads that: it may pass.
  const mayAct = isMine || !linesIn(call).some((line) => MENTION.test(line));
  const panel = mayAct && messages.findLast((message) => isPanel(message, now) && !(isMine && isBeside(message)));
  const own = panel && strongIn(linesAbove(panel));
  const line = own || (isMine && lines.find(mine)) || lines.find((one) => MENTION.test(one)) || lines[0];
  if (!line) return null;
  return { id: panel ? panel.id : call.id, words: bare(line), until: deadlineIn(call), isMine, mayAct: Boolean(panel) };
}

// A strong line that names people asks them, also where the message calls nobody yet, or no longer; any other only
// where it calls them. Those whom the small print calls are told something.
function asks(call, mine) {
  const isCalled = (line) => mine(line) && call.mentions?.some((one) => mine(`<@${one.id}>`));
  return linesAbove(call).some((line) => line.startsWith("**") && mine(line)) || linesIn(call).some(isCalled);
}

const touchedAt = (message) => Number(new Date(message.edited_timestamp ?? message.timestamp));

/** Is the first list of values, looked at one after the other, above the second? */
function isMore(one, other) {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && one[at] > other[at];
}

const isPublic = (message) => message.author.bot && !isEphemeral(message);

// A menu, a list or a card to read has controls as well, but no strong line that asks, or a heading over it.
const isPanel = (message, now) =>
  isEphemeral(message) &&
  linesAbove(message).some(isStrong) &&
  !linesIn(message).some(isHeading) &&
  message.author.bot &&
  now - new Date(message.edited_timestamp ?? message.timestamp) < PANEL_LASTS &&
  asksInPrivate(message);

// What one may do besides stands under a heading of its own: that is no question, and hides none.
function isBeside(panel) {
  const heading = textsAbove(panel).filter((lines) => lines.length).at(-2);
  return heading?.length === 1 && isStrong(heading[0]);
}

/** What is asked in private is asked with more than the row of quiet buttons that always stands at the foot. */
export function asksInPrivate(message) {
  const rows = partsOf(message.components).filter((one) => one.type === ROW && one.components.some(canBeUsed));
  return rows.length > 1 || rows.some((row) => row.components.some((one) => one.style !== QUIET));
}

export const hasControls = (message) => partsOf(message.components).some(canBeUsed);

/** The lines of the text that stands right above the first control, without the small print. */
const linesAbove = (message) => textsAbove(message).findLast((lines) => lines.length) ?? [];

/** All lines above the first control. */
const linesIn = (message) => textsAbove(message).flat();

function textsAbove(message) {
  const parts = partsOf(message.components);
  const texts = parts.slice(0, parts.findIndex(canBeUsed)).filter((one) => one.type === TEXT);
  return [message.content, ...texts.map((one) => one.content)].map(saidIn);
}

const saidIn = (text) => text.split("\n").filter((line) => line.trim() && !line.startsWith("-# "));

const isStrong = (line) => /^\*\*.+\*\*$/.test(line);

const isHeading = (line) => /^#{1,3} /.test(line);

const strongIn = (lines) => lines.find(isStrong);

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
