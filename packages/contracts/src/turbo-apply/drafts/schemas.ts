import { z } from 'zod';
import { APPLICATION_FILE_KINDS } from '../applying.ts';
import { SOURCES } from '../../ats.ts';
import { LIMITS } from '../../limits.ts';
import { OPTIONAL_FIELDS_HANDLINGS } from '../../job-profiles/profile.ts';
import { cleanText, navigationSchema } from '../../schema-parts.ts';
import { resumeVersionSchema } from '../resume-version/schemas.ts';
import { applyingProblemSchema, filledFieldSchema } from '../schemas.ts';

const id = z.number().int();

const jobInBrief = z.object({
  /** Null when it was written down by hand. */
  requisition_id: id.nullable(),
  source: z.enum(SOURCES).nullable(),
  title: z.string(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  external_url: z.string().nullable(),
  /** The page with the employer's form. */
  apply_url: z.string().nullable(),
  navigation: navigationSchema.nullable(),
});
export type JobInBrief = z.infer<typeof jobInBrief>;

const applicationFileSchema = z.object({
  kind: z.enum(APPLICATION_FILE_KINDS),
  filename: z.string(),
  /** Bytes. */
  size: id,
  mimetype: z.string(),
  /** Whether it was made for this very job; absent: no. */
  made_for_job: z.boolean().optional(),
});
export type ApplicationFile = z.infer<typeof applicationFileSchema>;

/** The dry run: everything that would be sent. */
export const applicationDraftSchema = z.object({
  id,
  /** Grows with every change; a save or confirmation that names an older one is refused. */
  version: id,
  /** Of the exact content: fields, values, files. Confirming names it. */
  digest: z.string(),
  job: jobInBrief,
  job_profile: z.object({
    id,
    profile_name: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
  }),
  handling: z.enum(OPTIONAL_FIELDS_HANDLINGS),
  way: z.enum(['api', 'packet']),
  form: z.object({
    /** Read from the employer's ATS, or the set that most forms share because the ATS does not publish its own. */
    origin: z.enum(['employer', 'common']),
    read_at: z.string(),
    /** What was left out of a form that could not be shown whole, as sentences. */
    notices: z.array(z.string()),
  }),
  fields: z.array(filledFieldSchema),
  files: z.array(applicationFileSchema),
  /** The resume made for this job, which stands in the place of the profile's; null without one. */
  resume_version: resumeVersionSchema.nullable(),
  problems: z.array(applyingProblemSchema),
  /** Prepared by the person, or by their auto-apply criteria. */
  origin: z.enum(['person', 'auto']),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ApplicationDraft = z.infer<typeof applicationDraftSchema>;

export const startDraftRequestSchema = z.object({
  job_profile_id: id,
  requisition_id: id,
  source: cleanText(40),
});
export const updateDraftRequestSchema = z.object({
  version: id,
  /** Only the changed ones; null empties a field. A value sent here counts as typed by the person. */
  answers: z
    .record(
      z.string().max(200),
      z
        .union([cleanText(LIMITS.answerMaxLength), z.array(cleanText(LIMITS.answerMaxLength)).max(100)])
        .nullable(),
    )
    .optional(),
  handling: z.enum(OPTIONAL_FIELDS_HANDLINGS).optional(),
  /** Keys of `answers` that were taken over from a drafted text as it stood. */
  drafted: z.array(z.string().max(200)).max(LIMITS.formFieldsMax).optional(),
  /** Keys of answers to be remembered for the next form that asks the same. */
  remember: z.array(z.string().max(200)).max(LIMITS.formFieldsMax).optional(),
});
export type UpdateDraftRequest = z.infer<typeof updateDraftRequestSchema>;
export const confirmDraftRequestSchema = z.object({ version: id, digest: z.string().max(100) });

/** Of the list of prepared applications. */
export const draftInBriefSchema = applicationDraftSchema
  .pick({ id: true, version: true, job: true, job_profile: true, way: true, origin: true, updated_at: true })
  .extend({ problems: id.describe('how many block') });
export type DraftInBrief = z.infer<typeof draftInBriefSchema>;
export const draftsResponseSchema = z.object({ drafts: z.array(draftInBriefSchema) });
