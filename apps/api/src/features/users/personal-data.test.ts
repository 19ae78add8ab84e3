import { ACCOUNT_FILE_LISTS } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fillAccount } from '../../testing/a-full-account.ts';
import { findAddresses, listPersonalTables, readRows } from '../../testing/personal-rows.ts';
import { readExport } from '../../testing/read-export.ts';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, loggedErrors, openApi, TEST_NOW } from '../../testing/test-api.ts';
import { deleteUser } from './delete-user.ts';
import { PERSONAL_TABLES } from './personal-data.ts';

const MARK = 'ada-was-here';
const BOB = 'bob-was-here';
/** Personal tables that the export leaves out: a refresh token is a hash and the times of its session. */
const LEFT_OUT = ['refresh_tokens'];
/** Fields of lists that an account is filled from which are told of and never taken. */
const ONLY_TOLD: Record<string, string[]> = {
  account: ['id', 'email', 'email_validated', 'roles', 'created_at', 'last_signed_in_at'],
  'saved-searches': ['next_due_at', 'confirmed_at', 'bounces'],
};

describeStore('what we hold about a person', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const ada = await signIn(database, { email: 'Ada@Example.com', name: MARK });
    const bob = await signIn(database, { email: 'bob@example.com', name: BOB });
    await fillAccount(db, ada, MARK, 1);
    const bobs = await fillAccount(db, bob, BOB, 1);
    const api = await openApi(database);
    const remove = (payload: object) =>
      api.inject({ method: 'DELETE', url: '/v1/api/users/account', headers: ada.headers, payload });
    // What stands in rows without a text of Bob's; the last field of a row has no comma.
    const bobsSigns = [
      `"job_profile_id": ${bobs.profileId},`,
      `"application_id": ${bobs.applicationId},`,
      `"application_id": ${bobs.applicationId}}`,
      `"user_id": ${bob.user.id},`,
      `"saved_search_id": ${bobs.savedSearchId}}`,
    ];
    return { db, api, ada, bob, remove, bobsSigns };
  };

  test('no table is forgotten by the export', async () => {
    const { db } = await start();
    const tables = await listPersonalTables(db);
    const registered = PERSONAL_TABLES.map(({ table }) => table);
    expect([...registered, ...LEFT_OUT].sort()).toEqual(tables);
    expect(new Set(PERSONAL_TABLES.map(({ file }) => file)).size).toBe(registered.length);
    // Ada and Bob have a row in each, so that the tests below do look at it.
    const rows = await readRows(db, tables);
    expect(Object.keys(rows).filter((table) => (rows[table]?.length ?? 0) < 2)).toEqual([]);
  });

  test('a new table is noticed, however it names the person', async () => {
    const { db } = await open();
    const before = await listPersonalTables(db);
    await sql`create table drafts (user_id bigint)`.execute(db);
    await sql`create table notes (id bigint primary key, author bigint references users (id))`.execute(db);
    await sql`create table note_lines (note bigint references notes (id))`.execute(db);
    await sql`create table weather (place text)`.execute(db);
    const added = (await listPersonalTables(db)).filter((table) => !before.includes(table));
    expect(added).toEqual(['drafts', 'note_lines', 'notes']);
  });

  test('is given as one ZIP, without secrets and without others', async () => {
    const { api, ada } = await start();
    const answer = await api.inject({ url: '/v1/api/users/export', headers: ada.headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('filename="firsthand-data-2026-02-01.zip"'),
      'cache-control': 'no-store',
    });
    const { files, lists, contents } = await readExport(answer.rawPayload);
    expect(Object.keys(lists)).toEqual(PERSONAL_TABLES.map(({ file }) => file));
    expect(contents).toMatchObject({
      format: 'firsthand-account/1',
      exported_at: TEST_NOW.toISOString(),
    });
    for (const [list, schema] of Object.entries(ACCOUNT_FILE_LISTS)) {
      const [row] = lists[list] ?? [];
      expect([list, schema.safeParse(row).error?.message]).toEqual([list, undefined]);
      const others = Object.keys(row ?? {}).filter((name) => !(name in schema.shape));
      expect([list, others]).toEqual([list, ONLY_TOLD[list] ?? []]);
    }
    for (const list of ['applications', 'bookmarks', 'saved-searches', 'watched-companies']) {
      expect(files[`${list}.csv`]?.toString()).toMatch(new RegExp(`^\ufeff"[^]*"${MARK}"`));
    }
    expect(contents.rows).toEqual(
      Object.fromEntries(Object.entries(lists).map(([file, rows]) => [file, rows.length])),
    );
    expect(files['README.txt']?.toString()).toContain(
      'Everything that Firsthand holds about Ada@Example.com',
    );
    for (const file of Object.keys(lists)) expect(files['README.txt']?.toString()).toContain(file);
    expect(lists).toMatchObject({
      account: [{ email: 'Ada@Example.com', name: MARK, phone: MARK, location: MARK, roles: [] }],
      'former-addresses': [{ old_email: `${MARK}@example.net` }],
      'sign-ins-elsewhere': [{ issuer: 'https://issuer.example', subject: MARK }],
      'access-for-programs': [{ name: MARK, scopes: ['read'], last_used_at: null }],
      passkeys: [{ name: MARK, created_at: TEST_NOW.toISOString(), last_used_at: null }],
      sessions: [{ created_at: TEST_NOW.toISOString(), ended_at: null }],
      'sign-in-links': [{ email: 'Ada@Example.com' }, { used_at: null }],
      mails: [{ recipient: 'Ada@Example.com', subject: `Subject ${MARK}`, state: 'waiting' }, {}],
      'audit-events': [{ actor: 'operator', action: 'role-granted', by_you: null }],
      bookmarks: [{ source: 'lever', requisition_id: 1, posting: { title: MARK } }],
      'removed-bookmarks': [{ source: 'lever', requisition_id: 1, posting: { title: MARK } }],
      'hide-rules': [{ kind: 'word', value: MARK }],
      'saved-searches': [{ name: MARK, query: { q: MARK }, frequency: 'daily' }],
      'saved-search-matches': [{ job_id: 1, mail_id: null }],
      'watched-companies': [{ source: 'lever', board: MARK, company: MARK }],
      notices: [{ kind: 'new_jobs', data: { name: MARK } }],
      applications: [{ application_status: 'submitted', job_data: { title: MARK }, notes: MARK }],
      'application-stages': [{ stage: 'applied', reached_on: '2026-02-01' }],
      'application-packets': [{ packet: { fields: [{ value: MARK }] } }],
      'application-files': [{ kind: 'cover-letter' }, { kind: 'resume', filename: `${MARK}.pdf` }],
      'application-submissions': [{ state: 'accepted', receipt: { applicationId: MARK } }],
      'application-drafts': [{ job: { title: MARK }, typed: {} }],
      'resume-versions': [{ filename: `${MARK}.pdf`, wording: [{ lines: [MARK] }] }],
      'stored-answers': [{ question: MARK, answer: MARK }],
      'auto-apply-criteria': [{ search: { q: MARK } }],
      'auto-apply-prepared': [{ ats_source: 'lever', requisition_id: 1 }],
      subscription: [{ customer_id: `cus_${MARK}`, status: MARK }],
      'job-profiles': [{ profile_name: MARK, email: `${MARK}@example.com` }],
      'equal-opportunity-answers': [{ gender: 'Non-binary' }],
      skills: [{ skill_name: MARK }],
      experience: [{ job_title: MARK, start_date: '2020-01-01' }],
      'profile-entries': [{ section: 'education', entry: { school: MARK } }],
      files: [{ filename: `${MARK}.pdf` }, {}],
      'resume-readings': [{ reading: { values: [{ value: MARK }] } }],
      'integration-requests': [{ company_name: MARK, contact_email: 'Ada@Example.com' }],
      'career-notices': [{ email: 'Ada@Example.com' }],
    });
    const documents = Object.entries(files).filter(([name]) => name.endsWith('.pdf'));
    expect(documents.map(([name]) => name.replace(/\d+/, 'N'))).toEqual([
      ...['files/N/cover-letter', 'files/N/resume'].map((folder) => `${folder}/${MARK}.pdf`),
      ...['cover-letter', 'resume'].map((kind) => `application-files/N/${kind}/${MARK}.pdf`),
      `resume-versions/N/resume/${MARK}.pdf`,
    ]);
    expect(documents[0]?.[1].toString()).toBe(`%PDF-1.7 ${MARK}`);
    expect(documents[2]?.[1].toString()).toBe(`%PDF-1.7 packet ${MARK}`);
    expect(JSON.stringify(lists)).not.toMatch(/(?<!content_)hash|token|secret|bob|page_key/i);
  });

  test('goes with the account, and nothing of others does', async () => {
    const { db, ada, bob, bobsSigns, remove, api } = await start();
    const tables = [...(await listPersonalTables(db)), 'tasks'];
    const before = await readRows(db, tables);
    const ofBob = (rows: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(rows).map(([table, found]) => [table, found.filter(isOfBob)]));
    const bobsMails = await db
      .selectFrom('mails')
      .select('id')
      .where('recipient', 'in', [bob.user.email, `operator-of-${BOB}@example.com`])
      .execute();
    const bobsKeys = bobsMails.map(({ id }) => String(id));
    const isOfBob = (row: string) =>
      row.includes(bob.user.email) ||
      row.includes(BOB) ||
      bobsSigns.some((sign) => row.includes(sign)) ||
      row.includes(bob.sessionId) ||
      bobsKeys.some((key) => row.includes(`"key": "${key}"`));

    const answer = await remove({ confirm_email: ' ada@EXAMPLE.com ' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Your account and everything in it is deleted.' },
    ]);
    const after = await readRows(db, tables);
    // What is left to do at the payment provider outlives the account.
    const isFarewell = (row: string) => row.includes('"remove-customer"') && row.includes(`"cus_${MARK}"`);
    expect(after.tasks?.filter(isFarewell)).toHaveLength(1);
    // The trail keeps what was done and not of whom.
    const isOfNobody = (row: string) =>
      row.includes('"actor_id": null') &&
      row.includes('"subject_id": null') &&
      row.includes('"role-granted"');
    expect(after.audit_events?.filter(isOfNobody)).toHaveLength(1);
    expect({
      ...after,
      tasks: after.tasks?.filter((row) => !isFarewell(row)),
      audit_events: after.audit_events?.filter((row) => !isOfNobody(row)),
    }).toEqual(ofBob(before));
    for (const table of tables) expect([table, after[table]?.length]).not.toEqual([table, 0]);
    expectRefusal(await remove({ confirm_email: 'ada@example.com' }), 401);
    for (const url of ['/v1/api/users/settings', '/v1/api/bookmarks']) {
      expectRefusal(await api.inject({ url, headers: ada.headers }), 401);
    }
    expect(await deleteUser(db, ada.user.id)).toBe(false);
    expect(loggedErrors).toEqual([]);
  });

  test('leaves none of the addresses that the person ever used in any table', async () => {
    const { db, ada, remove } = await start();
    const addresses = [ada.user.email, `${MARK}@example.net`, `${MARK}@example.com`];
    const before = await findAddresses(db, addresses);
    // Each is somewhere before, or the scan would show nothing.
    for (const address of addresses) expect(before.map((found) => found.address)).toContain(address);
    expect((await remove({ confirm_email: ada.user.email })).statusCode).toBe(200);
    expect(await findAddresses(db, addresses)).toEqual([]);
  });

  test('stays when the confirmation is not the address', async () => {
    const { db, remove } = await start();
    const tables = await listPersonalTables(db);
    const before = await readRows(db, tables);
    for (const email of ['', 'bob@example.com', 'ada@example.co', 'ada@example.com,bob@example.com']) {
      expectRefusal(await remove({ confirm_email: email }), 400, /nothing was deleted/);
    }
    for (const payload of [{}, { confirm_email: 1 }, { confirm_email: null }]) {
      expectRefusal(await remove(payload), 400, /^The field “confirm_email” /);
    }
    expect(await readRows(db, tables)).toEqual(before);
  });

  test("another person's request for this address is not this account's", async () => {
    const { db, bob, remove, api, ada } = await start();
    const asked = await api.inject({
      method: 'PUT',
      url: '/v1/api/users/settings',
      headers: bob.headers,
      payload: {
        ...{ name: BOB, email: 'ada@example.com', phone: '', location: '' },
        ...{ email_notifications: true, job_recommendations: true, marketing_communications: false },
      },
    });
    expect(asked.statusCode).toBe(200);
    const exported = await api.inject({ url: '/v1/api/users/export', headers: ada.headers });
    expect((await readExport(exported.rawPayload)).lists['sign-in-links']).toHaveLength(2);
    await remove({ confirm_email: 'ada@example.com' });
    const links = await db
      .selectFrom('magic_links')
      .select('email')
      .where('email_key', '=', 'ada@example.com')
      .execute();
    expect(links).toEqual([{ email: 'ada@example.com' }]);
  });
});
