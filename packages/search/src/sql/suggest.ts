import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { allOf, token, type Expression } from '../expression.ts';
import { ofCountry } from '../lexemes.ts';
import {
  listCompletions,
  SUGGESTED,
  toSuggestions,
  toTypedKey,
  type Spelling,
  type SuggestedKind,
  type Suggestion,
  type SuggestRequest,
} from '../suggest.ts';
import { listBeginnings, toName, toPlainTitle } from '../text/names.ts';
import { toCondition } from './condition.ts';

/** Of the names that begin as was typed so many are looked at, the most frequent first. */
const LOOKED_AT = 2_000;

const COLUMNS: Record<SuggestedKind, { column: string; toText: (stored: string) => string | null }> = {
  title: { column: 'title', toText: toPlainTitle },
  company: { column: 'company', toText: toName },
};

export async function suggest(db: Db, request: SuggestRequest): Promise<Suggestion[]> {
  const key = toTypedKey(request);
  if (key === undefined) return [];
  const { country } = request;
  const where: Expression[] = country === undefined ? [] : [token(ofCountry(country))];
  const spellings: Spelling[] = [];
  for (const { kind, toLexeme } of SUGGESTED) {
    const { column, toText } = COLUMNS[kind];
    const found = toCondition(allOf([{ kind: 'prefix', prefix: toLexeme(key) }, ...where]));
    const { rows } = await sql<{ stored: string; count: number }>`
      select ${sql.ref(`jobs.${column}`)} as stored, count(*) as count
      from (select job_id from job_search where ${found}) as found join jobs on jobs.id = found.job_id
      group by stored order by count(*) desc, stored limit ${LOOKED_AT}`.execute(db);
    for (const { stored, count } of rows) {
      const text = toText(stored);
      if (text !== null && listBeginnings(text).some((beginning) => beginning.startsWith(key)))
        spellings.push({ kind, text, count });
    }
  }
  const occupations: Suggestion[] = [];
  for (const { id, text, jobs } of listCompletions(key)) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from job_search where ${toCondition(allOf([jobs, ...where]))}`.execute(db);
    occupations.push({ kind: 'occupation', id, text, count: rows[0]?.count ?? 0 });
  }
  return toSuggestions(occupations, spellings);
}
