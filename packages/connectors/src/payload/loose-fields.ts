import { z } from 'zod';

/** Longer short fields are no names, places or labels; they are read as missing. */
const LONGEST_LABEL = 2_000;

/** Text or a number, trimmed; anything else, and emptiness, is null. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => (value === null || value === undefined ? null : String(value).trim() || null));

/** A short text. NUL and lone surrogates are dropped: no database takes them, no address can hold them. */
export const label = text.transform((value) => {
  if (value === null || value.length > LONGEST_LABEL) return null;
  return value.replace(/[\p{Cs}\0]/gu, '').trim() || null;
});

/** What can stand in an address and be told apart; anything else is no id. */
export const identity = text.transform((value) =>
  value !== null && /^\w[\w-]{0,99}$/.test(value) ? value : null,
);

/** True or false; anything else is null. */
export const flag = z.boolean().nullish().catch(null);

/** An object, or null where it is missing or something else. */
export function objectOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).nullish().catch(null);
}

/** The elements that fit; one that does not fit never costs the others. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((values) =>
      (values ?? []).flatMap((value) => {
        const parsed = item.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** The same where a single element may stand for a list of one. */
export function oneOrMoreOf<Item extends z.ZodType>(item: Item) {
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
