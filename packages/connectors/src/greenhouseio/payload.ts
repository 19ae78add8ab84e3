import { z } from 'zod';
import { identity, label, listOf, text } from '../payload/loose-fields.ts';
import { takePlaces } from '../posting/places.ts';

const metadata = z.object({ name: label, value: z.unknown().optional(), value_type: label });

const payInputRange = z.object({
  min_cents: z.unknown().optional(),
  max_cents: z.unknown().optional(),
  currency_type: label,
  title: label,
  blurb: text,
});

/** A job of the list, or the single job; every field may be missing. */
export const jobRow = z.object({
  id: identity,
  title: text,
  absolute_url: label,
  location: z.object({ name: label }).nullish().catch(null),
  first_published: label,
  requisition_id: label,
  company_name: label,
  language: label,
  metadata: listOf(metadata),
  content: text,
  departments: listOf(z.object({ name: label })),
  offices: listOf(z.object({ name: label, location: label })).transform(takePlaces),
  pay_input_ranges: listOf(payInputRange),
  /** Null where no job stands behind the posting; which job it is tells nobody anything. */
  internal_job_id: z
    .unknown()
    .optional()
    .transform((id) => (id === null ? null : undefined)),
});

export type JobRow = z.infer<typeof jobRow>;
export type Metadata = z.infer<typeof metadata>;

/** The list's envelope; `meta.total` may be absent. */
export const jobList = z.object({
  jobs: z.array(z.unknown()),
  meta: z
    .object({ total: z.number().int().nonnegative().nullish().catch(null) })
    .nullish()
    .catch(null),
});
