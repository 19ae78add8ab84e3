import type { FilledField, SealedPacket } from '@firsthand/contracts';
import type { AnswerSource, FormFieldGroup, FormFieldKind } from '@firsthand/contracts/light';

export const GROUP_LABELS: Record<FormFieldGroup, string> = {
  contact: 'Contact',
  documents: 'Documents',
  questions: 'Questions',
  'equal-opportunity': 'Equal opportunity',
  consent: 'Consent',
};

export const SOURCE_LABELS: Record<AnswerSource, string> = {
  profile: 'Profile',
  resume: 'Resume',
  earlier: 'Earlier answer',
  drafted: 'Drafted',
  typed: 'Typed',
};

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** An answer as a person reads it, choices by their labels and files by their names; null where it stayed empty. */
export function toAnswerText(field: FilledField, files: SealedPacket['files']): string | null {
  if (field.value === null) return null;
  const values = typeof field.value === 'string' ? [field.value] : field.value;
  const texts = values.map((value) => {
    if (field.kind === 'file') return files.find(({ kind }) => kind === value)?.filename ?? value;
    if (field.kind === 'consent' && value === 'true') return 'Yes';
    return field.options.find((option) => option.value === value)?.label ?? value;
  });
  const text = texts.length > 1 ? listFormat.format(texts) : (texts[0] ?? '');
  return text === '' ? null : text;
}

/** A condition that was not met means that the question was never asked. */
const wasAsked = (field: FilledField) =>
  field.shown_when === null || field.value !== null || field.left_empty !== null;

/** The questions that were asked, group by group in the order of a form; groups without one are left out. */
export function toGroups(fields: readonly FilledField[]): { group: FormFieldGroup; fields: FilledField[] }[] {
  const asked = fields.filter(wasAsked);
  return (Object.keys(GROUP_LABELS) as FormFieldGroup[])
    .map((group) => ({ group, fields: asked.filter((field) => field.group === group) }))
    .filter((entry) => entry.fields.length > 0);
}

const TYPED_KINDS: readonly FormFieldKind[] = ['text', 'long-text', 'date', 'number'];

/** Whether an answer is typed into a form; the others are chosen there, ticked or attached. */
export const isTyped = ({ kind }: FilledField) => TYPED_KINDS.includes(kind);
