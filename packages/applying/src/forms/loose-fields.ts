import { z } from 'zod';

/** Text or a number; anything else, and emptiness, is null. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => (value === null || value === undefined || value === '' ? null : String(value)));

/** True, or anything else. */
export const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true);

/** The elements that fit; what does not fit, or is no list, is left out. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .unknown()
    .optional()
    .transform((value) =>
      (Array.isArray(value) ? (value as unknown[]) : []).flatMap((element) => {
        const parsed = item.safeParse(element);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}
