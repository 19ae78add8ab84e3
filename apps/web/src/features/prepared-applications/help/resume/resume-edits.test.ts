import { expect, test } from 'vitest';
import {
  findDrafted,
  findFault,
  isEdited,
  saysOtherwise,
  toLines,
  toShown,
  toWording,
  withDraft,
} from './resume-edits.ts';

const own = ['Cared for 12 patients.', 'Trained staff'];
const nurse = { experience_id: 1, job_title: 'Nurse', company_name: 'Northwind', own, lines: null };
const carer = {
  experience_id: 2,
  job_title: 'Carer',
  company_name: 'Hexley',
  own: ['Counted'],
  lines: ['Kept'],
};
const words = { entries: [nurse, carer] };
const none = new Map<number, string>();
const sentence = (text: string) => ({ text, facts: [], doubt: null });

test('blank lines and blanks around words do not count', () => {
  expect(toLines(' a  b \n\n\tc\r\n ')).toEqual(['a b', 'c']);
  expect(saysOtherwise('Cared for 12 patients.\n\n Trained  staff \n', own)).toBe(false);
});

test('what was kept is shown, and only what differs from the profile is worded', () => {
  expect([toShown(nurse, none), toShown(carer, none)]).toEqual([own.join('\n'), 'Kept']);
  expect(toWording(words, none)).toEqual([{ experience_id: 2, lines: ['Kept'] }]);
  expect(isEdited(words, none)).toBe(false);
  const edits = new Map([
    [1, 'Led a ward'],
    [2, 'Counted\n'],
  ]);
  expect(toWording(words, edits)).toEqual([{ experience_id: 1, lines: ['Led a ward'] }]);
  expect(isEdited(words, edits)).toBe(true);
  expect(isEdited(words, new Map([[2, ' Kept ']]))).toBe(false);
});

test('says what is wrong with lines, and never with the profile’s own', () => {
  const fault = (text: string) => findFault(nurse, new Map([[1, text]]));
  expect(fault('Led a ward')).toBeNull();
  expect(fault(' \n')).toMatch(/at least one line/);
  expect(fault('x\n'.repeat(51))).toBe('These are 51 lines, and may be 50.');
  expect(fault(`a\n${'x'.repeat(1_001)}`)).toBe('Line 2 is longer than 1,000 characters.');
  const long = { ...nurse, own: Array.from({ length: 60 }, (_, line) => `x${line}`) };
  expect(findFault(long, none)).toBeNull();
});

test('a draft fills what nobody worded, and leaves the rest', () => {
  const drafted = [
    { ...nurse, before: own, after: [sentence('Led a ward'), sentence('Taught')] },
    { ...carer, before: ['Counted'], after: [sentence('Counted stock')] },
  ];
  expect(withDraft(words, none, drafted)).toEqual(new Map([[1, 'Led a ward\nTaught']]));
  expect(withDraft(words, new Map([[1, 'Mine']]), drafted)).toEqual(new Map([[1, 'Mine']]));
  expect(findDrafted(nurse, [{ ...nurse, before: ['a'], after: [sentence('a')] }])).toBeNull();
});
