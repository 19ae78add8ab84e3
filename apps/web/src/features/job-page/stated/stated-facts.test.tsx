import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { StatedFacts } from './stated-facts.tsx';

const write = (occupation: { id: string; label: string } | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <StatedFacts claims={[]} language={null} occupation={occupation} />
    </MemoryRouter>,
  );

test('what the title says the work is leads to a search for it', () => {
  const html = write({ id: 'registered-nurse', label: 'Registered nurse' });
  expect(html).toMatch(
    /<dt>Kind of work<\/dt><dd><a [^>]*href="\/search\?q=Registered\+nurse"[^>]*>Registered nurse</,
  );
});

test('a posting that states nothing has no list', () => expect(write(null)).toBe(''));
