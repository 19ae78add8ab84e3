import { createHash } from 'node:crypto';
import { toCountryName, toStateName } from '@firsthand/contracts';
import type { SearchDocument } from './document.ts';
import { splitWords } from './text/words.ts';

const HAS_DIGIT = /\d/;

/**
 * A number that postings of one role have in common: the same board and company list them under the same title, and
 * their texts differ in nothing but the names of their places and in figures (pay, requisition numbers, addresses).
 * Titles that differ by level, team, shift or brackets are different roles.
 */
export function toRole(document: SearchDocument): number {
  const { source, board, company, title, department, employmentType } = document;
  const places = toPlaceWords(document);
  const text = splitWords(document.descriptionText).filter(
    (word) => !HAS_DIGIT.test(word) && !places.has(word),
  );
  const hash = createHash('sha1');
  for (const part of [
    source,
    board,
    toWords(company),
    toWords(title),
    toWords(department),
    employmentType ?? '',
  ]) {
    hash.update(part).update('\n');
  }
  hash.update(text.join(' '));
  // As many bits as a number holds exactly.
  return hash.digest().readUIntBE(0, 6);
}

const toWords = (text: string | null | undefined) => splitWords(text ?? '').join(' ');

function toPlaceWords({ places }: SearchDocument): Set<string> {
  const names = places.flatMap(({ text, city, state, country }) => [
    text,
    city ?? '',
    state ?? '',
    (state && toStateName(state, country)) ?? '',
    (country && toCountryName(country)) ?? '',
  ]);
  return new Set(splitWords(names.join(' ')));
}
