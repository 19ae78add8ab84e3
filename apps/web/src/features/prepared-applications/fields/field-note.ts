import type { ApplyingProblem, FilledField } from '@firsthand/contracts';
import type { Answer } from '../draft-edits.ts';
import { SENSITIVE_WORDS } from './answer-labels.ts';

export interface FieldNote {
  text: string;
  tone: 'bad' | 'soft';
}

interface Noted {
  field: FilledField;
  value: Answer;
  problems: readonly ApplyingProblem[];
  /** The review was asked for: what is missing is said from then on. */
  isReviewed: boolean;
}

/** The one thing that is said of a question: what is wrong with the answer, else why only the person can give it. */
export function toFieldNote({ field, value, problems, isReviewed }: Noted): FieldNote | null {
  const wrong = problems.filter(({ code }) => code !== 'answer-missing');
  const [first] = wrong;
  if (first)
    return { text: wrong.map(({ message }) => message).join(' '), tone: first.blocking ? 'bad' : 'soft' };
  // The label stands right above.
  if (isReviewed && problems.some(({ blocking }) => blocking))
    return { text: 'An answer is needed.', tone: 'bad' };
  const isEmpty = value === null || value.length === 0;
  return field.sensitive && isEmpty ? { text: SENSITIVE_WORDS[field.sensitive], tone: 'soft' } : null;
}

/** Another field answers what this one asks: it stands behind the others. */
export function isSpare(field: FilledField): boolean {
  return field.one_of !== null && field.value === null && field.left_empty?.startsWith('Not needed') === true;
}
