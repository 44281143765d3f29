// Arrow keys move the focus from message to message. A message taller than the window is scrolled through first.

const LINE = 90;
const SLACK = 4;

/** `rows()` answers the nodes, top to bottom. */
export function walkByArrows(list, rows) {
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isHere = event.target === list || event.target.message;
    if (!step || !isHere || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (reachesOut(event.target, list, step)) list.scrollBy({ top: step * LINE });
    else focusRow(next(event.target, rows(), list, step), list, step);
  });
}

function reachesOut(row, list, step) {
  if (!row.message) return false;
  const [seen, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  return step > 0 ? box.bottom > seen.bottom + SLACK : box.top < seen.top - SLACK;
}

// From the list itself the walk begins at the newest message in sight.
function next(from, rows, list, step) {
  if (from.message) return rows[rows.indexOf(from) + step];
  const { bottom } = list.getBoundingClientRect();
  return rows.findLast((row) => row.getBoundingClientRect().top < bottom);
}

function focusRow(row, list, step) {
  row?.focus({ preventScroll: true });
  const isTall = row?.offsetHeight > list.clientHeight;
  row?.scrollIntoView({ block: isTall ? (step > 0 ? "start" : "end") : "nearest" });
}
