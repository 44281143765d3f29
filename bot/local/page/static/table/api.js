// What the page asks the server for: state, older messages, actions, requests, and the stream of events.

const token = document.querySelector('meta[name="table-token"]').content;

export class Refusal extends Error {}

async function read(path, params = {}) {
  const response = await fetch(`${path}?${new URLSearchParams(params)}`, { cache: "no-store" });
  if (!response.ok) throw new Refusal(await sentence(response));
  return response.json();
}

async function sentence(response) {
  const body = await response.json().catch(() => ({}));
  return body.error || body.message || `The table answered ${response.status}.`;
}

export const readState = (person) => read("/table/state", { person });
export const readOlder = (person, channel, before) => read("/table/messages", { person, channel, before });
export const readRequests = () => read("/table/requests");

/** Says to the table what this person does. Throws a Refusal with the table's own sentence. */
export async function act(body) {
  const response = await fetch("/table/act", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Table-Token": token },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Refusal(await sentence(response));
  return response.json();
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;

/**
 * Listens for events after `seq`. The browser's own reconnect would ask for the old position again, so a
 * broken stream is closed here and `onBreak` called after a growing pause: the owner reads the state anew and opens the next one.
 */
export class Stream {
  #source = null;
  #timer = 0;
  #pause = FIRST_PAUSE;

  constructor(pressing, { onEvent, onOpen, onLost, onBreak }) {
    Object.assign(this, { pressing, onEvent, onOpen, onLost, onBreak });
  }

  open(person, seq) {
    this.close();
    const source = new EventSource(`/table/stream?${new URLSearchParams({ person, after: seq })}`);
    source.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.onOpen();
    };
    source.onmessage = ({ data }) => this.pressing.after(() => this.#hear(source, JSON.parse(data)));
    source.onerror = () => this.retry();
    this.#source = source;
  }

  // What is behind a fresh state is no news.
  #hear(source, event) {
    if (source === this.#source) this.onEvent(event);
  }

  retry() {
    this.close();
    this.onLost();
    this.#timer = setTimeout(() => this.onBreak(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  close() {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }
}
