import { z } from 'zod';
import { label, text } from '../payload/loose-fields.ts';
import { takePlaces } from '../posting/places.ts';

const labels = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((values) => (values ?? []).map((value) => label.parse(value)).filter((value) => value !== null));

/** A row of the list; every field may be missing, on some rows all but `bulletFields`. */
export const listRow = z.object({
  title: text,
  externalPath: label,
  locationsText: label,
  postedOn: label,
  bulletFields: labels,
  timeType: label,
  remoteType: label,
});
export type ListRow = z.infer<typeof listRow>;

/** `total` is null when the request was not understood, and untrue after the first page. */
export const listEnvelope = z.object({
  total: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .nullish()
    .catch(null),
  jobPostings: z.array(z.unknown()),
  facets: z.unknown().optional(),
});

const country = z.object({ descriptor: label, alpha2Code: label }).nullish().catch(null);

export const jobPostingInfo = z.object({
  title: text,
  jobDescription: text,
  location: label,
  additionalLocations: labels.transform(takePlaces),
  postedOn: label,
  startDate: label,
  timeType: label,
  remoteType: label,
  jobReqId: label,
  country,
  jobRequisitionLocation: z.object({ descriptor: label, country }).nullish().catch(null),
  canApply: z.boolean().nullish().catch(null),
  posted: z.boolean().nullish().catch(null),
  externalUrl: label,
});
export type JobPostingInfo = z.infer<typeof jobPostingInfo>;

export const detailEnvelope = z.object({
  jobPostingInfo,
  /** The legal entity, e.g. "IL00 Example Networks, Ltd.". */
  hiringOrganization: z.object({ name: label }).nullish().catch(null),
});
export type Detail = z.infer<typeof detailEnvelope>;
