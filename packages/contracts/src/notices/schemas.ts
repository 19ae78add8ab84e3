import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { historyEntrySchema, navigationSchema } from '../schema-parts.ts';

/** What can happen to what a person keeps. */
export const noticeKindSchema = z.enum([
  'job_closed',
  'job_changed',
  'job_reopened',
  'new_jobs',
  'company_opened_jobs',
]);
export type NoticeKind = z.infer<typeof noticeKindSchema>;

const noticedJobSchema = z.object({
  requisition_id: z.number().int(),
  title: z.string(),
  company: z.string().nullable(),
  /** Of a role that came with several postings all their places, how many and the first. */
  location: z.string().nullable(),
  navigation: navigationSchema,
});

/** Names its job; one about several names the newest, and says how many there are. */
export const noticeSchema = z.object({
  id: z.number().int(),
  kind: noticeKindSchema,
  at: z.string(),
  read_at: z.string().nullable(),
  /** Null when the job is no longer stored, as all that follows of it. */
  requisition_id: z.number().int().nullable(),
  title: z.string().nullable(),
  /** Of the job, or the one that is watched. */
  company: z.string().nullable(),
  /** Of the job; it tells postings of one title apart. */
  location: z.string().nullable(),
  navigation: navigationSchema.nullable(),
  /** Of `job_changed`: what was different, as the job's history has it. */
  changes: historyEntrySchema.shape.fields,
  /** Of `new_jobs` and `company_opened_jobs`: how many roles, since the last notice of them that was read. */
  count: z.number().int().nullable(),
  /** The newest of them, newest first, each role once. */
  jobs: z.array(noticedJobSchema),
  /** Of `new_jobs`; `path` shows the search with what is new above a line, null when it is no longer saved. */
  saved_search: z.object({ id: z.number().int(), name: z.string(), path: z.string().nullable() }).nullable(),
});
export type NoticeView = z.infer<typeof noticeSchema>;

export const noticesQuerySchema = z.object({
  /** Only of this kind; `total` counts it alone. */
  kind: noticeKindSchema.optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.searchPageSizeMax).default(LIMITS.searchPageSize),
  offset: z.coerce.number().int().min(0).max(LIMITS.noticesPerUser).default(0),
});

export type NoticesQuery = z.infer<typeof noticesQuerySchema>;

/** Newest first. */
export const noticesResponseSchema = z.object({
  data: z.array(noticeSchema),
  total: z.number().int(),
  /** Of all. */
  unread: z.number().int(),
});
export type NoticesResponse = z.infer<typeof noticesResponseSchema>;

/** Some of the person's notices, or all up to a time: what came after the list was read stays unread. */
export const readNoticesRequestSchema = z.union([
  z.object({ ids: z.array(z.number().int()).max(LIMITS.noticesPerUser) }),
  z.object({ up_to: z.iso.datetime() }),
]);
export type ReadNoticesRequest = z.infer<typeof readNoticesRequestSchema>;
export const readNoticesResponseSchema = z.object({ unread: z.number().int() });
