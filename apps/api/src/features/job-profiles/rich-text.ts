import { escapeHtmlText } from '@firsthand/contracts';
import { cleanRichText } from '@firsthand/markup';

/** Plain lines as HTML, a paragraph each: "a\nb < c" → "<p>a</p><p>b &lt; c</p>". */
export function toRichText(lines: string): string {
  const paragraphs = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtmlText(line)}</p>`);
  return cleanRichText(paragraphs.join(''));
}
