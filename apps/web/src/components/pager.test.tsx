import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Pager } from './pager.tsx';

const write = (current: number, pageCount: number, others: Partial<Parameters<typeof Pager>[0]> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Pager
        label="Pages of jobs"
        current={current}
        pageCount={pageCount}
        toAddress={(page) => `/list?page=${page}`}
        onFollow={() => undefined}
        {...others}
      />
    </MemoryRouter>,
  );

const addresses = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
const toPage = (page: number) => `/list?page=${page}`;

test('each page is a link, and so are the ones before and after', () => {
  const html = write(2, 3);
  expect(html).toMatch(/^<nav aria-label="Pages of jobs"/);
  expect(addresses(html)).toEqual([1, 1, 2, 3, 3].map(toPage));
  expect(html).not.toContain('aria-disabled');
});

test('the page one is on is marked', () => {
  const marked =
    /<a (?=[^>]*aria-current="page")[^>]*href="([^"]*)"|<a [^>]*href="([^"]*)"[^>]*aria-current="page"/;
  expect(marked.exec(write(2, 3))?.slice(1).find(Boolean)).toBe(toPage(2));
});

test('there is no way before the first page and none behind the last, and both say so', () => {
  const noWay = (word: string) =>
    new RegExp(`<span role="link" aria-disabled="true"[^>]*><span[^>]*>${word}<`);
  expect(write(1, 3)).toMatch(noWay('Previous'));
  expect(write(1, 3)).not.toMatch(noWay('Next'));
  expect(write(3, 3)).toMatch(noWay('Next'));
  expect(write(3, 3)).not.toMatch(noWay('Previous'));
});

test('a single page needs no pager, unless it is asked for', () => {
  expect(write(1, 1)).toBe('');
  expect(addresses(write(1, 1, { showsSinglePage: true }))).toEqual([toPage(1)]);
});

test('a list may have a rule of its own for the pages it shows', () => {
  const html = write(5, 1200, { toMarks: (current, pageCount) => [1, 'gap', current, 'gap', pageCount] });
  expect(addresses(html)).toEqual([4, 1, 5, 1200, 6].map(toPage));
  expect(html.match(/…/g)).toHaveLength(2);
  expect(html).toContain('</span>1,200</a>');
});
