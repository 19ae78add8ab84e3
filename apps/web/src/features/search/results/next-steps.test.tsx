import { parseSearchAddress } from '@firsthand/contracts/light';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FewFound } from './next-steps.tsx';

const state = parseSearchAddress(new URLSearchParams('q=junior software engineer&country=DE&page=2'));
const write = (fewer: { q: string; total: number }[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FewFound state={state} fewer={fewer} save={<button type="button">Save this search</button>} />
    </MemoryRouter>,
  );

test('each shorter query says how much it finds, and leads there under the same filters', () => {
  const html = write([
    { q: 'software engineer', total: 1_100 },
    { q: 'junior', total: 1 },
  ]);
  expect(html).toContain('<h3 id="fewer-heading">More with fewer words</h3>');
  expect(html).toMatch(
    /<a [^>]*href="\/search\?q=software\+engineer&amp;country=DE"[^>]*>1,100 jobs for software engineer<\/a>/,
  );
  expect(html).toMatch(/>1 job for junior<\/a>/);
});

test('where fewer words find no more the search can still be kept', () => {
  const html = write([]);
  expect(html).not.toContain('fewer');
  expect(html).toContain('>Save this search</button>');
});
