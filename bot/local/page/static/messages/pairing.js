// Which part of a message's new version takes the place of which part of its old one.
import { partsOf } from "../table/parts.js";

const GALLERY = 12;
// Shapes differ by no more where one picture can turn into the other before people's eyes.
const ALIKE = 0.1;

/** What a component is to be paired by: its text, its type, and for a gallery the role its bot gives it, and its shape. */
export function traitsOf(component, message) {
  const text = JSON.stringify(component, withoutId);
  if (component.type !== GALLERY) return { text, type: component.type };
  const shape = shapeOf(component.items[0]?.media);
  return { text, type: GALLERY, role: hasRole(component, partsOf(message.components)) ? component.id : null, shape };
}

// Every part has an id. Those that nobody gave count up from 1, from part to part: one that is out of their order, or
// beyond their number, is the bot's own and says what the gallery is for.
function hasRole(gallery, parts) {
  const at = parts.indexOf(gallery);
  const isOutOfOrder = ({ type, id }, place) => type !== GALLERY && (place > at) === (id < gallery.id);
  return gallery.id > parts.length || parts.some(isOutOfOrder);
}

// Numbers that nobody gave change with every part that comes or goes, and mean nothing.
function withoutId(key, value) {
  return key === "id" && typeof this.type === "number" ? undefined : value;
}

/** For each of the `next` traits the node of the `old` [node, traits] that shall show it, or null. */
export function pair(old, next, canChange) {
  const left = [...old];
  const found = next.map(() => null);
  const take = (fits) =>
    next.forEach((traits, at) => {
      const place = found[at] ? -1 : left.findIndex(([, before]) => before && fits(before, traits));
      if (place >= 0) found[at] = left.splice(place, 1)[0][0];
    });
  take((before, traits) => before.text === traits.text && before.role === traits.role);
  take((before, traits) => traits.role && before.role === traits.role);
  take((before, traits) => areGalleries(before, traits) && areAlike(before.shape, traits.shape));
  take((before, traits) => before.type === traits.type && traits.type !== GALLERY && canChange(traits.type));
  return found;
}

// Of those without a role the shape tells which is which.
const areGalleries = (...all) => all.every(({ type, role }) => type === GALLERY && !role);

const shapeOf = ({ width, height } = {}) => (width && height ? width / height : 0);

const areAlike = (one, other) => Math.abs(one - other) <= ALIKE * other;

/** Whether one picture has the shape of the other; of unknown ones nobody can say. */
export const haveOneShape = (one, other) => shapeOf(one) > 0 && areAlike(shapeOf(one), shapeOf(other));
