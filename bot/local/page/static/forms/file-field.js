// Files that a person hands to the bot, read into the page as soon as they are chosen.
import { el } from "../dom.js";

const MEBIBYTE = 2 ** 20;
const LARGEST = 10 * MEBIBYTE;

/** An input whose `node.contents()` is [{filename, data: base64}]; throws a sentence while they are unfit. */
export function fileInput(props) {
  const node = el("input", { type: "file", ...props });
  let contents = [];
  let problem = "";
  node.addEventListener("change", async () => {
    const chosen = node.files;
    [contents, problem] = [[], chosen.length ? "Still being read, one moment." : ""];
    try {
      const read = await Promise.all([...chosen].map(readFile));
      if (chosen === node.files) [contents, problem] = [read, ""];
    } catch (error) {
      problem = error.message;
    }
  });
  node.contents = () => {
    if (problem) throw new Error(problem);
    return contents;
  };
  return node;
}

function readFile(file) {
  return new Promise((answer, fail) => {
    if (file.size > LARGEST) {
      fail(new Error(`${file.name} is larger than ${LARGEST / MEBIBYTE} MiB.`));
      return;
    }
    const reader = new FileReader();
    reader.onload = () =>
      answer({ filename: file.name, data: reader.result.slice(reader.result.indexOf(",") + 1) });
    reader.onerror = () => fail(new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}
