import type { FilledField, FormField } from '@firsthand/contracts';
import { findMeaning } from '../meaning.ts';
import { asksAboutOthers } from '../fill/others-section.ts';
import { toQuestionKey } from '../identity/question-key.ts';

/**
 * The prepared field that asks the same as a field of the page: by the system's own key, else by the words of the
 * question, else by what of the profile both ask for. One that fits several fields fits none.
 */
export function findCounterpart(
  field: FormField,
  page: readonly FormField[],
  prepared: readonly FilledField[],
): FilledField | null {
  const candidates = prepared.filter((other) => takesTheSame(field, other));
  // What was prepared about the person is not what is asked about somebody else.
  if (asksAboutOthers(field)) return candidates.find((other) => isSame(field, other)) ?? null;
  const byKey = candidates.find((other) => toPlainKey(other.key) === toPlainKey(field.key));
  if (byKey) return byKey;
  for (const read of [(one: FormField) => toQuestionKey(one.label) || null, findMeaning]) {
    const wanted = read(field);
    if (wanted === null) continue;
    const fitting = candidates.filter((other) => read(other) === wanted);
    const rivals = page.filter((other) => takesTheSame(other, field) && read(other) === wanted);
    if (fitting.length === 1 && rivals.length === 1) return fitting[0] ?? null;
  }
  return null;
}

/** The very question of the employer's own form. */
function isSame(field: FormField, other: FilledField): boolean {
  if (other.group === 'contact' || other.source?.kind === 'profile') return false;
  return (
    toPlainKey(other.key) === toPlainKey(field.key) &&
    toQuestionKey(other.label) === toQuestionKey(field.label)
  );
}

/** The brackets that mark a list say nothing of the question. */
function toPlainKey(key: string): string {
  return key.replace(/\[\]$/, '');
}

const TEXTS = new Set(['text', 'long-text', 'date', 'number']);

function takesTheSame(one: FormField, other: FormField): boolean {
  if (one.kind === 'file' || other.kind === 'file') return one.kind === other.kind;
  if (one.kind === 'consent' || other.kind === 'consent') return false;
  const isPlain = (field: FormField) => TEXTS.has(field.kind);
  // A list whose choices are not known is read as a text.
  return isPlain(one) === isPlain(other) || one.kind === 'text';
}
