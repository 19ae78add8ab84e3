import { randomUUID } from 'node:crypto';
import { PROFILE_FILE_KINDS, readSectionEntry } from '@firsthand/contracts';
import { enqueueTask, type BookmarkedPosting, type Db } from '@firsthand/database';
import { fillApplying } from './fill-applying.ts';
import type { SignedIn } from './sign-in.ts';
import { TEST_NOW } from './test-api.ts';

const LATER = new Date(TEST_NOW.getTime() + 900_000);

export interface FilledAccount {
  profileId: number;
  skillId: number;
  experienceId: number;
  /** Of its education. */
  entryId: number;
  applicationId: number;
  draftId: number;
  storedAnswerId: number;
  bookmarkId: number;
  /** Of a bookmark that was removed. */
  undoToken: string;
  hideRuleId: number;
  savedSearchId: number;
  noticeId: number;
  accessTokenId: number;
  sessionId: string;
  passkeyId: number;
}

/**
 * Gives a person a row in every table that may hold something of theirs. `mark` stands in whatever is text, so that it
 * can be looked for elsewhere. A job of this number need not exist. Gives the numbers of what calls can name.
 */
export async function fillAccount(
  db: Db,
  { user, sessionId }: SignedIn,
  mark: string,
  jobId: number,
): Promise<FilledAccount> {
  const values = { user_id: user.id, created_at: TEST_NOW };
  await db.updateTable('users').set({ phone: mark, location: mark }).where('id', '=', user.id).execute();
  await db
    .insertInto('identities')
    .values({ ...values, issuer: 'https://issuer.example', subject: mark })
    .execute();
  await db.updateTable('sessions').set({ device: mark }).where('id', '=', sessionId).execute();
  await db
    .insertInto('refresh_tokens')
    .values({ session_id: sessionId, token_hash: `hash-${mark}`, issued_at: TEST_NOW, expires_at: LATER })
    .execute();
  await db
    .insertInto('address_changes')
    .values({
      ...{ ...values, old_email: `${mark}@example.net`, old_email_key: `${mark}@example.net` },
      ...{ take_back_hash: `hash-${mark}`, expires_at: LATER },
    })
    .execute();
  const { id: accessTokenId } = await db
    .insertInto('access_tokens')
    .values({ ...values, token_hash: `hash-${mark}`, name: mark, scopes: ['read'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('audit_events')
    .values({
      ...{ at: TEST_NOW, actor: 'operator', action: 'role-granted' },
      subject_id: user.id,
      detail: mark,
    })
    .execute();
  const mail = {
    recipient: user.email,
    kind: 'magic-link',
    subject: `Subject ${mark}`,
    text: mark,
    html: mark,
  };
  // The first mail of all went out before there was an account.
  for (const userId of [user.id, null]) {
    const { id } = await db
      .insertInto('mails')
      .values({ ...mail, user_id: userId, created_at: TEST_NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueTask(db, { kind: 'send-mail', key: String(id) });
    await db
      .insertInto('magic_links')
      .values({
        ...{ email: user.email, email_key: user.email_key, user_id: userId, mail_id: id },
        ...{
          token_hash: `${mark}-${randomUUID()}`,
          request_hash: `${mark}-${randomUUID()}`,
          code_hash: mark,
        },
        ...{ client_hash: mark, created_at: TEST_NOW, expires_at: LATER },
      })
      .execute();
  }
  const { id: bookmarkId } = await db
    .insertInto('bookmarks')
    .values({
      ...{ user_id: user.id, source: 'lever', requisition_id: jobId, external_id: mark, content_hash: 'c' },
      ...{ posting: JSON.stringify(aPostingCopy(mark)), bookmarked_at: TEST_NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const undoToken = randomUUID();
  await db
    .insertInto('removed_bookmarks')
    .values({
      ...{ user_id: user.id, source: 'lever', requisition_id: jobId, external_id: mark, content_hash: 'c' },
      ...{ posting: JSON.stringify(aPostingCopy(mark)), bookmarked_at: TEST_NOW },
      ...{ undo_token: undoToken, removed_at: TEST_NOW },
    })
    .execute();
  const { id: hideRuleId } = await db
    .insertInto('hide_rules')
    .values({ ...values, kind: 'word', value: mark })
    .returning('id')
    .executeTakeFirstOrThrow();
  const savedSearchId = await addSavedSearch(db, user.id, mark, jobId);
  const noticeId = await addNotices(db, user.id, mark);
  await addFormEntries(db, user, mark);
  await db
    .insertInto('subscriptions')
    .values({ ...values, customer_id: `cus_${mark}`, subscription_id: `sub_${mark}`, status: mark })
    .execute();
  const profile = await addProfile(db, user.id, mark);
  const owner = { userId: user.id, ...profile, jobId };
  return {
    ...profile,
    ...(await fillApplying(db, owner, mark)),
    bookmarkId,
    undoToken,
    hideRuleId,
    savedSearchId,
    noticeId,
    accessTokenId,
    sessionId,
    passkeyId: await addPasskey(db, user.id, mark),
  };
}

/** With a job that came for it. */
async function addSavedSearch(db: Db, userId: number, mark: string, jobId: number): Promise<number> {
  const { id } = await db
    .insertInto('saved_searches')
    .values({
      ...{ user_id: userId, name: mark, query: JSON.stringify({ q: mark }), frequency: 'daily' },
      ...{ next_due_at: LATER, confirmed_at: TEST_NOW, created_at: TEST_NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('saved_search_matches')
    .values({ saved_search_id: id, job_id: jobId, matched_at: TEST_NOW })
    .execute();
  return id;
}

async function addPasskey(db: Db, userId: number, mark: string): Promise<number> {
  const { id } = await db
    .insertInto('passkeys')
    .values({
      ...{ user_id: userId, credential_id: `credential-${mark}`, public_key: new Uint8Array(8), counter: 0 },
      ...{ user_handle: `handle-${mark}`, transports: ['internal'], name: mark, created_at: TEST_NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addNotices(db: Db, userId: number, mark: string): Promise<number> {
  const { id: boardId } = await db
    .insertInto('boards')
    .values({
      ...{ source: 'lever', board: mark, company: mark, origin: 'person' },
      ...{ company_name: mark, company_slug: mark.toLowerCase() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('watched_companies')
    .values({ user_id: userId, board_id: boardId, told_job_id: 0, created_at: TEST_NOW })
    .execute();
  const notice = { user_id: userId, kind: 'new_jobs', at: TEST_NOW, saved_search_id: userId } as const;
  const { id } = await db
    .insertInto('notices')
    .values({ ...notice, data: JSON.stringify({ name: mark, count: 1, job_ids: [] }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Told to the operator by mails to another address, which wait. */
async function addFormEntries(db: Db, { email, email_key }: SignedIn['user'], mark: string): Promise<void> {
  const notifyOperator = async () => {
    const { id } = await db
      .insertInto('mails')
      .values({
        ...{ recipient: `operator-of-${mark}@example.com`, kind: 'integration-request', subject: mark },
        ...{ text: mark, html: mark, created_at: TEST_NOW },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueTask(db, { kind: 'send-mail', key: String(id) });
    return id;
  };
  await db
    .insertInto('integration_requests')
    .values({
      ...{ company_name: mark, contact_name: mark, contact_email: email, email_key },
      ...{ ats_description: mark, mail_id: await notifyOperator(), created_at: TEST_NOW },
    })
    .execute();
  await db
    .insertInto('career_notices')
    .values({ email, email_key, mail_id: await notifyOperator(), created_at: TEST_NOW })
    .execute();
}

async function addProfile(db: Db, userId: number, mark: string) {
  const times = { created_at: TEST_NOW, updated_at: TEST_NOW };
  const profile = { profile_name: mark, first_name: mark, email: `${mark}@example.com` };
  const { id: profileId } = await db
    .insertInto('job_profiles')
    .values({ user_id: userId, ...profile, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofProfile = { job_profile_id: profileId };
  await db
    .insertInto('equal_opportunity_answers')
    .values({ ...ofProfile, gender: 'Non-binary' })
    .execute();
  const { id: skillId } = await db
    .insertInto('profile_skills')
    .values({ ...ofProfile, skill_name: mark, skill_key: mark })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = { job_title: mark, company_name: mark, start_date: '2020-01-01', display_order: 0 };
  const { id: experienceId } = await db
    .insertInto('profile_experience')
    .values({ ...ofProfile, ...entry, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: entryId } = await db
    .insertInto('profile_entries')
    .values({ ...ofProfile, ...toSchool(mark), display_order: 0, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const content = Buffer.from(`%PDF-1.7 ${mark}`);
  for (const kind of PROFILE_FILE_KINDS) {
    const file = { kind, filename: `${mark}.pdf`, size: content.length, mimetype: 'application/pdf' };
    await db
      .insertInto('profile_files')
      .values({ ...ofProfile, ...file, content, uploaded_at: TEST_NOW })
      .execute();
  }
  const value = {
    field: 'first_name',
    experience_id: null,
    value: mark,
    note: null,
    confidence: 1,
    where: [],
  };
  const reading = { pages: [], values: [value], left_over: [] };
  await db
    .insertInto('resume_readings')
    .values({ ...ofProfile, reading: JSON.stringify(reading), read_at: TEST_NOW })
    .execute();
  return { profileId, skillId, experienceId, entryId };
}

/** An entry of the education as the call stores it. */
function toSchool(school: string) {
  const read = readSectionEntry('education', { school });
  if (!('entry' in read)) throw new Error(read.fault);
  return { section: 'education' as const, entry: JSON.stringify(read.entry) };
}

function aPostingCopy(title: string): BookmarkedPosting {
  return {
    ...{ title, company: null, location: null, remote: false, work_mode: null, country: null },
    ...{ description: '', summary: null, salary: null, external_url: null, posted_at: null },
    ...{ first_seen_at: TEST_NOW.toISOString(), changed_at: null },
    navigation: {
      ...{ atsType: 'lever', urlSafeClientName: null, clientName: null },
      ...{ domain: null, clientProject: null, urlSafeJobTitle: 'x' },
    },
  };
}
