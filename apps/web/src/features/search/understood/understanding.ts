import {
  PLACE_NAMES,
  joinValues,
  splitValues,
  toRadiusText,
  type SearchState,
} from '@firsthand/contracts/light';
import type { UnderstoodView } from '@firsthand/contracts';

/** A filter that words of the query set, with the search in which they do not. */
export interface ReadFilter {
  /** The parameter, or `place` for all that a place sets. */
  key: string;
  label: string;
  /** The words it was read from. */
  text: string;
  without: SearchState;
}

/** The filters that were read from words, in the order of these; what makes up one place is one. */
export function listReadFilters(state: SearchState, understood: readonly UnderstoodView[]): ReadFilter[] {
  const groups = new Map<string, UnderstoodView[]>();
  for (const part of understood) {
    if (part.kind !== 'filter' || part.parameter === undefined) continue;
    const key = PLACE_NAMES.includes(part.parameter) ? 'place' : part.parameter;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return [...groups].map(([key, parts]) => ({
    key,
    label: key === 'place' ? toPlaceLabel(parts, state.country) : joinOnce(parts, 'label', ' or '),
    text: joinOnce(parts, 'text', ' '),
    without: withoutReading(state, parts),
  }));
}

function withoutReading(state: SearchState, parts: readonly UnderstoodView[]): SearchState {
  const parameters = parts.flatMap(({ parameter }) => parameter ?? []);
  const refused = joinValues([...splitValues(state.not_understood), ...parameters]);
  return { ...state, not_understood: refused, page: 1 };
}

/** The search in which none of these was read from words. */
export function withoutReadFilters(state: SearchState, understood: readonly UnderstoodView[]): SearchState {
  return withoutReading(
    state,
    understood.filter(({ kind }) => kind === 'filter'),
  );
}

function joinOnce(parts: readonly UnderstoodView[], name: 'label' | 'text', separator: string): string {
  return [...new Set(parts.map((part) => part[name]).filter((text) => text !== ''))].join(separator);
}

/** "Columbus, Ohio", "Berlin, Germany", "Within 25 miles of Austin, TX"; a country that was chosen is said elsewhere. */
function toPlaceLabel(parts: readonly UnderstoodView[], chosenCountry: string): string {
  const find = (name: string) => parts.find(({ parameter }) => parameter === name);
  const [city, state, country] = [find('city'), find('state'), find('country')];
  const [near, radius] = [find('near'), find('radius_km')];
  const named = [near, city, state].flatMap((part) => part?.label ?? []);
  const saysCountry =
    country !== undefined &&
    (named.length === 0 || (chosenCountry === '' && state === undefined && !named[0]?.includes(',')));
  const name = [...named, ...(saysCountry ? [country.label] : [])].join(', ');
  if (near === undefined || radius === undefined) return name;
  return `Within ${toRadiusText(radius.value, chosenCountry || (country?.value ?? ''))} of ${name}`;
}

/** What a query looks for besides its filters: kinds of work, and what is wished for of them. */
export interface SoughtWork {
  /** "Warehouse worker"; several where the words name several. */
  occupations: string[];
  /** "senior" */
  wishes: string[];
}

/** Null of a query that names no kind of work. */
export function findSoughtWork(understood: readonly UnderstoodView[]): SoughtWork | null {
  const listOf = (kind: UnderstoodView['kind']) => [
    ...new Set(understood.filter((part) => part.kind === kind).map(({ label }) => label)),
  ];
  const occupations = listOf('occupation');
  return occupations.length === 0 ? null : { occupations, wishes: listOf('level') };
}

/** What was understood in one sentence, for who hears the page: nothing where nothing was. */
export function toUnderstoodSentence(state: SearchState, understood: readonly UnderstoodView[]): string {
  if (state.literal !== '') return 'Searching exactly these words.';
  const work = findSoughtWork(understood);
  const filters = listReadFilters(state, understood).map(({ label, text }) => `${label} from “${text}”`);
  const parts = [...(work?.occupations ?? []), ...filters];
  return parts.length === 0 ? '' : `Understood: ${parts.join('; ')}.`;
}

/** Whether words were read as more than letters. */
export function isAnythingUnderstood(understood: readonly UnderstoodView[]): boolean {
  return understood.some(({ kind }) => kind !== 'filler');
}

/** Fewer may begin any other word that is typed in its place. */
const LEAST_LETTERS = 3;

/** What is left of how a query was to be read once it is another: nothing once all of its words are. */
export function keepReading(
  { q, literal, not_understood }: SearchState,
  next: string,
): Pick<SearchState, 'literal' | 'not_understood'> {
  const [before, after] = [q, next].map((text) => text.toLowerCase().split(/\s+/).filter(Boolean));
  const isSame = (one: string, other: string) =>
    one === other ||
    (Math.min(one.length, other.length) >= LEAST_LETTERS && (one.startsWith(other) || other.startsWith(one)));
  const isKept = after?.some((word) => before?.some((other) => isSame(word, other)));
  return isKept ? { literal, not_understood } : { literal: '', not_understood: '' };
}
