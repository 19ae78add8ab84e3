import { z } from 'zod';

/** Longer short fields are no names, places or labels; they are read as missing. */
const LONGEST_LABEL = 2_000;

/** Text or a number, trimmed; anything else, and emptiness (BambooHR sends both null and ""), is null. */
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

/** The tenant's office. The country stands in the detail only. */
const office = z
  .object({ city: label, state: label, postalCode: label, addressCountry: label })
  .nullish()
  .catch(null);

/** The place typed for this posting; what the list calls province arrives as state in the detail. */
const typedPlace = z
  .object({ country: label, state: label, province: label, city: label })
  .nullish()
  .catch(null);

const shared = {
  jobOpeningName: text,
  departmentLabel: label,
  employmentStatusLabel: label,
  location: office,
  atsLocation: typedPlace,
  isRemote: z.boolean().nullish().catch(null),
  locationType: label,
};

/** A row of the list; every field may be missing. */
export const listRow = z.object({ id: label, ...shared });
export type ListRow = z.infer<typeof listRow>;

/** A posting's detail; it does not repeat the id. */
export const jobOpening = z.object({
  ...shared,
  jobOpeningShareUrl: label,
  jobOpeningStatus: label,
  description: text,
  compensation: label,
  datePosted: label,
});
export type JobOpening = z.infer<typeof jobOpening>;

const count = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .nullish()
  .catch(null);

export const listEnvelope = z.object({
  meta: z.object({ totalCount: count }).nullish().catch(null),
  result: z.array(z.unknown()),
});

export const detailEnvelope = z.object({ result: z.object({ jobOpening }) });
