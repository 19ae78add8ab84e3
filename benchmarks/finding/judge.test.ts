import { describe, expect, test } from 'vitest';
import { listInventedDocuments } from './documents/invented-documents.ts';
import type { Labelled } from './documents/labelled.ts';
import { toGrade } from './judge.ts';
import type { JudgedQuery } from './queries/read-queries.ts';

const documents = listInventedDocuments();
const titled = (title: string): Labelled => documents.find(({ document }) => document.title === title)!;

const nurse: JudgedQuery = {
  ...{ query: 'nurse', language: 'en', kind: 'plain', country: null },
  sought: [
    { grade: 3, of: { by: 'occupation', occupation: 'registered-nurse' } },
    { grade: 1, of: { by: 'occupation', occupation: 'nursing-assistant' } },
  ],
  conditions: [],
};
const developer: JudgedQuery = {
  ...nurse,
  sought: [{ grade: 3, of: { by: 'occupation', occupation: 'backend-developer' } }],
};

const inOhio = titled('32140 - Cardiac Step-Down Unit - RN');
const inZurich = titled('Dipl. Pflegefachperson HF 60-100% Notfall');

describe('the occupation and the country', () => {
  test('decide first', () => {
    expect(toGrade(nurse, inOhio)).toBe(3);
    expect(toGrade(nurse, titled('Nurse Recruiter'))).toBe(0);
    expect(toGrade({ ...nurse, country: 'CH' }, inOhio)).toBe(0);
  });

  test('another language is worth one less, unless its country was chosen', () => {
    expect(toGrade(nurse, inZurich)).toBe(2);
    expect(toGrade({ ...nurse, country: 'CH' }, inZurich)).toBe(3);
  });
});

describe('what is asked beside the occupation', () => {
  const grade = (query: JudgedQuery, condition: JudgedQuery['conditions'][number], title: string) =>
    toGrade({ ...query, conditions: [condition] }, titled(title));

  test('another place is worth nothing', () => {
    expect(grade(nurse, { name: 'place', value: 'Columbus' }, inOhio.document.title)).toBe(3);
    expect(grade(nurse, { name: 'place', value: 'Dayton' }, inOhio.document.title)).toBe(0);
  });

  test('without the skill a posting is related at most', () => {
    const asks = { name: 'words', value: 'python/django' } as const;
    expect(grade(developer, asks, 'Junior Python Developer')).toBe(3);
    expect(grade(developer, asks, 'SWE II, Payments Ledger')).toBe(1);
  });

  test('a level that is not said is worth one less, another level is related at most', () => {
    const asks = { name: 'level', value: 'senior' } as const;
    expect(grade(developer, asks, '(Sr.) Backend Engineer (IIA)')).toBe(3);
    expect(grade(developer, asks, 'SWE II, Payments Ledger')).toBe(2);
    expect(grade(developer, asks, 'Junior Python Developer')).toBe(1);
  });

  test('a product is not part of another one', () => {
    const sharp = { ...nurse, sought: [{ grade: 2, of: { by: 'text', words: 'C' } } as const] };
    expect(toGrade(sharp, titled('.NET Developer (C#) - Local Government'))).toBe(0);
  });
});
