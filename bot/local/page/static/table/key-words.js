// What a question is about, in few words.

// About as much as two lines of a phone hold beside the button.
const MOST = 72;
const STRONG = /\*\*(.+?)\*\*/s;
const BETWEEN_SENTENCES = /(?<=[.?!…])\s+/;
const MENTION = /<[@#:a-z][^>]*>/gi;

/**
 * The first strong sentence of what is asked, and as many of those after it as have room. Whom it asks need not be told
 * their own name first.
 */
export function keyWords(line, me) {
  const strong = STRONG.exec(line)?.[1] ?? line;
  const said = strong.replace(new RegExp(`^<@!?${me.id}>[:,]\\s+`), "").trim();
  const [first, ...others] = said.split(BETWEEN_SENTENCES);
  let told = first;
  for (const one of others) {
    if (lengthOf(`${told} ${one}`) > MOST) break;
    told += ` ${one}`;
  }
  return shortened(told, MOST);
}

/** As many whole words as have room, with a sign that there were more. */
export function shortened(text, most) {
  let said = text;
  while (lengthOf(said) > most && /\s/.test(said)) said = withoutLast(said);
  return said;
}

/** One word fewer. */
export const withoutLast = (text) => `${text.replace(/…$/, "").replace(/[\s,;:–-]*\s\S+$/, "")}…`;

// A mention is as long as a name.
const lengthOf = (text) => text.replace(MENTION, "@name").length;
