import { LIMITS, type ApplyingProblem, type FilledField } from '@firsthand/contracts';
import { isDay, isNumber } from '../fill/accept-value.ts';
import { findHidden } from '../fill/find-hidden.ts';
import { findMeaning } from '../meaning.ts';

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/;

/** What must be put right in a filled form before it is sent; each blocks. Fields that are not asked are not looked at. */
export function findProblems(fields: readonly FilledField[]): ApplyingProblem[] {
  const hidden = findHidden(fields);
  const asked = fields.filter((field) => !hidden.has(field.key));
  const answered = new Set(
    asked.filter((field) => field.value !== null).map((field) => field.one_of ?? field.key),
  );
  const told = new Set<string>();
  return asked.flatMap((field): ApplyingProblem[] => {
    if (field.value !== null) {
      const fault = findFault(field, field.value);
      return fault === null ? [] : [toProblem('answer-invalid', field.key, `${quote(field)} ${fault}`)];
    }
    const name = field.one_of ?? field.key;
    if (!field.required || answered.has(name) || told.has(name)) return [];
    told.add(name);
    return [toProblem('answer-missing', field.key, toMissing(field, asked))];
  });
}

function toMissing(field: FilledField, asked: readonly FilledField[]): string {
  if (field.kind === 'consent')
    return `${quote(field)}: the employer does not take an application without it.`;
  const others = field.one_of === null ? [] : asked.filter((other) => other.one_of === field.one_of);
  if (others.length < 2) return `${quote(field)} needs an answer.`;
  return `One of these needs an answer: ${others.map(quote).join(', ')}.`;
}

/** What is wrong with a value, as the end of a sentence; null when the field takes it. */
function findFault(field: FilledField, value: string | string[]): string | null {
  const isList = Array.isArray(value);
  if (isList !== (field.kind === 'multiple-choice'))
    return isList ? 'takes one answer only.' : 'takes a list of choices.';
  const texts = isList ? value : [value];
  if (texts.some((text) => text.length > LIMITS.answerMaxLength)) {
    return `is too long: at most ${LIMITS.answerMaxLength.toLocaleString('en-US')} characters.`;
  }
  const [text = ''] = texts;
  switch (field.kind) {
    case 'single-choice':
    case 'multiple-choice':
    case 'yes-no':
      return texts.every((one) => field.options.some((option) => option.value === one))
        ? null
        : 'has an answer that is not among the choices.';
    case 'date':
      return isDay(text) ? null : 'needs a date such as 2025-01-31.';
    case 'number':
      return isNumber(text) ? null : 'needs a number.';
    case 'file':
      return text === 'resume' || text === 'cover-letter' ? null : 'takes your resume or your cover letter.';
    case 'consent':
      return text === 'yes' ? null : 'can only be ticked or left empty.';
    case 'text':
    case 'long-text':
      return findMeaning(field) === 'email' && !EMAIL.test(text.trim()) ? 'is no e-mail address.' : null;
  }
}

function toProblem(code: 'answer-missing' | 'answer-invalid', key: string, message: string): ApplyingProblem {
  return { code, key, message, blocking: true };
}

function quote(field: FilledField): string {
  return field.label.length > 120 ? `“${field.label.slice(0, 119)}…”` : `“${field.label}”`;
}
