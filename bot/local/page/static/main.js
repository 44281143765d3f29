// Sits one person down at the table.
import { App } from "./app.js";

const TRIES_EVERY = 2000;

new App().start().catch(async (error) => {
  console.error(error);
  const isAway = !(await answers());
  const banner = document.getElementById("banner");
  banner.textContent = `The table does not answer. ${error.message} ${isAway ? "Trying again …" : "Reload to try again."}`;
  banner.classList.add("shown");
  if (isAway) setInterval(comeBack, TRIES_EVERY);
});

const answers = () =>
  fetch(location.href, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

// As soon as the table answers, the page begins anew.
async function comeBack() {
  if (await answers()) location.reload();
}
