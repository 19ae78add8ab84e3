import { createFts5, FTS5_PACKAGE } from './finding/engines/fts5.ts';
import { createMiniSearch, MINI_SEARCH_PACKAGE } from './finding/engines/mini-search.ts';
import { createOpenSearch } from './finding/engines/open-search.ts';
import { createOurs } from './finding/engines/ours.ts';
import type { FindingEngine } from './finding/engines/engine.ts';
import { listDocuments } from './finding/documents/list-documents.ts';
import { judge, measureFinding, type MeasuredQuery } from './finding/measure-finding.ts';
import { formatFaults, formatHalf } from './finding/format.ts';
import { listQueries, toHalf } from './finding/queries/read-queries.ts';
import { withInstalled } from './search/install.ts';

const HALVES = ['seen', 'unseen'] as const;

/**
 * Measures how well the search finds, on the demo's postings and others whose occupations are known, with queries as
 * people type them in six languages, beside SQLite's FTS5, MiniSearch and OpenSearch: both halves of the queries, by kind and by
 * language. `--only ours`: without the others; `--faults`: each query of the seen half that fails, with what came first.
 */
export async function run(args: string[]): Promise<void> {
  const documents = listDocuments();
  const judgements = judge(listQueries(), documents);
  const all = [...documents.values()].map(({ document }) => document);
  const measured = new Map<string, MeasuredQuery[]>();
  const measure = async (engine: FindingEngine) => {
    measured.set(engine.name, await measureFinding(engine, judgements));
    await engine.close();
  };
  await measure(await createOurs(all));
  const ours = [...measured.values()].flat();
  if (args.includes('--faults')) {
    console.log(
      formatFaults(
        ours.filter(({ query }) => toHalf(query) === 'seen'),
        documents,
      ),
    );
    return;
  }
  if (!args.includes('--only')) {
    await withInstalled(FTS5_PACKAGE, async (module) => {
      await measure(await createFts5(module, all));
    });
    await withInstalled(MINI_SEARCH_PACKAGE, (module) => measure(createMiniSearch(module, all)));
    for (const decays of [true, false]) {
      const openSearch = await createOpenSearch(all, { decays });
      if ('reason' in openSearch) console.log(`OpenSearch is left out: ${openSearch.reason}`);
      else await measure(openSearch);
    }
  }
  console.log(`${judgements.length} queries, ${all.length} postings`);
  for (const half of HALVES) {
    const ofHalf = [...measured].map(
      ([name, queries]) => [name, queries.filter(({ query }) => toHalf(query) === half)] as const,
    );
    console.log(`\n\n${half} half\n\n${formatHalf(ofHalf)}`);
  }
}
