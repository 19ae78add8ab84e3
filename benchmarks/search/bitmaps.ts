import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchOutages, type Db } from '@firsthand/database';
import { createBitmapSearch } from '@firsthand/search';
import type { SearchFigures } from './figures.ts';
import { measureIndex, timeSeconds, type Asked } from './measure-index.ts';

/** Measures search by bitmaps over a filled store: the answers, and what building and following cost. */
export async function measureBitmaps(store: string, db: Db, asked: Asked): Promise<SearchFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-bench-search-'));
  const open = () => {
    const log = {
      info: () => undefined,
      warn: (fields: object, text: string) => console.error(text, fields),
    };
    const outages = watchOutages({ onLost: console.error });
    return createBitmapSearch({ db, directory, log, outages });
  };
  let search = open();
  try {
    const buildSeconds = await timeSeconds(() => search.settled());
    await search.stop();
    search = open();
    const loadSeconds = await timeSeconds(() => search.settled());
    return {
      ...{ executor: `bitmaps beside ${store}`, buildSeconds, loadSeconds },
      ...(await measureIndex(db, search, asked)),
    };
  } finally {
    await search.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
