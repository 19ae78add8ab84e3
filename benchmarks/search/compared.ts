import type { SearchRequest, SearchResult } from '@firsthand/search';
import { createDirectIndex, toSearchPlan, type IndexedDocument } from '@firsthand/search/direct-index';
import { generateJobs } from '../corpus/generate-jobs.ts';
import { CompactDocuments } from './compact-documents.ts';
import type { Fill } from './engine.ts';
import { fillFts5 } from './fts5.ts';
import { withInstalled } from './install.ts';
import type { SearchFigures } from './figures.ts';
import { fillMiniSearch } from './mini-search.ts';

/** As a first reading of a store does it. */
const SEGMENT = 16_384;

interface Compared {
  name: string;
  packageName: string;
  file: string;
  fill: Fill;
  /** Whether it orders as our rule does. */
  hasOurRule: boolean;
  mostJobs: number;
}

const ENGINES: readonly Compared[] = [
  {
    name: 'SQLite FTS5, wasm',
    ...{ packageName: '@sqlite.org/sqlite-wasm@3.50.4-build1', file: 'node.mjs' },
    ...{ fill: fillFts5, hasOurRule: true, mostJobs: Infinity },
  },
  {
    name: 'MiniSearch',
    ...{ packageName: 'minisearch@7.2.0', file: 'dist/es/index.js' },
    // A million would need some 20 GB of heap.
    ...{ fill: fillMiniSearch, hasOurRule: false, mostJobs: 100_000 },
  },
];

/**
 * The same searches by engines that others use inside a process, over the same lexemes. Rejects when one finds other
 * jobs than the bitmaps do.
 */
export async function measureCompared(
  jobs: number,
  seed: number,
  searches: readonly SearchRequest[],
): Promise<SearchFigures[]> {
  const documents = takeDocuments(jobs, seed);
  const questions = await answerByBitmaps(documents, searches);
  const rows: SearchFigures[] = [];
  for (const compared of ENGINES.filter(({ mostJobs }) => jobs <= mostJobs)) {
    rows.push(await measureEngine(compared, documents, questions));
  }
  return rows;
}

function measureEngine(
  { name, packageName, file, fill, hasOurRule }: Compared,
  documents: CompactDocuments,
  questions: readonly Question[],
): Promise<SearchFigures> {
  return withInstalled({ packageName, file }, async (module) => {
    const start = performance.now();
    const engine = await fill(module, documents);
    const buildSeconds = (performance.now() - start) / 1_000;
    const ask = () =>
      questions.map(({ request, expected }) => {
        const askedAt = performance.now();
        const plan = toSearchPlan(request);
        const answer = plan === undefined ? { total: 0, ids: [] } : engine.search(plan, request);
        const ms = performance.now() - askedAt;
        if (answer.total !== expected.total || (hasOurRule && answer.ids.join() !== expected.ids.join())) {
          throw new Error(`${name} finds others of ${JSON.stringify(request)}`);
        }
        return ms;
      });
    // Once unmeasured, as everywhere.
    ask();
    return {
      ...{ executor: name, jobs: documents.length, times: ask() },
      ...{ buildSeconds, megabytes: engine.megabytes() },
    };
  });
}

function takeDocuments(count: number, seed: number): CompactDocuments {
  const documents = new CompactDocuments();
  for (const job of generateJobs(seed)) {
    documents.add(job);
    if (documents.length === count) break;
  }
  documents.sort();
  return documents;
}

interface Question {
  request: SearchRequest;
  expected: SearchResult;
}

async function answerByBitmaps(
  documents: CompactDocuments,
  searches: readonly SearchRequest[],
): Promise<Question[]> {
  const index = await createDirectIndex();
  try {
    let segment: IndexedDocument[] = [];
    for (const document of documents) {
      segment.push(document);
      if (segment.length < SEGMENT) continue;
      index.apply(segment);
      segment = [];
    }
    index.apply(segment);
    index.compact();
    // Names of companies are looked up by their beginning, which the others cannot: words are compared as they are.
    return searches.map((asked) => {
      const request = { ...asked, literal: true };
      return { request, expected: index.search(request) };
    });
  } finally {
    index.dispose();
  }
}
