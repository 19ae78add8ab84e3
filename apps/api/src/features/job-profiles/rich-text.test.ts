import { expect, test } from 'vitest';
import { toRichText } from './rich-text.ts';

test('plain lines become paragraphs', () => {
  expect(toRichText('Built <b>\n\n  R&D \n')).toBe('<p>Built &lt;b&gt;</p><p>R&amp;D</p>');
  expect(toRichText(' \n ')).toBe('');
});
