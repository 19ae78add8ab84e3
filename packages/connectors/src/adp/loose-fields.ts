import { z } from 'zod';
import { label, objectOf, oneOrMoreOf, text } from '../payload/loose-fields.ts';

/** A whole number, also written as text; anything else is null. */
export const count = label.transform((value) =>
  value !== null && /^\d{1,9}$/.test(value) ? Number(value) : null,
);

/**
 * A field of a `customFieldGroup`. ADP sends them as lists whose order varies, each entry naming itself by
 * `nameCode` or, for numbers and in MyJobs, by `categoryCode`.
 */
const customField = z.object({
  nameCode: objectOf({ codeValue: label }),
  categoryCode: objectOf({ codeValue: label }),
  stringValue: text,
  codeValue: label,
  shortName: label,
  longName: label,
  amountValue: label,
  currencyCode: label,
  indicatorValue: z.boolean().nullish().catch(null),
});

export type CustomField = z.infer<typeof customField>;

const customFields = oneOrMoreOf(customField);

export const customFieldGroup = objectOf({
  stringFields: customFields,
  codeFields: customFields,
  amountFields: customFields,
  indicatorFields: customFields,
});

export type CustomFieldGroup = z.infer<typeof customFieldGroup>;

/** Every field of that name, in the order sent; never look fields up by their place. */
export function findCustomFields(fields: CustomField[] | undefined, name: string): CustomField[] {
  return (fields ?? []).filter(
    (field) => (field.nameCode?.codeValue ?? field.categoryCode?.codeValue) === name,
  );
}

/** The text of the first field of that name which has one. */
export function findCustomText(fields: CustomField[] | undefined, name: string): string | null {
  for (const field of findCustomFields(fields, name))
    if (field.stringValue !== null) return field.stringValue;
  return null;
}
