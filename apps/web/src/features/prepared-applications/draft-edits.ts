import type { ApplicationDraft, FilledField, FormField } from '@firsthand/contracts';

/** What a field holds: one text, several choices, or nothing. */
export type Answer = FilledField['value'];
export type Handling = ApplicationDraft['handling'];

/** A field that differs from what is stored. */
export interface Edit {
  value: Answer;
  /** What was stored when the edit began: when that changes, somebody else edited the same field. */
  from: Answer;
  /** Taken over from a drafted text as it stood. */
  isDrafted: boolean;
}
/** By the field's key, which is the employer's and may be anything. */
export type Edits = ReadonlyMap<string, Edit>;

/** Nothing typed and nothing chosen are the same empty answer. */
export function toAnswer(value: Answer): Answer {
  if (value === null || value.length === 0) return null;
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

export function isSameAnswer(one: Answer, other: Answer): boolean {
  return JSON.stringify(toAnswer(one)) === JSON.stringify(toAnswer(other));
}

/** Something was typed or chosen; what equals the stored answer is no edit. */
export function withEdit(
  edits: Edits,
  field: Pick<FilledField, 'key' | 'value'>,
  value: Answer,
  isDrafted: boolean,
): Edits {
  const next = new Map(edits);
  if (isSameAnswer(value, field.value)) next.delete(field.key);
  else next.set(field.key, { value, from: edits.get(field.key)?.from ?? field.value, isDrafted });
  return next;
}

/** After a save of `sent`, what was typed meanwhile stays an edit of what is stored now. */
export function withoutSent(edits: Edits, sent: Edits, stored: ReadonlyMap<string, Answer>): Edits {
  const left = [...edits].flatMap(([key, edit]) => {
    if (sent.get(key) === edit) return [];
    return [[key, { ...edit, from: stored.get(key) ?? null }] as const];
  });
  return new Map(left);
}

/** The fields edited here that were also changed elsewhere, to something else. */
export function findConflicts(edits: Edits, stored: ReadonlyMap<string, Answer>): string[] {
  return [...edits].flatMap(([key, edit]) => {
    const theirs = stored.get(key) ?? null;
    return isSameAnswer(theirs, edit.from) || isSameAnswer(theirs, edit.value) ? [] : [key];
  });
}

export function toStored(fields: readonly FilledField[]): ReadonlyMap<string, Answer> {
  return new Map(fields.map(({ key, value }) => [key, value]));
}

/** What the page shows: the stored answers under the edits. */
export function toShown(fields: readonly FilledField[], edits: Edits): ReadonlyMap<string, Answer> {
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
