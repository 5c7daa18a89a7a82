/** The steps of a finished game, fetched page by page as they are looked at. */
import type { Step, Steps } from "./wire";

type Fetch = (first: number) => Promise<Steps>;

export class Film {
  private pages = new Map<number, Promise<Steps>>();
  private steps: Step[] = []; // by number; pages that have not come are holes

  private constructor(
    readonly total: number,
    readonly given: number,
    private length: number, // of a page
    private fetch: Fetch,
  ) {}

  static async open(fetch: Fetch): Promise<Film> {
    const page = await fetch(0);
    const film = new Film(page.total, page.given, page.steps.length, fetch);
    film.pages.set(0, Promise.resolve(page));
    film.keep(page);
    return film;
  }

  /** A step, with what boards look back to; the page after it is on its way. */
  async step(number: number): Promise<Step> {
    const page = Math.floor(number / this.length);
    if (page) await this.page(page - 1);
    await this.page(page);
    if ((page + 1) * this.length < this.total) void this.page(page + 1).catch(() => {}); // asked again when it is needed
    const found = this.steps[number];
    if (!found) throw new Error(`there is no step ${number}`);
    return found;
  }

  /** The steps up to this one, as far as they have come. */
  before(number: number): Step[] {
    return this.steps.slice(1, number + 1).filter((step) => step);
  }

  private page(number: number): Promise<Steps> {
    const known = this.pages.get(number);
    if (known) return known;
    const asked = this.fetch(number * this.length).then((page) => {
      this.keep(page);
      return page;
    });
    this.pages.set(number, asked);
    asked.catch(() => this.pages.delete(number)); // the next who needs it tries again
    return asked;
  }

  private keep(page: Steps): void {
    page.steps.forEach((step, i) => (this.steps[page.first + i] = step));
  }
}
