import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { isWithin } from '../people/within.ts';

const NAMES_KEPT_MS = 600_000;
const MOST_NAMES = 20_000;

/** What employers are called, by their `source:board`; one that is not known is called as it is written. */
export type CompanyNames = (companies: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The names of companies, each kept for ten minutes. */
export function createCompanyNames(db: Db, now: () => Date): CompanyNames {
  const kept = new Map<string, { name: string; since: number }>();
  return async (companies) => {
    const at = now().getTime();
    const missing = companies.filter(
      (company) => !isWithin(NAMES_KEPT_MS, kept.get(company)?.since ?? -Infinity, at),
    );
    if (missing.length > 0) {
      if (kept.size + missing.length > MOST_NAMES) kept.clear();
      for (const [company, name] of await loadNames(db, missing)) kept.set(company, { name, since: at });
    }
    return new Map(companies.map((company) => [company, kept.get(company)?.name ?? company]));
  };
}

/** What employers are called: as their postings say, else as the operator named the board. */
async function loadNames(db: Db, companies: readonly string[]): Promise<[string, string][]> {
  const { rows } = await sql<{ company: string; name: string }>`
    select boards.source || ':' || boards.board as company,
      coalesce(boards.company_name, boards.company, boards.board) as name
    from unnest(${[...companies]}::text[]) as asked (company)
    join boards on boards.source = split_part(asked.company, ':', 1)
      and boards.board = substr(asked.company, strpos(asked.company, ':') + 1)`.execute(db);
  return rows.map(({ company, name }) => [company, name]);
}
