import type { SearchDocument } from '@firsthand/search';
import { HeldDocuments, toTextRow, type TextRow } from './held-documents.ts';
import type { FindingEngine, Question } from './engine.ts';

/** What is used of MiniSearch's module. */
interface MiniSearchModule {
  default: new (options: object) => {
    addAll(documents: readonly TextRow[]): void;
    search(query: string): { id: number }[];
  };
}

export const MINI_SEARCH_PACKAGE = { packageName: 'minisearch@7.2.0', file: 'dist/es/index.js' };

/** MiniSearch as its documentation sets it up for a search box: beginnings of words, slips, titles first. */
export function createMiniSearch(module: unknown, documents: readonly SearchDocument[]): FindingEngine {
  const { default: MiniSearch } = module as MiniSearchModule;
  const index = new MiniSearch({
    fields: ['title', 'company', 'place', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, company: 2, place: 2 } },
  });
  index.addAll(documents.map(toTextRow));
  const held = new HeldDocuments(documents);
  const find = ({ query, country }: Question) =>
    held.within(
      index.search(query).map(({ id }) => id),
      country,
    );
  return {
    name: 'MiniSearch',
    find,
    findForAlert: (question) => held.newestFirst(find(question)),
    close: () => undefined,
  };
}
