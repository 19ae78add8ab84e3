import { readClaims } from '../read-claims.ts';
import type { LabelledPosting, Says } from './labelled.ts';
import { CARE } from '../../../../tests/data/claims/care.ts';
import { OFFICE } from '../../../../tests/data/claims/office.ts';
import { SOFTWARE } from '../../../../tests/data/claims/software.ts';
import { TEACHING } from '../../../../tests/data/claims/teaching.ts';
import { TRADES } from '../../../../tests/data/claims/trades.ts';
import { VARIED } from '../../../../tests/data/claims/varied.ts';

export const CLAIM_POSTINGS = [...SOFTWARE, ...CARE, ...TRADES, ...OFFICE, ...TEACHING, ...VARIED];

/** Counts the claims of one kind that are right, wrong and missed in the labelled postings. */
export function measureClaims(name: keyof Says) {
  const confusions: string[] = [];
  let right = 0;
  let wrong = 0;
  let missed = 0;
  for (const posting of CLAIM_POSTINGS) {
    const [title, lines, says] = posting;
    const [expected, found] = [list(says, name), list(read(posting), name)];
    const extra = found.filter((value) => !expected.includes(value));
    const lost = expected.filter((value) => !found.includes(value));
    right += found.length - extra.length;
    wrong += extra.length;
    missed += lost.length;
    if (extra.length + lost.length > 0)
      confusions.push(`${title}: +${extra.join()} -${lost.join()} | ${lines.join(' / ')}`);
  }
  return { right, wrong, missed, confusions };
}

function read([title, lines]: LabelledPosting): Says {
  const { seniority, years, visa, eligibility, skills } = readClaims({
    title,
    descriptionText: lines.join('\n'),
  });
  return {
    ...(seniority && { seniority: seniority.value }),
    ...(years && { years: years.value }),
    ...(visa && { visa: visa.value }),
    ...(eligibility && { openTo: eligibility.value }),
    ...(skills.length > 0 && { skills: skills.map(({ value }) => value) }),
  };
}

/** Each thing that is said, as text: a skill or a country by itself. */
function list(says: Says, name: keyof Says): string[] {
  const value = says[name];
  if (value === undefined) return [];
  return typeof value === 'object' ? value.map(String) : [String(value)];
}
