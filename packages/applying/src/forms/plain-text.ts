import { toShortText } from '@firsthand/contracts';
import { readMarkup } from '@firsthand/markup';

/** Longer markup is cut before it is read: no label needs it. */
const LONGEST_MARKUP = 40_000;
const MOST_READINGS = 3;

const LOOKS_LIKE_MARKUP = /<[a-z!/?]|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;
/** Control characters, lone surrogates, and what turns, hides or joins text without being seen. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const SILENT_TAGS = new Set(['script', 'style', 'template', 'iframe']);
const LINE_TAGS = new Set(['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * The readable text of anything an employer or an ATS may send, on several lines: no markup, no control or bidi
 * characters, at most `max` characters. `<p>Why <b>us</b>?</p>` → `Why us?`
 */
export function toPlainText(source: string, max: number): string {
  const text = readAllMarkup(source)
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .split('\n')
    .map((line) => line.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return toShortText(text, max);
}

/** The same on one line. */
export function toPlainLine(source: string, max: number): string {
  return toShortText(toPlainText(source, LONGEST_MARKUP).replace(/\s+/gu, ' '), max);
}

/** Some ATSs escape their markup, some twice: it is read until none is left. */
function readAllMarkup(source: string): string {
  let text = source.slice(0, LONGEST_MARKUP);
  for (let reading = 0; reading < MOST_READINGS && LOOKS_LIKE_MARKUP.test(text); reading += 1) {
    text = toWords(text);
  }
  return text.replace(/<(?=[a-z!/?])/gi, '');
}

function toWords(markup: string): string {
  let text = '';
  let silent = 0;
  readMarkup(markup, {
    open({ name }) {
      if (SILENT_TAGS.has(name)) silent += 1;
      if (LINE_TAGS.has(name)) text += name === 'li' ? '\n• ' : '\n';
    },
    close({ name }) {
      if (SILENT_TAGS.has(name)) silent -= 1;
      if (LINE_TAGS.has(name)) text += '\n';
    },
    text(piece) {
      if (silent === 0) text += piece;
    },
  });
  return text;
}
