import { createHash } from 'node:crypto';
import type { JobChanges } from '@firsthand/search';
import type { Validators } from '../../http/guards/is-held.ts';
import { isWithin } from '../../people/within.ts';
import type { Feed, FeedEntry } from './feed.ts';

/** A feed as it is sent. */
export interface FeedFile extends Required<Validators> {
  body: string;
}

interface Kept {
  file: FeedFile;
  feed: Feed;
  /** The change of search up to which this is how it is. */
  turn: number;
  since: number;
}

interface KeptFeedsOptions {
  /** Null: nobody tells of changes, so what was found is asked for each time. */
  changes: JobChanges | null;
  now: () => Date;
  /** For what changes without search being told, such as when a posting was last verified. */
  keptMs: number;
  /** Of all files at most; those that were not asked for the longest leave first. */
  maxCharacters: number;
}

/**
 * Files of feeds by address. As long as nothing in search changes they are sent as they are; then what is found is asked
 * for again, and the file is written anew only when that is something else.
 */
export class KeptFeeds {
  readonly #options: KeptFeedsOptions;
  readonly #kept = new Map<string, Kept>();
  readonly #loading = new Map<string, Promise<FeedFile>>();
  #characters = 0;
  #turn = 0;

  constructor(options: KeptFeedsOptions) {
    this.#options = options;
    options.changes?.subscribe(() => (this.#turn += 1));
  }

  /** `load` finds what is in the feed, `write` makes the file of it. */
  async get(
    address: string,
    { load, write }: { load: () => Promise<Feed>; write: (feed: Feed) => string },
  ): Promise<FeedFile> {
    const kept = this.#kept.get(address);
    if (kept && this.#isFresh(kept)) {
      // To the end, where the youngest stand.
      this.#kept.delete(address);
      this.#kept.set(address, kept);
      return kept.file;
    }
    const loading = this.#loading.get(address) ?? this.#load(address, { load, write });
    this.#loading.set(address, loading);
    return loading;
  }

  #isFresh({ turn, since }: Kept): boolean {
    const { changes, keptMs, now } = this.#options;
    return changes?.isWarm() === true && turn === this.#turn && isWithin(keptMs, since, now().getTime());
  }

  async #load(
    address: string,
    { load, write }: { load: () => Promise<Feed>; write: (feed: Feed) => string },
  ): Promise<FeedFile> {
    const turn = this.#turn;
    const at = this.#options.now();
    try {
      const feed = await load();
      const before = this.#kept.get(address);
      const file = before && isSame(before.feed, feed) ? before.file : toFile(write(feed), feed, at, before);
      this.#keep(address, { file, feed, turn, since: at.getTime() });
      return file;
    } finally {
      this.#loading.delete(address);
    }
  }

  #keep(address: string, kept: Kept): void {
    this.#remove(address);
    this.#kept.set(address, kept);
    this.#characters += kept.file.body.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#options.maxCharacters) return;
      this.#remove(oldest);
    }
  }

  #remove(address: string): void {
    this.#characters -= this.#kept.get(address)?.file.body.length ?? 0;
    this.#kept.delete(address);
  }
}

/** Entries are kept as they are until what they tell of changes. */
function isSame(before: Feed, { title, entries }: Feed): boolean {
  return (
    before.title === title &&
    before.entries.length === entries.length &&
    entries.every((entry, index) => entry === before.entries[index])
  );
}

/**
 * The tag is of what the feed tells, not of when postings were last verified: a reader would otherwise be sent all of it
 * again after every crawl. What is the same to a reader is as old as it was.
 */
function toFile(body: string, feed: Feed, at: Date, before: Kept | undefined): FeedFile {
  const told = { ...feed, entries: feed.entries.map(withoutStamp) };
  const etag = `W/"${createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 27)}"`;
  return { body, etag, modifiedAt: before?.file.etag === etag ? before.file.modifiedAt : at };
}

const withoutStamp = (entry: FeedEntry): FeedEntry => ({ ...entry, stampHtml: '' });
