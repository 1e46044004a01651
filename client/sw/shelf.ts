/** What is kept of each version, and where (the browser's caches). */

/** The version and all its files; written in where the whole is put together. */
const LIST = 'septem-files';

/** Files here are named after their content, so they never change. */
const IMMUTABLE = 'assets/';
/** Names for what is no file: the page with its addresses made whole, and the sign that nothing is missing. */
const [PAGE, WHOLE] = ['?page', '?whole'];

export class Shelf {
  readonly version: string;
  readonly #files: string[];
  /** The folder of the page. Another page of this host may lie in another folder. */
  readonly #folder: string;

  constructor(folder: string) {
    [this.version = '', ...this.#files] = LIST.split(' ');
    this.#folder = folder;
  }

  /** Whether a path is one of ours: of this version, or of an older page that is still open. */
  knows(path: string): boolean {
    return path.startsWith(IMMUTABLE) || this.#files.includes(path);
  }

  async page(): Promise<Response | undefined> {
    return (await this.#own()).match(this.#at(PAGE));
  }

  async file(path: string): Promise<Response | undefined> {
    const own = await (await this.#own()).match(this.#at(path), { ignoreVary: true });
    return own ?? this.#older(path);
  }

  /** Keeps one file, if it belongs to this version. */
  async put(path: string, answer: Response): Promise<void> {
    if (this.#files.includes(path)) await (await this.#own()).put(this.#at(path), answer);
  }

  async isWhole(): Promise<boolean> {
    return (await (await this.#own()).match(this.#at(WHOLE))) !== undefined;
  }

  async hasWholeOfAnother(): Promise<boolean> {
    const signs = (await this.#others()).map(name =>
      caches.match(this.#at(WHOLE), { cacheName: name }),
    );
    return (await Promise.all(signs)).some(sign => sign !== undefined);
  }

  /** Keeps the page and what it begins with; the browser has just fetched both. */
  async keepPage(): Promise<void> {
    const answer = await this.#fetch('index.html');
    const text = await answer.text();
    // A host may be in the midst of an update: then the next visit tries again.
    if (!text.includes(this.version)) throw new Error('the page is of another version');
    // It is shown at every address, however deep.
    const page = text.replaceAll('="./', `="${this.#folder}`);
    const first = this.#files.filter(path => path.startsWith(IMMUTABLE) && page.includes(path));
    const light = first.filter(path => !path.endsWith('.wasm'));
    await Promise.all(light.map(path => this.#keep(path)));
    // What the host tells browsers to refuse stays; how the text travelled does not.
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    await (await this.#own()).put(this.#at(PAGE), new Response(page, { headers }));
  }

  /** Keeps every file. */
  async keepWhole(): Promise<void> {
    if (await this.isWhole()) return;
    await Promise.all(this.#files.map(path => this.#keep(path)));
    await (await this.#own()).put(this.#at(WHOLE), new Response(this.version));
  }

  /** Forgets old versions, but for the last: a page of it may still be open. */
  async tidy(): Promise<void> {
    const [, ...old] = (await this.#others()).toReversed();
    await Promise.all(old.map(name => caches.delete(name)));
  }

  async #keep(path: string): Promise<void> {
    const own = await this.#own();
    if (await own.match(this.#at(path), { ignoreVary: true })) return;
    await own.put(this.#at(path), (await this.#older(path)) ?? (await this.#fetch(path)));
  }

  /** What is named after its content may come from any version. */
  async #older(path: string): Promise<Response | undefined> {
    if (!path.startsWith(IMMUTABLE)) return undefined;
    for (const cacheName of await this.#others()) {
      const found = await caches.match(this.#at(path), { cacheName, ignoreVary: true });
      if (found) return found;
    }
    return undefined;
  }

  async #fetch(path: string): Promise<Response> {
    const cache = path.startsWith(IMMUTABLE) ? 'default' : 'no-cache';
    const answer = await fetch(this.#at(path), { cache });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  }

  #own(): Promise<Cache> {
    return caches.open(this.#name + this.version);
  }

  /** The caches of other versions, the oldest first. */
  async #others(): Promise<string[]> {
    const ours = (await caches.keys()).filter(name => name.startsWith(this.#name));
    return ours.filter(name => name !== this.#name + this.version);
  }

  get #name(): string {
    return `septem ${this.#folder} `;
  }

  #at(path: string): string {
    return this.#folder + path;
  }
}
