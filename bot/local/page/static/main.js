// Sits one person down at the table.
import { App } from "./app.js";

new App().start().catch((error) => {
  console.error(error);
  const banner = document.getElementById("banner");
  banner.textContent = `The table does not answer. ${error.message} Reload to try again.`;
  banner.classList.add("shown");
});
