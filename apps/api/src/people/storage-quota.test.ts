import { LIMITS, type ApplicationDraft, type SettingsResponse } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { fillAccount } from '../testing/a-full-account.ts';
import { aForm } from '../testing/a-form.ts';
import { aPdf } from '../testing/a-resume.ts';
import { listPersonalTables, readRows } from '../testing/personal-rows.ts';
import { signIn } from '../testing/sign-in.ts';
import { getField, startTurboApply } from '../testing/start/start-turbo-apply.ts';
import { expectRefusal, openApi, TEST_NOW } from '../testing/test-api.ts';
import { countBytes, COUNTED_TABLES } from './storage-quota.ts';

/** What a person cannot make grow by more than a little, each with its bound. */
const SMALL: Record<string, string> = {
  users: 'one row of short fields',
  subscriptions: 'one row',
  auto_apply_criteria: 'one row of a few short fields',
  auto_apply_prepared: 'a few numbers, at most autoApplyDailyMax a day',
  audit_events: 'written by us, and by what admins do; gone after auditDays',
  address_changes: 'an address, as often as links may be sent',
  identities: 'one row for each sign-in elsewhere',
  access_tokens: 'a hash, a name and times, accessTokensPerUser of them',
  passkeys: 'a key, a name and times, passkeysPerUser of them',
  sessions: 'times, gone some days after their end',
  refresh_tokens: 'a hash and times, gone with their session',
  magic_links: 'hashes and times, as often as links may be sent',
  mails: 'written by us; gone some days after they went out',
  integration_requests: 'needs no account; bounded for each client',
  removed_bookmarks: 'copies that can be put back for bookmarkUndoMs, then swept',
  hide_rules: 'short texts, hideRulesPerUser of them',
  saved_searches: 'premiumSavedSearches of them, each a search of at most savedQueryMaxLength',
  saved_search_matches: 'two numbers and a time for each job that came',
  watched_companies: 'a few numbers, watchedPerUser of them',
  notices: 'written by us: a few numbers, noticesPerUser of them',
  career_notices: 'needs no account; bounded for each client',
  job_profiles: 'short fields, premiumProfiles of them',
  equal_opportunity_answers: 'three short fields for each profile',
  profile_skills: 'skillsPerProfile short names for each profile',
  application_stages: 'six days for each application',
};

const BOOKMARKS = '/v1/api/bookmarks';
const APPLICATIONS = '/v1/api/job-applications';
const SETTINGS = '/v1/api/users/settings';
const FULL = /no room for this, so it was not saved: you use .* of 500 MB\. Delete applications/;

/** An application whose file says that it has so many bytes: the sum goes by what files say of themselves. */
async function fillUp(db: Db, userId: number, room: number): Promise<number> {
  const { id } = await db
    .insertInto('job_applications')
    .values({
      ...{ user_id: userId, application_status: 'completed', applied_at: TEST_NOW, ats_source: null },
      job_data: JSON.stringify({
        ...{ title: 'Filler', company: null, client_name: null, location: null },
        ...{ description: '', external_url: null },
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const size = LIMITS.storageMaxBytes - room - (await countBytes(db, userId));
  await db
    .insertInto('application_files')
    .values({
      ...{ application_id: id, kind: 'resume', filename: 'cv.pdf', size, mimetype: 'application/pdf' },
      content: Buffer.from('%PDF-1.7'),
    })
    .execute();
  return id;
}

const startWith = (open: OpenTestDatabase) => async () => {
  const turbo = await startTurboApply(await open());
  const settings = async () => (await turbo.call('GET', SETTINGS)).json<SettingsResponse>();
  const fill = (room: number) => fillUp(turbo.db, turbo.ada.user.id, room);
  const bookmark = (id = turbo.jobId) =>
    turbo.call('POST', BOOKMARKS, { requisition_id: id, source: 'greenhouseio' });
  return { ...turbo, settings, fill, bookmark };
};

describeStore('what one person may keep', (open) => {
  const start = startWith(open);

  test('no table is forgotten by the count', async () => {
    const { db, database } = await open();
    const counted = COUNTED_TABLES.map(({ table }) => table);
    expect([...counted, ...Object.keys(SMALL)].sort()).toEqual(await listPersonalTables(db));
    // Each of them adds to the sum of whoever it belongs to, and to nobody else's.
    const ada = await signIn(database);
    const bob = await signIn(database, { email: 'bob@example.com' });
    await fillAccount(db, ada, 'ada', 1);
    expect(await countBytes(db, bob.user.id)).toBe(0);
    let before = await countBytes(db, ada.user.id);
    const inner = [...COUNTED_TABLES].sort((one, other) => rank(one.table) - rank(other.table));
    for (const { table } of inner) {
      await db.deleteFrom(table).execute();
      const after = await countBytes(db, ada.user.id);
      expect([table, after < before]).toEqual([table, true]);
      before = after;
    }
    expect(before).toBe(0);
  });

  test('is every byte of files and texts, however well they can be compressed', async () => {
    const { db, ada, profile, addFile, settings } = await start();
    const used = (await settings()).storage.used_bytes;
    expect(used).toBe(await countBytes(db, ada.user.id));
    const letter = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(700_000, ' ')]);
    await addFile(profile.id, 'cover-letter', letter);
    const storage = { used_bytes: used + letter.length, max_bytes: LIMITS.storageMaxBytes };
    expect((await settings()).storage).toEqual(storage);
    // In the place of the one before: counted once.
    await addFile(profile.id, 'cover-letter', letter);
    expect((await settings()).storage).toEqual(storage);
  });

  test('is full: each door refuses, nothing changes, and reading goes on', async () => {
    const started = await start();
    const { call, save, confirm, ready, fill, bookmark, addFile, profile, settings, addJob, resume } =
      started;
    const draft = await ready();
    const { key } = getField(draft, /why/i);
    await save(draft, { remember: [key] });
    const current = await started.read(draft.id);
    const { answers } = (await call('GET', '/v1/api/stored-answers')).json<{ answers: { id: number }[] }>();
    const experience = `/v1/api/job-profiles/${profile.id}/experience`;
    const entry = {
      ...{ job_title: 'Nurse', company_name: 'Acme', start_date: '2020-01-01', is_current_job: true },
      description: `<p>${'w'.repeat(100)}</p>`,
    };
    const other = await addJob({ external_id: '4002' });
    const filler = await fill(40);
    const note = { notes: 'x'.repeat(100) };
    const version = { version: 1 };
    const doors: Record<string, () => ReturnType<typeof call>> = {
      bookmark: () => bookmark(),
      'an application elsewhere': () => call('POST', APPLICATIONS, { title: 'Cook', ...note }),
      'an application to a job': () =>
        call('POST', APPLICATIONS, { requisition_id: other, source: 'greenhouseio' }),
      notes: () => call('PATCH', `${APPLICATIONS}/${filler}`, { ...version, ...note }),
      'a letter': () => addFile(profile.id, 'cover-letter', resume),
      'a larger resume': () => addFile(profile.id, 'resume', Buffer.concat([resume, Buffer.alloc(100, ' ')])),
      experience: () => call('POST', experience, entry),
      'a draft': () => started.startAt(other),
      'typed answers': () => save(current, { answers: { [key]: 'y'.repeat(100) } }),
      'a kept answer': () =>
        call('PUT', `/v1/api/stored-answers/${answers[0]?.id}`, { answer: 'z'.repeat(100) }),
      confirmation: () => confirm(current),
    };
    const outcomes: Record<string, unknown> = {};
    const tables = await listPersonalTables(started.db);
    const before = await readRows(started.db, tables);
    for (const [name, write] of Object.entries(doors)) {
      const { statusCode, body } = await write();
      outcomes[name] = [statusCode, FULL.test(body)];
      if (statusCode !== 413) outcomes[name] = body;
    }
    const refused = Object.keys(doors).map((name) => [name, [413, true]]);
    expect(outcomes).toEqual(Object.fromEntries(refused));
    expect(await readRows(started.db, tables)).toEqual(before);

    for (const url of [SETTINGS, BOOKMARKS, `${APPLICATIONS}/history`, '/v1/api/users/export']) {
      expect((await call('GET', url)).statusCode).toBe(200);
    }
    expect((await settings()).storage.used_bytes).toBe(LIMITS.storageMaxBytes - 40);
    // What takes no more room than before is saved.
    const shorter = await save(current, { answers: { [key]: 'No.' } });
    expect(shorter.statusCode).toBe(200);
    // Deleting frees: the same doors open again.
    expect((await call('DELETE', `${APPLICATIONS}/${filler}`)).statusCode).toBe(200);
    expect((await bookmark()).statusCode).toBe(201);
    expect((await confirm(shorter.json<ApplicationDraft>())).statusCode).toBe(201);
  });

  test('whoever keeps more than they may can still shorten, but not add', async () => {
    const { db, call, ada, fill } = await start();
    const filler = await fill(0);
    await db
      .updateTable('job_applications')
      .set({ notes: 'x'.repeat(500) })
      .where('id', '=', filler)
      .execute();
    expect(await countBytes(db, ada.user.id)).toBeGreaterThan(LIMITS.storageMaxBytes);
    const path = `${APPLICATIONS}/${filler}`;
    expectRefusal(await call('PATCH', path, { version: 1, notes: 'x'.repeat(501) }), 413, FULL);
    expect((await call('PATCH', path, { version: 1, notes: 'x'.repeat(499) })).statusCode).toBe(200);
  });

  test('a resume that finds no room makes no profile', async () => {
    const { db, database } = await open();
    const api = await openApi(database);
    const ada = await signIn(database);
    await fillUp(db, ada.user.id, 40);
    const { payload, headers } = aForm(
      { name: 'profile_name', content: 'Nurse' },
      { name: 'file', filename: 'cv.pdf', type: 'application/pdf', content: aPdf(['Ada Lovelace']) },
    );
    const parse = () =>
      api.inject({
        method: 'POST',
        url: '/v1/api/job-profiles/parse-resume',
        payload,
        headers: { ...headers, ...ada.headers },
      });
    const tables = await listPersonalTables(db);
    const before = await readRows(db, tables);
    expectRefusal(await parse(), 413, FULL);
    expect(await readRows(db, tables)).toEqual(before);
  });
});

describeDatabases('what one person may keep, written at once', (open) => {
  const start = startWith(open);

  test('is not passed by two writes at once', async () => {
    const { db, ada, fill, addFile, profile } = await start();
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500_000, ' ')]);
    await db.deleteFrom('profile_files').where('job_profile_id', '=', profile.id).execute();
    await fill(700_000);
    const answers = await Promise.all([
      addFile(profile.id, 'resume', content),
      addFile(profile.id, 'cover-letter', content),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 413]);
    expect(await countBytes(db, ada.user.id)).toBeLessThanOrEqual(LIMITS.storageMaxBytes);
  });
});

/** What lies inside of something else goes first, so that each deletion takes one table's rows alone. */
function rank(table: string): number {
  return table === 'job_applications' || table === 'application_drafts' ? 1 : 0;
}
