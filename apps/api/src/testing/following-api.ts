import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchOutages, type Database } from '@firsthand/database';
import { createBitmapSearch, type BitmapSearch } from '@firsthand/search';
import { closeAfterFile } from '@firsthand/test-support';
import { openApi } from './test-api.ts';

/** The API of a node that follows the store, and so keeps what it made. It is closed after the file's tests. */
export async function openFollowingApi(database: Database) {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-views-'));
  const search: BitmapSearch = createBitmapSearch({
    ...{ db: database.db, directory, pollMs: 20 },
    log: { info: () => undefined, warn: () => undefined },
    outages: watchOutages({ onLost: () => undefined }),
  });
  closeAfterFile(async () => {
    await search.stop();
    await rm(directory, { recursive: true, force: true });
  });
  return { search, api: await openApi(database, { search, changes: search }) };
}
