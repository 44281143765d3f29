// Which part of a message's new version takes the place of which part of its old one.
import { partsOf } from "../table/parts.js";

const GALLERY = 12;
// Shapes differ by no more where one picture can turn into the other before people's eyes.
const ALIKE = 0.1;

/**
 * What a component is to be paired by: its text, type, and for a gallery its role and shape. Every component has an id,
 * but one beyond the number of components is certainly the bot's own and says what the gallery is for.
 */
export function traitsOf(component, message) {
  const text = JSON.stringify(component, withoutId);
  if (component.type !== GALLERY) return { text, type: component.type };
  const isGiven = component.id > partsOf(message.components).length;
  return { text, type: GALLERY, role: isGiven ? component.id : null, shape: shapeOf(component.items[0]?.media) };
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
  take((before, traits) => isGallery(before, traits) && !before.role && !traits.role && areAlike(before.shape, traits.shape));
  take((before, traits) => before.type === traits.type && traits.type !== GALLERY && canChange(traits.type));
  return found;
}

const isGallery = (...all) => all.every(({ type }) => type === GALLERY);

const shapeOf = ({ width, height } = {}) => (width && height ? width / height : 0);

const areAlike = (one, other) => Math.abs(one - other) <= ALIKE * other;

/** Whether one picture has the shape of the other; of unknown ones nobody can say. */
export const haveOneShape = (one, other) => shapeOf(one) > 0 && areAlike(shapeOf(one), shapeOf(other));
