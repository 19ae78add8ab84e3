import { parseSearchAddress } from '@firsthand/contracts/light';
import type { UnderstoodView } from '@firsthand/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FilterChips } from './filter-chips.tsx';

const remote: UnderstoodView = {
  ...{ kind: 'filter', parameter: 'work_mode', value: 'remote', label: 'Remote', text: 'work from home' },
};
const write = (query: string, understood: readonly UnderstoodView[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FilterChips
        state={parseSearchAddress(new URLSearchParams(query))}
        names={{}}
        understood={understood}
      />
    </MemoryRouter>,
  );
const toTexts = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, chip = '']) => chip.replaceAll(/<[^>]*>/g, ''));

test('what was read from words stands behind what was chosen and says the words', () => {
  const html = write('q=x&country=US', [remote]);
  expect(toTexts(html)).toEqual([
    'Remove filter United States',
    'Remove filter Remote from “work from home”',
    'Clear all',
  ]);
  expect(html).toContain('href="/search?q=x&amp;country=US&amp;not_understood=work_mode"');
  expect(html).toContain('href="/search?q=x&amp;not_understood=work_mode"');
});

test('words are not said twice', () => {
  expect(toTexts(write('q=x', [{ ...remote, text: 'remote' }]))).toEqual([
    'Remove filter Remote from your words',
  ]);
});

test('without a filter there is no list', () => {
  expect(write('q=x', [{ kind: 'filler', text: 'jobs', value: '', label: '' }])).toBe('');
});
