import type { JobInBrief } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { putVersion } from '../models/resume-version-store.ts';
import { aPacketFile, aSealedPacket } from './a-sealed-packet.ts';
import { TEST_NOW } from './test-api.ts';

interface Owner {
  userId: number;
  profileId: number;
  experienceId: number;
  jobId: number;
}

/** A row in each table of applying, with `mark` in whatever is text. */
export async function fillApplying(db: Db, owner: Owner, mark: string) {
  return { applicationId: await addApplication(db, owner, mark), ...(await addPrepared(db, owner, mark)) };
}

async function addApplication(db: Db, { userId, jobId }: Owner, mark: string): Promise<number> {
  const { id } = await db
    .insertInto('job_applications')
    .values({
      ...{ user_id: userId, application_status: 'submitted', applied_at: TEST_NOW, ats_source: 'lever' },
      ...{ requisition_id: jobId, external_id: mark, way: 'api', notes: mark, follow_up_on: '2026-02-08' },
      job_data: JSON.stringify({
        ...{ title: mark, company: null, client_name: null, location: null },
        ...{ description: '', external_url: null },
      }),
      stage_on: '2026-02-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofApplication = { application_id: id };
  await db
    .insertInto('application_stages')
    .values({ ...ofApplication, stage: 'applied', reached_on: '2026-02-01' })
    .execute();
  await db
    .insertInto('application_packets')
    .values({ ...ofApplication, packet: JSON.stringify(aSealedPacket(mark)) })
    .execute();
  const content = aPacketFile(mark);
  const file = { filename: `${mark}.pdf`, size: content.length, mimetype: 'application/pdf', content };
  for (const kind of ['resume', 'cover-letter'] as const) {
    await db
      .insertInto('application_files')
      .values({ ...ofApplication, kind, ...file })
      .execute();
  }
  await db
    .insertInto('application_submissions')
    .values({
      ...{ ...ofApplication, state: 'accepted', message: mark, attempts: 1, sent_at: TEST_NOW },
      receipt: JSON.stringify({ applicationId: mark }),
    })
    .execute();
  return id;
}

/** A dry run, an answer that is remembered, and auto-apply. */
async function addPrepared(db: Db, { userId, profileId, experienceId, jobId }: Owner, mark: string) {
  const job: JobInBrief = {
    ...{ requisition_id: jobId, source: 'lever', title: mark, company: null, location: null },
    ...{ external_url: null, apply_url: null, navigation: null },
  };
  const { id: draftId } = await db
    .insertInto('application_drafts')
    .values({
      ...{ user_id: userId, job_profile_id: profileId, ats_source: 'lever', requisition_id: jobId },
      ...{ job: JSON.stringify(job), handling: 'fill_only_necessary', origin: 'person' },
      form: JSON.stringify({ origin: 'common', notices: [], fields: [] }),
      ...{ form_hash: 'f', form_read_at: TEST_NOW, typed: '{}', created_at: TEST_NOW, updated_at: TEST_NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await putVersion(db, {
    ...{ draft_id: draftId, design: 'one-column', paper: 'a4', made_from: mark, left_out: mark },
    ...{ wording: [{ experience_id: experienceId, lines: [mark] }], made_at: TEST_NOW },
    ...{ filename: `${mark}.pdf`, content: Buffer.from(`%PDF-1.7 version ${mark}`) },
  });
  const { id: storedAnswerId } = await db
    .insertInto('stored_answers')
    .values({
      ...{ user_id: userId, question: mark, question_key: mark, sensitive: null },
      ...{ answer: JSON.stringify(mark), updated_at: TEST_NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('auto_apply_criteria')
    .values({
      ...{ user_id: userId, job_profile_id: profileId, enabled: false, daily_limit: 5 },
      search: JSON.stringify({ q: mark, location: '', country: '', remote: null }),
    })
    .execute();
  await db
    .insertInto('auto_apply_prepared')
    .values({ user_id: userId, ats_source: 'lever', requisition_id: jobId, prepared_at: TEST_NOW })
    .execute();
  return { draftId, storedAnswerId };
}
