import type { Insights } from '@firsthand/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { InsightsPage } from './insights-page.tsx';

const search = {
  toNarrowPath: (by: string, value: string) => `/search?q=nurse&${by}=${value}`,
  ...{ words: '“nurse”', searchPath: '/search?q=nurse', tablePath: '/table', countedPath: '/other' },
};
test('what figures are counted by leads to its search, and pay names its unit', () => {
  const total = 128;
  const count = (value: string, label: string) => [{ value, label, count: 100 }];
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <InsightsPage
        search={search}
        insights={{
          ...{ total, counted: 'all', totals: { about: total, all: total }, weeks_since: null, weeks: [] },
          pay: [{ currency: 'USD', count: 60, p25: 40_000, p50: 50_000.4, p75: 60_000 }],
          work_modes: count('remote', 'Remote'),
          top_companies: count('lever:acme', 'Acme'),
          top_places: count('Austin, TX, US', 'Austin, TX, United States'),
          top_skills: count('sql', 'SQL'),
        }}
      />
    </MemoryRouter>,
  );
  for (const [by, value, label] of [
    ...[
      ['work_mode', 'remote', 'Remote'],
      ['company', 'lever:acme', 'Acme'],
    ],
    ...[
      ['place', 'Austin, TX, US', 'Austin, TX, United States'],
      ['skill', 'sql', 'SQL'],
    ],
  ])
    expect(text).toMatch(
      new RegExp(`<a [^>]*href="/search\\?q=nurse&amp;${by}=${value}"[^>]*><bdi>${label}<`),
    );
  expect(text).toContain('<td>$50,000</td>');
  expect(text).toContain('Pay a year');
});

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
