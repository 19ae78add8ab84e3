import type { Section } from '../layout/sections.ts';
import type { Line } from '../layout/lines.ts';
import { fold } from '../words/clean-text.ts';
import { hasEmail } from './find-addresses.ts';

/** Leading of the lines around a mail address, times their size, and how many of them. */
const LEADING = 2.1;
const LINES_AROUND = 4;

/** The lines that may say how to reach the person: the head, what stands under a heading for it, and where the mail address is. */
export function findContactLines(sections: readonly Section[]): Line[] {
  const contact = sections
    .filter(
      ({ kind, lines }) =>
        kind === 'contact' ||
        kind === 'head' ||
        ((kind === 'other' || kind === 'summary') && lines.some(hasEmail)),
    )
    .flatMap(({ lines }) => lines);
  return contact.some(hasEmail) ? contact : [...contact, ...findFoot(sections)];
}

/** Address, mail and telephone at the end, under no heading of their own. Those of a referee name somebody else. */
function findFoot(sections: readonly Section[]): Line[] {
  const head = sections.find(({ kind }) => kind === 'head')?.lines ?? [];
  const largest = head.reduce((most, { size }) => Math.max(most, size), 0);
  const names = head.filter(({ size }) => size >= largest * 0.95).flatMap(({ text }) => toWords(text));
  for (const { lines } of sections) {
    const at = lines.findIndex((line) => hasEmail(line) && isOf(line, names));
    const line = lines[at];
    if (line)
      return lines.filter((other, index) => Math.abs(index - at) <= LINES_AROUND && isAround(other, line));
  }
  return [];
}

function toWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
}

/** `cole.vandyke@…` and `hello@kuhn.…` are of who is called so; a short name stands there by itself. */
function isOf({ text }: Line, names: readonly string[]): boolean {
  const words = toWords(text);
  return words.some((word) =>
    names.some((name) => word === name || (name.length > 3 && word.includes(name))),
  );
}

function isAround(a: Line, b: Line): boolean {
  return a.page === b.page && a.block === b.block && Math.abs(a.y - b.y) < b.size * LEADING * LINES_AROUND;
}
