// The people bar: who you are in this tab, who else sits here, a chair for one more.
import { el, icon, redraw } from "../dom.js";
import { act } from "../table/api.js";

/** A coloured disc with initials; the bot wears the tower. */
export function avatar(person) {
  if (person.bot) return el("span", { class: "avatar bot", "aria-hidden": "true" }, icon("castle"));
  return el(
    "span",
    { class: "avatar", "aria-hidden": "true", colors: { "--person": person.color } },
    person.initials || "?",
  );
}

/** The bar; `draw()` again when people or the address change. Every other person is a link, so a tab is one middle click away. */
export class PeopleBar {
  constructor(place, store) {
    this.store = store;
    this.list = el("ul", { class: "people" });
    place.append(el("h2", {}, "You are"), this.list, addForm(store));
  }

  draw() {
    const humans = [...this.store.people.values()].filter((person) => !person.bot);
    redraw(this.list, [humans, location.hash], () => humans.map((person) => personRow(person, this.store)));
  }
}

function personRow(person, store) {
  const name = el("span", { class: "name" }, person.name);
  if (person.id === store.me.id) {
    return el(
      "li",
      { class: "me" },
      el("span", { "aria-current": "true" }, avatar(person), name, el("small", {}, "this tab")),
    );
  }
  const href = `?${new URLSearchParams({ person: person.name.toLowerCase() })}${location.hash}`;
  const title = `Open ${person.name} in a new tab`;
  return el(
    "li",
    {},
    el("a", { href, title: `Become ${person.name} in this tab` }, avatar(person), name),
    el(
      "a",
      { href, target: "_blank", rel: "noopener", class: "tool", "aria-label": title, title },
      icon("away"),
    ),
  );
}

function addForm(store) {
  const name = el("input", {
    name: "name",
    maxlength: "32",
    required: true,
    placeholder: "Name",
    "aria-label": "Name of the new person",
    autocomplete: "off",
  });
  const problem = el("p", { class: "problem", role: "alert" });
  const form = el("form", { class: "add-person" }, name, el("button", { type: "submit" }, "Add"), problem);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    addPerson(name, problem, store);
  });
  return el("details", { class: "adding" }, el("summary", {}, icon("plus"), "Add a person"), form);
}

async function addPerson(field, problem, store) {
  const name = field.value.trim();
  problem.textContent = "";
  if (!name) return;
  try {
    const { person } = await act({
      kind: "add_person",
      name,
      nonce: crypto.randomUUID(),
      person: store.me.id,
    });
    field.value = "";
    window.open(`?person=${person.id}${location.hash}`, "_blank");
  } catch (error) {
    problem.textContent = error.message;
  }
}
