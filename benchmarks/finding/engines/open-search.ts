import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SearchDocument } from '@firsthand/search';
import type { startOpenSearch } from '../../../tests/support/src/opensearch-nodes.mjs';
import { ROOT } from '../../product.ts';
import { FINDING_NOW } from '../documents/demo-documents.ts';
import type { FindingEngine, Question } from './engine.ts';
import { HeldDocuments, toTextRow } from './held-documents.ts';

/** Not bundled: it looks for Java's files from where it lies. */
interface Nodes {
  startOpenSearch: typeof startOpenSearch;
}
const NODES = pathToFileURL(join(ROOT, 'tests/support/src/opensearch-nodes.mjs')).href;

interface Answer {
  errors?: boolean;
  hits?: { hits: { _id: string }[] };
}

/** A word of each text by itself, and of both languages' stems: the fields that a question is held against, titles first. */
const TEXTS = { title: 4, company: 2, place: 2, text: 1 };
const ANALYZERS = ['english', 'german'];
const FIELDS = Object.entries(TEXTS).flatMap(([field, boost]) =>
  ANALYZERS.map((analyzer) => `${field}.${analyzer}^${boost}`),
);
/** As many as one answer may have. */
const MOST = 10_000;

/**
 * OpenSearch as its documentation sets up such a search: `multi_match` over texts that its English and its German analyzer
 * take apart, BM25, and with `decays` its `gauss` decay by age, which
 * halves the score of what is half a month old. Says why when there is no Java or Maven to start it.
 */
export async function createOpenSearch(
  documents: readonly SearchDocument[],
  { decays }: { decays: boolean },
): Promise<FindingEngine | { reason: string }> {
  const tools = (await import(NODES)) as Nodes;
  const nodes = await tools.startOpenSearch({ nodes: 1, isForTests: false });
  if ('reason' in nodes) return nodes;
  const call = async (method: string, path: string, body: string): Promise<Answer> => {
    const answer = await fetch(`${nodes.urls[0]}${path}`, {
      method,
      body,
      headers: { 'content-type': 'application/json' },
    });
    const said = (await answer.json()) as Answer;
    if (!answer.ok || said.errors === true)
      throw new Error(`OpenSearch: ${JSON.stringify(said).slice(0, 500)}`);
    return said;
  };
  await call('PUT', '/jobs', JSON.stringify(toMapping()));
  const lines = documents.flatMap((document) => {
    const { id, ...texts } = toTextRow(document);
    return [{ index: { _id: String(id) } }, { id, ...texts, at: document.publishedAt?.toISOString() }];
  });
  await call('POST', '/jobs/_bulk?refresh=true', lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const held = new HeldDocuments(documents);
  const find = async ({ query, country }: Question) => {
    const { hits } = await call('POST', '/jobs/_search', JSON.stringify(toSearch(query, decays)));
    return held.within(
      (hits?.hits ?? []).map(({ _id: id }) => Number(id)),
      country,
    );
  };
  return {
    name: decays ? 'OpenSearch' : 'OpenSearch without decay',
    find,
    findForAlert: async (question) => held.newestFirst(await find(question)),
    close: () => nodes.stop(),
  };
}

function toMapping(): object {
  const fields = Object.fromEntries(ANALYZERS.map((analyzer) => [analyzer, { type: 'text', analyzer }]));
  const texts = Object.fromEntries(
    Object.keys(TEXTS).map((name) => [name, { type: 'text', fields }] as const),
  );
  return {
    settings: { index: { number_of_shards: 1, number_of_replicas: 0 } },
    mappings: { properties: { ...texts, id: { type: 'long' }, at: { type: 'date' } } },
  };
}

function toSearch(query: string, decays: boolean): object {
  const texts = { multi_match: { query, fields: FIELDS } };
  const decay = { origin: FINDING_NOW.toISOString(), scale: '10d', offset: '5d', decay: 0.5 };
  return {
    ...{ size: MOST, _source: false, sort: ['_score', { id: 'asc' }] },
    query: decays ? { function_score: { query: texts, functions: [{ gauss: { at: decay } }] } } : texts,
  };
}
