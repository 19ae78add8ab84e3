import type { FoundEntry, FoundExperience, ParsedResume } from '@firsthand/resume-parser';
import { describe, expect, test } from 'vitest';
import { aFoundExperience, aParsedResume, found } from '../../../testing/a-parsed-resume.ts';
import { TEST_NOW } from '../../../testing/test-api.ts';
import { findProfileCountry } from './find-profile-country.ts';
import { toResumeDraft } from './resume-draft.ts';

const draftOf = (changes: Partial<ParsedResume>) => toResumeDraft(aParsedResume(changes), TEST_NOW);
const readEntries = (...experience: FoundExperience[]) => draftOf({ experience });
const reasonsOf = ({ leftOver }: ReturnType<typeof draftOf>) =>
  leftOver.map(({ text, reason }) => [text, reason]);

describe('what a resume says of a person becomes a profile', () => {
  test('with each value and its place', () => {
    const draft = draftOf({
      ...{ firstName: found('Zoë'), lastName: found(' van\nDijk '), email: found('zoe@example.com') },
      ...{ phone: found('+49221123456'), phoneCountryCode: found('+49', 0.5), country: found('Deutschland') },
      ...{ city: found('Köln'), linkedinUrl: found('linkedin.com/in/zoe') },
    });
    expect(draft.fields).toEqual({
      ...{ first_name: 'Zoë', last_name: 'van Dijk', email: 'zoe@example.com', phone: '221123456' },
      ...{ phone_country_code: '+49', country: 'DE', city: 'Köln' },
      linkedin_url: 'https://linkedin.com/in/zoe',
    });
    const where = [{ page: 1, x: 60, y: 80, width: 100, height: 12 }];
    expect(draft.values).toContainEqual({
      ...{ field: 'phone', entry: null, value: '221123456', note: null, confidence: 0.5, where },
    });
    expect(draft.values).toContainEqual({
      ...{ field: 'country', entry: null, value: 'DE', note: 'The resume says "Deutschland".' },
      ...{ confidence: 0.9, where },
    });
    expect(draft.values).toHaveLength(7);
    expect(draft.leftOver).toEqual([]);
  });

  test('and what does not fit is left over with the reason', () => {
    const draft = draftOf({
      ...{ firstName: found('x'.repeat(101)), email: found('ada@@example.com'), country: found('España') },
      ...{ phone: found('+34600123456'), phoneCountryCode: found('+34'), websiteUrl: found('javascript:x') },
    });
    expect([draft.fields, draft.values]).toEqual([{}, []]);
    expect(reasonsOf(draft)).toEqual([
      ['x'.repeat(101), 'It is longer than the 100 characters that fit.'],
      ['ada@@example.com', 'Mail could not go to this address.'],
      ['+34600123456', 'A profile cannot hold the country code +34 yet.'],
      ['España', 'A profile cannot name this country yet.'],
      ['javascript:x', 'This is no web address that could be followed.'],
    ]);
  });

  test('a number without a country stays as it is written', () => {
    expect(draftOf({ phone: found('0221 123456') }).fields).toEqual({ phone: '0221 123456' });
  });

  test('characters that no database takes are gone, and places that are none', () => {
    const draft = draftOf({
      firstName: {
        value: 'A\0da\ud800',
        confidence: 7,
        where: [{ page: 1, x: NaN, y: 0, width: 1, height: 1 }],
      },
      leftOver: [{ text: 'a\0b', place: { page: 1, x: 1 / 3, y: 0, width: 1, height: 1 }, isUsed: false }],
    });
    expect(draft.fields).toEqual({ first_name: 'Ada\ufffd' });
    expect(draft.values[0]).toMatchObject({ confidence: 1, where: [] });
    expect(draft.leftOver).toEqual([
      { text: 'ab', reason: null, where: [{ page: 1, x: 0.33, y: 0, width: 1, height: 1 }] },
    ]);
  });

  test('skills stand once and end at fifty', () => {
    const draft = draftOf({
      skills: ['CSS', 'css', ' C++ ', 'x'.repeat(101), ...Array.from({ length: 50 }, (_, n) => `s${n}`)].map(
        (name) => found(name),
      ),
    });
    expect(draft.skills).toHaveLength(50);
    expect(draft.skills.slice(0, 3)).toEqual(['CSS', 'C++', 's0']);
    expect(draft.values).toHaveLength(50);
    expect(reasonsOf(draft)).toEqual([
      ['x'.repeat(101), 'It is longer than the 100 characters that fit.'],
      ['s48', 'A profile holds 50 skills.'],
      ['s49', 'A profile holds 50 skills.'],
    ]);
  });
});

describe('an entry of a resume', () => {
  test('has whole dates, and the reading says what was added', () => {
    const draft = readEntries(
      aFoundExperience({ description: found('Led <b>R&D</b>\n\n twice') }),
      aFoundExperience({ startDate: found('2015'), endDate: found('2018') }),
      aFoundExperience({ isCurrentJob: true, description: null }),
    );
    expect(draft.experience).toEqual([
      {
        ...{ job_title: 'Nurse', company_name: 'Charité', start_date: '2019-06-01', end_date: '2020-02-01' },
        ...{ is_current_job: false, description: '<p>Led &lt;b&gt;R&amp;D&lt;/b&gt;</p><p>twice</p>' },
      },
      expect.objectContaining({ start_date: '2015-01-01', end_date: '2018-01-01' }),
      expect.objectContaining({ is_current_job: true, end_date: null, description: '' }),
    ]);
    const notes = draft.values.filter(({ field }) => field.endsWith('_date')).map(({ note }) => note);
    expect(notes).toEqual([
      'The resume says June 2019: the 1st stands for the month.',
      'The resume says February 2020: the 1st stands for the month.',
      'The resume says only 2015: January 1 stands for the year.',
      'The resume says only 2018: January 1 stands for the year.',
      'The resume says June 2019: the 1st stands for the month.',
    ]);
    expect(draft.values.map(({ entry }) => entry)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2]);
    expect(draft.leftOver).toEqual([]);
  });

  test.each<[Partial<FoundExperience>, string]>([
    [{ jobTitle: null }, 'It has no job title.'],
    [{ companyName: null }, 'It has no company name.'],
    [{ startDate: null }, 'It has no start date.'],
    [{ startDate: found('1066') }, '"1066" cannot be read as a date.'],
    [{ startDate: found('2019-13') }, '"2019-13" cannot be read as a date.'],
    [{ jobTitle: found('x'.repeat(201)) }, 'Job title: It is longer than the 200 characters that fit.'],
    [{ companyName: found(' ') }, 'Company name: It holds no text.'],
  ])('with %j is left over whole', (changes, reason) => {
    const draft = readEntries(aFoundExperience(changes));
    expect([draft.experience, draft.values]).toEqual([[], []]);
    expect(draft.leftOver).toHaveLength(1);
    expect(draft.leftOver[0]).toMatchObject({ reason, text: expect.stringContaining('Cared.\nTaught.') });
  });

  test.each([
    ['2019', 'The resume gives only the year it ended in.'],
    ['2018-01', 'End date cannot be before start date.'],
    ['soon', '"soon" cannot be read as a date.'],
  ])('that ended in %j keeps no end date', (end, reason) => {
    const draft = readEntries(aFoundExperience({ endDate: found(end) }));
    expect(draft.experience).toEqual([expect.objectContaining({ end_date: null, is_current_job: false })]);
    expect(reasonsOf(draft)).toEqual([[end, reason]]);
  });

  test('after the tenth is left over', () => {
    const draft = readEntries(...Array.from({ length: 11 }, () => aFoundExperience()));
    expect(draft.experience).toHaveLength(10);
    expect(draft.leftOver).toMatchObject([{ reason: 'A profile holds 10 experience entries.' }]);
  });
});

test.each([
  ...[
    ['Germany', 'DE'],
    ['Deutschland', 'DE'],
    ['Allemagne', 'DE'],
    ['U.S.A.', 'US'],
    ['us', 'US'],
  ],
  ...[
    ['United  States', 'US'],
    ['United Kingdom', 'GB'],
    ['England', 'GB'],
    ['Pays-Bas', 'NL'],
  ],
  ...[
    ['Sverige', 'SE'],
    ['Canada', 'CA'],
    ['Australien', 'AU'],
    ['Spain', null],
    ['Georgia', null],
    ['', null],
  ],
])('%s is the country %s', (name, country) => {
  expect(findProfileCountry(String(name))).toBe(country);
});

describe('the sections of a resume', () => {
  const school = (changes: FoundEntry = {}): FoundEntry => ({ school: found('MIT'), ...changes });

  test('become entries, each value with its place and its doubt', () => {
    const draft = draftOf({
      summary: found('Nurse.\r\nTeacher. '),
      sections: {
        education: [school({ degree: found('BSc', 0.4), end_date: found('2019-06'), grade: null })],
        languages: [{ language: found('Dutch'), cefr: found('verhandlungssicher') }],
      },
    });
    expect(draft.fields).toEqual({ summary: 'Nurse.\nTeacher.' });
    expect(draft.entries).toMatchObject([
      { section: 'education', entry: { school: 'MIT', degree: 'BSc', end_date: '2019-06', grade: null } },
      { section: 'languages', entry: { language: 'Dutch', level: 'verhandlungssicher', cefr: null } },
    ]);
    expect(draft.values.map(({ field, value, confidence, of }) => [field, value, confidence, of])).toEqual([
      ['summary', 'Nurse.\nTeacher.', 0.9, undefined],
      ['section', 'MIT', 0.9, { section: 'education', field: 'school', index: 0 }],
      ['section', 'BSc', 0.4, { section: 'education', field: 'degree', index: 0 }],
      ['section', '2019-06', 0.9, { section: 'education', field: 'end_date', index: 0 }],
      ['section', 'Dutch', 0.9, { section: 'languages', field: 'language', index: 1 }],
      ['section', 'verhandlungssicher', 0.9, { section: 'languages', field: 'level', index: 1 }],
    ]);
  });

  test('leave over what is wrong of an entry, and all of one that lacks what it needs', () => {
    const draft = draftOf({
      summary: found('x'.repeat(4_001)),
      sections: {
        education: [
          school({ start_date: found('0'), notes: found('a\0b') }),
          { school: null, degree: found('PhD') },
        ],
      },
    });
    expect(draft.entries).toMatchObject([{ entry: { school: 'MIT', start_date: null, notes: 'ab' } }]);
    expect(reasonsOf(draft)).toEqual([
      ['x'.repeat(4_001), 'It is longer than the 4000 characters that fit.'],
      ['0', 'The field “From” must be a month such as 2019-09 or a year.'],
      ['PhD', 'The field “School” is required.'],
    ]);
  });

  test('end at what a section and a profile hold', () => {
    const languages = Array.from({ length: 40 }, (_, index) => ({ language: found(`Language ${index}`) }));
    const projects = Array.from({ length: 12 }, () => ({
      name: found('A'),
      description: found('x'.repeat(9_000)),
    }));
    const draft = draftOf({ sections: { languages, projects } });
    const count = (section: string) => draft.entries.filter((entry) => entry.section === section).length;
    expect([count('languages'), count('projects')]).toEqual([30, 11]);
    expect([...new Set(draft.leftOver.map(({ reason }) => reason?.slice(0, 40)))]).toEqual([
      'Languages holds at most 30 entries.',
      'The descriptions of this profile would h',
    ]);
  });
});
