import { expect, test } from 'vitest';
import { listFewer } from './list-fewer.ts';

const fewer = (query: string) => listFewer({ query, filters: {} });

test('leaves out each part, and offers each alone, those that mean one thing together as one', () => {
  const parts = ['remote', 'part time', 'welder'];
  expect(fewer(parts.join(' '))).toEqual(
    expect.arrayContaining(['part time welder', 'remote welder', 'remote part time', ...parts]),
  );
  expect(fewer('software engineer python')).toEqual(expect.arrayContaining(['software engineer', 'python']));
  expect(fewer('software engineer python')).not.toContain('software');
});

test.each([
  ['nurse wonderer', ['nurse', 'wonderer']],
  ['wonderer nurse', ['nurse', 'wonderer']],
  ['title:manager wonderer', ['title:manager', 'wonderer']],
])('of “%s” each is offered', (query, expected) =>
  expect(fewer(query)).toEqual(expect.arrayContaining(expected)),
);

test('of what is asked for offers what it is a kind of, and its own kinds', () => {
  expect(fewer('nurse')).toContain('Nursing');
  expect(fewer('developer')).toEqual(expect.arrayContaining(['Software', 'Back-end developer']));
  expect(listFewer({ query: 'nurse', filters: {}, literal: true })).toEqual([]);
  expect(listFewer({ query: 'nurse', filters: {}, notUnderstood: ['occupation'] })).toEqual([]);
});

test('never offers what was typed, nor anything twice, nor more than twelve', () => {
  for (const query of [
    'nurse',
    'nurse jobs',
    ' nurse ',
    'nurse nurse',
    'a b c d e f g h',
    'remote part time welder night',
  ]) {
    const offered = fewer(query);
    expect(offered).not.toContain(query.trim());
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered.length).toBeLessThanOrEqual(12);
  }
});

test('words that say nothing are left out with the parts and are none', () => {
  expect(fewer('jobs for welders wonderer')).toEqual(expect.arrayContaining(['welders', 'wonderer']));
  for (const word of ['jobs', 'for', 'jobs for'])
    expect(fewer('jobs for welders wonderer')).not.toContain(word);
});

test('nothing is shorter than nothing, than what is left out, and than a text', () => {
  for (const query of ['', '!!!', '-nurse', '-nurse -cook', 'remote jobs', 'w1 w2 w3 w4 w5 w6 w7 w8 w9'])
    expect(fewer(query)).toEqual([]);
});

test('a query of any length ends', () => {
  for (const piece of ['a', 'entwickler', 'nurse/', '"', '-', 'title:'])
    expect(fewer(piece.repeat(5_000)).length).toBeLessThanOrEqual(12);
});

test.each([
  ['welder in Columbus, Ohio', 'in'],
  ['welder in Columbus, Ohio', 'Columbus,'],
  ['infirmière à Paris', 'à'],
  ['cook / waiter', 'cook /'],
])('of “%s” “%s” is not offered', (query, other) => expect(fewer(query)).not.toContain(other));

test('a filter in quotes does not take the word behind it with it', () => {
  expect(fewer('"night shift" wonderer')).toEqual(expect.arrayContaining(['"night shift"', 'wonderer']));
});
