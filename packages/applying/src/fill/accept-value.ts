import { LIMITS, type FilledField, type FormField } from '@firsthand/contracts';
import { toPlainWords } from '../sensitive/plain-words.ts';

type Value = string | string[];

/**
 * What a stored text becomes in this field, or null when the field does not take it: texts as they are, dates and
 * numbers only when they are some, choices by their label alone, since the same value means something else in another
 * form.
 */
export function toAcceptedValue(field: FormField, stored: Value): Value | null {
  const texts = (typeof stored === 'string' ? [stored] : stored).filter((text) => text.trim() !== '');
  const [first] = texts;
  if (first === undefined) return null;
  switch (field.kind) {
    case 'multiple-choice': {
      const values = texts.map((text) => findOption(field, text));
      return values.every((value) => value !== null) ? [...new Set(values)] : null;
    }
    case 'single-choice':
    case 'yes-no':
      return texts.length === 1 ? findOption(field, first) : null;
    case 'date':
      return texts.length === 1 && isDay(first) ? first : null;
    case 'number':
      return texts.length === 1 && isNumber(first) ? first : null;
    case 'text':
    case 'long-text':
      return typeof stored === 'string' && first.length <= LIMITS.answerMaxLength ? first : null;
    case 'file':
    case 'consent':
      return null;
  }
}

/**
 * An answer as it is kept for the next form that asks the same: of choices the labels, else the value itself. Null for
 * what is never kept: consents and files, and choices that the form does not have.
 */
export function toRememberedAnswer(field: FilledField): Value | null {
  const { value, options } = field;
  if (value === null || field.kind === 'file' || field.kind === 'consent' || field.sensitive === 'consent')
    return null;
  if (options.length === 0) return value;
  const labels = (typeof value === 'string' ? [value] : value).map(
    (one) => options.find((option) => option.value === one)?.label,
  );
  const known = labels.filter((label) => label !== undefined);
  if (known.length < labels.length || known.length === 0) return null;
  return typeof value === 'string' ? (known[0] ?? null) : known;
}

/** The value of the one choice with this label; null when there is none or more than one. */
export function findOption(field: FormField, label: string): string | null {
  const wanted = toPlainWords(label);
  const fitting = field.options.filter((option) => toPlainWords(option.label) === wanted);
  return fitting.length === 1 ? (fitting[0]?.value ?? null) : null;
}

/** Whether a text is a day of the calendar, "2025-02-28". */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function isNumber(text: string): boolean {
  return /^[+-]?\d{1,15}([.,]\d{1,10})?$/.test(text.trim());
}
