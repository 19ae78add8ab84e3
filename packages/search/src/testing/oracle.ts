import { toCountryName, toStateName, type Place } from '@firsthand/contracts';
import type { SearchDocument } from '../document.ts';
import { toRankAt } from '../document.ts';
import type { SearchRequest, SearchResult } from '../search.ts';
import { fold } from '../text/fold.ts';
import { isStopWord } from '../text/stop-words.ts';
import { stem } from '../text/stem.ts';
import { splitQueryWords, splitWords } from '../text/words.ts';

const DAY_SECONDS = 86_400;

/** What a place is called, as far as it is not a country. */
function toPlaceText({ text, city, state, country, postalCode }: Place): string {
  return [text, city, state, state && toStateName(state, country), postalCode].filter(Boolean).join(' ');
}

/** Every word by which the place can be filtered in free text. */
function toLocationWords(place: Place): Set<string> {
  const { country } = place;
  const also = country === 'US' ? 'usa' : country === 'GB' ? 'uk' : '';
  const named = country === null ? '' : `${country} ${toCountryName(country) ?? ''} ${also}`;
  return new Set(fold(`${toPlaceText(place)} ${named}`).split(' '));
}

/** The words of a job by field, worked out without lexemes or vectors. */
interface Fields {
  title: Set<string>;
  company: Set<string>;
  anywhere: Set<string>;
}

const fieldsOf = new WeakMap<SearchDocument, Fields>();

function toFields(document: SearchDocument): Fields {
  const known = fieldsOf.get(document);
  if (known) return known;
  const all = (text: string) => splitWords(text).map(stem);
  const telling = (text: string) =>
    splitWords(text)
      .filter((word) => !isStopWord(word))
      .map(stem);
  const title = all(document.title);
  const company = all(document.company ?? '');
  const places = document.places.flatMap((place) => telling(toPlaceText(place)));
  const remote = document.workMode === 'remote' ? ['remot'] : [];
  const description = telling(`${document.descriptionText} ${document.department ?? ''}`);
  const fields = {
    title: new Set(title),
    company: new Set(company),
    anywhere: new Set([...title, ...company, ...places, ...remote, ...description]),
  };
  fieldsOf.set(document, fields);
  return fields;
}

function fitsFilters(document: SearchDocument, filters: SearchRequest['filters']): boolean {
  const same = (wanted: string | undefined, has: string | null) =>
    wanted === undefined || fold(wanted) === fold(has ?? '');
  const { countries, sources } = filters;
  const somePlace = [countries, filters.state, filters.city, filters.zip].every((part) => part === undefined)
    ? true
    : document.places.some(
        (place) =>
          (countries === undefined || countries.some((country) => same(country, place.country))) &&
          same(filters.state, place.state) &&
          same(filters.city, place.city) &&
          same(filters.zip, place.postalCode),
      );
  const remote = filters.remote === undefined || filters.remote === (document.workMode === 'remote');
  const words = new Set(document.places.flatMap((place) => [...toLocationWords(place)]));
  const located = fold(filters.location ?? '')
    .split(' ')
    .every((word) => word === '' || words.has(word));
  const source = sources === undefined || sources.includes(document.source);
  return somePlace && remote && source && located;
}

/** A word that was typed, where it must stand, and the words it may be replaced by. */
interface Wanted {
  choices: { word: string; field: 'title' | 'company' | 'anywhere' }[];
}

/** Reads queries of single words with `-`, `title:`, `company:` and `OR` between two of them; no quotes. */
function read(query: string): { wanted: Wanted[]; excluded: Wanted['choices'] } {
  const wanted: Wanted[] = [];
  const excluded: Wanted['choices'] = [];
  let isNextOr = false;
  const pieces = query.split(/\s+/).filter((piece) => piece !== '');
  const isOperand = (piece: string | undefined) =>
    piece !== undefined && piece !== 'OR' && !piece.startsWith('-');
  pieces.forEach((piece, index) => {
    if (piece === 'OR' && isOperand(pieces[index - 1]) && isOperand(pieces[index + 1])) {
      isNextOr = true;
      return;
    }
    const bare = piece.replace(/^-(?=.)/, '');
    const field = bare.startsWith('title:') ? 'title' : bare.startsWith('company:') ? 'company' : 'anywhere';
    const text =
      field === 'anywhere' || bare.length === field.length + 1 ? bare : bare.slice(field.length + 1);
    const choices = splitQueryWords(text).map((word) => ({ word, field }) as const);
    if (bare !== piece) excluded.push(...choices);
    else if (isNextOr) wanted.at(-1)?.choices.push(...choices);
    else
      wanted.push(
        ...(choices.length > 0 ? choices.map((choice) => ({ choices: [choice] })) : [{ choices: [] }]),
      );
    isNextOr = false;
  });
  return { wanted, excluded };
}

/** How much newer the job counts, in seconds; undefined when it does not match. Knows nothing of synonyms. */
function boostOf(wanted: readonly Wanted[], fields: Fields): number | undefined {
  const isIn = ({ choices }: Wanted, places: (keyof Fields)[]) =>
    choices.some(({ word, field }) =>
      (field === 'anywhere' ? places : [field]).some((place) => fields[place].has(stem(word))),
    );
  if (wanted.length === 0) return 0;
  if (!wanted.every((term) => isIn(term, ['anywhere']))) return undefined;
  if (wanted.every((term) => isIn(term, ['title']))) return 45 * DAY_SECONDS;
  if (wanted.every((term) => isIn(term, ['title', 'company']))) return 30 * DAY_SECONDS;
  return wanted.some((term) => isIn(term, ['title'])) ? 10 * DAY_SECONDS : 0;
}

/** The rule of search in plain words, over a list: what any executor must answer. */
export function searchByRule(documents: readonly SearchDocument[], request: SearchRequest): SearchResult {
  const typed = read(request.query);
  const isTelling = ({ word }: { word: string }) => !isStopWord(word);
  const hasTelling = typed.wanted.some(({ choices }) => choices.some(isTelling));
  const wanted = typed.wanted
    .map(({ choices }) => ({ choices: hasTelling ? choices.filter(isTelling) : choices }))
    .filter(({ choices }) => choices.length > 0);
  const excluded = typed.excluded.filter(isTelling);
  if (wanted.length === 0 && excluded.length === 0 && request.query.trim() !== '')
    return { total: 0, ids: [] };
  const found: { id: number; at: number }[] = [];
  for (const document of documents) {
    const fields = toFields(document);
    const boost = boostOf(wanted, fields);
    if (boost === undefined || !fitsFilters(document, request.filters)) continue;
    if (excluded.some(({ word, field }) => fields[field].has(stem(word)))) continue;
    const at = toRankAt(document) + (request.sort === 'newest' ? 0 : boost);
    found.push({ id: document.jobId, at });
  }
  found.sort((a, b) => b.at - a.at || a.id - b.id);
  const page = found.slice(request.offset, request.offset + request.limit);
  return { total: found.length, ids: page.map(({ id }) => id) };
}
