import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '@firsthand/database';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { readExport } from '../../testing/read-export.ts';
import { signIn } from '../../testing/sign-in.ts';
import { openApi, TEST_NOW } from '../../testing/test-api.ts';
import { exportUser } from './export-user.ts';

const BOOKMARKS = 205;
const APPLICATIONS = 16;
const FILE_BYTES = 1_048_576;

/** Some 16 MB of files, and 4 MB of text. */
async function fillHeavily(db: Db, userId: number): Promise<void> {
  const posting = JSON.stringify({ title: 'Nurse', description: 'x'.repeat(20_000) });
  for (let number = 1; number <= BOOKMARKS; number += 1) {
    await db
      .insertInto('bookmarks')
      .values({
        ...{ user_id: userId, source: 'lever', requisition_id: number, external_id: 'x' },
        ...{ content_hash: 'c', posting, bookmarked_at: TEST_NOW },
      })
      .execute();
  }
  const content = Buffer.alloc(FILE_BYTES, 'pdf ');
  for (let number = 0; number < APPLICATIONS; number += 1) {
    const { id } = await db
      .insertInto('job_applications')
      .values({
        ...{ user_id: userId, application_status: 'completed', applied_at: TEST_NOW, ats_source: null },
        job_data: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('application_files')
      .values({
        ...{ application_id: id, kind: 'resume', filename: 'cv.pdf', size: FILE_BYTES },
        ...{ mimetype: 'application/pdf', content },
      })
      .execute();
  }
}

describeStore('the export of a heavy account', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const ada = await signIn(database);
    await fillHeavily(db, ada.user.id);
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', ada.user.id)
      .executeTakeFirstOrThrow();
    return { db, database, ada, user };
  };

  test('holds every row and every byte', async () => {
    const { db, user } = await start();
    const { lists, files, contents } = await readExport(await buffer(await exportUser(db, user, TEST_NOW)));
    expect(contents.rows).toMatchObject({ bookmarks: BOOKMARKS, applications: APPLICATIONS });
    const ids = lists.bookmarks?.map((row) => row.requisition_id);
    expect(ids).toEqual(Array.from({ length: BOOKMARKS }, (_, index) => index + 1));
    const documents = Object.entries(files).filter(([name]) => name.endsWith('.pdf'));
    expect(documents).toHaveLength(APPLICATIONS);
    for (const [, content] of documents) expect(content.length).toBe(FILE_BYTES);
  });

  test('is read only as fast as it is taken, and lets others in meanwhile', async () => {
    const { db, database, user, ada } = await start();
    const api = await openApi(database);
    let reads = 0;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        reads += 1;
        return Promise.resolve(result);
      },
    });
    const output = await exportUser(counting, user, TEST_NOW);
    let taken = 0;
    let readsInThePause = 0;
    for await (const chunk of output) {
      const isHalf = taken < FILE_BYTES * 3 && taken + (chunk as Buffer).length >= FILE_BYTES * 3;
      taken += (chunk as Buffer).length;
      if (!isHalf) continue;
      // The reader takes nothing for a while: somebody else is served, and the export waits.
      const answer = await api.inject({ url: '/v1/api/users/settings', headers: ada.headers });
      expect(answer.statusCode).toBe(200);
      const before = reads;
      await pause(500);
      readsInThePause = reads - before;
    }
    expect(taken).toBeGreaterThan(APPLICATIONS * FILE_BYTES);
    expect(reads).toBeGreaterThan(APPLICATIONS);
    expect(readsInThePause).toBeLessThan(4);
  });

  test('stops reading when nobody takes the rest', async () => {
    const { db, user } = await start();
    const output = await exportUser(db, user, TEST_NOW);
    output.once('data', () => output.destroy());
    await once(output, 'close');
    await pause(200);
    // No connection is held: the account can go at once, with everything that was still to be read.
    await db.deleteFrom('users').where('id', '=', user.id).execute();
    expect(await db.selectFrom('application_files').select('kind').execute()).toEqual([]);
  });
});
