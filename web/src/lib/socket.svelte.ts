/** One websocket that comes back by itself, and requests that wait for their answer. */
import { Problem } from "./api";
import { whole } from "./changes";
import type { Message, Refusal, Request, StateMessage } from "./protocol";

type Waiting = { request: Request; done: (refusal: Refusal | null) => void; failed: (problem: Problem) => void };
/** A request's answer: nothing when done, the refusal when refused; a Problem is thrown. */
export type Wire = { ask(request: Request): Promise<Refusal | null> };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20000;
/** Close codes: another site's page, or no such table. */
const NOT_STORED = "not-stored";
const STORE_WAIT = 2000;
const NO_USE_TRYING = [4003, 4004];

export class Socket implements Wire {
  connected = $state(false);
  /** Was connected, is not now. */
  lost = $state(false);

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  /** The server does not want us here. */
  #refused = false;
  /** The state that changes are told from. */
  #state: StateMessage | null = null;

  constructor(
    private readonly url: string,
    private readonly heard: (message: Message) => void,
    private readonly opened: () => void,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** What is asked before the first connection stands waits for it: no press is lost because it came early. */
  ask(request: Request): Promise<Refusal | null> {
    if (this.lost || this.#refused) return Promise.reject(new Problem("disconnected"));
    const number = ++this.#last;
    if (this.connected) this.#send(number, request);
    return new Promise((done, failed) => this.#waiting.set(number, { request, done, failed }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#state = null;
    socket.onopen = () => {
      const early = [...this.#waiting];
      this.connected = true;
      this.lost = false;
      this.#attempts = 0;
      this.#beat = setInterval(() => this.ask({ type: "ping" }).catch(() => {}), HEARTBEAT);
      this.opened();
      for (const [number, { request }] of early) this.#send(number, request);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Message);
    socket.onclose = ({ code }) => this.#dropped(NO_USE_TRYING.includes(code));
  }

  #hear(message: Message): void {
    if (message.type === "done") this.#settle(message.request)?.done(null);
    else if (message.type === "hint") {
      this.heard(message);
      this.#settle(message.request)?.done(null);
    } else if (message.type === "refused") this.#settle(message.request)?.done(message.refusal);
    else if (message.type === "error" && message.code === NOT_STORED && message.request !== null) this.#again(message.request, message);
    else if (message.type === "error" && message.request !== null)
      this.#settle(message.request)?.failed(new Problem(message.code, message.facts));
    else if (message.type === "state" || message.type === "changes") this.#shown(message);
    else this.heard(message);
  }

  /** Whoever listens hears of whole states alone. Where a change does not fit what we have, the connection is begun anew. */
  #shown(message: Extract<Message, { type: "state" | "changes" }>): void {
    this.#state = message.type === "state" ? message : whole(this.#state, message);
    if (this.#state) this.heard(this.#state);
    else this.#socket?.close();
  }

  /** The server could not store what was asked: nothing has changed, so it is asked again until it can. */
  #again(number: number, message: Message): void {
    const waiting = this.#waiting.get(number);
    if (!waiting) return;
    this.heard({ ...message, request: null } as Message);
    setTimeout(() => {
      if (this.connected && this.#waiting.has(number)) this.#send(number, waiting.request);
    }, STORE_WAIT);
  }

  #send(number: number, request: Request): void {
    this.#socket?.send(JSON.stringify({ ...request, request: number }));
  }

  #settle(request: number): Waiting | undefined {
    const waiting = this.#waiting.get(request);
    this.#waiting.delete(request);
    return waiting;
  }

  #dropped(forGood: boolean): void {
    clearInterval(this.#beat);
    // Who has left the table is told nothing of a lost connection.
    for (const { done, failed } of this.#waiting.values()) this.#closed ? done(null) : failed(new Problem("disconnected"));
    this.#waiting.clear();
    this.#refused = forGood;
    if (this.#closed || forGood) return;
    this.lost = true;
    this.connected = false;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.7 ** this.#attempts++) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #hurry = (): void => {
    if (this.connected || this.#socket?.readyState !== WebSocket.CLOSED || document.hidden) return;
    clearTimeout(this.#retry);
    this.#connect();
  };
}
