import { readFileSync } from 'node:fs';
import { SOURCES } from '@firsthand/contracts';
import { readBoardsFile } from '@firsthand/crawler';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('./boards.csv', import.meta.url), 'utf8');
const { boards, faults } = await readBoardsFile(text, { fileName: 'boards.csv' });

test('every board of the catalogue is accepted by its connector', () => {
  expect(faults).toEqual([]);
  expect(boards.length).toBeGreaterThan(48_000);
});

test('how many postings they are said to have stands beside a good part of them', () => {
  const told = boards.filter((board) => board.expectedJobs !== null);
  expect(told.length).toBeGreaterThan(19_000);
});

test('the boards stand in the file in their canonical form', () => {
  const lines = new Set(text.split('\n').map((line) => line.split(',').slice(0, 2).join(',')));
  expect(boards.filter((board) => !lines.has(`${board.source},${board.board}`))).toEqual([]);
});

test.each(SOURCES)('there are at least 15 boards of %s', (source) => {
  expect(boards.filter((board) => board.source === source).length).toBeGreaterThanOrEqual(15);
});

test('both kinds of ADP board are there, at least 15 of each', () => {
  const adp = boards.filter((board) => board.source === 'adp');
  const myJobs = adp.filter((board) => board.board.startsWith('myjobs/'));
  expect(myJobs.length).toBeGreaterThanOrEqual(15);
  expect(adp.length - myJobs.length).toBeGreaterThanOrEqual(15);
});
