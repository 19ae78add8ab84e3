import { expect, test } from 'vitest';
import { toPageHeadings } from './to-page-headings.ts';

test('headings of any level become one level below our own', () => {
  expect(toPageHeadings('<h1>Role</h1><p>x</p><h4 lang="de">Sie</h4><hr>')).toBe(
    '<h3>Role</h3><p>x</p><h3 lang="de">Sie</h3><hr>',
  );
});

test('headings without words go', () => {
  expect(toPageHeadings('<h2> &nbsp;<br></h2><p>x</p>')).toBe('<p>x</p>');
  expect(toPageHeadings('<h2>\u00a0\u00a0</h2><p>x</p>')).toBe('<p>x</p>');
});

test('a heading that begins with blanks keeps them', () => {
  const words = `${'\u00a0'.repeat(34)}Role`;
  expect(toPageHeadings(`<h2>${words}</h2>`)).toBe(`<h3>${words}</h3>`);
});
