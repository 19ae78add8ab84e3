import { z } from 'zod';

/** Longer short fields are no names, places or labels; they are read as missing. */
const LONGEST_LABEL = 2_000;

/** Text or a number, trimmed; anything else, and emptiness, is null. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => (value === null || value === undefined ? null : String(value).trim() || null));

/** NUL and lone surrogates are dropped: no database takes them, no address can hold them. */
const label = text.transform((value) => {
  if (value === null || value.length > LONGEST_LABEL) return null;
  return value.replace(/[\p{Cs}\0]/gu, '').trim() || null;
});

const flag = z.boolean().nullish().catch(null);

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

/** City and state are "" for a country or region. */
const locationOption = z
  .object({ display_name: label, location_type: label, city: label, state: label, country: label })
  .nullish()
  .catch(null);

const location = z.object({
  name: label,
  is_primary: flag,
  location_type: label,
  location_option: locationOption,
});
export type Location = z.infer<typeof location>;

const shared = {
  id: label,
  title: text,
  workplace_type: label,
  locations: listOf(location),
};

/** A row of the list; every field may be missing. */
export const listRow = z.object({ ...shared, is_published: flag, is_sample: flag });
export type ListRow = z.infer<typeof listRow>;

/** `currency` and `salary_type` are older names of the same fields. */
const compensation = z
  .object({
    lower_bound: z.unknown().optional(),
    upper_bound: z.unknown().optional(),
    currency_code: label,
    currency: label,
    salary_range_type: label,
    salary_type: label,
    employment_type: label,
    open_to_sharing_comp: flag,
  })
  .nullish()
  .catch(null);

export const jobDetail = z.object({
  ...shared,
  client_name: label,
  user_provided_description: text,
  created: label,
  active: flag,
  is_private: flag,
  is_sample: flag,
  location: label,
  compensation,
});
export type JobDetail = z.infer<typeof jobDetail>;

export const careersPage = z.object({ id: z.string(), name: label });

export const listPage = z.object({
  count: z.number().int().nonnegative().nullish().catch(null),
  next: z.string().nullish(),
  results: z.array(z.unknown()),
});

const groups = listOf(z.object({ name: label, jobs: listOf(z.object({ id: label })) }));

/** The careers page's headings; some answers wrap them in `results`. */
export const jobGroups = z
  .union([
    z.array(z.unknown()),
    z.object({ results: z.array(z.unknown()) }).transform((wrapped) => wrapped.results),
  ])
  .transform((values) => groups.parse(values));
