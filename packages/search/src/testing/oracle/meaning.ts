import { unaccent } from '@firsthand/contracts';
import type { SearchDocument } from '../../document.ts';
import type { SearchFilters, SearchRequest } from '../../search.ts';
import type { Token } from '../../understand/read-items.ts';
import { readQuery, type AskedOccupation } from '../../understand/read-query.ts';

type Where = 'title' | 'company' | 'anywhere';

/** What the rule knows of a job, as the oracle works it out. */
export interface JobToFit {
  document: SearchDocument;
  /** Ids of what the title says the work is, and of all that this is a kind of. */
  works: readonly string[];
  /** Of these what the title itself says. */
  plain: readonly string[];
  has: (where: Where, word: string, isOpen: boolean) => boolean;
  fits: (filters: SearchFilters) => boolean;
  /** Where each of the words is that something was said of, such as quotes. */
  literal: readonly { anywhere: boolean; title: boolean; either: boolean }[];
}

/** How many days newer a job counts by what the words of the query mean together. */
export type RateMeaning = (job: JobToFit) => number | undefined;

/**
 * The rule of meaning in plain words, for the pieces of a query of which nothing was said: undefined where they are only looked for. What it gives is undefined of a job that does
 * not fit.
 */
export function readMeaning(request: SearchRequest, pieces: readonly string[]): RateMeaning | undefined {
  const { filters, notUnderstood = [] } = request;
  const reading = request.literal === true ? undefined : readQuery(pieces, { filters, notUnderstood });
  if (!reading) return undefined;
  const lastTyped = request.query.split(/\s+/).at(-1) ?? '';
  const opened =
    request.prefix === true && lastTyped !== '' && lastTyped === pieces.at(-1) ? reading.last : null;
  const main = reading.occupations.find(({ isBeside }) => !isBeside);
  const beside = reading.occupations.filter(({ isBeside }) => isBeside);
  const words = reading.words.flat();

  return (job) => {
    const has = (where: Where, token: Token) => job.has(where, token.word, token === opened);
    const say = (where: Where, { names }: AskedOccupation) =>
      names.some((tokens) => tokens.every((token) => has(where, token)));
    const is = ({ occupations }: AskedOccupation) => occupations.some(({ id }) => job.works.includes(id));
    const fitsWords = ({ filters: read, tokens }: (typeof reading.filters)[number]) =>
      job.fits(read) || tokens.every((token) => job.has('title', token.word, false));
    if (!reading.filters.every(fitsWords)) return undefined;

    /** How each thing that is asked for beside the work is there. */
    const others = [
      ...job.literal,
      ...beside.map((field) => ({
        anywhere: is(field) || say('anywhere', field),
        title: is(field) || say('title', field),
        either: is(field) || say('title', field) || say('company', field),
      })),
      ...words.map((word) => ({
        anywhere: has('anywhere', word),
        title: has('title', word),
        either: has('title', word) || has('company', word),
      })),
    ];
    const all = (where: 'anywhere' | 'title' | 'either') => others.every((other) => other[where]);
    if (!main) {
      if (!all('anywhere')) return undefined;
      if (others.length === 0) return 0;
      if (all('title')) return 300;
      if (all('either')) return 120;
      return others.length > 1 && others.some(({ title }) => title) ? 30 : 0;
    }
    const named = say('title', main);
    const isNear = main.occupations.some(({ kindOf }) => kindOf.some((id) => job.plain.includes(id)));
    const isCalled = isNamedSo(job, reading.named);
    if (!isCalled && !((is(main) || isNear || named) && all('anywhere'))) return undefined;
    if (isCalled && main.names.every((tokens) => tokens.length < reading.named.length)) return 480;
    const wishes = [
      ...reading.levels.map(
        ({ level, token }) => job.has('title', token.word, false) || job.document.stated.seniority === level,
      ),
      ...reading.wishes.map(fitsWords),
    ];
    if (is(main) && all('title')) {
      const isWished = wishes.length > 0 && wishes.every(Boolean);
      if (isWished) return named ? 420 : 360;
      if (named) return 300;
      const isSpecial = main.specials.every((tokens) => tokens.length > 0);
      const said = main.specials.some((tokens) => tokens.every((token) => has('anywhere', token)));
      return isSpecial && said ? 240 : 180;
    }
    if (is(main) && others.length > 0) return 120;
    if (isCalled || (named && all('either'))) return 60;
    return isNear && all('title') ? 45 : 0;
  };
}

/** Whether the company is called what was typed: of one word the last of its name, of several each somewhere in it. */
function isNamedSo({ document, has }: JobToFit, named: readonly Token[]): boolean {
  const [only] = named;
  if (named.length !== 1 || !only) return named.every(({ word }) => has('company', word, false));
  return (
    unaccent(document.company ?? '')
      .split(' ')
      .at(-1) === only.word
  );
}
