export interface KeptPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  etag: string;
  /** The body as it was compressed for the first who asked, by content encoding. */
  compressed: Map<string, Promise<Buffer>>;
}

/** Rendered pages by address, kept for a short time; the least recently asked leave first. */
export class PageCache {
  readonly #pages = new Map<string, { page: KeptPage; until: number }>();
  readonly #options: { ttlMs: number; maxCharacters: number; now: () => number };
  #characters = 0;

  constructor(options: { ttlMs: number; maxCharacters: number; now: () => number }) {
    this.#options = options;
  }

  get(address: string): KeptPage | undefined {
    const entry = this.#pages.get(address);
    if (!entry) return undefined;
    this.#remove(address);
    if (entry.until <= this.#options.now()) return undefined;
    this.#add(address, entry);
    return entry.page;
  }

  set(address: string, page: KeptPage): void {
    this.#remove(address);
    this.#add(address, { page, until: this.#options.now() + this.#options.ttlMs });
    for (const oldest of this.#pages.keys()) {
      if (this.#characters <= this.#options.maxCharacters) break;
      this.#remove(oldest);
    }
  }

  #add(address: string, entry: { page: KeptPage; until: number }): void {
    this.#pages.set(address, entry);
    this.#characters += address.length + entry.page.body.length;
  }

  #remove(address: string): void {
    const entry = this.#pages.get(address);
    if (!entry) return;
    this.#pages.delete(address);
    this.#characters -= address.length + entry.page.body.length;
  }
}
