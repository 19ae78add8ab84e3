import { toChangeText, type PostingChange } from '@firsthand/contracts';
import { describeDatabases, insertBoard, insertJob } from '@firsthand/test-support';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from './0019-change-values.ts';

type Worded = [field: string, before: string | null, after: string | null];

/** What became of these lines, after it was seen that they read as before. */
async function migrated(db: Kysely<unknown>, jobId: number, lines: Worded[]): Promise<PostingChange[]> {
  const fields = lines.map(([field, before, after]) => ({ field, before, after }));
  await sql`
    insert into job_changes (job_id, at, kind, fields)
    values (${jobId}, now(), 'changed', ${JSON.stringify(fields)}::jsonb), (${jobId}, now(), 'closed', '[]')`.execute(
    db,
  );
  await up(db);
  const { rows } = await sql<{ fields: PostingChange[] }>`
    select fields from job_changes order by id`.execute(db);
  expect(rows[1]?.fields).toEqual([]);
  const read = rows[0]?.fields ?? [];
  const worded = read.map(({ field, before, after }): Worded => {
    return [field.replaceAll('_', ' '), toChangeText(field, before), toChangeText(field, after)];
  });
  expect(worded).toEqual(lines);
  return read;
}

describeDatabases('values of changes', (open) => {
  async function read(...lines: Worded[]) {
    const { db } = await open();
    const jobId = await insertJob(db, await insertBoard(db));
    return migrated(db as unknown as Kysely<unknown>, jobId, lines);
  }

  test('codes, pay and places are read back, texts stay', async () => {
    const changes = await read(
      ['title', 'Nurse', 'Head Nurse'],
      ['work mode', null, 'On-site'],
      ['employment type', 'Per-diem', 'Full-time'],
      ['pay', 'from $25 an hour', 'up to €40.50 a day'],
      ['pay', '30 an hour, currency not stated', '$90,000 – $120,000 a year'],
      ['pay', 'SEK\u00a030,000 – SEK\u00a034,000', 'CA$12'],
      ['location', 'Germany', 'Austin, TX, United States; Uppsala, Uppsala County, Sweden'],
      ['published', '2026-01-05', '2026-01-05T10:00:00Z'],
      ['page address', 'https://jobs.example/a', null],
      ['description', 'Old.\nWords, United States', 'New words.'],
    );
    expect(changes).toEqual([
      { field: 'title', before: 'Nurse', after: 'Head Nurse' },
      { field: 'work_mode', before: null, after: 'on_site' },
      { field: 'employment_type', before: 'per_diem', after: 'full_time' },
      {
        field: 'pay',
        before: { min: 25, max: null, currency: 'USD', period: 'hour' },
        after: { min: null, max: 40.5, currency: 'EUR', period: 'day' },
      },
      {
        field: 'pay',
        before: { min: 30, max: 30, currency: null, period: 'hour' },
        after: { min: 90_000, max: 120_000, currency: 'USD', period: 'year' },
      },
      {
        field: 'pay',
        before: { min: 30_000, max: 34_000, currency: 'SEK', period: null },
        after: { min: 12, max: 12, currency: 'CAD', period: null },
      },
      {
        field: 'location',
        before: [{ text: 'Germany', city: null, state: null, country: 'DE' }],
        after: [
          { text: 'Austin, TX, United States', city: 'Austin', state: 'TX', country: 'US' },
          { text: 'Uppsala, Uppsala County, Sweden', city: 'Uppsala', state: 'C', country: 'SE' },
        ],
      },
      { field: 'published', before: '2026-01-05', after: '2026-01-05T10:00:00Z' },
      { field: 'page_address', before: 'https://jobs.example/a', after: null },
      { field: 'description', before: 'Old.\nWords, United States', after: 'New words.' },
    ]);
  });

  test('what may mean several things or was worded otherwise stays text', async () => {
    const lines: Worded[] = [
      ['pay', 'USD 90,000', 'Competitive'],
      ['pay', '$90,000 – €120,000 a year', '-$5 an hour'],
      ['location', 'Austin, TX', 'Berlin, Germany'],
      ['location', 'Austin, TX, United States; EMEA', 'Austin, Texas, United States'],
      ['location', `${'Austin, TX, United States; '.repeat(11)}…`, 'Mitte, Berlin, BE, Germany'],
      ['employment type', 'Seasonal', null],
    ];
    const kept = lines.map(([field, before, after]) => ({ field: field.replace(' ', '_'), before, after }));
    expect(await read(...lines)).toEqual(kept);
  });
});
