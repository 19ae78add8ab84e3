import type { Occupation } from '@firsthand/occupations';
import { readPlaceWords, type PlaceReading } from '../places/read-place-words.ts';
import type { SearchFilters } from '../search.ts';
import { isStopWord } from '../text/stop-words.ts';
import { areJoined, readItems, toTokens, type Item, type Token } from './read-items.ts';
import { isFiller, type ReadParameter } from './words-of-filters.ts';

/** What words of a query were taken for, as it is shown to who typed them. */
export interface Understood {
  /** The words, as they were typed. */
  text: string;
  kind: 'occupation' | 'filter' | 'filler' | 'level';
  /** Of a filter: the API's parameter that it is as if it had been sent. */
  parameter?: ReadParameter;
  /** Ids of occupations, or of a filter as the parameter takes it; empty where words say nothing. */
  value: string;
  /** As people read it. */
  label: string;
}

/** An occupation that is asked for, or one that is asked for beside it. */
export interface AskedOccupation {
  occupations: readonly Occupation[];
  /** By which names; a job may have any. */
  names: (readonly Token[])[];
  /** Of each name what it says beside the occupation: Java of "Java developer". */
  specials: (readonly Token[])[];
  /** Beside another occupation: it is enough that the job says the words. */
  isBeside: boolean;
}

/** A filter that was read from words. */
export interface FilterWords {
  filters: SearchFilters;
  /** Titles that say them are kept too. */
  tokens: readonly Token[];
}

/** What the plain words of a query ask for. */
export interface QueryReading {
  understood: Understood[];
  occupations: AskedOccupation[];
  /** Words that stand for themselves; each list is of neighbours. */
  words: Token[][];
  /** What is wished for and not demanded. */
  levels: { level: string | null; token: Token }[];
  filters: FilterWords[];
  /** Of these what comes first where more is kept. */
  wishes: FilterWords[];
  /** The words of occupations and those for themselves in their order, which may be a company's name together. */
  named: Token[];
  /** What says something, as it was typed, each apart: the occupation, a filter, the place, a word. */
  parts: string[];
  /** The last of all words; null when it said nothing. */
  last: Token | null;
}

export interface ReadingOptions {
  /** What was chosen beside the query: it goes before words. */
  filters: SearchFilters;
  /** Parameters, and `occupation`, that words must not set. */
  notUnderstood: readonly string[];
}

/** Longer queries are no sentence of a person: their words are looked for as they are. */
const MOST_WORDS = 40;

/** What these pieces between blanks mean; undefined where nothing is to be understood. */
export function readQuery(pieces: readonly string[], options: ReadingOptions): QueryReading | undefined {
  const tokens = toTokens(pieces);
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined;
  // Words alone that say nothing may be a name: "The Who".
  if (tokens.every(({ word }) => isStopWord(word) && !isFiller(word))) return undefined;
  const isAllowed = (parameter: string) => !options.notUnderstood.includes(parameter);
  const place = findPlace(pieces, options);
  const [before, behind] = [
    place ? tokens.filter(({ piece }) => piece < place.start) : tokens,
    place ? tokens.filter(({ piece }) => piece >= place.start + place.length) : [],
  ];
  const reading: QueryReading = {
    ...{
      understood: [],
      occupations: [],
      words: [],
      levels: [],
      filters: [],
      wishes: [],
      named: [],
      parts: [],
      last: tokens.at(-1) ?? null,
    },
  };
  const items = [...readItems(before, isAllowed), ...readItems(behind, isAllowed)];
  const chosen = chooseOccupations(items);
  const hasOccupation = [...chosen.values()].some(({ isBeside }) => !isBeside);
  const isTelling = items.some(({ kind }) => kind !== 'filler' && kind !== 'level') || place !== undefined;
  let neighbours: Token[] = [];
  const addWords = (added: readonly Token[]) => {
    if (neighbours.length === 0) reading.words.push(neighbours);
    neighbours.push(...added);
    reading.named.push(...added);
    reading.parts.push(toText(added));
  };
  const addPlace = () => {
    if (!place) return;
    const text = pieces.slice(place.start, place.start + place.length).join(' ');
    for (const part of place.parts)
      reading.understood.push({ ...part, kind: 'filter', text: part.text || text });
    const of = tokens.filter(({ piece }) => piece >= place.start && piece < place.start + place.length);
    // What names it, and not the word before it; letters such as LA are a small word of another language too.
    const named = of.filter(isOfName);
    const titled = named.length > 0 ? named : of.slice(-1);
    reading.parts.push(toText(titled));
    reading.filters.push({ filters: toPlaceFilters(place, options.filters), tokens: titled });
  };
  for (const [index, item] of items.entries()) {
    if (place && item.tokens[0] === behind[0]) addPlace();
    const text = toText(item.tokens);
    switch (item.kind) {
      case 'occupation': {
        const asked = chosen.get(item);
        if (!asked) {
          addWords(item.tokens);
          break;
        }
        neighbours = [];
        if (!reading.occupations.includes(asked)) reading.occupations.push(asked);
        reading.named.push(...item.tokens);
        reading.parts.push(text);
        const value = item.occupations.map(({ id }) => id).join(',');
        const label = item.occupations.map((occupation) => occupation.label).join(' or ');
        reading.understood.push({ text, kind: 'occupation', value, label });
        break;
      }
      case 'filter': {
        neighbours = [];
        const { parameter, value, label, filters } = item.filter;
        if (isChosen(parameter, options.filters)) {
          reading.understood.push({ text, kind: 'filler', value: '', label: '' });
          break;
        }
        reading.parts.push(text);
        // Few postings state these: beside an occupation what says nothing is kept, behind what says it.
        const isKept = hasOccupation && (parameter === 'years' || parameter === 'seniority');
        reading.filters.push({ filters: isKept ? withUnstated(filters) : filters, tokens: item.tokens });
        if (isKept) reading.wishes.push({ filters, tokens: item.tokens });
        reading.understood.push({
          ...{ text, kind: 'filter', parameter, value: isKept ? `${value},unstated` : value, label },
        });
        break;
      }
      case 'level': {
        const [token] = item.tokens;
        if (!hasOccupation || !token) {
          addWords(item.tokens);
          break;
        }
        reading.parts.push(text);
        reading.levels.push({ level: item.level, token });
        reading.understood.push({ text, kind: 'level', value: item.level ?? '', label: text });
        break;
      }
      case 'filler':
        if (isTelling || items.some(({ kind }) => kind === 'level') || items.some(saysJobs))
          reading.understood.push({ text, kind: 'filler', value: '', label: '' });
        else addWords(item.tokens);
        break;
      case 'word':
        addWords(item.tokens);
    }
    if (index === items.length - 1 && place && behind.length === 0) addPlace();
  }
  if (items.length === 0) addPlace();
  return reading;
}

function withUnstated({ years, seniorities }: SearchFilters): SearchFilters {
  return {
    ...(years && { years: [...years, 'unstated' as const] }),
    ...(seniorities && { seniorities: [...seniorities, 'unstated' as const] }),
  };
}

const saysJobs = ({ tokens }: Item) => tokens.some(({ word }) => isFiller(word));

const isOfName = ({ word }: Token) => !isStopWord(word) && !isFiller(word);

function toText(tokens: readonly Token[]): string {
  const pieces = new Map(tokens.map(({ piece, written }) => [piece, written]));
  return [...pieces.values()].join(' ');
}

/** The place that the words name, unless one was chosen, it must not be understood or lies where nobody searches. */
function findPlace(
  pieces: readonly string[],
  { filters, notUnderstood }: ReadingOptions,
): PlaceReading | undefined {
  const { countries, city, state, zip, near, location } = filters;
  if ([city, state, zip, near, location].some((chosen) => chosen !== undefined && chosen !== ''))
    return undefined;
  const place = readPlaceWords(pieces, { countries });
  if (!place || place.isOutside) return undefined;
  if (place.parts.some(({ parameter }) => notUnderstood.includes(parameter))) return undefined;
  // Two letters are a nickname, which names its state, or no town: "ae" is nobody's Å.
  const named = toTokens(pieces.slice(place.start, place.start + place.length)).filter(
    ({ word }) => !isStopWord(word),
  );
  const isShort = named.every(({ word }) => word.length <= 2);
  const read = place.filter;
  if (isShort && read.city !== undefined && read.state === undefined && read.near === undefined)
    return undefined;
  return place;
}

function toPlaceFilters({ filter }: PlaceReading, { countries }: SearchFilters): SearchFilters {
  return countries === undefined ? filter : { ...filter, countries };
}

/** Whether something was chosen that says the same as the parameter, or its opposite. */
function isChosen(parameter: ReadParameter, filters: SearchFilters): boolean {
  const { workModes, remote, employmentTypes, years, leastYears, seniorities, shifts } = filters;
  switch (parameter) {
    case 'work_mode':
      return workModes !== undefined || remote !== undefined;
    case 'employment_type':
      return employmentTypes !== undefined;
    case 'years':
      return years !== undefined || leastYears !== undefined;
    case 'seniority':
      return seniorities !== undefined;
    case 'shift':
      return shifts !== undefined;
    default:
      return false;
  }
}

/**
 * Which occupations are asked for. Of two that stand side by side the name's head is ("driver developer" is a developer), and a
 * field of work is said beside it; those with "or" between them are both.
 */
function chooseOccupations(items: readonly Item[]): Map<Item, AskedOccupation> {
  const named = items.flatMap((item, index) => (item.kind === 'occupation' ? [{ item, index }] : []));
  const works = named.filter(({ item }) => !item.isField);
  const heads = works.length > 0 ? works : named.slice(0, 1);
  const groups: (typeof named)[] = [];
  for (const entry of heads) {
    const last = groups.at(-1)?.at(-1);
    const isSame =
      last !== undefined &&
      (last.item.occupations.some((one) => entry.item.occupations.includes(one)) ||
        areJoined(items.slice(last.index + 1, entry.index), last.item, entry.item));
    if (isSame) groups.at(-1)?.push(entry);
    else groups.push([entry]);
  }
  const head = groups.every((group) => group.every(({ item }) => item.isHeadFirst))
    ? groups[0]
    : groups.at(-1);
  const chosen = new Map<Item, AskedOccupation>();
  const main: AskedOccupation = {
    occupations: [...new Set(head?.flatMap(({ item }) => item.occupations))],
    names: head?.map(({ item }) => item.tokens) ?? [],
    specials: head?.map(({ item }) => item.special) ?? [],
    isBeside: false,
  };
  for (const { item } of named) {
    if (head?.some((entry) => entry.item === item)) chosen.set(item, main);
    else if (item.isField)
      chosen.set(item, {
        ...{ occupations: item.occupations, names: [item.tokens], specials: [item.special] },
        isBeside: true,
      });
  }
  return chosen;
}
