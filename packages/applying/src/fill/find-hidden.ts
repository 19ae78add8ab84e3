import type { FilledField } from '@firsthand/contracts';

/** The keys of fields that are not asked with these values, also those below a field that is not asked itself. */
export function findHidden(
  fields: readonly Pick<FilledField, 'key' | 'value' | 'shown_when'>[],
): Set<string> {
  const values = new Map(fields.map((field) => [field.key, field.value]));
  const hidden = new Set<string>();
  for (let before = -1; before < hidden.size;) {
    before = hidden.size;
    for (const { key, shown_when: condition } of fields) {
      if (condition === null || hidden.has(key)) continue;
      const value = hidden.has(condition.key) ? null : (values.get(condition.key) ?? null);
      const held = value === null ? [] : typeof value === 'string' ? [value] : value;
      if (!held.some((one) => condition.values.includes(one))) hidden.add(key);
    }
  }
  return hidden;
}
