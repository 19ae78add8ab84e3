import { textOf, tidy } from '../dom/text.ts';
import { collect, findById, parentOf } from '../dom/walk.ts';

type DatePart = 'month' | 'year' | 'day';
const SIGNS: readonly (readonly [DatePart, RegExp])[] = [
  ['month', /month|\bmm\b/i],
  ['year', /year|\byyyy\b/i],
  ['day', /\bday\b|\bdd\b/i],
];
/** A label that says which part, and not of what. */
const BARE = /^(month|year|day|m{1,2}|d{1,2}|y{2,4})$/i;
const MONTH = /^(\d{1,2}\b.{0,3})?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$/i;
const BOXES =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, button[aria-haspopup]';
const NAMES = 'label, legend, h1, h2, h3, h4, h5, h6, p, span, div, strong';
const STEPS_UP = 6;
const MOST_PARTS = 3;
const LEAST_CHOICES = 11;

/**
 * `Start date month` for a box "Month" beside one "Year" below "Start date": each asks for a part of one date, and what is
 * asked stands before both. Null for a box that asks for a whole, or that says it all itself.
 */
export function nameDatePart(control: HTMLElement, own: string): string | null {
  const part = findDatePart(control);
  if (part === null) return null;
  for (let at = parentOf(control), steps = 0; at && steps < STEPS_UP; at = parentOf(at), steps += 1) {
    const boxes = collect(at, BOXES).filter(({ tabIndex }) => tabIndex >= 0);
    if (boxes.length > MOST_PARTS) return null;
    const parts = boxes.map(findDatePart);
    if (parts.includes(null) || new Set(parts).size < parts.length) return null;
    const name = boxes.length < 2 ? '' : findName(at, boxes);
    if (name === '') continue;
    return own === '' || BARE.test(own) || own === name ? `${name} ${part}` : null;
  }
  return null;
}

/** Which part of a date a box says that it takes; null where it says none, or several. */
function findDatePart(control: HTMLElement): DatePart | null {
  const told = [
    control.getAttribute('aria-label'),
    control.getAttribute('placeholder'),
    control.getAttribute('name'),
    control.id,
    'labels' in control ? textOf((control as HTMLInputElement).labels?.[0] ?? null) : null,
  ].map((text) => tidy(text ?? '').slice(0, 80));
  for (const text of told) {
    const found = SIGNS.filter(([, sign]) => sign.test(text));
    if (found.length === 1) return found[0]?.[0] ?? null;
    if (found.length > 1) return null;
  }
  if (!(control instanceof HTMLSelectElement)) return null;
  const words = [...control.options].map(({ text }) => text.trim());
  if (words.filter((text) => MONTH.test(text)).length >= LEAST_CHOICES) return 'month';
  return words.filter((text) => /^(19|20)\d{2}$/.test(text)).length >= LEAST_CHOICES ? 'year' : null;
}

/** What is asked with all of them: the name of the group, or the words before the first. */
function findName(around: Element, boxes: readonly HTMLElement[]): string {
  const ids = (around.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean).slice(0, 4);
  const named = [
    ...ids.map((id) => textOf(findById(around, id))),
    tidy(around.getAttribute('aria-label') ?? ''),
  ].find((text) => text !== '' && !BARE.test(text));
  if (named !== undefined) return toName(named);
  const [first] = boxes;
  const before = [...around.querySelectorAll<HTMLElement>(NAMES)].find(
    (one) =>
      first !== undefined &&
      (one.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      collect(one, BOXES).length === 0 &&
      !BARE.test(toName(textOf(one))) &&
      toName(textOf(one)) !== '',
  );
  return before ? toName(textOf(before)) : '';
}

function toName(text: string): string {
  return tidy(text)
    .replace(/[*✱]+/g, ' ')
    .replace(/\((required|optional)\)|\brequired$/gi, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/ ?:$/, '');
}
