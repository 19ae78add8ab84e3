import { createApiClient } from '@firsthand/api-client';
import type { SavedSearchView } from '@firsthand/contracts';
import { SAVED_SEARCH_ROUTES } from '@firsthand/contracts/light';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SavedSearchEntry } from './saved-search-entry.tsx';

const calls = createApiClient(() => Promise.reject(new Error('Nothing is asked')), SAVED_SEARCH_ROUTES);
const search: SavedSearchView = {
  ...{ id: 7, name: 'Nurses', query: { q: 'nurse' }, words: 'nurse', path: '/search?q=nurse' },
  ...{ frequency: 'daily', paused_from: null, hour: 8, weekday: 1, time_zone: 'UTC', new_count: 0 },
  ...{ last_seen_at: null, last_sent_at: null, created_at: '2026-11-01T08:00:00Z', feed_url: '/feed' },
  ...{ finds_more: false, problem: null },
};
const write = (changes: Partial<SavedSearchView>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SavedSearchEntry
        search={{ ...search, ...changes }}
        calls={calls}
        onChanged={() => {}}
        onRemoved={() => {}}
      />
    </MemoryRouter>,
  );

test('a search that finds more than before says so, and leads to it', () => {
  const html = write({ finds_more: true });
  expect(html).toContain('We understand more words now: this search finds more than before.');
  expect(html).toMatch(/<a [^>]*href="\/search\?q=nurse"[^>]*>See what it finds/);
});

test('one that does not, or can no longer be made, says nothing of it', () => {
  expect(write({})).not.toContain('We understand');
  expect(write({ finds_more: true, problem: 'Gone.' })).not.toContain('We understand');
});
