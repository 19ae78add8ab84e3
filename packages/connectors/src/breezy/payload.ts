import { z } from 'zod';

/** Longer short fields are no names, places or labels; they are read as not said. */
const LONGEST_LABEL = 2_000;

/** Text or a number, trimmed; anything else, and emptiness, is null. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => (value === null || value === undefined ? null : String(value).trim() || null));

const label = text.transform((value) => (value !== null && value.length > LONGEST_LABEL ? null : value));

function objectOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).nullish().catch(null);
}

/** Countries, states and types are `{ id, name }`; a bare text is read as its name. */
const named = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? { name: value } : value))
  .pipe(objectOf({ id: label, name: label }));

const location = z.object({
  name: label,
  city: label,
  state: named,
  country: named,
  is_remote: z.boolean().nullish().catch(null),
  remote_details: objectOf({ value: label }),
});

export type Location = z.infer<typeof location>;

const locations = z
  .unknown()
  .optional()
  .transform((values) =>
    (Array.isArray(values) ? (values as unknown[]) : []).flatMap((value) => {
      const parsed = location.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    }),
  );

/** A row of the list; every field may be missing. */
export const position = z.object({
  id: label,
  friendly_id: label,
  name: z.unknown().optional(),
  url: label,
  published_date: label,
  type: named,
  location: location.nullish().catch(null),
  locations,
  department: label,
  salary: label,
  company: objectOf({ name: label }),
  description: text,
});

export type Position = z.infer<typeof position>;
