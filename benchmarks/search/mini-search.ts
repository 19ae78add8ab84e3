import type { Expression, IndexedDocument } from '@firsthand/search/direct-index';
import { refuse, toFound, type Engine } from './engine.ts';

type Query = string | { combineWith: 'AND' | 'OR'; queries: Query[] };

/** What is used of MiniSearch's module. */
interface MiniSearchModule {
  default: {
    new (options: object): {
      addAllAsync(documents: object[], options: object): Promise<void>;
      search(query: unknown): { id: number }[];
    };
    /** The query that everything fits. */
    wildcard: symbol;
  };
}

const SEPARATOR = '\n';

/** Our lexemes as its terms. It orders by its own relevance, which no setting makes into our rule. */
export async function fillMiniSearch(module: unknown, documents: Iterable<IndexedDocument>): Promise<Engine> {
  const { default: MiniSearch } = module as MiniSearchModule;
  const usedBefore = process.memoryUsage().heapUsed;
  const split = (text: string) => text.split(SEPARATOR);
  const index = new MiniSearch({
    fields: ['lexemes'],
    extractField: (document: IndexedDocument, field: string) =>
      field === 'id' ? document.id : document.lexemes.join(SEPARATOR),
    tokenize: split,
    processTerm: (term: string) => term,
    searchOptions: { prefix: false, fuzzy: false },
  });
  await index.addAllAsync([...documents], { chunkSize: 1_000 });
  const used = (process.memoryUsage().heapUsed - usedBefore) / 2 ** 20;
  return {
    megabytes: () => used,
    search: (plan, { offset, limit }) => {
      const found = toFound(plan);
      // It has no cheaper way to give everything.
      const results = index.search(found === undefined ? MiniSearch.wildcard : toQuery(found));
      return { total: results.length, ids: results.slice(offset, offset + limit).map(({ id }) => id) };
    },
  };
}

function toQuery(expression: Expression): Query {
  switch (expression.kind) {
    case 'token':
      return expression.lexeme;
    case 'all':
      return { combineWith: 'AND', queries: expression.of.map(toQuery) };
    case 'any':
      return { combineWith: 'OR', queries: expression.of.map(toQuery) };
    default:
      return refuse(expression);
  }
}
