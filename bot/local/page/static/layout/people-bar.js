// The people bar: who you are in this tab, who else is here, and a button to add somebody.
import { el, icon, redraw } from "../dom.js";
import { menuCommands, USER_MENU } from "../compose/commands.js";
import { openMenu } from "../forms/menu.js";
import { act } from "../table/api.js";
import { drawable } from "../text/emoji.js";
import { Languages } from "./languages.js";
import { isolated, isVisible } from "../text/names.js";

/** A coloured disc with initials; the bot wears the tower. */
export function avatar(person) {
  if (person.bot) return el("span", { class: "avatar bot", "aria-hidden": "true" }, icon("castle"));
  return el(
    "span",
    { class: "avatar", "aria-hidden": "true", colors: { "--person": person.color } },
    drawable(isVisible(person.initials) ? person.initials : "?"),
  );
}

/** The bar; `draw()` again when people or the address change. Every other person is a link, so a tab is one middle click away. */
export class PeopleBar {
  constructor(place, app) {
    this.app = app;
    this.store = app.store;
    this.list = el("ul", { class: "people" });
    this.languages = new Languages(app.store);
    place.append(el("h2", {}, "You are"), this.list, addForm(app.store), this.languages.node);
  }

  draw() {
    const humans = [...this.store.people.values()].filter((person) => !person.bot);
    const commands = menuCommands(this.store.commands, USER_MENU).map(({ name }) => name);
    redraw(this.list, [humans, commands, location.hash], () =>
      humans.map((person) => personRow(person, commands, this.app)),
    );
    this.languages.draw();
  }
}

function personRow(person, commands, app) {
  const isMe = person.id === app.store.me.id;
  return el(
    "li",
    { class: isMe ? "me" : "" },
    isMe ? thisTab(person) : otherTab(person),
    commands.length > 0 && actions(person, commands, app),
  );
}

const nameTag = (person) => el("span", { class: "name" }, drawable(person.name));

const thisTab = (person) =>
  el("span", { "aria-current": "true" }, avatar(person), nameTag(person), el("small", {}, "this tab"));

function otherTab(person) {
  const href = `?${new URLSearchParams({ person: addressName(person) })}${location.hash}`;
  const title = `Open ${isolated(person.name)} in a new tab`;
  return [
    el("a", { href, title: `Become ${isolated(person.name)} in this tab` }, avatar(person), nameTag(person)),
    el(
      "a",
      { href, target: "_blank", rel: "noopener", class: "tool", "aria-label": title, title },
      icon("away"),
    ),
  ];
}

// A plain name makes an address one can type; any other person goes by id.
const addressName = ({ id, name }) => (/^[A-Za-z][\w .-]*$/.test(name) ? name.toLowerCase() : id);

function actions(person, commands, app) {
  const label = `Actions for ${isolated(person.name)}`;
  const props = { type: "button", class: "tool", "aria-label": label, "aria-haspopup": "menu", title: label };
  const button = el("button", props, icon("more"));
  const use = (name) => {
    app.closeMenu();
    app.actions.useMenu(name, person.id);
  };
  const entries = commands.map((name) => ({ label: name, run: () => use(name) }));
  button.addEventListener("click", () => openMenu(button, label, [entries]));
  return button;
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
    field.closest("details").open = false;
    window.open(`?person=${person.id}${location.hash}`, "_blank");
  } catch (error) {
    problem.textContent = error.message;
  }
}
