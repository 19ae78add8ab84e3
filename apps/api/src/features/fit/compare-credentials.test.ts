import { readCredentials } from '@firsthand/claims';
import type { AnyEntry, ProfileSection } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { compareCredentials } from './compare-credentials.ts';
import { toOwnCredentials } from './own-credentials.ts';

const NOW = new Date('2026-02-01T09:00:00Z');

function compare(line: string, held: { section: ProfileSection; entry: object }[], skills: string[] = []) {
  const text = `Requirements\n${line}`;
  const asked = readCredentials(text);
  const toSaid = <Value>({
    value,
    evidence,
  }: {
    value: Value;
    evidence: { start: number; end: number };
  }) => ({
    value,
    sentence: text.slice(evidence.start, evidence.end),
  });
  const facts = { degree: asked.degree && toSaid(asked.degree), licences: asked.licences.map(toSaid) };
  const entries = held.map(({ section, entry }) => ({ section, entry: entry as AnyEntry }));
  return compareCredentials(facts, toOwnCredentials(entries, skills, NOW)).map(
    ({ outcome, profile_line: own, sentence }) => [outcome, own, sentence === line],
  );
}
const school = (entry: object) => ({ section: 'education' as const, entry: { school: 'MIT', ...entry } });
const card = (entry: object) => ({ section: 'certificates' as const, entry });

test('a degree asked for is met by that or a higher one, and by none that is not finished', () => {
  const asked = "Bachelor's degree in Physics";
  expect(compare(asked, [school({ degree: 'M.Sc.', field_of_study: 'Physics' })])).toEqual([
    ['met', 'M.Sc., Physics, MIT', true],
  ]);
  expect(compare(asked, [school({ degree: 'Associate of Arts' })])).toEqual([
    ['not_met', 'Associate of Arts, MIT', true],
  ]);
  expect(compare(asked, [school({ degree: 'BSc', end_date: '2027-06' })])).toEqual([
    ['not_met', 'BSc, MIT, not finished yet', true],
  ]);
  expect(compare(asked, [school({ degree: 'BSc', end_date: '2026' })])).toEqual([['met', 'BSc, MIT', true]]);
  expect(compare(asked, [school({}), school({ degree: 'Abitur' })])).toEqual([
    ['not_in_profile', null, true],
  ]);
});

test('a licence asked for is met unless it has ended', () => {
  const asked = 'Current RN license';
  expect(compare(asked, [card({ name: 'RN', state: 'CA', valid_until: '2027' })])).toEqual([
    ['met', 'RN, CA', true],
  ]);
  expect(compare(asked, [card({ name: 'Registered Nurse', valid_until: '2026-01' })])).toEqual([
    ['not_met', 'Registered Nurse, ended 2026-01', true],
  ]);
  expect(compare(asked, [card({ name: 'CPR' })])).toEqual([['not_in_profile', null, true]]);
  expect(compare("Valid driver's license", [], ['CDL'])).toEqual([['met', 'CDL', true]]);
});

test('a posting that asks for neither says nothing, whatever the profile has', () => {
  expect(compare('You like people', [school({ degree: 'PhD' })])).toEqual([]);
});
