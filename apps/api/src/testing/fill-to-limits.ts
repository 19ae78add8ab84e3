import { randomBytes } from 'node:crypto';
import { LIMITS, PROFILE_SECTIONS } from '@firsthand/contracts';
import type { Db, Tables } from '@firsthand/database';
import { sql, type RawBuilder } from 'kysely';

interface Copies {
  /** How many rows are added to the one that is there. */
  times: number;
  /** What tells the copies apart, in terms of the copied row `t` and its number `n`. */
  set: Record<string, RawBuilder<unknown>>;
  /** Whose row is copied. */
  of: RawBuilder<unknown>;
}

/** Adds copies of a row without looking at what the other columns are, so that new ones are copied too. */
async function copyRow(db: Db, table: keyof Tables, { times, set, of }: Copies): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name::text as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
      and is_identity = 'NO' and is_generated = 'NEVER'`.execute(db);
  const names = rows.map(({ name }) => name);
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => set[name] ?? sql.ref(`t.${name}`)))}
    from (select * from ${sql.table(table)} where ${of} limit 1) as t, generate_series(1, ${times}::int) as n`.execute(
    db,
  );
}

const marked = (column: string) => sql`${sql.ref(`t.${column}`)} || '-' || n`;
const counted = (column: string) => sql`${sql.ref(`t.${column}`)} + n`;

/**
 * Fills an account, in which `fillAccount` put one row of each, to every limit of rows that it has. Its files hold `megabytes`
 * in all: what a person may keep is 500 MB, which takes a while to read.
 */
export async function fillToLimits(db: Db, userId: number, megabytes: number): Promise<void> {
  const of = sql`user_id = ${userId}`;
  const add = (table: keyof Tables, most: number, set: Copies['set']) =>
    copyRow(db, table, { times: most - 1, set, of });
  await add('bookmarks', LIMITS.bookmarksPerUser, {
    requisition_id: counted('requisition_id'),
    posting: sql`jsonb_set(t.posting, '{description}', to_jsonb(repeat('A long posting. ', 200)))`,
  });
  await add('removed_bookmarks', LIMITS.bookmarkUndosPerUser, {
    requisition_id: counted('requisition_id'),
    undo_token: sql`gen_random_uuid()`,
  });
  await add('job_applications', LIMITS.applicationsPerUser, {
    requisition_id: counted('requisition_id'),
    notes: sql`repeat('A note. ', 20)`,
  });
  await add('application_drafts', LIMITS.draftsPerUser, { requisition_id: counted('requisition_id') });
  await makeVersions(db, userId);
  await add('stored_answers', LIMITS.storedAnswersPerUser, {
    question: marked('question'),
    question_key: marked('question_key'),
  });
  await add('saved_searches', LIMITS.premiumSavedSearches, { name: marked('name') });
  await add('hide_rules', LIMITS.hideRulesPerUser, { value: marked('value') });
  await add('notices', LIMITS.noticesPerUser, { saved_search_id: counted('saved_search_id') });
  await add('access_tokens', LIMITS.accessTokensPerUser, { token_hash: marked('token_hash') });
  await add('passkeys', LIMITS.passkeysPerUser, { credential_id: marked('credential_id') });
  await watchCompanies(db, userId);
  await fillProfiles(db, userId);
  await fillFiles(db, userId, megabytes);
}

/** One for each draft, as the first has it. */
async function makeVersions(db: Db, userId: number): Promise<void> {
  const ofPerson = sql`select id from application_drafts where user_id = ${userId}`;
  await copyRow(db, 'resume_versions', {
    times: LIMITS.draftsPerUser - 1,
    set: { draft_id: sql`(select id from (${ofPerson}) as drafts order by id offset n limit 1)` },
    of: sql`draft_id in (${ofPerson})`,
  });
}

async function watchCompanies(db: Db, userId: number): Promise<void> {
  await copyRow(db, 'boards', {
    times: LIMITS.watchedPerUser - 1,
    set: { board: marked('board'), company_slug: marked('company_slug') },
    of: sql`id in (select board_id from watched_companies where user_id = ${userId})`,
  });
  await sql`
    insert into watched_companies (user_id, board_id, told_job_id, created_at)
    select ${userId}, id, 0, now() from boards where origin = 'person'
    on conflict do nothing`.execute(db);
}

async function fillProfiles(db: Db, userId: number): Promise<void> {
  const first = sql`job_profile_id in (select min(id) from job_profiles where user_id = ${userId})`;
  await copyRow(db, 'profile_skills', {
    times: LIMITS.skillsPerProfile - 1,
    set: { skill_name: marked('skill_name'), skill_key: marked('skill_key') },
    of: first,
  });
  await copyRow(db, 'profile_experience', {
    times: LIMITS.experiencePerProfile - 1,
    set: { description: sql`repeat('Cared for patients. ', 200)` },
    of: first,
  });
  await copyRow(db, 'profile_entries', { times: PROFILE_SECTIONS.education.most - 1, set: {}, of: first });
  await copyRow(db, 'job_profiles', {
    times: LIMITS.premiumProfiles - 1,
    set: { profile_name: marked('profile_name') },
    of: sql`user_id = ${userId}`,
  });
}

/** As large as a file may be, at least half of them of applications, and such as no compression makes small. */
async function fillFiles(db: Db, userId: number, megabytes: number): Promise<void> {
  const content = randomBytes(LIMITS.uploadMaxBytes);
  content.write('%PDF-1.7');
  const file = { content: sql`${content}::bytea`, size: sql`${content.length}::int` };
  const ofProfiles = Math.min(Math.floor(megabytes / 2), LIMITS.premiumProfiles - 1);
  await copyRow(db, 'application_files', {
    times: megabytes - ofProfiles,
    of: sql`application_id in (select id from job_applications where user_id = ${userId}) and kind = 'resume'`,
    set: {
      ...file,
      application_id: sql`(select id from job_applications where user_id = ${userId}
        and id not in (select application_id from application_files) order by id offset n limit 1)`,
    },
  });
  await copyRow(db, 'profile_files', {
    times: ofProfiles,
    of: sql`job_profile_id in (select id from job_profiles where user_id = ${userId}) and kind = 'resume'`,
    set: {
      ...file,
      job_profile_id: sql`(select id from job_profiles where user_id = ${userId} order by id offset n limit 1)`,
    },
  });
}
