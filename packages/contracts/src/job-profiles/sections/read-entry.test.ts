import { describe, expect, test } from 'vitest';
import { findMissingOfEntry, readSectionEntry } from './read-entry.ts';
import { sectionEntrySchema, saveSectionEntryRequestSchema } from './schemas.ts';
import { PROFILE_SECTION_NAMES, PROFILE_SECTIONS, type SectionField } from './sections.ts';

const school = (fields: object) => readSectionEntry('education', { school: 'Charité', ...fields });
const spoken = (fields: object) => readSectionEntry('languages', { language: 'Dutch', ...fields });

describe('an entry of a section', () => {
  test('holds every field of the table, and null for what is not known', () => {
    expect(readSectionEntry('education', { school: ' Universität\n zu Köln ', other: 'x' })).toEqual({
      entry: {
        ...{ school: 'Universität zu Köln', degree: null, field_of_study: null, start_date: null },
        ...{ end_date: null, is_expected: false, grade: null, notes: null },
      },
    });
  });

  test('keeps the lines of a text and the marks of hostile ones as they were typed', () => {
    expect(
      school({ notes: ' one\r\ntwo\u2028<script>x</script>\u0007 ', degree: '=1+1\t"B"' }),
    ).toMatchObject({
      entry: { notes: 'one\ntwo\n<script>x</script>', degree: '=1+1 "B"' },
    });
  });

  test.each(['2019', '2019-09', '2020-02-29', ' 2100 '])('may begin in %j', (start_date) => {
    expect(school({ start_date })).toMatchObject({ entry: { start_date: start_date.trim() } });
  });

  test.each([
    '0',
    '0000',
    '1899',
    '2101',
    '2019-9',
    '2019-13',
    '2019-02-29',
    '2019-00',
    'Sept 2019',
    '-2019',
  ])('never begins in %j', (start_date) => {
    expect(school({ start_date })).toEqual({
      field: 'start_date',
      fault: 'The field “From” must be a month such as 2019-09 or a year.',
    });
  });

  test('ends when or after it began, as far as both say', () => {
    const ends = (start_date: string, end_date: string) => school({ start_date, end_date });
    for (const [from, to] of [
      ['2019-09', '2019'],
      ['2019', '2019-01'],
      ['2019-09-30', '2019-09'],
    ] as const) {
      expect(ends(from, to)).toHaveProperty('entry');
    }
    expect(ends('2019-09', '2019-08')).toEqual({
      field: 'end_date',
      fault: 'The field “To” cannot be before “From”.',
    });
    expect(
      readSectionEntry('certificates', { name: 'CDL', issued_date: '2020', valid_until: '2019-12' }),
    ).toEqual({
      field: 'valid_until',
      fault: 'The field “Valid until” cannot be before “Issued”.',
    });
  });

  test('may be a licence that has ended', () => {
    expect(readSectionEntry('certificates', { name: 'RN', valid_until: '2001-01-31' })).toMatchObject({
      entry: { valid_until: '2001-01-31' },
    });
  });

  test('keeps a level that nobody knows in the words it was stated in', () => {
    expect(spoken({ cefr: 'c1' })).toMatchObject({ entry: { level: null, cefr: 'C1' } });
    expect(spoken({ level: 'verhandlungssicher' })).toMatchObject({
      entry: { level: 'verhandlungssicher', cefr: null },
    });
    expect(spoken({ cefr: 'D7' })).toMatchObject({ entry: { level: 'D7', cefr: null } });
    expect(spoken({ level: 'good', cefr: 'D7' })).toMatchObject({ entry: { level: 'good, D7', cefr: null } });
    expect(spoken({ level: 'b2' })).toMatchObject({ entry: { level: 'b2', cefr: 'B2' } });
  });

  test('is refused in words that name the field as people read it', () => {
    for (const [fields, fault] of [
      [{ school: ' \n ' }, 'The field “School” is required.'],
      [{ school: 7 }, 'The field “School” must be text.'],
      [{ degree: 'x'.repeat(201) }, 'The field “Degree” must be at most 200 characters.'],
      [{ grade: 'a\0' }, 'The field “Grade” contains characters that are not text.'],
      [{ notes: 'x'.repeat(10_001) }, 'The field “Notes” must be at most 10,000 characters.'],
      [{ notes: 'a\n'.repeat(1_001) + 'b' }, 'The field “Notes” has 1,002 lines; it may have 1,000.'],
      [{ is_expected: 'yes' }, 'The field “I have not finished yet” must be true or false.'],
    ] as const) {
      expect(school(fields)).toMatchObject({ fault });
    }
    expect(readSectionEntry('projects', { name: 'x', url: 'javascript:alert(1)' })).toMatchObject({
      fault: 'The field “Web address” must be a web address such as example.com, of at most 500 characters.',
    });
    expect(readSectionEntry('projects', { name: 'x', url: 'example.com' })).toMatchObject({
      entry: { url: 'https://example.com' },
    });
  });

  test('says what is missing before it can be kept', () => {
    expect(findMissingOfEntry('education', {})).toEqual(['School']);
    expect(findMissingOfEntry('awards', { title: 'x' })).toEqual([]);
  });

  test.each(PROFILE_SECTION_NAMES)(
    'of %s is answered as it was read, and taken as a call gives it',
    (section) => {
      const fields = Object.entries<SectionField>(PROFILE_SECTIONS[section].fields);
      const given = Object.fromEntries(
        fields.map(([name, { kind }]) => [
          name,
          { line: 'a', text: 'a\nb', month: '2020-01', url: 'https://a.example', yes: true, level: 'B1' }[
            kind
          ],
        ]),
      );
      const read = readSectionEntry(section, saveSectionEntryRequestSchema.parse(given));
      if (!('entry' in read)) throw new Error(read.fault);
      expect(read.entry).toEqual(given);
      const answer = { id: 1, display_order: 0, ...read.entry };
      expect(sectionEntrySchema.parse(answer)).toEqual(answer);
    },
  );
});
