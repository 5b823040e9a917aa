/** Salts that this browser promised, and the deals they went into: kept, so that the promise can be held against the record. */
import { hex, hmac, joined, sha256, unhex } from "./sha256";

/** What was fixed before the first card. */
export type Deal = { commitment: string; promises: string[]; own: string };
type Salt = { salt: string /** The promises of the one deal it was told for. */; told?: string };

const MOST = 80;

/** The latest few things of a kind, kept by the browser; without storage, as long as the page. */
class Kept<T> {
  #memory: Record<string, T> = {};
  constructor(private readonly key: string) {}

  all(): Record<string, T> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, T>;
    } catch {
      return this.#memory;
    }
  }
  put(name: string, value: T): void {
    const { [name]: _, ...others } = this.all();
    this.#memory = Object.fromEntries([...Object.entries(others), [name, value] as const].slice(-MOST));
    try {
      localStorage.setItem(this.key, JSON.stringify(this.#memory));
    } catch {
      // private browsing: forgotten with the page
    }
  }
}

const salts = new Kept<Salt>("sylve-salts");
const deals = new Kept<Deal>("sylve-deals");

/** A new salt, promised by its hash. */
export function promise(): string {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const promised = hex(sha256(salt));
  salts.put(promised, { salt: hex(salt) });
  return promised;
}

/** The salt behind the own promise, for this deal alone; null where it is unknown or was told for another. */
export function tell(table: string, deal: Deal): string | null {
  const kept = salts.all()[deal.own];
  const fixed = deal.promises.join();
  if (!kept || (kept.told !== undefined && kept.told !== fixed)) return null;
  salts.put(deal.own, { ...kept, told: fixed });
  deals.put(table, deal);
  return kept.salt;
}

/** What was promised at this table, if this browser was there. */
export const promisedAt = (table: string): Deal | undefined => deals.all()[table];

/** Whether the record of a finished game keeps the promise: the secret, all salts, the own among them, and the seed made of them. */
export function keeps(record: string, deal: Deal, seal: string | null): boolean {
  const lines = record.split("\n").map((line) => line.slice(0, line.lastIndexOf(" ~")));
  const all = (word: string) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const [[secret = ""], [seed = ""], mixed] = [all("secret"), all("seed"), all("salt").map(unhex)];
  const hashes = mixed.map(sha256);
  return (
    hex(sha256(unhex(secret))) === deal.commitment &&
    hashes.map(hex).join() === deal.promises.join() &&
    deal.promises.includes(deal.own) &&
    hex(hmac(unhex(secret), joined(hashes))) === seed &&
    (seal === null || hex(sha256(new TextEncoder().encode(record))) === seal)
  );
}
