import type { Executor } from '@firsthand/database';
import { takeTurn } from '@firsthand/contracts/take-turn';
import { sql } from 'kysely';
import {
  isPayStated,
  toCompanyKey,
  toFacts,
  toLexemes,
  toPostedAt,
  toRankAt,
  toSeenAt,
  type JobFacts,
  type SearchDocument,
} from './document.ts';
import { LEXEME_VERSION } from './lexemes.ts';
import { toRole } from './role/to-role.ts';
import { quote } from './sql/tsquery.ts';

/** Every column but the job's id. */
const UPDATED = [
  ...([
    'rank_at',
    'vector',
    'in_us',
    'remote',
    'version',
    'posted_at',
    'role',
    'paid',
    'pay_top',
    'pay_currency',
  ] as const),
  ...(['board', 'work_mode', 'employment_type', 'language', 'countries', 'skills'] as const),
  ...(['pay_middle', 'seen_at', 'towns', 'occupations'] as const),
];

const VALUE_SEPARATOR = '\t';

interface Row extends Omit<JobFacts, 'countries' | 'towns' | 'occupations' | 'titled'> {
  jobId: number;
  rankAt: number;
  postedAt: number;
  vector: string;
  role: number;
  paid: boolean;
  board: string;
  /** With a space between them: PostgreSQL unnests arrays of arrays wholly. */
  countries: string;
  /** With a tab between them. */
  skills: string;
  towns: string;
  occupations: string;
  seenAt: number;
}

function toRow(document: SearchDocument): Row {
  const facts = toFacts(document);
  return {
    ...facts,
    jobId: document.jobId,
    rankAt: toRankAt(document),
    postedAt: toPostedAt(document),
    vector: toVectorText(document),
    role: toRole(document),
    paid: isPayStated(document.pay),
    board: toCompanyKey(document),
    countries: facts.countries.join(' '),
    skills: document.stated.skills.join(VALUE_SEPARATOR),
    towns: facts.towns.join(VALUE_SEPARATOR),
    occupations: facts.occupations.join(' '),
    seenAt: toSeenAt(document),
  };
}

/** Puts open jobs into search, or replaces what search knows of them. Call it in the transaction that stores the jobs. */
export async function indexJobs(executor: Executor, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  // In the order of ids, so that two transactions lock rows in the same order.
  const ordered = [...documents].sort((a, b) => a.jobId - b.jobId);
  const rows: Row[] = [];
  for (const document of ordered) {
    await takeTurn();
    rows.push(toRow(document));
  }
  const column = <Name extends keyof Row>(name: Name) => rows.map((row) => row[name]);
  await sql`
    with indexed as (
      insert into job_search (job_id, rank_at, vector, in_us, remote, version, posted_at, role, paid, pay_top, pay_currency,
        board, work_mode, employment_type, language, countries, skills, pay_middle, seen_at, towns, occupations)
      select job_id, rank_at, vector::tsvector, 'US' = any(countries), work_mode is not distinct from 'remote',
        ${LEXEME_VERSION}, posted_at, role, paid, pay_top, pay_currency, board, work_mode, employment_type,
        language, countries, skills, pay_middle, seen_at, towns, occupations
      from (
        select *, string_to_array(country_list, ' ') as countries, string_to_array(skill_list, E'\\t') as skills,
          string_to_array(town_list, E'\\t') as towns, string_to_array(occupation_list, ' ') as occupations
        from unnest(
          ${column('jobId')}::bigint[],
          ${column('rankAt')}::bigint[],
          ${column('vector')}::text[],
          ${column('postedAt')}::bigint[],
          ${column('role')}::bigint[],
          ${column('paid')}::boolean[],
          ${column('payTop')}::double precision[],
          ${column('payCurrency')}::text[],
          ${column('board')}::text[],
          ${column('workMode')}::text[],
          ${column('employmentType')}::text[],
          ${column('language')}::text[],
          ${column('countries')}::text[],
          ${column('skills')}::text[],
          ${column('payMiddle')}::double precision[],
          ${column('seenAt')}::bigint[],
          ${column('towns')}::text[],
          ${column('occupations')}::text[]
        ) as given (job_id, rank_at, vector, posted_at, role, paid, pay_top, pay_currency, board, work_mode,
          employment_type, language, country_list, skill_list, pay_middle, seen_at, town_list,
          occupation_list)
      ) as new
      on conflict (job_id) do update set ${sql.join(UPDATED.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}
      returning job_id
    ), returned as (
      delete from closed_search where job_id in (select job_id from indexed)
    )
    ${noteChanges('indexed')}`.execute(executor);
}

/** What closed so long ago counts in no figure any more. */
const CLOSED_KEPT = sql`interval '13 weeks'`;
/** Of that so many leave with each who comes. */
const FORGOTTEN_TOGETHER = 1_000;

/**
 * Takes jobs out of search that closed at this time; what search knew of them is kept for a while, for figures of weeks.
 * Ids that are not in it are fine.
 */
export async function unindexJobs(
  executor: Executor,
  jobIds: readonly number[],
  closedAt: Date,
): Promise<void> {
  if (jobIds.length === 0) return;
  const ordered = [...jobIds].sort((a, b) => a - b);
  const columns = sql.join(['job_id', ...UPDATED].map((name) => sql.ref(name)));
  await sql`
    with removed as (
      delete from job_search where job_id = any(${ordered}::bigint[]) returning ${columns}
    ), kept as (
      insert into closed_search (${columns}, closed_at) select ${columns}, ${closedAt}::timestamptz from removed
      order by job_id on conflict (job_id) do update set closed_at = excluded.closed_at
    )
    ${noteChanges('removed')}`.execute(executor);
  await sql`
    delete from closed_search where job_id in (
      select job_id from closed_search where closed_at < ${closedAt}::timestamptz - ${CLOSED_KEPT}
      order by job_id limit ${FORGOTTEN_TOGETHER} for update skip locked
    )`.execute(executor);
}

/** For what follows the store: that this transaction changed these jobs. */
const noteChanges = (jobs: string) => sql`
  insert into search_changes (job_id) select job_id from ${sql.table(jobs)} order by job_id
  on conflict (job_id) do update set xid = excluded.xid`;

/**
 * PostgreSQL moves a vector out of the row only when the row passes 2 kB, and what a search costs is the pages of rows
 * it touches. Vectors below that get this lexeme, which nothing ever searches for: 66 instead of 1,600 bytes a job.
 */
export const FILLER = 'Z'.repeat(2_000);
const MOVED_OUT_BYTES = 2_100;
const LEXEME_OVERHEAD_BYTES = 4;

/** The vector in tsvector's input form: each lexeme quoted, no positions. */
export function toVectorText(document: SearchDocument): string {
  const lexemes = toLexemes(document);
  let bytes = 0;
  for (const lexeme of lexemes) bytes += Buffer.byteLength(lexeme) + LEXEME_OVERHEAD_BYTES;
  if (bytes < MOVED_OUT_BYTES) lexemes.add(FILLER);
  return Array.from(lexemes, quote).join(' ');
}
