import { describe, expect, test } from 'vitest';
import { toPlainLine, toPlainText } from './plain-text.ts';

describe('plain text', () => {
  test.each([
    ['markup', '<p>Why <b>us</b>?</p>', 'Why us?'],
    ['entities', 'R&amp;D &ndash; &euro;', 'R&D – €'],
    ['escaped markup', '&lt;p&gt;Tell us &lt;em&gt;more&lt;/em&gt;&lt;/p&gt;', 'Tell us more'],
    ['markup escaped twice', '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;Name', 'Name'],
    ['scripts with their text', 'A<script>alert(1)</script><style>b{}</style>B', 'AB'],
    ['an image that runs', '<img src=x onerror="alert(1)">Name', 'Name'],
    ['a tag that never ends', 'Name <img src=x onerror=alert(1)', 'Name'],
    ['characters that turn text around', 'abc\u202edcba\u2066x\u200b', 'abcdcbax'],
    ['NUL, controls and lone surrogates', 'a\0b\u0007c\ud800d', 'abcd'],
    ['spaces and lines', ' a \n\t b\r\n\u00a0c ', 'a b c'],
    ['signs that are no markup', 'C++ & C# > 3 < 5 years', 'C++ & C# > 3 < 5 years'],
  ])('reads %s', (_what, source, expected) => {
    expect(toPlainLine(source, 100)).toBe(expected);
  });

  test('keeps lines and bullets of longer texts', () => {
    expect(toPlainText('<p>Two ways:</p><ul><li>one</li><li>two</li></ul>', 100)).toBe(
      'Two ways:\n\n• one\n\n• two',
    );
  });

  test('cuts at the limit and never through a character', () => {
    expect(toPlainLine('abcdef', 4)).toBe('abc…');
    expect(toPlainLine('ab😀cd', 4)).toBe('ab…');
  });

  test('reads megabytes of nested markup without trouble', () => {
    expect(toPlainLine(`${'<div>'.repeat(400_000)}x`, 100)).toBe('');
    expect(toPlainLine('&'.repeat(2_000_000), 10)).toBe('&&&&&&&&&…');
  });
});
