import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchOutages } from '@firsthand/database';
import { buildChildProgram, createTestDatabase, startChild } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { token } from '../expression.ts';
import { aDocument } from '../testing/a-document.ts';
import { storeDocuments } from '../testing/store-documents.ts';
import { aPlan } from '../testing/a-plan.ts';
import { BitmapIndex } from './bitmap-index.ts';
import { createBitmapSearch } from './create-bitmap-search.ts';
import { loadRoaring } from './roaring.ts';
import { readSnapshot } from './snapshot-file.ts';

const KILLS = 6;

test('a process killed while it writes leaves a whole snapshot, and the next start answers right', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-search-'));
  const program = await buildChildProgram(
    new URL('../testing/write-snapshots-until-killed.ts', import.meta.url),
  );
  const Roaring = await loadRoaring();
  for (let kill = 0; kill < KILLS; kill++) {
    const child = startChild(program, [directory]);
    await child.line(`written ${kill + 1}.`);
    await sleep(Math.random() * 60);
    await child.kill();
    const snapshot = await readSnapshot(directory, () => Promise.resolve());
    const { position, snapshotId } = snapshot!.origin;
    expect(Number(position)).toBeGreaterThan(kill);
    const index = new BitmapIndex(Roaring, snapshot!.segments);
    expect(index.status().documents).toBe(Number(snapshotId));
    const plan = aPlan({ terms: [token(`round${position}`)] });
    expect(index.search(plan, { offset: 0, limit: 1 }).total).toBe(2_000);
    index.dispose();
  }
  const { db, drop } = await createTestDatabase();
  const [job] = await storeDocuments(db, [aDocument({ title: 'Baker' })]);
  const log = { info: () => undefined, warn: () => undefined };
  const outages = watchOutages({ onLost: () => undefined });
  const search = createBitmapSearch({ db, directory, log, outages });
  await search.settled();
  const request = { filters: {}, offset: 0, limit: 10 };
  expect(await search.search({ ...request, query: 'baker' })).toEqual({ total: 1, ids: [job!.jobId] });
  expect(await search.search({ ...request, query: '' })).toEqual({ total: 1, ids: [job!.jobId] });
  await search.stop();
  await drop();
  await program.remove();
  await rm(directory, { recursive: true, force: true });
});
