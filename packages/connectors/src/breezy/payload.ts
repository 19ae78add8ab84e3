import { z } from 'zod';
import { label, objectOf, text } from '../payload/loose-fields.ts';
import { takePlaces } from '../posting/places.ts';

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
    takePlaces(Array.isArray(values) ? (values as unknown[]) : []).flatMap((value) => {
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
