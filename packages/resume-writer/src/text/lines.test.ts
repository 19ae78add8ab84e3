import { expect, test } from 'vitest';
import { toLines, toPoints } from './lines.ts';

test('rich text is lines, and lines are points', () => {
  const html =
    '<p>Led <b>R&amp;D</b></p><p> </p><ul><li>One<ul><li>two</li></ul></li></ul><p><img src="x"></p>';
  expect(toLines(html)).toEqual(['Led R&D', 'One', 'two']);
  expect(toPoints(['a < b', '<b>&amp;</b>'])).toBe(
    '<ul><li>a &lt; b</li><li>&lt;b&gt;&amp;amp;&lt;/b&gt;</li></ul>',
  );
  expect(toPoints([])).toBe('');
});

test('what was written as points reads as the same lines', () => {
  const lines = ['C++ & <script>alert(1)</script>', '“fine” > 3', '#let *x* _y_ `z` \\', 'إدارة'];
  expect(toLines(toPoints(lines))).toEqual(lines);
});
