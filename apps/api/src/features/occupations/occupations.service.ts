import { MINUTE_MS, type OccupationView } from '@firsthand/contracts';
import {
  completeOccupations,
  LABEL_LANGUAGES,
  openDictionary,
  type LabelLanguage,
  type Occupation,
} from '@firsthand/occupations';
import type { ApiContext } from '../../api-context.ts';
import { memoizeEach } from '../../http/memoize-for.ts';

/** As many as a facet names. */
const MOST = 20;
const MOST_KEPT = 500;

interface Asked {
  /** The beginning of a name; nothing: any. */
  q?: string | undefined;
  /** Of the names that it begins, ISO 639-1. */
  language?: string | undefined;
}

/** Gives occupations as they are typed, or those with the most open jobs; what was counted is kept for a minute. */
export function createOccupations(
  context: Pick<ApiContext, 'search' | 'now'>,
): (asked: Asked) => Promise<OccupationView[]> {
  const find = memoizeEach({
    ...{ milliseconds: MINUTE_MS, now: context.now, most: MOST_KEPT },
    load: (key: string) => {
      const [language = '', q = ''] = key.split('\t');
      return q === '' ? listCommon(context) : complete(context, q, findLanguage(language));
    },
  });
  return ({ q = '', language = '' }) => find(`${language.toLowerCase()}\t${q.trim().replace(/\s+/g, ' ')}`);
}

/** In a language that we have no names of, those of all. */
function findLanguage(code: string): LabelLanguage | undefined {
  return LABEL_LANGUAGES.find((language) => language === code);
}

async function complete(
  context: Pick<ApiContext, 'search'>,
  q: string,
  language: LabelLanguage | undefined,
): Promise<OccupationView[]> {
  const found = completeOccupations(q, { language, most: MOST });
  return Promise.all(
    found.map(async ({ occupation }) => toView(occupation, await countJobs(context, occupation))),
  );
}

async function countJobs({ search }: Pick<ApiContext, 'search'>, { id }: Occupation): Promise<number> {
  const { total } = await search.search({
    ...{ query: '', filters: { occupations: [id] }, sort: 'newest', offset: 0, limit: 1 },
  });
  return total;
}

/** What the facet of a search for everything names. */
async function listCommon({ search }: Pick<ApiContext, 'search'>): Promise<OccupationView[]> {
  const { facets } = await search.search({
    ...{ query: '', filters: {}, sort: 'newest', offset: 0, limit: 1, facets: true },
  });
  return (facets?.occupation ?? []).flatMap(({ value, count }) => {
    const occupation = openDictionary().occupations.get(value);
    return occupation ? [toView(occupation, count)] : [];
  });
}

function toView({ id, label, line }: Occupation, count: number): OccupationView {
  return { id, label, parent: line[1] ?? null, count };
}
