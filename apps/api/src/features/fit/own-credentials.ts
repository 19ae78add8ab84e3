import { findDegree, findLicences, type Degree, type Licence } from '@firsthand/claims';
import { isMonthBefore } from '@firsthand/contracts';
import { toProfileSections } from '../../models/profile-sections.view.ts';
import type { ReadProfile } from './read-profile.repository.ts';

/** What a person has, as they wrote it. */
interface OwnDegree {
  degree: Degree;
  line: string;
  /** Not finished yet. */
  isExpected: boolean;
}
interface OwnLicence {
  licence: Licence;
  line: string;
  hasEnded: boolean;
}
export interface OwnCredentials {
  degrees: OwnDegree[];
  licences: OwnLicence[];
}

/** The degrees and licences that a profile names, in its order; what it names without a known word is nothing here. */
export function toOwnCredentials(
  entries: ReadProfile['entries'],
  skills: readonly string[],
  now: Date,
): OwnCredentials {
  const today = now.toISOString().slice(0, 10);
  const { education, certificates } = toProfileSections(entries);
  const degrees = education.flatMap((entry): OwnDegree[] => {
    const degree = findDegree(entry.degree ?? '');
    if (degree === null) return [];
    const { is_expected: isMarked, end_date: end } = entry;
    const isExpected = isMarked || (end !== null && isMonthBefore(today, end));
    const line = [entry.degree, entry.field_of_study, entry.school].filter(Boolean).join(', ');
    return [{ degree, isExpected, line: isExpected ? `${line}, not finished yet` : line }];
  });
  const held = certificates.flatMap((entry): OwnLicence[] => {
    const { name, state, valid_until: end } = entry;
    const hasEnded = end !== null && isMonthBefore(end, today);
    const line = [name, state, hasEnded ? `ended ${end}` : null].filter(Boolean).join(', ');
    return findOwnLicences(name).map((licence) => ({ licence, hasEnded, line }));
  });
  const among = skills.flatMap((line) =>
    findOwnLicences(line).map((licence) => ({ licence, hasEnded: false, line })),
  );
  return { degrees, licences: [...held, ...among] };
}

/** "RN" as a certificate is the licence itself. */
function findOwnLicences(name: string): Licence[] {
  return findLicences(`${name} license`);
}
