// The parts of a message, its components, as the page looks through them.

const BUTTON = 2;
const STRING_SELECT = 3;
const OTHER_SELECTS = [5, 6, 7, 8];
const LINK = 5;

/** The components and what they hold, in the order in which they stand. */
export const partsOf = (components = []) =>
  components.flatMap((one) => [
    one,
    ...partsOf(one.components),
    ...partsOf(one.accessory ? [one.accessory] : []),
  ]);

/** Whether something can be pressed or chosen here that the bot hears of. */
export const canBeUsed = ({ type, style, disabled }) =>
  !disabled &&
  ((type === BUTTON && style !== LINK) || type === STRING_SELECT || OTHER_SELECTS.includes(type));
