import { toFileSize } from '@firsthand/contracts/light';
import type { ApplicationFile, FilledField, FormField } from '@firsthand/contracts';
import type { Answer } from '../draft-edits.ts';

export const SOURCE_LABELS: Record<NonNullable<FilledField['source']>['kind'], string> = {
  profile: 'Profile',
  resume: 'Resume',
  earlier: 'Your earlier answer',
  drafted: 'Drafted',
  typed: 'Typed now',
};

/** Why a sensitive question is never filled from anything else. */
export const SENSITIVE_WORDS: Record<NonNullable<FormField['sensitive']>, string> = {
  'equal-opportunity':
    'Sensitive: only filled from what you stored for this very question. It may stay empty.',
  'work-permission': 'Sensitive: only filled from your own earlier answer to this question.',
  pay: 'Sensitive: only filled from the desired pay of your profile or your own earlier answer.',
  legal: 'Sensitive: only filled from your own earlier answer to this question.',
  consent: 'Only you can agree to this, for each application anew.',
};

/** An answer as the employer will read it; null when it stays empty. */
export function toAnswerText(
  field: FormField,
  value: Answer,
  files: readonly ApplicationFile[],
): string | null {
  if (value === null || value.length === 0) return null;
  return [value]
    .flat()
    .map((entry) => toOneText(field, entry, files))
    .join(', ');
}

function toOneText(field: FormField, value: string, files: readonly ApplicationFile[]): string {
  if (field.kind === 'file') {
    const file = files.find(({ kind }) => kind === value);
    return file ? `${file.filename} (${toFileSize(file.size)})` : value;
  }
  const option = field.options.find((other) => other.value === value);
  if (option) return option.label;
  if (field.kind === 'yes-no') return value === YES ? 'Yes' : value === NO ? 'No' : value;
  if (field.kind === 'consent') return 'Agreed';
  return value;
}

/** The values of a question that is answered with yes or no, and of a consent that is given. */
export const YES = 'yes';
export const NO = 'no';
