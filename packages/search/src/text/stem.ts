import { rememberWords } from '@firsthand/contracts';
import stemWord from 'wink-porter2-stemmer';

const ENGLISH_LETTERS = /^[a-z]+$/;

/**
 * Words of jobs that Snowball gives the stem of another: a programmer is no program, an accountant no account executive, an
 * intern works neither for internal audit nor for an international employer. Each keeps its own, with its plural.
 */
const APART = new Set(
  (
    'accountant accounting administrator assistant associate client commercial consultant customer designer developer ' +
    'employer engine executive general generator intern internal international internship investor manager market ' +
    'marketing mechanic mechanical nurse nursery nursing operator organizer producer production programmer ' +
    'representative securities universal university'
  ).split(' '),
);

/** The word itself where it, or what it is the plural of, is to stay apart. */
function findApart(word: string): string | undefined {
  if (APART.has(word)) return word;
  const singular = word.endsWith('s') ? word.slice(0, -1) : '';
  return APART.has(singular) ? singular : undefined;
}

/** The Snowball English stem: "engineering" → "engin"; see `APART`. Words with digits or other letters stay as they are. */
export const stem = rememberWords(
  (word) => findApart(word) ?? (ENGLISH_LETTERS.test(word) ? stemWord(word) : word),
);
