// The bot's commands as one flat list of what can be typed, and how typed text is read.

const CHAT_INPUT = 1;
export const USER_MENU = 2;
export const MESSAGE_MENU = 3;
const SUB_COMMAND = 1;
const SUB_GROUP = 2;

/** [{name: "kingdom new", description, options}] from Discord's command objects. */
export function flatten(commands) {
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT)
    .flatMap((command) => leaves(command, command.name))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function leaves({ description, options = [] }, name) {
  const inner = options.filter((option) => option.type === SUB_COMMAND || option.type === SUB_GROUP);
  if (inner.length) return inner.flatMap((option) => leaves(option, `${name} ${option.name}`));
  return [{ name, description, options }];
}

/** The commands of the menu on people or on messages. */
export const menuCommands = (commands, kind) => commands.filter((command) => command.type === kind);

export const isMenuCommand = (name, commands) =>
  commands.some((one) => one.name === name && [USER_MENU, MESSAGE_MENU].includes(one.type));

/** Best first: the name begins so, a word of it begins so, the name or the description holds it. */
export function matching(commands, typed) {
  const wanted = typed.trim().toLowerCase();
  return commands
    .map((command) => ({ command, rank: rank(command, wanted) }))
    .filter((one) => one.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map((one) => one.command);
}

function rank({ name, description }, wanted) {
  if (name.startsWith(wanted)) return 0;
  if (name.split(" ").some((word) => word.startsWith(wanted))) return 1;
  if (name.includes(wanted)) return 2;
  return description.toLowerCase().includes(wanted) ? 3 : 4;
}

/**
 * Reads "/kingdom new seats:4 name: The Long Night" as {command, rest}; the longest name that fits wins.
 * null while no whole name stands there.
 */
export function resolve(commands, text) {
  if (!text.startsWith("/")) return null;
  const typed = text.slice(1);
  const fits = commands.filter(({ name }) => typed.trimEnd() === name || typed.startsWith(`${name} `));
  const command = fits.sort((a, b) => b.name.length - a.name.length)[0];
  return command
    ? {
        command,
        rest: typed.slice(command.name.length).trim(),
        hasSpace: typed.startsWith(`${command.name} `),
      }
    : null;
}

/** "seats:4 name: The Long Night" -> {values: {seats: "4", name: "The Long Night"}, odd: leftover text} */
export function readInline(rest, options) {
  const names = options.map((option) => option.name);
  const values = {};
  let odd = "";
  let current = null;
  for (const word of rest.split(/\s+/).filter(Boolean)) {
    const [, name, value] = /^([^:\s]+):(.*)$/.exec(word) ?? [];
    if (names.includes(name)) [current, values[name]] = [name, value];
    else if (current) values[current] = `${values[current]} ${word}`.trim();
    else odd = `${odd} ${word}`.trim();
  }
  return { values, odd };
}
