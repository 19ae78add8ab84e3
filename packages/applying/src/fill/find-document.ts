import type { ApplicationFileKind, FormField } from '@firsthand/contracts';
import { findMeaning } from '../meaning.ts';

const TAKES_TEXT = ['text', 'long-text'];

/** Which of a person's documents a field asks for, as a file or as text: "Cover letter (as text)" → `cover-letter`. */
export function findDocument(
  field: Pick<FormField, 'key' | 'label' | 'kind' | 'sensitive' | 'section'>,
): ApplicationFileKind | null {
  if (field.kind !== 'file' && !TAKES_TEXT.includes(field.kind)) return null;
  const key = field.key.replace(/_text$/, '');
  const label = field.label.replace(/ \(as text\)$/, '');
  const meaning = findMeaning({ ...field, key, label, kind: 'file' });
  return meaning === 'resume' || meaning === 'cover-letter' ? meaning : null;
}
