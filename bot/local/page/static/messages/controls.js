// What can be pressed in a message, as it stands in the document.

export const TO_PRESS = ".press:not(:disabled):not(.link), .combo-field:not(:disabled)";

/** What answers: all there is to press above the last line of the message, or all of it where nothing stands above. */
export function answersIn(row) {
  const all = [...row.querySelectorAll(`.body :is(${TO_PRESS})`)];
  const line = [...row.querySelectorAll(".separator:not(.blank)")].at(-1);
  const above = all.filter((one) => line && isBefore(one, line));
  return above.length ? above : all;
}

const isBefore = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The galleries and pictures of a message, each as a whole; a picture beside a text has its own small size. */
export const picturesIn = (row) => [...row.querySelectorAll(".body .gallery, .body .picture")].filter(standsAlone);

const standsAlone = (node) => !node.closest(".accessory") && !node.parentElement.closest(".gallery");

/** The size of a picture in its file, as it was told or as it has turned out. */
export function sizeOf(image) {
  const [wide, high] = ["width", "height"].map((side) => Number(image.getAttribute(side)));
  return wide && high ? [wide, high] : [image.naturalWidth, image.naturalHeight];
}

/** The largest of several galleries or pictures. */
export const largest = (pictures) =>
  pictures.reduce((best, one) => (best && areaOf(best) >= areaOf(one) ? best : one), null);

const areaOf = (node) =>
  Math.max(0, ...[...node.querySelectorAll("img:not(.leaving)")].map((image) => sizeOf(image).reduce((a, b) => a * b)));
