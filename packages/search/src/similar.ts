import { LIMITS, toLanguageCode } from '@firsthand/contracts';
import { readTitle, type Occupation } from '@firsthand/occupations';
import { stemsOf } from './document.ts';
import { allOf, anyOf, token, type Expression } from './expression.ts';
import { inTitle, NAME_SEPARATOR, ofCategory, ofCountry, ofOccupation, ofPlainTitle } from './lexemes.ts';
import type { SimilarQuery } from './search.ts';
import type { SearchPlan } from './search-plan.ts';
import { listBeginnings, toPlainTitle } from './text/names.ts';
import { isStopWord } from './text/stop-words.ts';

/** Of a longer title only its first words are compared. */
const COMPARED_WORDS = 6;

/** Words of titles that do not tell what the work is: levels and genders. */
const LEVEL_WORDS = new Set(
  [
    'senior',
    'sr',
    'junior',
    'jr',
    'lead',
    'principal',
    'staff',
    'i',
    'ii',
    'iii',
    'iv',
    'm',
    'w',
    'd',
    'f',
    'x',
    'h',
  ].flatMap((word) => stemsOf(word)),
);

/**
 * Open jobs like this one, best first: named alike, with all words of the title, of the same occupation, with all words but one,
 * and with some; in each the same country first, and the newest. Those that only share words are of the same category, if it has
 * one. Never the job itself; empty when no title is like its own. `find` gives the first jobs of a plan.
 */
export async function findSimilar(
  { jobId, title, language = null, category, country, limit = LIMITS.similarJobs }: SimilarQuery,
  find: (plan: SearchPlan, limit: number) => Promise<number[]>,
): Promise<number[]> {
  const words = tellingWords(title).slice(0, COMPARED_WORDS);
  const [occupation] = readTitle(title, language === null ? null : toLanguageCode(language));
  if (words.length === 0 && !occupation) return [];
  const found: number[] = [];
  for (const likeness of listLikenesses(title, words, { occupation, category })) {
    for (const there of country === null ? [[]] : [[token(ofCountry(country))], []]) {
      const apart: Expression = { kind: 'not', of: { kind: 'jobs', ids: [jobId, ...found] } };
      const restrictions = [...there, apart];
      found.push(...(await find(toPlan(likeness, restrictions), limit - found.length)));
      if (found.length >= limit) return found;
    }
  }
  return found;
}

/** What a title like this one has, from the most alike on. */
function listLikenesses(
  title: string,
  words: readonly string[],
  { occupation, category }: { occupation: Occupation | undefined; category: string | null },
): Expression[] {
  const same = occupation === undefined ? undefined : token(ofOccupation(occupation.id));
  // Words alone are those of other work too: a recruiter of nurses is of another category.
  const saying = (expression: Expression) =>
    category === null ? expression : allOf([expression, token(ofCategory(category))]);
  const titles = words.map((word) => token(inTitle(word)));
  const [name] = listBeginnings(toPlainTitle(title) ?? '');
  const allButOne = titles.map((left) => allOf(titles.filter((other) => other !== left)));
  const alike: Expression[] =
    name === undefined ? [] : [{ kind: 'prefix', prefix: `${ofPlainTitle(name)}${NAME_SEPARATOR}` }];
  return [
    ...alike.map((expression) => (same ? expression : saying(expression))),
    ...(titles.length > 0 ? [saying(allOf(titles))] : []),
    ...(same ? [same] : []),
    ...(titles.length > 2 ? [saying(anyOf(allButOne))] : []),
    ...(titles.length > 1 ? [saying(anyOf(titles))] : []),
  ];
}

const toPlan = (likeness: Expression, restrictions: readonly Expression[]): SearchPlan => ({
  ...{ terms: [likeness], restrictions, tiers: [], payCurrency: null, met: [] },
  ...{ facets: [], isGrouped: false, apart: [], hiding: null, insights: null, about: allOf([]) },
});

function tellingWords(title: string): string[] {
  return [...new Set(stemsOf(title))].filter((word) => !isStopWord(word) && !LEVEL_WORDS.has(word));
}
