// A modal as a dialog: fields, checks with sentences, submit.
import { el, freshId } from "../dom.js";
import { complain, describe } from "./field-notes.js";
import { modalField } from "./modal-fields.js";
import { tellOfCut } from "./paste-note.js";
import { markdown } from "../text/markdown.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;
const CHECKBOX = 23;

/** Opens `modal` (Discord's JSON plus modal_id); closes when the bot took the answer. */
export function openModal(modal, app) {
  const title = el("h2", { id: freshId("title") }, modal.title);
  const context = { store: app.store, goTo: app.goTo, useCommand: app.useCommand };
  const fields = [];
  const rows = modal.components.map((component) => part(component, context, fields));
  const problem = el("p", { class: "problem", role: "alert" });
  const submit = el("button", { type: "submit", class: "press primary" }, "Submit");
  const cancel = el("button", { type: "button", class: "press secondary" }, "Cancel");
  const form = el(
    "form",
    { novalidate: true },
    title,
    el("div", { class: "fields" }, rows),
    problem,
    el("div", { class: "ends" }, cancel, submit),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": title.id }, form);
  cancel.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(modal, fields, { app, dialog, problem, submit });
  });
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

function part(component, context, fields) {
  if (component.type === TEXT) return markdown(component.content, context);
  if (component.type === ROW)
    return component.components.map((inner) =>
      labelled(inner, inner.label ?? inner.placeholder, null, context, fields),
    );
  if (component.type === LABEL)
    return labelled(component.component, component.label, component.description, context, fields);
  return el(
    "p",
    { class: "unknown" },
    `This page cannot show a component of type ${component.type} in a modal.`,
  );
}

function labelled(component, label, description, context, fields) {
  const field = modalField(component, label, context.store);
  fields.push(field);
  const about = description && el("small", {}, description);
  field.problem = el("small", { class: "problem", role: "alert" });
  describe(field.node, about, field.problem);
  tellOfCut(field.node, (sentence) => complain(field.node, field.problem, sentence));
  if (component.type === CHECKBOX)
    return el("div", { class: "field" }, field.node, about, field.problem);
  const isNeeded = component.required ?? true;
  const name = el(
    "span",
    { class: "field-name" },
    label,
    isNeeded && el("span", { class: "star", "aria-hidden": "true" }, " *"),
  );
  return el("div", { class: "field" }, name, about, field.node, field.problem);
}

function send(modal, fields, { app, dialog, problem, submit }) {
  if (submit.ariaBusy === "true" || !areAllFit(fields)) return;
  submit.ariaBusy = "true";
  problem.textContent = "";
  const end = () => dialog.close();
  const acknowledged = (data) => {
    end();
    app.answers.acknowledged(data);
  };
  app.interactions.start(
    { kind: "submit", modal_id: modal.modal_id, components: fields.map((field) => field.read()) },
    {
      acknowledged,
      modal: (next) => {
        end();
        app.openModal(next);
      },
      failed: (sentence) => {
        submit.ariaBusy = "false";
        problem.textContent = sentence;
      },
    },
  );
}

function areAllFit(fields) {
  const complaints = fields.map((field) => [field, field.check()]);
  for (const [field, sentence] of complaints) complain(field.node, field.problem, sentence);
  const first = complaints.find(([, sentence]) => sentence);
  first?.[0].focus();
  return !first;
}
