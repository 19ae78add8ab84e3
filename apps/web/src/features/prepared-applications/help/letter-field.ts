import type { FilledField } from '@firsthand/contracts';

/** The field that takes a cover letter as text; null when the form has none. A resume as text is another field. */
export function findLetterField(fields: readonly FilledField[]): FilledField | null {
  const texts = fields.filter(({ kind, group }) => kind === 'long-text' && group === 'documents');
  return texts.find(({ key, label }) => /cover|letter/i.test(`${key} ${label}`)) ?? null;
}
