import type { Insights } from '@firsthand/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { InsightsPage } from './insights-page.tsx';

const search = {
  ...{ words: '“nurse”', searchPath: '/search?q=nurse', tablePath: '/table', countedPath: '/other' },
};
function write(counted: Insights['counted'], totals: Insights['totals']): string {
  const lists = { pay: [], weeks: [], work_modes: [], top_companies: [], top_places: [], top_skills: [] };
  const insights: Insights = { total: totals[counted], counted, totals, weeks_since: null, ...lists };
  return renderToStaticMarkup(
    <MemoryRouter>
      <InsightsPage search={search} insights={insights} />
    </MemoryRouter>,
  );
}

test('says of which jobs the figures are, and leads to the others', () => {
  const about = write('about', { about: 128, all: 491 });
  expect(about).toContain('Counted: 128 jobs with this work or all words in title or company.');
  expect(about).toMatch(/<a [^>]*href="\/other"[^>]*>Count all 491 that mention it<\/a>/);

  const all = write('all', { about: 128, all: 491 });
  expect(all).toContain('Counted: 491 jobs that mention it.');
  expect(all).toMatch(
    /href="\/other"[^>]*>Count only the 128 with this work or all words in title or company</,
  );
});

test('too few of them are called what they are', () => {
  expect(write('about', { about: 0, all: 42 })).toContain('No open job is about this search.');
  expect(write('about', { about: 2, all: 42 })).toContain('2 open jobs are about this search.');
  expect(write('all', { about: 0, all: 1 })).toContain('1 open job fits this search.');
});

test('says nothing of it where there is no difference', () => {
  expect(write('about', { about: 128, all: 128 })).not.toContain('Counted');
});
