// Pictures fit the column, are enlarged by a click, and show their description on request.
import { el, icon, localUrl } from "../dom.js";
import { holdStill, wantsMotion } from "./moving-picture.js";
import { haveOneShape } from "./pairing.js";

/** {url, width, height, description, spoiler} -> figure; change(media) swaps the picture without a flicker. */
export function picture(media) {
  const image = el("img", { loading: "lazy", decoding: "async" });
  const button = el(
    "button",
    { type: "button", class: "enlarge", onclick: (event) => enlarge(figure.media, image, event) },
    image,
  );
  const about = el("p");
  const summary = el("summary", { "aria-label": "ALT: description", title: "Description" }, el("span", {}, "ALT"));
  const details = el("details", { class: "description" }, summary, about);
  const figure = el("figure", { class: "picture" }, button, details);
  image.addEventListener("error", () => figure.classList.add("broken"));
  image.addEventListener("load", () => figure.classList.remove("broken"));
  figure.change = (next) => change(figure, { image, button, details, about }, next);
  figure.change(media);
  return figure;
}

function change(figure, { image, button, details, about }, media) {
  const isFirst = !figure.media;
  figure.media = media;
  // The words change with what they describe, not before it is there.
  const show = () => {
    if (figure.media !== media) return;
    about.textContent = media.description ?? "";
    details.hidden = !media.description;
    button.setAttribute(
      "aria-label",
      media.description ? "Enlarge picture, described below" : "Enlarge picture",
    );
    image.alt = media.description || "Picture without a description";
    // What was seen is copied before it gets another size; what has another shape takes its place at once.
    const isOther = !isFirst && figure.shown.url !== media.url;
    if (isOther && wantsMotion() && haveOneShape(figure.shown, media)) fadeOut(image);
    figure.shown = media;
    if (media.width) [image.width, image.height] = [media.width, media.height];
    // A picture is held to a height by its width, so that it never has empty sides.
    if (media.width) image.style.setProperty("--ratio", media.width / media.height);
    image.src = localUrl(media.url);
    holdStill(image, figure, media).catch(() => {}); // a picture that cannot be read says so by itself
  };
  if (isFirst) show();
  else preload(media.url).then(show, show);
  if (media.spoiler && isFirst) veil(figure);
}

// What was seen goes while the new picture is there already.
function fadeOut(image) {
  const old = image.cloneNode();
  Object.assign(old, { alt: "", loading: "eager", decoding: "sync", className: "leaving" });
  old.addEventListener("animationend", () => old.remove());
  image.after(old);
}

function preload(url) {
  const image = new Image();
  image.src = localUrl(url);
  return image.decode();
}

function veil(figure) {
  figure.classList.add("veiled");
  const cover = el("button", { type: "button", class: "veil" }, "Spoiler");
  cover.addEventListener("click", () => {
    figure.classList.remove("veiled");
    cover.remove();
  });
  figure.append(cover);
}

// A screen that could show it hardly larger than the column does shows it at full size at once.
const WORTH_IT = 1.25;

/** Full screen; click or Enter on the picture switches between fitting and full size, around the place that was hit. */
function enlarge(media, small, event) {
  const image = el("img", {
    src: localUrl(media.url),
    alt: media.description || "Picture without a description",
  });
  const zoom = el(
    "button",
    { type: "button", class: "zoom", "aria-label": "Switch between fitting and full size" },
    image,
  );
  const close = el("button", { type: "button", class: "round", "aria-label": "Close" }, icon("close"));
  const dialog = el("dialog", { class: "lightbox", "aria-label": "Picture" }, zoom, close);
  zoom.addEventListener("click", (hit) => toggleFull(dialog, zoom, placeIn(image, hit)));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (hit) => hit.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  const place = placeIn(small, event);
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
  if (innerWidth < small.clientWidth * WORTH_IT)
    image.decode().then(() => toggleFull(dialog, zoom, place), () => {}); // what cannot be read stays as it is
}

function toggleFull(dialog, zoom, [x, y]) {
  dialog.classList.toggle("full");
  zoom.scrollTo(x * zoom.scrollWidth - zoom.clientWidth / 2, y * zoom.scrollHeight - zoom.clientHeight / 2);
}

/** Where in the picture it was hit, as parts of its sides; its middle where a key was pressed. */
function placeIn(image, { clientX, clientY, detail }) {
  const { left, top, width, height } = image.getBoundingClientRect();
  return detail ? [(clientX - left) / width, (clientY - top) / height] : [0.5, 0.5];
}
