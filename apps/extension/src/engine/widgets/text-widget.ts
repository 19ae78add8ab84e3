import { LIMITS } from '@firsthand/contracts';
import { typeInto } from '../dom/act.ts';
import { tidy } from '../dom/text.ts';
import { pause } from '../dom/wait.ts';
import { closestAcross } from '../dom/walk.ts';
import type { Widget, Written } from '../page-field.ts';
import { findDateFormat, fromPageDate, toPageDate } from './date-format.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;
/** Frameworks put the old value back within this time when they do not take the new one. */
const SETTLE_MS = 60;

/** A box for words, a number or a day. */
export function textWidget(box: Box): Widget {
  const format = box instanceof HTMLInputElement ? findDateFormat(box) : null;
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
    write: async (value) => writeText(box, format, typeof value === 'string' ? value : value.join(', ')),
  };
}

function toKind(box: Box): Widget['kind'] {
  if (box instanceof HTMLTextAreaElement) return 'long-text';
  return box.type === 'number' ? 'number' : 'text';
}

async function writeText(box: Box, format: string | null, value: string): Promise<Written> {
  const text = toText(box, format, value);
  if (text === null) return 'not-taken';
  if (box.maxLength > 0 && text.length > box.maxLength) return 'too-long';
  typeInto(box, text);
  await pause(SETTLE_MS);
  return standsIn(box, text) ? 'filled' : 'not-taken';
}

function toText(box: Box, format: string | null, value: string): string | null {
  if (format) return toPageDate(value, format);
  if (box instanceof HTMLTextAreaElement) return value;
  if (box.type === 'tel') return toLocalNumber(box, value);
  return tidy(value);
}

/** Where the country stands in a list of its own, the box wants the number without its code. */
function toLocalNumber(box: HTMLInputElement, value: string): string {
  const around = closestAcross(box, 'fieldset, .phone-input, [data-testid=phone-input], spl-phone-field');
  const shown = around instanceof HTMLElement ? around.innerText : '';
  const code = /\+\d{1,4}/.exec(shown)?.[0];
  const digits = value.replace(/[^\d+]/g, '');
  if (/^\+\d{0,4}$/.test(box.value.trim())) return digits;
  return code !== undefined && digits.startsWith(code) ? digits.slice(code.length) : value;
}

/** Numbers may come back in another spelling; of phones the digits count. */
function standsIn(box: Box, text: string): boolean {
  if (box.value === text) return true;
  const isPhone = box instanceof HTMLInputElement && box.type === 'tel';
  const digits = (written: string) => written.replace(/\D/g, '');
  return isPhone && digits(text) !== '' && digits(box.value).endsWith(digits(text));
}
