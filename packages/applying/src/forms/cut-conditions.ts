import { LIMITS, type FormField } from '@firsthand/contracts';
import { toPlainLine } from './plain-text.ts';

/**
 * Takes away conditions that nothing can ever meet: on a field or choice that is not there, and in circles. The
 * question is then always asked, and a notice says so.
 */
export function cutConditions(fields: FormField[], notices: string[]): FormField[] {
  const byKey = new Map(fields.map((field) => [field.key, { ...field, shown_when: tame(field) }]));
  for (const field of byKey.values()) {
    if (field.shown_when === null) continue;
    if (isUnmeetable(field, byKey.get(field.shown_when.key)) || isInCircle(field, byKey)) {
      field.shown_when = null;
      notices.push(
        `“${toPlainLine(field.label, 80)}” is always shown: the condition for asking it makes no sense.`,
      );
    }
  }
  return [...byKey.values()];
}

function tame({ shown_when: condition }: FormField): FormField['shown_when'] {
  if (condition === null) return null;
  return { key: condition.key, values: condition.values.slice(0, LIMITS.formOptionsMax) };
}

function isUnmeetable(field: FormField, other: FormField | undefined): boolean {
  if (!other || field.shown_when === null) return true;
  if (other.options.length === 0) return field.shown_when.values.length === 0;
  const values = new Set(field.shown_when.values);
  return !other.options.some((option) => values.has(option.value));
}

/** Follows the conditions from field to field; each has at most one, so that a walk ends or comes back. */
function isInCircle(start: FormField, byKey: ReadonlyMap<string, FormField>): boolean {
  const seen = new Set<string>();
  let next = start.shown_when;
  while (next !== null) {
    if (next.key === start.key) return true;
    if (seen.has(next.key)) return false;
    seen.add(next.key);
    next = byKey.get(next.key)?.shown_when ?? null;
  }
  return false;
}
