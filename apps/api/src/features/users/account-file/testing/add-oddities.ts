import type { Db } from '@firsthand/database';
import type { SignedIn } from '../../../../testing/sign-in.ts';
import { TEST_NOW } from '../../../../testing/test-api.ts';

/** What is typed by hand, and must come back letter by letter. */
const ODD = '=1+1; "Zoë"\n\t<b>&amp;</b> 🦊 שלום';

/** What the factory does not make: more of some, references between entries, and text that is easily broken. */
export async function addOddities(
  db: Db,
  { user }: SignedIn,
  { profileId, experienceId, jobId }: { profileId: number; experienceId: number; jobId: number },
): Promise<void> {
  const times = { created_at: TEST_NOW, updated_at: TEST_NOW };
  const { id: second } = await db
    .insertInto('job_profiles')
    .values({
      user_id: user.id,
      profile_name: 'Second',
      date_available: '2026-03-01',
      country: 'DE',
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('profile_skills')
    .values({ job_profile_id: second, skill_name: 'C#', skill_key: 'c#' })
    .execute();
  await db
    .updateTable('job_profiles')
    .set({ summary: `one\n${ODD}` })
    .where('id', '=', profileId)
    .execute();
  const spoken = [
    { language: ODD.replace(/\s+/g, ' '), level: 'verhandlungssicher', cefr: null },
    { language: 'Dutch', level: null, cefr: 'C2' },
  ];
  await db
    .insertInto('profile_entries')
    .values(
      spoken.map((entry, display_order) => ({
        ...{ job_profile_id: second, section: 'languages' as const, entry: JSON.stringify(entry) },
        ...{ display_order, ...times },
      })),
    )
    .execute();
  const reading = {
    ...{ pages: [{ width: 1, height: 2 }], left_over: [] },
    values: [
      { field: 'job_title', experience_id: experienceId, value: 'x', note: null, confidence: 1, where: [] },
    ],
  };
  await db
    .updateTable('resume_readings')
    .set({ reading: JSON.stringify(reading), reviewed_at: TEST_NOW })
    .where('job_profile_id', '=', profileId)
    .execute();
  for (const [kind, value] of [
    ['job', String(jobId)],
    ['company', 'lever:acme'],
  ] as const) {
    await db
      .insertInto('hide_rules')
      .values({ user_id: user.id, kind, value, created_at: TEST_NOW })
      .execute();
  }
  await db
    .insertInto('saved_searches')
    .values({
      ...{ user_id: user.id, name: ODD.replace(/\s+/g, ' '), query: '{"q":"a OR b","pay_stated":true}' },
      ...{ frequency: 'instant', confirmed_at: TEST_NOW, created_at: TEST_NOW, next_due_at: null },
      ...{ time_zone: 'Europe/Berlin', weekday: 3, hour: 23, last_seen_at: TEST_NOW, paused_from: null },
    })
    .execute();
  const job = {
    title: ODD,
    company: ODD,
    client_name: null,
    location: null,
    description: '',
    external_url: null,
  };
  await db
    .insertInto('job_applications')
    .values({
      ...{ user_id: user.id, application_status: 'completed', applied_at: TEST_NOW, ats_source: null },
      ...{ job_data: JSON.stringify(job), notes: ODD, stage: 'offer', stage_on: '2026-02-03' },
    })
    .execute();
  await db
    .updateTable('application_drafts')
    .set({ typed: JSON.stringify({ why: { value: ODD, kind: 'typed' } }) })
    .where('user_id', '=', user.id)
    .execute();
}
