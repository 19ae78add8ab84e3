import { LIMITS } from '@firsthand/contracts';
import { typeInto } from '../dom/act.ts';
import { textOf, tidy } from '../dom/text.ts';
import { pause } from '../dom/wait.ts';
import { closestAcross, collect, parentOf } from '../dom/walk.ts';
import type { Widget, Written } from '../page-field.ts';
import {
  findDateFormat,
  fromPageDate,
  isMonthFormat,
  isYear,
  toMonthOfBox,
  toPageDate,
  toPageMonth,
} from './date-format.ts';

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
    kind: format && !isMonthFormat(format) ? 'date' : toKind(box),
    options: [],
    read: () => {
      const text = box.value.trim();
      // A country's code that stands there from the start is no number.
      if (isPhone && /^\+\d{0,4}$/.test(text)) return null;
      return text === ''
        ? null
        : format && !isMonthFormat(format)
          ? fromPageDate(text, format)
          : text.slice(0, LIMITS.answerMaxLength);
    },
    write: async (value) => {
      if (isMonthFormat(format) && isYear(toLine(value))) return 'needs-month';
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
  return standsIn(live, text) || standsBesideCode(live, text) ? 'filled' : 'not-taken';
}

function toText(
  box: Box,
  { format, code }: { format: string | null; code: string | null },
  value: string,
): string | null {
  if (format) return isMonthFormat(format) ? toPageMonth(value, format) : toPageDate(value, format);
  if (box instanceof HTMLTextAreaElement) return value;
  if (code !== null) return withoutCode(value, code);
  return box.type === 'tel' ? toLocalNumber(box, value) : toMonthOfBox(tidy(value), box);
}

/** Where the country stands in a list of its own, the box wants the number without its code. */
function toLocalNumber(box: HTMLInputElement, value: string): string {
  if (/^\+\d{0,4}$/.test(box.value.trim())) return value.replace(/[^\d+]/g, '');
  const code = findCodeBeside(box);
  return code === null ? value : withoutCode(value, code);
}

const PHONE_BLOCK =
  '.iti, .intl-tel-input, fieldset, .phone-input, [data-testid=phone-input], spl-phone-field';

/** The code of the country that stands chosen beside a number, in the nearest block that shows one. */
function findCodeBeside(box: HTMLInputElement): string | null {
  let around = closestAcross(box, PHONE_BLOCK);
  while (around) {
    const code = findCodeIn(around, box);
    if (code !== null) return code;
    const above = parentOf(around);
    around = above ? closestAcross(above, PHONE_BLOCK) : null;
  }
  return null;
}

function findCodeIn(around: HTMLElement, box: HTMLInputElement): string | null {
  const searches = collect<HTMLInputElement>(around, 'input[role=combobox]').filter((one) => one !== box);
  const chosen = [
    ...collect<HTMLSelectElement>(around, 'select').map((list) => list.selectedOptions[0]?.text ?? ''),
    ...searches.map(({ value }) => value),
  ].join(' ');
  const button = around.querySelector('.iti__selected-country, .iti__selected-flag, .selected-flag');
  const words = button ? `${textOf(button)} ${button.getAttribute('title') ?? ''}` : textOf(around);
  return /\+\d{1,4}/.exec(chosen || words)?.[0] ?? null;
}

/** Some take the code off a number and choose its country. */
function standsBesideCode(box: Box, text: string): boolean {
  if (!(box instanceof HTMLInputElement) || box.type !== 'tel' || box.value.trim() === '') return false;
  const digits = (written: string) => written.replace(/\D/g, '');
  return digits(`${findCodeBeside(box) ?? ''}${box.value}`) === digits(text);
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
