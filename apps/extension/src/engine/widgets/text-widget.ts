import { LIMITS } from '@firsthand/contracts';
import { typeInto } from '../dom/act.ts';
import { textOf, tidy } from '../dom/text.ts';
import { pause } from '../dom/wait.ts';
import { closestAcross, collect } from '../dom/walk.ts';
import type { Widget, Written } from '../page-field.ts';
import { findDateFormat, fromPageDate, toPageDate } from './date-format.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** What a system knows of a box that says nothing of it itself. */
interface Told {
  dateFormat: string | null;
  /** The code of the country that stands beside a number, once it is chosen. */
  phoneCode: () => string | null;
}

/** Frameworks put the old value back within this time when they do not take the new one. */
const SETTLE_MS = 60;

/** A box for words, a number or a day. */
export function textWidget(box: Box, told: Partial<Told> = {}): Widget {
  const format = told.dateFormat ?? (box instanceof HTMLInputElement ? findDateFormat(box) : null);
  const isPhone = box instanceof HTMLInputElement && box.type === 'tel';
  return {
    kind: format ? 'date' : toKind(box),
    options: [],
    read: () => {
      const text = box.value.trim();
      // A country's code that stands there from the start is no number.
      if (isPhone && /^\+\d{0,4}$/.test(text)) return null;
      return text === '' ? null : format ? fromPageDate(text, format) : text.slice(0, LIMITS.answerMaxLength);
    },
    write: async (value) => {
      const text = toText(box, { format, code: told.phoneCode?.() ?? null }, toLine(value));
      return writeText(box, text);
    },
  };
}

function toKind(box: Box): Widget['kind'] {
  if (box instanceof HTMLTextAreaElement) return 'long-text';
  return box.type === 'number' ? 'number' : 'text';
}

function toLine(value: string | string[]): string {
  return typeof value === 'string' ? value : value.join(', ');
}

async function writeText(box: Box, text: string | null): Promise<Written> {
  if (text === null) return 'not-taken';
  if (box.maxLength > 0 && text.length > box.maxLength) return 'too-long';
  const live = typeInto(box, text);
  await pause(SETTLE_MS);
  return standsIn(live, text) ? 'filled' : 'not-taken';
}

function toText(
  box: Box,
  { format, code }: { format: string | null; code: string | null },
  value: string,
): string | null {
  if (format) return toPageDate(value, format);
  if (box instanceof HTMLTextAreaElement) return value;
  if (code !== null) return withoutCode(value, code);
  return box.type === 'tel' ? toLocalNumber(box, value) : tidy(value);
}

/** Where the country stands in a list of its own, the box wants the number without its code. */
function toLocalNumber(box: HTMLInputElement, value: string): string {
  if (/^\+\d{0,4}$/.test(box.value.trim())) return value.replace(/[^\d+]/g, '');
  const around = closestAcross(box, 'fieldset, .phone-input, [data-testid=phone-input], spl-phone-field');
  const lists = around ? collect<HTMLSelectElement>(around, 'select') : [];
  const searches = around ? collect<HTMLInputElement>(around, 'input[role=combobox]') : [];
  const chosen = [
    ...lists.map((list) => list.selectedOptions[0]?.text ?? ''),
    ...searches.filter((search) => search !== box).map(({ value }) => value),
  ].join(' ');
  const code = /\+\d{1,4}/.exec(chosen || textOf(around))?.[0];
  return code === undefined ? value : withoutCode(value, code);
}

function withoutCode(value: string, code: string): string {
  const digits = value.replace(/[^\d+]/g, '');
  return digits.startsWith(code) ? digits.slice(code.length) : value;
}

/** Numbers may come back in another spelling; of phones the digits count. */
function standsIn(box: Box, text: string): boolean {
  if (box.value === text) return true;
  const isPhone = box instanceof HTMLInputElement && box.type === 'tel';
  const digits = (written: string) => written.replace(/\D/g, '');
  return isPhone && digits(text) !== '' && digits(box.value).endsWith(digits(text));
}
