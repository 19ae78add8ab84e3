import { toPlainParts } from '@firsthand/resume-writer/printed';
import { dropBullet } from '../../layout/bullets.ts';
import type { Found } from '../../resume.ts';
import { splitList } from '../../skills/split-list.ts';
import { toPlain } from '../to-plain.ts';

const TAG = /<\/?[a-z][^<>]*>/i;
const CHARACTER = /&(?:#\w{1,8}|[a-z]{2,8});/i;
/** More space than anybody sets between two words. */
const WIDE = /\s{20,}/g;
const LABEL = /^[^:,;]{2,40}:\s+/;
const FULL_STOP = /(?<=[\p{L}\d)])\.$/u;
const LONGEST_ITEM = 60;
const MOST_WORDS = 7;
/** Of an item that no list tells apart from a few words. */
const ALONE_CONFIDENCE = 0.55;

/** Europass has HTML in its long texts, older files plain lines. */
export function toLines(found: Found<string> | null): Found<string> | null {
  if (!found) return null;
  if (TAG.test(found.value)) return toPlain(found);
  const lines = found.value.split('\n').map((line) => toCharacters(dropBullet(line.trim())));
  const value = lines.filter((line) => line !== '').join('\n');
  return value === '' ? null : { ...found, value };
}

/** `'Care&nbsp;'` → `'Care'` */
function toCharacters(line: string): string {
  return CHARACTER.test(line) ? toPlainParts(line).summary.trim() : line;
}

/** Whether it is set as its writer wished, which plain lines are not. */
export function isHtml(text: string): boolean {
  return TAG.test(text);
}

/** What lines list, an item each, and those that are sentences. `'Office: Excel, Word'` → Excel and Word. */
export function toItems(found: Found<string>): { items: Found<string>[]; sentences: string[] } {
  const items: Found<string>[] = [];
  const sentences: string[] = [];
  const lines = found.value.split('\n').filter((line) => line.trim() !== '');
  for (const line of lines) {
    const list = line.replace(WIDE, ' ').replace(LABEL, '').replace(FULL_STOP, '');
    const parts = splitList(list);
    const texts = parts.map(({ text }) => text.trim());
    if (!texts.every(isItem)) {
      sentences.push(line);
      continue;
    }
    const isListed = texts.length > 1 || lines.length > 1;
    const confidence = isListed ? found.confidence : ALONE_CONFIDENCE;
    items.push(...texts.map((value) => ({ ...found, value, confidence })));
  }
  return { items, sentences };
}

function isItem(text: string): boolean {
  return text.length <= LONGEST_ITEM && text.split(/\s+/).length <= MOST_WORDS && !/[.!?]\s/.test(text);
}
