import { expect, test } from 'vitest';
import { toBookmarkPath, toCountryName, toExcerpt } from './bookmark-words.ts';

test('an excerpt holds the words of a posting and ends between two of them', () => {
  expect(toExcerpt('<p>Build <b>pipes</b>, &amp; more.</p><ul><li>R&lt;S</li></ul>', 100)).toBe(
    'Build pipes, & more. R<S',
  );
  expect(toExcerpt('<p>one two three four</p>', 12)).toBe('one two…');
  expect(toExcerpt('x'.repeat(300), 10)).toBe(`${'x'.repeat(5)}…`);
  expect(toExcerpt('', 10)).toBe('');
});

test('a country code reads as its name', () => {
  expect(toCountryName('DE')).toBe('Germany');
  expect(toCountryName('Deutschland')).toBe('Deutschland');
});

test('a bookmark without a usable address has no page of ours', () => {
  const navigation = {
    atsType: 'lever' as const,
    urlSafeClientName: null,
    clientName: 'acme',
    domain: null,
    clientProject: null,
    urlSafeJobTitle: 'cook-7',
  };
  expect(toBookmarkPath({ navigation })).toBe('/ats/lever/acme/job/cook-7');
  expect(toBookmarkPath({ navigation: { ...navigation, atsType: 'none' as never } })).toBeNull();
});
