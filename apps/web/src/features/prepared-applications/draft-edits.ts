import type { ApplicationDraft, FilledField, FormField } from '@firsthand/contracts';
import type { Edit, Edits } from '../../lib/saving/edits.ts';

/** What a field holds: one text, several choices, or nothing. */
export type Answer = FilledField['value'];
export type Handling = ApplicationDraft['handling'];

/** The key of the one edit that is no field of the form: how optional fields are handled. */
export const HANDLING = Symbol('handling');
/** A field's key is the employer's and may be anything. */
export type DraftKey = string | typeof HANDLING;

export interface DraftEdit extends Edit<Answer> {
  /** Taken over from a drafted text as it stood. */
  isDrafted: boolean;
}
export type DraftEdits = Edits<DraftKey, DraftEdit>;

/** Nothing typed and nothing chosen are the same empty answer. */
export function toAnswer(value: Answer): Answer {
  if (value === null || value.length === 0) return null;
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

export function isSameAnswer(one: Answer, other: Answer): boolean {
  return JSON.stringify(toAnswer(one)) === JSON.stringify(toAnswer(other));
}

/** What is stored under a key. */
export function toStored(
  { fields, handling }: Pick<ApplicationDraft, 'fields' | 'handling'>,
  key: DraftKey,
): Answer {
  return key === HANDLING ? handling : (fields.find((field) => field.key === key)?.value ?? null);
}

/** What the page shows: the stored answers under the edits. */
export function toShown(fields: readonly FilledField[], edits: DraftEdits): ReadonlyMap<string, Answer> {
  return new Map(
    fields.map(({ key, value }) => {
      const edit = edits.get(key);
      return [key, edit ? edit.value : value];
    }),
  );
}

/** Which fields are asked with these answers; a question that waits for another is asked when that one fits. */
export function toAskedKeys(
  fields: readonly FormField[],
  answers: ReadonlyMap<string, Answer>,
): ReadonlySet<string> {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const asked = fields.filter((field) => isAsked(field, byKey, answers, new Set()));
  return new Set(asked.map(({ key }) => key));
}

function isAsked(
  field: FormField,
  byKey: ReadonlyMap<string, FormField>,
  answers: ReadonlyMap<string, Answer>,
  passed: Set<string>,
): boolean {
  const { shown_when: condition } = field;
  if (!condition) return true;
  const other = byKey.get(condition.key);
  // A circle or a question that is not there: better asked than lost.
  if (!other || passed.has(field.key)) return true;
  const answer = answers.get(condition.key) ?? null;
  const given = answer === null ? [] : [answer].flat();
  if (!given.some((value) => condition.values.includes(value))) return false;
  return isAsked(other, byKey, answers, passed.add(field.key));
}
