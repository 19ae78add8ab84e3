import type { Posting } from '@firsthand/contracts';
import { decodeEntities } from '@firsthand/markup';
import { INVISIBLE } from '../posting/markup/tidy.ts';
import { reject, type JobResult, type Reject } from './events.ts';

export const LONGEST_TITLE = 1_000;
/** Of rows that carry whole postings, or all that is shown of them. */
const LONGEST_LISTED_TITLE = 500;

/** How an ATS calls what is read: `what` the posting ("opening 7"), `noun` its title ("name"). */
interface TitleWords {
  what: string;
  noun?: string;
}

type TitleResult = { title: string } | Reject;

/** The title of a posting whose detail is read. */
export function readTitle(
  externalId: string,
  title: string | null,
  { what, noun = 'title' }: TitleWords,
): TitleResult {
  if (title === null) return reject(externalId, 'no-title', `${what} has no ${noun}`);
  if (title.length <= LONGEST_TITLE) return { title };
  return reject(externalId, 'too-large', `${what} has a ${noun} of ${title.length} characters`);
}

/** The title of a row of the list; `name` says which one it is that is too long. */
export function readListedTitle(
  externalId: string,
  title: string | null,
  { what, name = what }: { what: string; name?: string },
): TitleResult {
  if (title === null) return reject(externalId, 'no-title', `${what} has no title`);
  if (title.length <= LONGEST_LISTED_TITLE) return { title };
  return reject(externalId, 'too-large', `the title of ${name} is too long`);
}

/** A title of any type: text or a number, on one line. */
export function readLooseTitle(
  externalId: string,
  value: unknown,
  { what, noun = 'title' }: TitleWords,
): TitleResult {
  if (value === null || value === undefined)
    return reject(externalId, 'no-title', `the ${what} has no ${noun}`);
  if (typeof value !== 'string' && typeof value !== 'number') {
    const type = Array.isArray(value) ? 'array' : typeof value;
    return reject(externalId, 'wrong-type', `the ${noun} is of type ${type}`);
  }
  const title = String(value).replace(/\s+/g, ' ').trim();
  if (isBlank(title)) return reject(externalId, 'no-title', `the ${noun} is empty`);
  if (title.length <= LONGEST_TITLE) return { title };
  return reject(externalId, 'too-large', `the ${noun} has ${title.length} characters`);
}

/** The posting, unless its title turned out to be blanks and invisible characters, which may be written as entities. */
export function requireTitled(posting: Posting, { what, noun = 'title' }: TitleWords): JobResult {
  if (posting.title !== '') return posting;
  return reject(posting.externalId, 'no-title', `${what} has no ${noun}`);
}

/** Nothing to read once entities are decoded and characters that no database takes are dropped. */
function isBlank(text: string): boolean {
  return (
    decodeEntities(text.replace(/[\p{Cs}\0]/gu, ''))
      .replace(INVISIBLE, '')
      .trim() === ''
  );
}
