import { parseSearchAddress } from '@firsthand/contracts/light';
import type { UnderstoodView } from '@firsthand/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { UnderstoodLine } from './understood-line.tsx';

const worker: UnderstoodView = {
  ...{ kind: 'occupation', text: 'warehouse worker', value: 'warehouse-worker', label: 'Warehouse worker' },
};
const write = (query: string, understood: readonly UnderstoodView[]) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <UnderstoodLine state={parseSearchAddress(new URLSearchParams(query))} understood={understood} />
    </MemoryRouter>,
  );
  const ways = [...html.matchAll(/href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to = '', text = '']) => [
    text.replaceAll(/<[^>]*>/g, ''),
    to.replaceAll('&amp;', '&'),
  ]);
  return { said: html.replaceAll(/<a .*?<\/a>|<[^>]*>/g, ''), ways };
};

test('says what is looked for, and can be told to look for the letters', () => {
  expect(write('q=warehouse worker&page=2', [worker])).toEqual({
    said: 'Looking for: Warehouse worker, and what is a kind of it',
    ways: [['Search exactly these words', '/search?q=warehouse+worker&literal=true']],
  });
});

test('a level is preferred', () => {
  const senior: UnderstoodView = { kind: 'level', text: 'senior', value: 'senior', label: 'senior' };
  expect(write('q=x', [senior, worker]).said).toContain('; “senior” preferred');
});

test('says when letters are looked for, and leads back', () => {
  expect(write('q=x&literal=true', [])).toEqual({
    said: 'Searching exactly these words',
    ways: [['Understand them again', '/search?q=x']],
  });
});

test('words that are taken as they stand can be understood again', () => {
  expect(write('q=x&not_understood=city', [])).toEqual({
    said: '',
    ways: [['Understand all words', '/search?q=x']],
  });
});

test('is not there when nothing was understood', () => {
  const filler: UnderstoodView = { kind: 'filler', text: 'jobs', value: '', label: '' };
  expect(write('q=x', [filler])).toEqual({ said: '', ways: [] });
});
