// Whoever pastes more than a field takes is told so, where the browser alone would cut it without a word.

/** `tell(sentence)` is called when what is pasted into a field in `node` does not fit its maxlength. */
export function tellOfCut(node, tell) {
  node.addEventListener("paste", (event) => {
    const { maxLength: most, value, selectionStart: start, selectionEnd: end } = event.target;
    if (!(most >= 0)) return;
    const pasted = event.clipboardData?.getData("text") ?? "";
    const left = most - (value.length - (end - start));
    if (pasted.length <= left) return;
    // The field has taken what fits by the time this is read.
    setTimeout(() => tell(cutSentence(most, pasted.length - Math.max(left, 0))));
  });
}

const number = new Intl.NumberFormat();

const cutSentence = (most, lost) =>
  `This takes ${number.format(most)} characters; the last ${number.format(lost)} of what you pasted were left out.`;
