/** The quiet coach: in one's first games of a kind it says what a thing is, the first time it matters. What it has said goes with the person. */
import { learned } from "./learned.svelte";

const KEY = "sylve-coached";
/** In so many games of a kind. */
const GAMES = 2;
/** One note in so many decisions, at most. */
const APART = 3;

/** « rapids e22 » is rapids. */
const nameOf = (words: string): string => words.split(" ")[0];

type Coached = { /** The tables it was at. */ tables: string[] /** The things it has told of. */; known: string[] };

function kept(): Record<string, Coached> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, Coached>) : {};
  } catch {
    return {};
  }
}

export class Coach {
  /** What it tells of now, as the page names it. */
  telling = $state<string | null>(null);
  #decisions = APART;
  #question = "";

  constructor(
    readonly game: string,
    readonly table: string,
  ) {}

  get #all(): Coached {
    return kept()[this.game] ?? { tables: [], known: [] };
  }

  /** Whether it comes to this table. */
  get comes(): boolean {
    const { tables } = this.#all;
    return tables.includes(this.table) || tables.length < GAMES;
  }

  /** Somebody is asked: what is told of the last question goes, and this one counts. */
  asked(question: string): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#decisions += 1;
    this.telling = null;
  }

  /** Tells of the first of these that it has not told of yet and that can be seen. */
  look(news: string[], sees: (thing: string) => boolean): void {
    if (this.telling || this.#decisions < APART || !this.comes) return;
    const { tables, known } = this.#all;
    const isKnown = (name: string) => known.includes(name) || learned.has(`coach/${this.game}/${name}`);
    const thing = news.find((each) => !isKnown(nameOf(each)) && sees(each));
    if (!thing) return;
    this.telling = thing;
    this.#decisions = 0;
    learned.add(`coach/${this.game}/${nameOf(thing)}`);
    this.#keep({ tables: [...new Set([...tables, this.table])], known: [...known, nameOf(thing)] });
  }

  hush(): void {
    this.telling = null;
  }

  #keep(coached: Coached): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...kept(), [this.game]: coached }));
    } catch {
      // private browsing: it tells again at the next table
    }
  }
}

learned.brings(() => Object.entries(kept()).flatMap(([game, { known }]) => known.map((name) => `coach/${game}/${name}`)));
