import { z } from 'zod';

/** Longer short fields are no names, places or labels; they are read as missing. */
const LONGEST_LABEL = 2_000;

/** Text or a number, trimmed; anything else, and emptiness, is null. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => (value === null || value === undefined ? null : String(value).trim() || null));

const label = text.transform((value) => (value !== null && value.length > LONGEST_LABEL ? null : value));

/** What can stand in an address and be told apart; anything else is no id. */
const identity = text.transform((value) => (value !== null && /^\w[\w-]{0,99}$/.test(value) ? value : null));

/** The elements that fit; one that does not fit never costs the others. */
function listOf<Item extends z.ZodType>(item: Item) {
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

const categories = z.object({
  location: label,
  commitment: label,
  team: label,
  department: label,
  allLocations: listOf(label),
});

const salaryRange = z.object({
  min: z.unknown().optional(),
  max: z.unknown().optional(),
  currency: label,
  interval: label,
});

/** A posting of the bare array; keys are absent where an employer left a field empty. */
export const postingRow = z.object({
  id: identity,
  text,
  categories: categories.nullish().catch(null),
  country: label,
  workplaceType: label,
  createdAt: z.union([z.number(), z.string()]).nullish().catch(null),
  opening: text,
  openingPlain: text,
  description: text,
  descriptionPlain: text,
  descriptionBody: text,
  descriptionBodyPlain: text,
  lists: listOf(z.object({ text, content: text })),
  additional: text,
  additionalPlain: text,
  salaryRange: salaryRange.nullish().catch(null),
  salaryDescription: text,
  salaryDescriptionPlain: text,
  hostedUrl: label,
  applyUrl: label,
});

export type PostingRow = z.infer<typeof postingRow>;

export const postingList = z.array(z.unknown());
