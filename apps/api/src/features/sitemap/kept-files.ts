import { createHash } from 'node:crypto';
import { memoizeFor } from '../../http/memoize-for.ts';

export interface SitemapFile {
  xml: string;
  etag: string;
}

/** Of some 8 MB each. */
const MOST_KEPT = 4;

/** Keeps files of the sitemap for a while, at most four of them, and lets all who ask meanwhile share one reading. */
export function keepFiles(
  milliseconds: number,
  now: () => Date,
  load: (number: number) => Promise<string>,
): (number: number) => Promise<SitemapFile> {
  const kept = new Map<number, () => Promise<SitemapFile>>();
  return (number) => {
    const read = kept.get(number) ?? memoizeFor(milliseconds, now, async () => toFile(await load(number)));
    kept.delete(number);
    kept.set(number, read);
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
    return read();
  };
}

/** With the mark by which a robot asks whether it changed. */
export function toFile(xml: string): SitemapFile {
  return { xml, etag: `W/"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"` };
}
