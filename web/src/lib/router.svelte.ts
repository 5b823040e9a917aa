/** Which page an address shows. */

export type Route =
  | { page: "home" }
  | { page: "learn"; game: string; lesson: string; step: string }
  | { page: "new"; game: string }
  | { page: "puzzle"; game: string; name: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; move: number }
  | { page: "rules"; game: string; section: string }
  | { page: "leaflet"; game: string }
  | { page: "about" }
  | { page: "you" }
  | { page: "games" }
  | { page: "tables" }
  | { page: "day"; game: string; day: string }
  | { page: "clearing" }
  | { page: "challenge"; challenge: string }
  | { page: "compare"; one: string; other: string }
  | { page: "device"; token: string }
  | { page: "press"; what: "off" | "confirm"; token: string }
  | { page: "next" }
  | { page: "missing" };

export function read(path: string, hash = ""): Route {
  try {
    return parse(path, hash);
  } catch {
    return { page: "missing" };
  }
}

function parse(path: string, hash: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, id, third, fourth] = parts;
  if (parts.length === 0) return { page: "home" };
  if (first === "about" && parts.length === 1) return { page: "about" };
  if (first === "you" && parts.length === 1) return { page: "you" };
  if (first === "games" && parts.length === 1) return { page: "games" };
  if (first === "tables" && parts.length === 1) return { page: "tables" };
  if (first === "day" && (parts.length === 2 || parts.length === 3)) return { page: "day", game: id, day: third ?? "" };
  if (first === "clearing" && parts.length === 1) return { page: "clearing" };
  if (first === "challenge" && parts.length === 2) return { page: "challenge", challenge: id };
  if (first === "compare" && parts.length === 3) return { page: "compare", one: id, other: third };
  if (first === "device" && parts.length === 1) return { page: "device", token: hash.replace(/^#/, "") };
  if (first === "learn" && (parts.length === 2 || parts.length === 4))
    return { page: "learn", game: id, lesson: third ?? "", step: fourth ?? "" };
  if ((first === "off" || first === "confirm") && parts.length === 1) return { page: "press", what: first, token: hash.replace(/^#/, "") };
  if (first === "next" && parts.length === 1) return { page: "next" };
  if (first === "new" && parts.length === 2) return { page: "new", game: id };
  if (first === "rules" && parts.length === 2) return { page: "rules", game: id, section: decodeURIComponent(hash.replace(/^#/, "")) };
  if (first === "rules" && third === "leaflet" && parts.length === 3) return { page: "leaflet", game: id };
  if (first === "puzzle" && parts.length === 3) return { page: "puzzle", game: id, name: third };
  if (first === "table" && parts.length === 2) return { page: "table", table: id };
  if (first === "table" && third === "replay" && parts.length === 4 && /^\d+$/.test(fourth))
    return { page: "replay", table: id, move: Number(fourth) };
  return { page: "missing" };
}

export const address = {
  home: "/",
  about: "/about",
  you: "/you",
  games: "/games",
  clearing: "/clearing",
  tables: "/tables",
  day: (game: string, day = "") => `/day/${encodeURIComponent(game)}${day && `/${encodeURIComponent(day)}`}`,
  challenge: (challenge: string) => `/challenge/${encodeURIComponent(challenge)}`,
  compare: (one: string, other: string) => `/compare/${encodeURIComponent(one)}/${encodeURIComponent(other)}`,
  device: (token: string) => `/device#${token}`,
  learn: (game: string) => `/learn/${encodeURIComponent(game)}`,
  /** A lesson from one of its steps on. */
  step: (game: string, lesson: string, step: string) =>
    `/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}/${encodeURIComponent(step)}`,
  new: (game: string) => `/new/${encodeURIComponent(game)}`,
  puzzle: (game: string, name: string) => `/puzzle/${encodeURIComponent(game)}/${encodeURIComponent(name)}`,
  table: (table: string) => `/table/${encodeURIComponent(table)}`,
  replay: (table: string, move: number) => `/table/${encodeURIComponent(table)}/replay/${move}`,
  leaflet: (game: string) => `/rules/${encodeURIComponent(game)}/leaflet`,
  rules: (game: string, section = "") => `/rules/${encodeURIComponent(game)}${section && `#${encodeURIComponent(section)}`}`,
};

/** The table a pasted link or code names, or nothing. */
export function tableIn(text: string): string | null {
  const trimmed = text.trim();
  const linked = trimmed.match(/\/table\/([^/?#\s]+)/)?.[1];
  if (linked) return decodeURIComponent(linked);
  return /^[\w-]+$/.test(trimmed) ? trimmed : null;
}

class Router {
  route = $state.raw<Route>({ page: "home" });

  /** Follows links and the browser's own buttons from now on. */
  start(): void {
    this.#look();
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
    document.addEventListener("click", (click) => {
      const link = (click.target as Element).closest?.("a");
      if (!link || click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.getAttribute("href")?.startsWith("#"))
        return;
      click.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** Asked before another page is shown: whether somebody else sees to it. */
  leaving: (to: string) => boolean = () => false;

  go(to: string): void {
    if (this.leaving(to)) return;
    history.pushState(null, "", to);
    this.#look();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Changes the address without a new step in the history. */
  amend(to: string): void {
    history.replaceState(null, "", to);
    this.#look();
  }

  #look(): void {
    this.route = read(location.pathname, location.hash);
  }
}

export const router = new Router();
