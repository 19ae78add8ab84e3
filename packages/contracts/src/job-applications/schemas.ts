import { z } from 'zod';
import { APPLICATION_STAGES, APPLICATION_STATUSES, APPLICATION_WAYS } from '../turbo-apply/applying.ts';
import { ATS_SLUGS } from '../ats.ts';
import { jobSchema } from '../jobs/schemas.ts';
import { LIMITS } from '../limits.ts';
import { cleanText, navigationSchema } from '../schema-parts.ts';
import { applicationDraftSchema } from '../turbo-apply/drafts/schemas.ts';
import { filledFieldSchema } from '../turbo-apply/schemas.ts';

const day = z.iso.date('must be a date such as 2025-01-31');
const id = z.number().int();

/** How sending through the employer's API went. */
export const submissionSchema = z.object({
  /** `unknown`: it left, and no answer came; it is never sent again by itself. */
  state: z.enum(['waiting', 'sending', 'accepted', 'refused', 'unknown']),
  /** For people, of a refusal or an open outcome. */
  message: z.string().nullable(),
  attempts: id,
  next_attempt_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  /** What the ATS answered with, such as its id of the application. */
  receipt: z.record(z.string(), z.unknown()).nullable(),
});
export type Submission = z.infer<typeof submissionSchema>;

/** What was confirmed, sealed: nothing in it changes any more. */
export const sealedPacketSchema = z.object({
  sealed_at: z.string(),
  digest: z.string(),
  /** The posting as it was. */
  job: jobSchema.partial().extend({ title: z.string() }),
  /** The profile as it was, without equal opportunity answers unless the form asked for them. */
  profile: z.record(z.string(), z.unknown()),
  form: applicationDraftSchema.shape.form,
  fields: z.array(filledFieldSchema),
  files: applicationDraftSchema.shape.files,
});
export type SealedPacket = z.infer<typeof sealedPacketSchema>;

/** A card of the Application History. The first six are the specification's. */
export const applicationSchema = z.object({
  id,
  application_status: z.enum(APPLICATION_STATUSES),
  applied_at: z.string(),
  /** The system's slug; null for an application at an employer whose system we do not read. */
  ats_source: z.enum(ATS_SLUGS).nullable(),
  job_data: z.object({
    title: z.string(),
    company: z.string().nullable(),
    client_name: z.string().nullable(),
    location: z.string().nullable(),
    /** HTML, sanitised. */
    description: z.string(),
    external_url: z.string().nullable(),
  }),
  requisition_id: id.nullable(),
  navigation: navigationSchema.nullable(),
  way: z.enum(APPLICATION_WAYS),
  stage: z.enum(APPLICATION_STAGES),
  /** Day the present stage was reached, "YYYY-MM-DD". */
  stage_on: z.string(),
  notes: z.string(),
  follow_up_on: z.string().nullable(),
  has_packet: z.boolean(),
  /** It was prepared anew before it was sent: another application stands for the posting. */
  replaced: z.boolean(),
  /** Grows with every change of stage, notes or follow-up. */
  version: id,
});
export type Application = z.infer<typeof applicationSchema>;

/** What Details opens. */
export const applicationDetailSchema = z.object({
  application: applicationSchema,
  stages: z.array(z.object({ stage: z.enum(APPLICATION_STAGES), on: z.string() })),
  packet: sealedPacketSchema.nullable(),
  submission: submissionSchema.nullable(),
  /** What became of the posting; null when it was written down by hand. */
  posting_status: z.enum(['open', 'changed', 'closed', 'gone']).nullable(),
});
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

/** Records an application made on the employer's page (`requisition_id`) or anywhere else (`title`). */
export const addApplicationRequestSchema = z.object({
  requisition_id: id.nullish(),
  source: z.string().max(40).nullish(),
  title: cleanText(1_000).nullish(),
  company: cleanText(1_000).nullish(),
  location: cleanText(1_000).nullish(),
  external_url: cleanText(2_000).nullish(),
  /** Absent: today. */
  applied_on: day.nullish(),
  stage: z.enum(APPLICATION_STAGES).nullish(),
  notes: cleanText(LIMITS.notesMaxLength).nullish(),
});
export type AddApplicationRequest = z.infer<typeof addApplicationRequestSchema>;

export const updateApplicationRequestSchema = z.object({
  version: id,
  stage: z.enum(APPLICATION_STAGES).optional(),
  /** Day of the change of stage; absent: today. */
  stage_on: day.optional(),
  notes: cleanText(LIMITS.notesMaxLength).optional(),
  follow_up_on: day.nullable().optional(),
});
export type UpdateApplicationRequest = z.infer<typeof updateApplicationRequestSchema>;
export const applicationResponseSchema = z.object({ application: applicationSchema });
