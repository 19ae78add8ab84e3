import type { FormField } from '@firsthand/contracts';

/** Of all fields together; country lists of a few hundred are usual, a few thousand are not. */
export const ALL_OPTIONS_MAX = 10_000;
/** Of the values and labels of all of them. */
export const ALL_OPTIONS_LENGTH = 500_000;

/** What is too much of a form that was kept, as a sentence; null for every form that `readForm` gives. */
export function findTooMuchOfForm(fields: readonly Pick<FormField, 'options'>[]): string | null {
  const options = fields.flatMap((field) => field.options);
  if (options.length > ALL_OPTIONS_MAX)
    return `The form has ${options.length} choices; it may have ${ALL_OPTIONS_MAX}.`;
  const length = options.reduce((sum, option) => sum + toOptionLength(option), 0);
  if (length <= ALL_OPTIONS_LENGTH) return null;
  return `The choices of the form have ${length} characters; together they may have ${ALL_OPTIONS_LENGTH}.`;
}

export function toOptionLength({ value, label }: FormField['options'][number]): number {
  return value.length + label.length;
}
