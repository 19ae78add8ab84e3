import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCOUNT_FILE_LISTS, type ImportAccountResponse } from '@firsthand/contracts';
import { describeStore, insertBoard } from '@firsthand/test-support';
import { afterEach, expect, test, vi } from 'vitest';
import { fillAccount } from '../../../testing/a-full-account.ts';
import { aSealedPacket } from '../../../testing/a-sealed-packet.ts';
import { aForm } from '../../../testing/a-form.ts';
import { addListedJob } from '../../../testing/add-listed-job.ts';
import { packAccountFile, packZip } from '../../../testing/pack-account-file.ts';
import { listPersonalTables, readRows } from '../../../testing/personal-rows.ts';
import { readExport } from '../../../testing/read-export.ts';
import { signIn, type SignedIn } from '../../../testing/sign-in.ts';
import { expectRefusal, loggedErrors, openApi, TEST_NOW } from '../../../testing/test-api.ts';
import { PERSONAL_TABLES } from '../personal-data.ts';
import { NEVER_IMPORTED } from './import-report.ts';
import { IMPORTED_LISTS } from './import-rules.ts';
import { addOddities } from './testing/add-oddities.ts';
import { anEmptyDirectory, withSizes } from './testing/broken-zips.ts';
import { toComparable } from './testing/to-comparable.ts';

const MARK = 'ada-was-here';
const TEMPORARY = mkdtempSync(join(tmpdir(), 'account-file-test-'));
let strangers = 0;

/** A list, what is wrong in its first row, and how it is told. */
const WRONG_ROWS: [string, Record<string, unknown>, RegExp][] = [
  ['skills', { job_profile_id: 999, skill_name: 'x' }, /belongs to row 999 of job-profiles.ndjson/],
  ['experience', { start_date: '0000-01-01' }, /experience.ndjson, line 1: The field “start_date”/],
  ['profile-entries', { section: 'hobbies' }, /profile-entries.ndjson, line 1: The field “section”/],
  ['profile-entries', { entry: { school: '' } }, /line 1: The field “School” is required/],
  ['profile-entries', { entry: { school: 'x', start_date: '0' } }, /The field “From” must be a month/],
  ['profile-entries', { entry: { school: { $ne: 1 } } }, /line 1: The field “entry.school”/],
  ['profile-entries', { entry: { school: 'x', notes: 'x'.repeat(10_001) } }, /“Notes” must be at most/],
  ['job-profiles', { summary: 'x'.repeat(4_001) }, /line 1: The field “summary” must be at most 4,000/],
  ['files', { size: 3 }, /has 21 bytes, and files.ndjson says 3/],
  ['resume-versions', { draft_id: 999 }, /belongs to row 999 of application-drafts.ndjson/],
  ['resume-versions', { size: 3 }, /bytes, and resume-versions.ndjson says 3/],
  ['files', { filename: '../../etc/passwd' }, /is missing in the file/],
  ['job-profiles', { email: 'nobody' }, /job-profiles.ndjson, line 1: /],
  ['hide-rules', { kind: 'company', value: 'nowhere' }, /must be source:board/],
  ['saved-searches', { time_zone: 'Mars/Base' }, /must be a time zone/],
  ['application-submissions', { receipt: { a: '\u0000' } }, /contains characters that are not text/],
  ['application-packets', { packet: null }, /“packet”/],
  [
    'application-packets',
    { packet: aSealedPacket('x', { job: { title: 'x', description: '<b>'.repeat(1_000) } }) },
    /application-packets.ndjson, line 1: packet: description has lists or other parts inside each other/,
  ],
  [
    'application-packets',
    { packet: aSealedPacket('x', { profile: { experience: [{ description: 'x'.repeat(200_001) }] } }) },
    /packet: description is longer than 200000 characters/,
  ],
  ['stored-answers', { updated_at: 'yesterday' }, /must be a time/],
];

afterEach(() => {
  vi.unstubAllEnvs();
  // Whatever became of it, the file is gone from the disk.
  expect(readdirSync(TEMPORARY)).toEqual([]);
  expect(loggedErrors).toEqual([]);
});

describeStore('a file of an account', (open) => {
  const start = async ({ roles = ['premium'] } = {}) => {
    const { db, database } = await open();
    const boardId = await insertBoard(db, { source: 'lever', board: 'acme' });
    const jobId = await addListedJob(db, boardId, TEST_NOW, { external_id: MARK });
    const ada = await signIn(database, { email: 'ada@example.com', name: MARK, roles: ['premium'] });
    const filled = await fillAccount(db, ada, MARK, jobId);
    const bob = await signIn(database, { email: 'bob@example.com', name: 'Bob', roles });
    const api = await openApi(database);
    vi.stubEnv('TMPDIR', TEMPORARY);
    const load = async (who: SignedIn) => {
      const answer = await api.inject({ url: '/v1/api/users/export', headers: who.headers });
      expect(answer.statusCode).toBe(200);
      return answer.rawPayload;
    };
    /** Of each only so many files may fail within an hour. */
    const aStranger = () => signIn(database, { email: `eve-${(strangers += 1)}@example.com`, roles });
    const bring = (zip: Uint8Array | string, who = bob) => {
      const form = aForm({ name: 'file', filename: 'account.zip', type: 'application/zip', content: zip });
      return api.inject({
        ...{ method: 'POST', url: '/v1/api/users/import', payload: form.payload },
        headers: { ...form.headers, ...who.headers },
      });
    };
    return { db, api, jobId, ada, bob, filled, load, bring, aStranger };
  };

  test('comes in and goes out again as it was', async () => {
    const { db, jobId, ada, bob, filled, load, bring } = await start();
    await addOddities(db, ada, { ...filled, jobId });
    const first = await readExport(await load(ada));
    for (const list of IMPORTED_LISTS) expect([list, first.lists[list]?.length]).not.toEqual([list, 0]);

    const answer = await bring(await load(ada));
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()]);
    const told = answer.json<ImportAccountResponse>();
    expect(told.imported.map(({ list, count }) => [list, count])).toEqual(
      IMPORTED_LISTS.map((list) => [list, first.lists[list]?.length]),
    );
    const never = told.not_imported.map(({ list }) => list);
    expect(never.toSorted()).toEqual(Object.keys(NEVER_IMPORTED).toSorted());
    expect(told.notes).toEqual(['The address, roles and Premium of this account are as they were.']);

    const second = await readExport(await load(bob));
    expect(toComparable(second)).toEqual(toComparable(first));
    // What Ada has is hers, whatever numbers stood in the file.
    expect(toComparable(await readExport(await load(ada)))).toEqual(toComparable(first));
    expect(second.lists.account).toMatchObject([{ email: 'bob@example.com', name: 'Bob', phone: MARK }]);
    expectRefusal(await bring(await load(ada)), 409, /^This account already holds something/);
    expectRefusal(await bring(await load(ada), ada), 409);
  });

  test('every list of the export is taken or told of', () => {
    const known = [...IMPORTED_LISTS, ...Object.keys(NEVER_IMPORTED)];
    expect(known.toSorted()).toEqual(PERSONAL_TABLES.map(({ file }) => file).toSorted());
  });

  test('keeps to what a free account may hold, and says what stayed out', async () => {
    const { db, ada, bob, filled, jobId, load, bring } = await start({ roles: [] });
    await addOddities(db, ada, { ...filled, jobId });
    const told = (await bring(await load(ada))).json<ImportAccountResponse>();
    expect(told.not_imported).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          list: 'job-profiles',
          count: 1,
          why: expect.stringMatching(/^A free account/),
        }),
        expect.objectContaining({
          list: 'skills',
          count: 1,
          why: expect.stringMatching(/^What they belong to/),
        }),
      ]),
    );
    expect(told.notes[0]).toBe('1 saved search tells once a day instead of at once, which takes Premium.');
    const { lists } = await readExport(await load(bob));
    expect(lists['job-profiles']).toHaveLength(1);
    expect(lists['saved-searches']?.map(({ frequency }) => frequency)).toEqual(['daily', 'daily']);
  });

  test('brings in of each section as many entries as it may hold, without what no section has', async () => {
    const { ada, bob, load, bring } = await start();
    const { lists, files } = await readExport(await load(ada));
    const [school] = lists['profile-entries'] ?? [];
    const many = Array.from({ length: 21 }, (_, index) => ({
      ...{ ...school, id: index + 1, display_order: index },
      entry: { school: `<b>${index}</b>`, other: 'x' },
    }));
    const spoken = { ...school, id: 99, section: 'languages', entry: { language: 'Dutch', cefr: 'fluent' } };
    const rows = { ...lists, 'profile-entries': [...many, spoken] };
    const told = (await bring(packAccountFile(rows, toDocuments(files)))).json<ImportAccountResponse>();
    expect(told.not_imported).toContainEqual(
      expect.objectContaining({
        ...{ list: 'profile-entries', count: 1 },
        why: 'A section of a job profile has no room for more entries.',
      }),
    );
    const entries = (await readExport(await load(bob))).lists['profile-entries'] ?? [];
    expect(entries).toHaveLength(21);
    expect(entries[0]?.entry).toMatchObject({ school: '<b>0</b>', grade: null });
    expect(entries[0]?.entry).not.toHaveProperty('other');
    expect(entries.at(-1)?.entry).toEqual({ language: 'Dutch', level: 'fluent', cefr: null });
  });

  test('keeps the copy of a job that is not held here, under a number that no job has', async () => {
    const { load, bring, ada, bob, jobId } = await start();
    const { lists, files } = await readExport(await load(ada));
    const moved = JSON.parse(
      JSON.stringify(lists).replaceAll('"board":"acme"', '"board":"elsewhere"'),
    ) as typeof lists;
    const told = (await bring(packAccountFile(moved, toDocuments(files)))).json<ImportAccountResponse>();
    expect(told.notes[0]).toMatch(/^3 saved, applied or prepared jobs are not held here: the copy is kept/);
    const { lists: after } = await readExport(await load(bob));
    const number = 2 ** 52 + jobId;
    expect(after.bookmarks).toMatchObject([
      { requisition_id: number, job_identity: null, posting: { title: MARK } },
    ]);
    expect(after.applications).toMatchObject([{ requisition_id: number, job_data: { title: MARK } }]);
    expect(after['application-drafts']).toMatchObject([
      { requisition_id: number, job: { requisition_id: number } },
    ]);
  });

  test('never says that something was sent which was under way', async () => {
    const { db, load, bring, ada, bob } = await start();
    await db.updateTable('application_submissions').set({ state: 'waiting' }).execute();
    const told = (await bring(await load(ada))).json<ImportAccountResponse>();
    expect(told.notes[0]).toMatch(/^1 application was still being sent/);
    const { lists } = await readExport(await load(bob));
    expect(lists['application-submissions']).toMatchObject([{ state: 'unknown' }]);
  });

  test('brings in nothing that pages run', async () => {
    const { load, bring, ada, bob } = await start();
    const { lists, files } = await readExport(await load(ada));
    const [row] = lists.bookmarks as { posting: object }[];
    const withPosting = (posting: object) =>
      packAccountFile(
        { ...lists, bookmarks: [{ ...row, posting: { ...row?.posting, ...posting } }] },
        toDocuments(files),
      );
    expectRefusal(
      await bring(withPosting({ external_url: 'javascript:alert(1)' })),
      400,
      'bookmarks.ndjson, line 1: The field “posting.external_url” must be a web address. Nothing was brought in.',
    );
    const hostile = '<p onclick="x()">Hello<script>alert(1)</script></p>';
    expect((await bring(withPosting({ description: hostile }))).statusCode).toBe(200);
    const { lists: after } = await readExport(await load(bob));
    expect(after.bookmarks).toMatchObject([{ posting: { description: '<p>Hello</p>' } }]);
  });

  test('takes nothing that could act from a sealed application', async () => {
    const { load, bring, ada, bob } = await start();
    const { lists, files } = await readExport(await load(ada));
    const [first = {}, ...rest] = lists['application-packets'] ?? [];
    const hostile =
      '<meta http-equiv="refresh" content="0;url=//x"><iframe src="//x"></iframe><p onclick="x()">Hello</p>';
    const packet = aSealedPacket('x', {
      job: { title: 'x', description: hostile, requirements: hostile, benefits: hostile },
      profile: { experience: [{ description: hostile }] },
    });
    const answer = await bring(
      packAccountFile(
        { ...lists, 'application-packets': [{ ...first, packet }, ...rest] },
        toDocuments(files),
      ),
    );
    expect(answer.statusCode).toBe(200);
    const { lists: after } = await readExport(await load(bob));
    const clean = '<p>Hello</p>';
    expect(after['application-packets']?.[0]).toMatchObject({
      packet: {
        job: { description: clean, requirements: clean, benefits: clean },
        profile: { experience: [{ description: clean }] },
      },
    });
  });

  test('is refused whole, with list and line, for a row that is wrong', async () => {
    const { db, load, bring, ada, aStranger } = await start();
    const { lists, files } = await readExport(await load(ada));
    const tables = await listPersonalTables(db);
    const people = await Promise.all(IMPORTED_LISTS.map(aStranger));
    const before = await readRows(db, tables);
    for (const [index, list] of IMPORTED_LISTS.entries()) {
      const eve = people[index];
      const rows = lists[list] ?? [];
      for (const wrong of [
        {},
        { ...rows[0], [Object.keys(ACCOUNT_FILE_LISTS[list].shape)[0] ?? '']: { $ne: 1 } },
      ]) {
        const zip = packAccountFile({ ...lists, [list]: [wrong] }, toDocuments(files));
        const answer = await bring(zip, eve);
        if (answer.statusCode === 200) throw new Error(`${list} took ${JSON.stringify(wrong)}`);
        expectRefusal(answer, 400, /^[\w-]+\.ndjson, line 1: /);
      }
      const text = packAccountFile({ ...lists }, { ...toDocuments(files), [`${list}.ndjson`]: '{"id":1,' });
      expectRefusal(await bring(text, eve), 400, /is no JSON object|fewer rows than/);
    }
    expect(await readRows(db, tables)).toEqual(before);
  });

  test('is refused for a wrong row, in words that say which it is', async () => {
    const { load, bring, ada, aStranger } = await start();
    const { lists, files } = await readExport(await load(ada));
    for (const [list, changes, words] of WRONG_ROWS) {
      const rows = [{ ...lists[list]?.[0], ...changes }, ...(lists[list]?.slice(1) ?? [])];
      const zip = packAccountFile({ ...lists, [list]: rows }, toDocuments(files));
      const answer = await bring(zip, await aStranger());
      if (answer.statusCode === 200) throw new Error(`${list} took ${JSON.stringify(changes)}`);
      expectRefusal(answer, 400, words);
    }
  });

  test('is refused in words when it is no file of an account, or damaged', async () => {
    const { load, bring, ada, api, bob, aStranger } = await start();
    const whole = await load(ada);
    const { lists } = await readExport(whole);
    const contents = { format: 'firsthand-account/1', exported_at: 'x', rows: {} };
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(flipped.readUInt8(40) ^ 0xff, whole.indexOf('account.ndjson') + 40);
    for (const [zip, status, words] of [
      ['', 400, /^Please choose the ZIP/],
      ['hello', 400, /^This is no ZIP/],
      [whole.subarray(0, whole.length / 2), 400, /^This is no ZIP, or its end is missing/],
      [packZip({ 'a.txt': 'a' }), 400, /has no contents.json/],
      [packZip({ 'contents.json': '{}' }), 400, /is not as “Download my data” writes it/],
      [
        packZip({ 'contents.json': JSON.stringify({ ...contents, format: 'firsthand-account/2' }) }),
        400,
        /newer Firsthand/,
      ],
      [
        packZip({ 'contents.json': JSON.stringify({ ...contents, format: 'other' }) }),
        400,
        /is not known here/,
      ],
      [packZip({ '../contents.json': '{}' }), 400, /damaged, or was not made by/],
      [
        packAccountFile(lists, { 'contents.json': JSON.stringify(contents) }),
        400,
        /has more rows than the 0/,
      ],
      [packAccountFile({ skills: [{}] }, { 'skills.ndjson': '' }), 400, /fewer rows than the 1/],
      [flipped, 400, /damaged/],
    ] as const) {
      expectRefusal(await bring(zip, await aStranger()), status, words);
    }
    const asJson = await api.inject({
      method: 'POST',
      url: '/v1/api/users/import',
      headers: bob.headers,
      payload: {},
    });
    expectRefusal(asJson, 400, /multipart\/form-data/);
  });

  test('is refused when it would become too much', async () => {
    const { bring } = await start();
    const told = /entries; a file of an account has at most 12000/;
    expectRefusal(await bring(anEmptyDirectory(100_000)), 413, told);
    // A line of nine million blanks, and one that says that it is short.
    const bomb = packAccountFile({ skills: [{}] }, { 'skills.ndjson': new Uint8Array(9_000_000).fill(32) });
    expectRefusal(
      await bring(bomb),
      413,
      'skills.ndjson, line 1: This row has more than the 256 KB that such a row may have. Nothing was brought in.',
    );
    expectRefusal(await bring(withSizes(bomb, 10)), 400, /damaged, or was not made/);
    expectRefusal(await bring(withSizes(bomb, 0x7f_ff_ff_ff)), 413, /^Unpacked, the ZIP would have/);
  });
});

function toDocuments(files: Record<string, Buffer>): Record<string, Buffer> {
  return Object.fromEntries(
    Object.entries(files).filter(([name]) => /^(files|application-files|resume-versions)\//.test(name)),
  );
}
