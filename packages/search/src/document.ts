import { toCountryName, toStateName, type Place, type Source, type WorkMode } from '@firsthand/contracts';
import { allOfPlace, inCompany, inLocation, inTitle, ofCategory, ofRemote, ofSource } from './lexemes.ts';
import { fold } from './text/fold.ts';
import { isStopWord } from './text/stop-words.ts';
import { stem } from './text/stem.ts';
import { splitWords } from './text/words.ts';

const DAY_SECONDS = 86_400;
const FEATURED_BONUS_SECONDS = 2 * DAY_SECONDS;

/** What search knows of an open job. */
export interface SearchDocument {
  jobId: number;
  title: string;
  company: string | null;
  places: readonly Place[];
  descriptionText: string;
  /** Searched like a part of the description. */
  department?: string | null | undefined;
  category: string | null;
  source: Source;
  workMode: WorkMode | null;
  featured: boolean;
  publishedAt: Date | null;
  firstSeenAt: Date;
}

/**
 * When the job counts as published, in seconds since 1970: never later than it was first seen, for employers date
 * postings ahead; the first sight when the source says nothing. Featured jobs count as two days newer.
 */
export function toRankAt(document: Pick<SearchDocument, 'publishedAt' | 'firstSeenAt' | 'featured'>): number {
  const seen = document.firstSeenAt.getTime();
  const published = Math.min(document.publishedAt?.getTime() ?? seen, seen);
  return Math.floor(published / 1_000) + (document.featured ? FEATURED_BONUS_SECONDS : 0);
}

/** Every lexeme of the job's vector, without repeats. */
export function toLexemes(document: SearchDocument): Set<string> {
  const lexemes = new Set<string>();
  for (const word of stemsOf(document.title)) lexemes.add(word).add(inTitle(word));
  for (const word of stemsOf(document.company ?? '')) lexemes.add(word).add(inCompany(word));
  for (const text of [document.descriptionText, document.department ?? '']) addTellingStems(lexemes, text);
  for (const place of document.places) addPlace(lexemes, place);
  // The display text of a remote job says so, and people search for it.
  if (document.workMode === 'remote') lexemes.add(stem('remote'));
  lexemes.add(ofRemote(document.workMode === 'remote'));
  lexemes.add(ofSource(document.source));
  if (document.category !== null) lexemes.add(ofCategory(document.category));
  return lexemes;
}

/** The stems of a title or company, stop words included. */
export function stemsOf(text: string): string[] {
  return splitWords(text).map(stem);
}

function addTellingStems(lexemes: Set<string>, text: string): void {
  const seen = new Set(splitWords(text));
  for (const word of seen) if (!isStopWord(word)) lexemes.add(stem(word));
}

function addPlace(lexemes: Set<string>, place: Place): void {
  const state = place.state === null ? '' : toStateName(place.state, place.country);
  const words = [place.text, place.city ?? '', place.state ?? '', state, place.postalCode ?? ''].join(' ');
  addTellingStems(lexemes, words);
  for (const word of fold(`${words} ${toCountryWords(place.country)}`).split(' ')) {
    if (word !== '') lexemes.add(inLocation(word.slice(0, 60)));
  }
  const { country, city, postalCode: zip } = place;
  for (const lexeme of allOfPlace({ country, state: place.state, city, zip })) lexemes.add(lexeme);
}

/** What people write for a country when they write a location. */
function toCountryWords(country: string | null): string {
  if (country === null) return '';
  const also = country === 'GB' ? 'uk' : country === 'US' ? 'usa' : '';
  return `${country} ${toCountryName(country) ?? ''} ${also}`;
}
