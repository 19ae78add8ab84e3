import { expect, test } from 'vitest';
import { escapeHtml, escapeHtmlText } from './escape-html.ts';

test('what would be markup, or end an attribute, becomes text', () => {
  expect(escapeHtml(`<a href="x" title='y'>R&D &amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D &amp;amp;&lt;/a&gt;',
  );
  expect(escapeHtmlText(`R&D <"it's">`)).toBe(`R&amp;D &lt;"it's"&gt;`);
  expect(escapeHtml('Über 5’ – “so”')).toBe('Über 5’ – “so”');
});
