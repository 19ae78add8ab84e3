import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LIMITS, type ImportAccountResponse } from '@firsthand/contracts';
import type { Db, Tables } from '@firsthand/database';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aForm } from '../../testing/a-form.ts';
import { fillAccount } from '../../testing/a-full-account.ts';
import { fillToLimits } from '../../testing/fill-to-limits.ts';
import { findAddresses } from '../../testing/personal-rows.ts';
import { signIn, type SignedIn } from '../../testing/sign-in.ts';
import { loggedErrors, openApi, TEST_NOW } from '../../testing/test-api.ts';
import { NEVER_IMPORTED } from './account-file/import-report.ts';
import { countBytes } from '../../people/storage-quota.ts';

/** In files. Nearly all that a person may keep, which takes minutes: `FIRSTHAND_ACCOUNT_MB=480`. */
const MEGABYTES = Number(process.env.FIRSTHAND_ACCOUNT_MB ?? 24);
const MEGABYTE = 2 ** 20;
/** Filling it takes seconds, on a busy machine minutes. */
const SLOW_MS = 300_000;
/** What lives beside the export while it is read, as a part of what is read. */
const SHARE_HELD = 0.75;
const MARK = 'ada-was-here';
const FORMER = Array.from({ length: 20 }, (_, number) => `ada-${number}@former.example`);
const FULL: Partial<Record<keyof Tables, number>> = {
  bookmarks: LIMITS.bookmarksPerUser,
  removed_bookmarks: LIMITS.bookmarkUndosPerUser,
  job_applications: LIMITS.applicationsPerUser,
  application_drafts: LIMITS.draftsPerUser,
  stored_answers: LIMITS.storedAnswersPerUser,
  saved_searches: LIMITS.premiumSavedSearches,
  hide_rules: LIMITS.hideRulesPerUser,
  notices: LIMITS.noticesPerUser,
  watched_companies: LIMITS.watchedPerUser,
  access_tokens: LIMITS.accessTokensPerUser,
  passkeys: LIMITS.passkeysPerUser,
  job_profiles: LIMITS.premiumProfiles,
};

/**
 * What lives, in the heap and in buffers. Dead buffers are given back by a thread of its own, which on a busy machine is
 * still at it when the collection is over; the next one waits for it.
 */
function readLiveBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Addresses that a person had, with the mails that went there before there was an account. */
async function leaveAddresses(db: Db, userId: number): Promise<void> {
  for (const [number, address] of FORMER.entries()) {
    await db
      .insertInto('address_changes')
      .values({
        ...{ user_id: userId, old_email: address, old_email_key: address, take_back_hash: `t-${number}` },
        ...{ created_at: TEST_NOW, expires_at: TEST_NOW, settled_at: TEST_NOW },
      })
      .execute();
    const mail = { kind: 'magic-link', subject: 'Log in', text: address, html: address } as const;
    await db
      .insertInto('mails')
      .values({ ...mail, recipient: address, user_id: null, created_at: TEST_NOW })
      .execute();
  }
}

async function countRows(db: Db, table: keyof Tables): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Every list that an account is filled from comes in whole. */
async function bringIn(api: Awaited<ReturnType<typeof openApi>>, who: SignedIn, zip: Uint8Array) {
  const form = aForm({ name: 'file', filename: 'account.zip', type: 'application/zip', content: zip });
  const address = `${api.listeningOrigin}/v1/api/users/import`;
  const { payload: body } = form;
  const answer = await fetch(address, {
    ...{ method: 'POST', headers: { ...form.headers, ...who.headers }, body: new Uint8Array(body) },
  });
  return { status: answer.status, told: (await answer.json()) as ImportAccountResponse };
}

describeStore('an account that is full to every limit', (open) => {
  test('comes back in whole', { timeout: SLOW_MS }, async () => {
    const { db, database } = await open();
    const api = await openApi(database);
    const ada = await signIn(database, { email: 'ada@example.com', roles: ['premium'] });
    await fillAccount(db, ada, MARK, 1);
    await fillToLimits(db, ada.user.id, MEGABYTES);
    await api.listen({ host: '127.0.0.1', port: 0 });
    const given = await fetch(`${api.listeningOrigin}/v1/api/users/export`, { headers: ada.headers });
    const bob = await signIn(database, { email: 'bob@example.com', roles: ['premium'] });
    const { status, told } = await bringIn(api, bob, new Uint8Array(await given.arrayBuffer()));
    expect(status).toBe(200);
    // The one job that auto-apply prepared is none of this store; other lists belong to the account they were made in.
    const leftOut = told.not_imported.filter(({ list }) => !(list in NEVER_IMPORTED));
    expect(leftOut.map(({ list, count }) => [list, count])).toEqual([['auto-apply-prepared', 1]]);
    const counts = Object.fromEntries(told.imported.map(({ list, count }) => [list, count]));
    expect(counts).toMatchObject({
      ...{ applications: LIMITS.applicationsPerUser, bookmarks: LIMITS.bookmarksPerUser },
      ...{ 'stored-answers': LIMITS.storedAnswersPerUser, 'application-drafts': LIMITS.draftsPerUser },
    });
    expect(loggedErrors).toEqual([]);
  });

  test(
    'is given whole in little memory, and deleted with every address it ever had',
    { timeout: SLOW_MS },
    async () => {
      const { db, database } = await open();
      const api = await openApi(database);
      const ada = await signIn(database, { email: 'Ada@Example.com', roles: ['premium'] });
      await fillAccount(db, ada, MARK, 1);
      await leaveAddresses(db, ada.user.id);
      const addresses = [ada.user.email, `${MARK}@example.com`, `${MARK}@example.net`, ...FORMER];
      const standing = await findAddresses(db, addresses);
      expect(new Set(standing.map(({ address }) => address))).toEqual(new Set(addresses));
      await fillToLimits(db, ada.user.id, MEGABYTES);
      for (const [table, most] of Object.entries(FULL))
        expect([table, await countRows(db, table as keyof Tables)]).toEqual([table, most]);
      const kept = await countBytes(db, ada.user.id);
      expect(kept).toBeGreaterThan(MEGABYTES * MEGABYTE);

      await api.listen({ host: '127.0.0.1', port: 0 });
      const { headers } = ada;
      const before = readLiveBytes();
      const answer = await fetch(`${api.listeningOrigin}/v1/api/users/export`, { headers });
      expect(answer.status).toBe(200);
      const taken = await takeWatching(answer);
      // Files do not get smaller by compression; that of the rest is the export's business.
      expect(taken.bytes).toBeGreaterThan(MEGABYTES * MEGABYTE);
      expect((taken.mostLiveBytes - before) / taken.bytes).toBeLessThan(SHARE_HELD);

      const removed = await api.inject({
        ...{ method: 'DELETE', url: '/v1/api/users/account', headers },
        payload: { confirm_email: ada.user.email },
      });
      expect([removed.statusCode, removed.body]).toEqual([200, expect.stringContaining('is deleted')]);
      expect(await findAddresses(db, addresses)).toEqual([]);
      for (const table of Object.keys(FULL))
        expect([table, await countRows(db, table as keyof Tables)]).toEqual([table, 0]);
      expect(loggedErrors).toEqual([]);
    },
  );
});

/** Throws what it takes away, and looks at the memory every few megabytes. */
async function takeWatching(answer: Response): Promise<{ bytes: number; mostLiveBytes: number }> {
  const taken = { bytes: 0, mostLiveBytes: 0 };
  let lookAt = 0;
  for await (const piece of answer.body ?? []) {
    taken.bytes += (piece as Uint8Array).byteLength;
    if (taken.bytes < lookAt) continue;
    lookAt = taken.bytes + (MEGABYTES * MEGABYTE) / 4;
    taken.mostLiveBytes = Math.max(taken.mostLiveBytes, readLiveBytes());
  }
  return taken;
}
