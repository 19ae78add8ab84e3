import { expect, test } from 'vitest';
import { toRememberedKeys } from './remember-choice.ts';
import { aField } from '../testing/a-draft.ts';

const typed = { kind: 'typed', detail: 'Typed now' } as const;
const nothingSaid = new Map<string, boolean>();

test('an answer typed to a plain question is remembered unless the person says no', () => {
  const field = aField({ label: 'Why engines?', value: 'Because', source: typed });
  expect(toRememberedKeys([field], nothingSaid)).toEqual(['why']);
  expect(toRememberedKeys([field], new Map([['why', false]]))).toEqual([]);
});

test('a sensitive answer is remembered only when the person says so', () => {
  const field = aField({ value: 'yes', source: typed, sensitive: 'work-permission' });
  expect(toRememberedKeys([field], nothingSaid)).toEqual([]);
  expect(toRememberedKeys([field], new Map([['why', true]]))).toEqual(['why']);
});

test('consent, files and contact details are never remembered, whatever is ticked', () => {
  const ticked = new Map([['why', true]]);
  const fields = [
    aField({ value: 'yes', source: typed, kind: 'consent', group: 'consent', sensitive: 'consent' }),
    aField({ value: 'yes', source: typed, sensitive: 'consent' }),
    aField({ value: 'resume', source: typed, kind: 'file' }),
    aField({ value: 'Ada', source: typed, group: 'contact' }),
  ];
  for (const field of fields) expect(toRememberedKeys([field], ticked)).toEqual([]);
});

test('what came from the profile or an earlier answer needs no remembering', () => {
  const field = aField({
    value: 'Because',
    source: { kind: 'earlier', detail: 'Your answer of Jan 5, 2025' },
  });
  expect(toRememberedKeys([field], nothingSaid)).toEqual([]);
});

test('what asks about one employer is remembered only when the person says so', () => {
  for (const label of [
    'How did you hear about this job?',
    'Who referred you?',
    'Have you worked here before?',
  ]) {
    const field = aField({ label, value: 'A friend', source: typed });
    expect(toRememberedKeys([field], nothingSaid)).toEqual([]);
    expect(toRememberedKeys([field], new Map([['why', true]]))).toEqual(['why']);
  }
});

test('a day is remembered only when the person says so: it passes', () => {
  const start = aField({ value: '1 February 2027', source: typed });
  const date = aField({ value: '2027-02-01', source: typed, kind: 'date' });
  for (const field of [start, date]) {
    expect(toRememberedKeys([field], nothingSaid)).toEqual([]);
    expect(toRememberedKeys([field], new Map([['why', true]]))).toEqual(['why']);
  }
});
