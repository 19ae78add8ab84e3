import { expect, test } from 'vitest';
import { toExcerpt, toShortHtml } from './excerpt.ts';

test('an excerpt holds the words of a posting and ends between two of them', () => {
  expect(toExcerpt('<p>Build <b>pipes</b>, &amp; more.</p><ul><li>R&lt;S</li></ul>', 100)).toBe(
    'Build pipes, & more. R<S',
  );
  expect(toExcerpt('<p>one two three four</p>', 12)).toBe('one two…');
  expect(toExcerpt('x'.repeat(300), 10)).toBe(`${'x'.repeat(5)}…`);
  expect(toExcerpt('', 10)).toBe('');
});

test('short HTML stays as it is, long HTML becomes its first words', () => {
  expect(toShortHtml('<p>Cook &amp; clean</p>', 40)).toEqual({
    html: '<p>Cook &amp; clean</p>',
    isCut: false,
  });
  expect(toShortHtml('<p>one <b>two</b> &lt;three&gt; four five six</p>', 18)).toEqual({
    html: '<p>one two &lt;three&gt;…</p>',
    isCut: true,
  });
});

test('nothing of a tag or a character reference that was cut in two is seen', () => {
  const words = 'work '.repeat(20);
  for (const end of ['<a href="https://x.example/', '</', '&', '&am', '&#3']) {
    const { html } = toShortHtml(`<p>${words}${end}`, 100);
    expect(html).not.toMatch(/href|&/);
  }
});
