import { splitWords } from '@firsthand/contracts';
import { createHash } from 'node:crypto';
import type { SearchDocument } from '../document.ts';
import { toNamesInText, toPlaceNames } from './place-names.ts';
import { toRoleName } from './role-name.ts';
import { toRoleText } from './role-text.ts';

/**
 * A number that postings of one role have in common: the same board and company list them under the same title,
 * department and employment type, and their texts say the same of the work. What belongs to a posting's place or to the
 * paper around it is left out: names of places, its own and others, addresses, people to ask, pay, numbers, dates and legal paragraphs.
 */
export function toRole(document: SearchDocument): number {
  const { source, board, company, title, department, employmentType, workMode } = document;
  const places = toPlaceNames(document.places);
  const hash = createHash('sha1');
  for (const part of [
    source,
    board,
    splitWords(company ?? '').join(' '),
    toRoleName(title, { places, workMode }),
    toRoleName(department ?? '', { places, workMode }),
    employmentType ?? '',
  ]) {
    hash.update(part).update('\n');
  }
  hash.update(toRoleText(document.descriptionText, toNamesInText(document.places)));
  // As many bits as a number holds exactly.
  return hash.digest().readUIntBE(0, 6);
}
