import { expect, test } from 'vitest';
import { toDescription } from '../html.ts';
import { decodeTwiceEscaped } from './twice-escaped.ts';

test.each([
  ['Driver&#39;s &amp; cook', 'Driver\u0027s & cook'],
  ['&amp;#8217;til &amp;amp; dawn', '’til & dawn'],
  ['3&nbsp;days', '3\u00a0days'],
  ['Caf&eacute; &ndash; M&uuml;nchen', 'Café – München'],
  ['R&D', 'R&D'],
  ['write &lt;b&gt; and &#60;i&#62;', 'write &lt;b&gt; and &#60;i&#62;'],
  ['a &#38;lt; b', 'a &#38;lt; b'],
])('what is plainly escaped twice is decoded: %s', (text, expected) => {
  expect(decodeTwiceEscaped(text)).toBe(expected);
  expect(decodeTwiceEscaped(expected)).toBe(expected);
});

test('a description shows what was meant, and markup that was escaped stays a text', () => {
  const { descriptionHtml, descriptionText } = toDescription(
    '<p>The driver&amp;#39;s job &amp;amp; more. &amp;lt;script&amp;gt;x&amp;lt;/script&amp;gt;</p>',
  );
  expect(descriptionText).toContain("The driver's job & more.");
  expect(descriptionHtml).not.toContain('<script');
  expect(toDescription(descriptionHtml).descriptionHtml).toBe(descriptionHtml);
});

test('a run of ampersands takes no time', () => {
  expect(decodeTwiceEscaped(`&${'amp;'.repeat(50_000)}`)).toBe('&');
});
