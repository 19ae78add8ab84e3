import { z } from 'zod';
import { label, text } from '../payload/loose-fields.ts';

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
