import { createHash } from 'node:crypto';
import type { FormField } from '@firsthand/contracts';
import type { ApplicationForm } from '../contract.ts';

/**
 * Differs when the employer changed what is asked: a word, a choice, what is required. The order of fields and
 * choices does not count, since some employers shuffle them.
 */
export function toFormHash(form: Pick<ApplicationForm, 'origin' | 'fields'>): string {
  const fields = [...form.fields].sort(byText((field) => field.key)).map(toFieldIdentity);
  return toSha256(JSON.stringify([form.origin, fields]));
}

/** Everything a person decides by, as a list, so that the order of an object's members cannot matter. */
export function toFieldIdentity(field: FormField): unknown[] {
  const options = [...field.options].sort(byText((option) => option.value));
  return [
    field.key,
    field.label,
    field.help,
    field.kind,
    field.required,
    options.map((option) => [option.value, option.label]),
    field.sensitive,
    field.one_of,
    field.shown_when === null ? null : [field.shown_when.key, [...field.shown_when.values].sort()],
  ];
}

export function toSha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function byText<Item>(read: (item: Item) => string): (left: Item, right: Item) => number {
  return (left, right) => {
    const [a, b] = [read(left), read(right)];
    return a < b ? -1 : Number(a > b);
  };
}
