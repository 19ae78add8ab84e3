import { expect, test } from 'vitest';
import { readClaims } from './read-claims.ts';
import type { LabelledPosting, Says } from './testing/labelled.ts';
import { CARE } from './testing/postings/care.ts';
import { OFFICE } from './testing/postings/office.ts';
import { SOFTWARE } from './testing/postings/software.ts';
import { TEACHING } from './testing/postings/teaching.ts';
import { TRADES } from './testing/postings/trades.ts';
import { VARIED } from './testing/postings/varied.ts';

const POSTINGS = [...SOFTWARE, ...CARE, ...TRADES, ...OFFICE, ...TEACHING, ...VARIED];

const LEAST_PRECISION = 0.97;

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

function measure(name: keyof Says) {
  const confusions: string[] = [];
  let right = 0;
  let wrong = 0;
  let missed = 0;
  for (const posting of POSTINGS) {
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
  return { precision: right / (right + wrong), recall: right / (right + missed), confusions };
}

test('at least 150 postings are labelled', () => expect(POSTINGS.length).toBeGreaterThanOrEqual(150));

test.each([
  ['seniority', 0.95],
  ['years', 0.9],
  ['visa', 0.9],
  ['openTo', 0.9],
  ['skills', 0.85],
] as const)('what is read of %s is what postings say', (name, leastRecall) => {
  const { precision, recall, confusions } = measure(name);
  const said = confusions.join('\n');
  expect(precision, said).toBeGreaterThanOrEqual(LEAST_PRECISION);
  expect(recall, said).toBeGreaterThanOrEqual(leastRecall);
});
