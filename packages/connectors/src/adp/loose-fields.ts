import { z } from 'zod';

/** Longer short fields are no names, places or labels; they are read as not said. */
const LONGEST_LABEL = 2_000;

/** Text or a number, trimmed; anything else, and emptiness, is null. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => (value === null || value === undefined ? null : String(value).trim() || null));

export const label = text.transform((value) =>
  value !== null && value.length > LONGEST_LABEL ? null : value,
);

/** A whole number, also written as text; anything else is null. */
export const count = label.transform((value) =>
  value !== null && /^\d{1,9}$/.test(value) ? Number(value) : null,
);

/** An object, or a null where it is missing or something else. */
export function objectOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).nullish().catch(null);
}

/** The elements that fit; a single object counts as a list of one. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .unknown()
    .optional()
    .transform((value) =>
      (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((element) => {
        const parsed = item.safeParse(element);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/**
 * A field of a `customFieldGroup`. ADP sends them as lists whose order varies, each entry naming itself by
 * `nameCode` or, for numbers and in MyJobs, by `categoryCode`.
 */
const customField = z.object({
  nameCode: objectOf({ codeValue: label }),
  categoryCode: objectOf({ codeValue: label }),
  stringValue: text,
  codeValue: label,
  amountValue: label,
  currencyCode: label,
  indicatorValue: z.boolean().nullish().catch(null),
});

export type CustomField = z.infer<typeof customField>;

const customFields = listOf(customField);

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
