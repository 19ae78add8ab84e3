import { z } from 'zod';
import { flag, label, listOf, text } from '../payload/loose-fields.ts';
import { takePlaces } from '../posting/places.ts';

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
  locations: listOf(location).transform(takePlaces),
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
