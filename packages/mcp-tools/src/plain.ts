import { toPlainText } from '@firsthand/connectors';
import { toShortText } from '@firsthand/contracts';

const LINE_LENGTH = 300;

/** Somebody else's words as one line without markup or control characters. */
export function toLine(text: string | null | undefined, length = LINE_LENGTH): string | null {
  if (text === null || text === undefined) return null;
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' ? null : toShortText(line, length);
}

export interface TextPart {
  text: string;
  offset: number;
  total_length: number;
  /** Null at the end. */
  next_offset: number | null;
}

/** A part of somebody else's HTML as plain text, with where the next part begins. */
export function toTextPart(html: string, { offset, length }: { offset: number; length: number }): TextPart {
  // Line breaks and tabs stay; what hides or turns text around does not.
  const whole = toPlainText(html).replace(/[^\P{Cc}\n\t]|[\p{Cf}\p{Zl}\p{Zp}]/gu, '');
  const end = Math.min(whole.length, offset + length);
  return {
    text: whole.slice(offset, end),
    offset,
    total_length: whole.length,
    next_offset: end < whole.length ? end : null,
  };
}
