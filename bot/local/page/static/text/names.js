// Names as they may be shown: never invisible, and never turning the words around them.

const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const TURNS = /[\p{Bidi_Control}\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

export const isVisible = (text) => VISIBLE.test(text ?? "");

/** The name, or a stand-in for one in which there is nothing to see. */
export const visible = (name, id) => (isVisible(name) ? name : `Nameless ${String(id).slice(-4)}`);

/** The name as part of a sentence: one that runs from right to left is walled off. */
export const isolated = (name) => (TURNS.test(name) ? `\u2068${name}\u2069` : name);

/** How a user, as messages carry them, is called at this table. */
export const nameOf = (user, store = null) =>
  store?.people.get(user.id)?.name ?? visible(user.global_name ?? user.username ?? user.name, user.id);
