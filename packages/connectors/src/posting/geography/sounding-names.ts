import { listCodeOwners } from './own-codes.ts';

const ITALIAN_PREPOSITION =
  /(?<!\p{L})(?:di|del|della|dello|dei|sul|sulla|sull[’']|nell[’']|d[’'])(?!\p{L})/iu;
/** Of the last of several words, of which those before end in vowels. */
const ITALIAN_ENDING =
  /(?:ese|eo|ino|ano|ago|ate|asco|engo|ello|ella|etto|igo|ona|ara|azzo|olo|one|ico|esi|ia)$/iu;
/** Of any word: hardly another language has them. */
const ITALIAN_ALONE = /(?:asco|engo|iago|aglia|ugno|igno|agno|acco|occo|azzo|ecchio)$/iu;
const PORTUGUESE = /[ãõç]|(?<!\p{L})(?:do|da|dos|das)(?!\p{L})/iu;

/**
 * How names of towns are spelled in countries whose provinces share their codes with American states. Wrong now and then,
 * so that such a name is taken for no proof of its country, and only for a doubt of another.
 */
const SPELLED: readonly [country: string, isSpelled: (town: string) => boolean][] = [
  ['IT', soundsItalian],
  ['BR', (town) => PORTUGUESE.test(town)],
];

/** Whether a town that no list knows is spelled as in a country that has a province of the code: "Peschiera Borromeo, MI". */
export function soundsElsewhere(town: string, code: string): boolean {
  const owners = listCodeOwners(code);
  return SPELLED.some(([country, isSpelled]) => owners.includes(country) && isSpelled(town));
}

function soundsItalian(town: string): boolean {
  const words = town.split(' ');
  const last = words.pop() ?? '';
  if (ITALIAN_PREPOSITION.test(town) || ITALIAN_ALONE.test(last)) return true;
  return words.length > 0 && words.every((word) => /[aeio]$/iu.test(word)) && ITALIAN_ENDING.test(last);
}
