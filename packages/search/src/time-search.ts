import { SECOND_MS, type Telemetry } from '@firsthand/contracts';
import type { Search } from './search.ts';

interface Asked {
  kind: keyof Search;
  executor: 'bitmap' | 'opensearch' | 'sql';
}

/** Does a search and tells how long it took. One that fails is told of by what it is answered with instead. */
export async function timeSearch<Answer>(
  telemetry: Telemetry,
  asked: Asked,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const startedAt = performance.now();
  const answer = await work();
  const { kind, executor } = asked;
  const seconds = (performance.now() - startedAt) / SECOND_MS;
  telemetry.observe('firsthand_search_seconds', { kind, executor }, seconds);
  telemetry.note({ name: 'search', seconds, hasFailed: false, facts: { kind, executor } });
  return answer;
}

/** The same search, timed as that of the database alone. */
export function timeSqlSearch(sql: Search, telemetry: Telemetry): Search {
  const time = <Answer>(kind: keyof Search, work: () => Promise<Answer>) =>
    timeSearch(telemetry, { kind, executor: 'sql' }, work);
  return {
    search: (request) => time('search', () => sql.search(request)),
    suggest: (request) => time('suggest', () => sql.suggest(request)),
    similar: (query) => time('similar', () => sql.similar(query)),
  };
}
