// Films and other pictures that move. Where people want no motion, such a picture stands still until they let it play.
import { el, localUrl } from "../dom.js";

const NO_MOTION = matchMedia("(prefers-reduced-motion: reduce)");
const HEADER = 32;
const FLAGS = 20;
const IS_ANIMATED = 2;

export const wantsMotion = () => !NO_MOTION.matches;

/** Lays a still over `image` and a button to play it, if it moves and the reader wants no motion. */
export async function holdStill(image, figure, media) {
  if (wantsMotion() || !(await isMoving(media))) return;
  await image.decode();
  if (figure.media !== media) return;
  const still = el("canvas", { class: "still", "aria-hidden": "true" });
  [still.width, still.height] = [image.naturalWidth, image.naturalHeight];
  still.getContext("2d").drawImage(image, 0, 0);
  const play = el("button", { type: "button", class: "play" }, "Play");
  play.addEventListener("click", () => {
    play.textContent = still.hidden ? "Play" : "Stop";
    still.hidden = !still.hidden;
  });
  for (const old of figure.querySelectorAll(".still, .play")) old.remove();
  image.after(still);
  figure.querySelector(".enlarge").after(play);
}

async function isMoving({ url, content_type: type = "" }) {
  if (/gif$/.test(type) || /\.gif(\?|$)/.test(url)) return true;
  if (!/webp$/.test(type) && !/\.webp(\?|$)/.test(url)) return false;
  const answer = await fetch(localUrl(url));
  const header = new DataView(await answer.arrayBuffer(), 0, HEADER);
  const isExtended = header.getUint32(12) === 0x56503858; // "VP8X"
  return isExtended && Boolean(header.getUint8(FLAGS) & IS_ANIMATED);
}
