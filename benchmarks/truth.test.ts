import { SOURCES } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { MEASURED } from '../apps/web/src/features/about/measured.ts';
import { FLOORS, STRANGERS_FLOORS } from './truth/floors.ts';
import { FIELDS, measurePostings, type FieldName } from './truth/postings.ts';
import { measureStrangers, STRANGERS, STRANGERS_FIELDS, type StrangersField } from './truth/strangers.ts';
import { compare, sum, toPrecision, toRecall } from './truth/tally.ts';

const measured = await measurePostings();
const strangers = await measureStrangers();

test('at least 12 postings of each system are labelled', () => {
  for (const source of SOURCES)
    expect(measured.filter((each) => each.source === source).length, source).toBeGreaterThanOrEqual(12);
});

test.each(Object.keys(FIELDS) as FieldName[])('%s is read as well as it was', (name) => {
  const tally = sum(measured.map(({ fields }) => fields[name]));
  const said = tally.confusions.join('\n');
  expect(toPrecision(tally), said).toBeGreaterThanOrEqual(FLOORS[name].precision);
  expect(toRecall(tally), said).toBeGreaterThanOrEqual(FLOORS[name].recall);
});

test('at least 140 postings are written by somebody who did not know the rules', () =>
  expect(STRANGERS.length).toBeGreaterThanOrEqual(140));

test.each(STRANGERS_FIELDS)('%s is read of strangers’ postings as well as it was', (name) => {
  const tally = strangers[name];
  const said = tally.confusions.join('\n');
  expect(toPrecision(tally), said).toBeGreaterThanOrEqual(STRANGERS_FLOORS[name].precision);
  expect(toRecall(tally), said).toBeGreaterThanOrEqual(STRANGERS_FLOORS[name].recall);
});

test('the about page states what is held here, rounded down', () => {
  const toHundredth = (share: number) => Math.floor(share * 100 + 1e-9);
  expect(MEASURED.postings).toBe(measured.length);
  for (const { name, text, right, found } of MEASURED.fields) {
    const { precision, recall } = FLOORS[name as FieldName];
    expect([right, found], text).toEqual([toHundredth(precision), toHundredth(recall)]);
  }
  expect(MEASURED.strangers.postings).toBe(STRANGERS.length);
  for (const { name, text, right, found } of MEASURED.strangers.fields) {
    const { precision, recall } = STRANGERS_FLOORS[name as StrangersField];
    expect([right, found], text).toEqual([toHundredth(precision), toHundredth(recall)]);
  }
  expect(MEASURED.summaries).toEqual({
    tellTheWork: toHundredth(FLOORS['summary: tells the work'].precision),
    nothingElse: toHundredth(FLOORS['summary: nothing else'].precision),
  });
});

test('each value counts by itself, and a place by any of its names', () => {
  expect(compare(['Lyon', 'München|Munich'], ['Munich', 'Paris'], 'here')).toEqual({
    right: 1,
    wrong: 1,
    missed: 1,
    confusions: ['here: found Paris for Lyon'],
  });
});
