import type { FormField } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { makeField, makeFilled, YES_NO_OPTIONS } from '../testing/factories.ts';
import { toDigest } from './digest.ts';
import { toFormHash } from './form-hash.ts';
import { toQuestionKey } from './question-key.ts';

describe('the key of a question', () => {
  test.each([
    ['Why this job?', '  WHY  this\njob ? * '],
    ['What’s your name', "What's your name:"],
    ['Phone', 'Phone (optional)'],
    ['Why “us”?', 'why us'],
  ])('is the same for “%s” and “%s”', (left, right) => {
    expect(toQuestionKey(left)).toBe(toQuestionKey(right));
  });

  test.each([
    ['Do you know C#?', 'Do you know C++?'],
    ['Salary in $', 'Salary in €'],
    ['Are you willing to travel?', 'Are you not willing to travel?'],
    ['Why us?', 'Why me?'],
  ])('differs for “%s” and “%s”', (left, right) => {
    expect(toQuestionKey(left)).not.toBe(toQuestionKey(right));
  });
});

describe('the hash of a form', () => {
  const fields = [
    makeField({ key: 'a', kind: 'single-choice', options: YES_NO_OPTIONS }),
    makeField({ key: 'b', shown_when: { key: 'a', values: ['1', '0'] } }),
  ];
  const hash = (changed: FormField[], origin: 'employer' | 'common' = 'employer') =>
    toFormHash({ origin, fields: changed });

  test('does not change with the order of fields, choices or members', () => {
    const [a, b] = fields;
    if (!a || !b) throw new Error('Two fields were expected');
    const shuffled = [
      { ...b, shown_when: { values: ['0', '1'], key: 'a' } },
      { ...a, options: [...a.options].reverse() },
    ];
    expect(hash(shuffled)).toBe(hash(fields));
  });

  test.each<Partial<FormField>>([
    { label: 'Why not?' },
    { help: 'New words' },
    { required: false },
    { kind: 'text' },
    { options: [...YES_NO_OPTIONS, { value: '2', label: 'Maybe' }] },
    { options: YES_NO_OPTIONS.map((option) => ({ ...option, label: `${option.label}!` })) },
    { one_of: 'x' },
    { sensitive: 'pay' },
    { shown_when: { key: 'b', values: [] } },
  ])('changes with %o', (change) => {
    const [a, b] = fields;
    if (!a || !b) throw new Error('Two fields were expected');
    expect(hash([{ ...a, ...change }, b])).not.toBe(hash(fields));
  });

  test('changes with a field more, a field less, and where the form came from', () => {
    expect(hash([...fields, makeField({ key: 'c' })])).not.toBe(hash(fields));
    expect(hash(fields.slice(1))).not.toBe(hash(fields));
    expect(hash(fields, 'common')).not.toBe(hash(fields));
  });
});

describe('the digest of an application', () => {
  const source = { kind: 'typed', detail: 'Typed by you' } as const;
  const content = {
    fields: [makeFilled({ key: 'a', value: 'x', source })],
    files: [
      { kind: 'resume', filename: 'cv.pdf', mimetype: 'application/pdf', size: 3, hash: 'abc' } as const,
    ],
  };
  const [field] = content.fields;
  const [file] = content.files;
  if (!field || !file) throw new Error('A field and a file were expected');

  test('is 64 hexadecimal digits and the same for the same content', () => {
    expect(toDigest(content)).toMatch(/^[\da-f]{64}$/);
    expect(toDigest(structuredClone(content))).toBe(toDigest(content));
  });

  test('does not change with where a value came from', () => {
    const told = { ...field, source: { kind: 'profile' as const, detail: 'Your profile' } };
    expect(toDigest({ ...content, fields: [told] })).toBe(toDigest(content));
  });

  test.each([
    ['a value', { fields: [{ ...field, value: 'y' }] }],
    ['an emptied value', { fields: [{ ...field, value: null }] }],
    ['a value as a list', { fields: [{ ...field, value: ['x'] }] }],
    ['a question', { fields: [{ ...field, label: 'Other' }] }],
    ['the bytes of a file', { files: [{ ...file, hash: 'abd' }] }],
    ['the name of a file', { files: [{ ...file, filename: 'other.pdf' }] }],
    ['a file less', { files: [] }],
  ])('changes with %s', (_what, change) => {
    expect(toDigest({ ...content, ...change })).not.toBe(toDigest(content));
  });
});
