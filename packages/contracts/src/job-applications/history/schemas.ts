import { z } from 'zod';
import { APPLICATION_STAGES } from '../../turbo-apply/applying.ts';
import { SOURCES } from '../../ats.ts';
import { applicationSchema } from '../schemas.ts';

const id = z.number().int();

export const historyQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  atsSource: z.string().max(40).optional(),
  stage: z.enum(APPLICATION_STAGES).optional(),
});
export const historyResponseSchema = z.object({
  success: z.literal(true),
  data: z.object({
    applications: z.array(applicationSchema),
    currentPage: id,
    totalPages: id,
    totalCount: id,
    hasNextPage: z.boolean(),
    hasPreviousPage: z.boolean(),
    /** Of every application of the person, whatever the filter. */
    stageCounts: z.record(z.enum(APPLICATION_STAGES), id),
  }),
});
export type HistoryResponse = z.infer<typeof historyResponseSchema>;

/** Every posting the person applied to, for "You applied on …", and those they only prepared. */
const ownPosting = z.object({ application_id: id, source: z.enum(SOURCES), requisition_id: id });
export const appliedJobsResponseSchema = z.object({
  applied: z.array(ownPosting.extend({ applied_at: z.string(), stage: z.enum(APPLICATION_STAGES) })),
  /** Sealed, and the employer does not have them. */
  prepared: z.array(
    ownPosting.extend({
      prepared_at: z.string(),
      /** `on-its-way`: being sent. `perhaps-there`: sent, and nothing is known of what came of it. */
      standing: z.enum(['not-sent', 'on-its-way', 'perhaps-there']),
    }),
  ),
});
export type AppliedJobsResponse = z.infer<typeof appliedJobsResponseSchema>;
