import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('text stands in XML and its attributes as it was, without what XML cannot hold', () => {
  expect(escapeXml(`R&D <"a"> 'b' ]]>`)).toBe('R&amp;D &lt;&quot;a&quot;&gt; &apos;b&apos; ]]&gt;');
  expect(escapeXml('a\u0000b\u0008\u000b\u001f\ufffe\uffffc\t\n\r')).toBe('abc\t\n\r');
  expect(escapeXml('\ud83d\ude80 \ud83d \ude80 مهندس')).toBe('🚀   مهندس');
});
