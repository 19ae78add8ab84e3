import { findAts, type Source } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';

/** A board whose employer has a page. */
export interface Company {
  /** Of the board. */
  id: number;
  source: Source;
  board: string;
  name: string;
  slug: string;
  openJobs: number;
  lastVerifiedAt: Date | null;
}

/** What names a company in addresses. */
export interface CompanyKey {
  atsType: string;
  slug: string;
}

/** Boards whose employers have a page. */
export const selectCompanies = (db: Executor) =>
  db
    .selectFrom('boards')
    .select(['id', 'source', 'board', 'open_jobs as openJobs', 'last_success_at as lastVerifiedAt'])
    .select(sql<string>`company_name`.as('name'))
    .select(sql<string>`company_slug`.as('slug'))
    .where('company_slug', 'is not', null);

/**
 * The company at `/companies/{atsType}/{slug}`, which is the part of its jobs' addresses before `/job/`; undefined when
 * there is none. One look into an index.
 */
export async function findCompany(db: Executor, atsType: string, slug: string): Promise<Company | undefined> {
  const ats = findAts(atsType);
  if (ats?.slug !== atsType) return undefined;
  return selectCompanies(db)
    .where('source', '=', ats.source)
    .where('company_slug', '=', slug)
    .executeTakeFirst();
}

/** All companies that are read or have open jobs. */
export async function listCompanies(db: Executor): Promise<Company[]> {
  return selectCompanies(db)
    .where((eb) => eb.or([eb('enabled', '=', true), eb('open_jobs', '>', 0)]))
    .orderBy('id')
    .execute();
}

/** `source:board` of those that have open jobs in the country. */
export async function findCompaniesIn(db: Executor, country: string): Promise<Set<string>> {
  const { rows } = await sql<{ board: string }>`
    select distinct board from job_search where countries @> array[${country}]::text[]`.execute(db);
  return new Set(rows.map(({ board }) => board));
}
