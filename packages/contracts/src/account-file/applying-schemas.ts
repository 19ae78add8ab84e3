import { z } from 'zod';
import {
  APPLICATION_FILE_KINDS,
  APPLICATION_STAGES,
  APPLICATION_STATUSES,
  APPLICATION_WAYS,
  SENSITIVE_TOPICS,
} from '../turbo-apply/applying.ts';
import { LIMITS } from '../limits.ts';
import { OPTIONAL_FIELDS_HANDLINGS } from '../job-profiles/profile.ts';
import {
  ACCOUNT_FILE_BASICS,
  fileAddressSchema,
  fileDaySchema,
  fileIdSchema,
  fileTimeSchema,
  jobIdentitySchema,
  longTextSchema,
  sourceSchema,
} from './schemas.ts';
import { sealedPacketSchema, submissionSchema } from '../job-applications/schemas.ts';
import { cleanText, navigationSchema } from '../schema-parts.ts';
import { applicationDraftSchema } from '../turbo-apply/drafts/schemas.ts';
import { resumeVersionSchema, resumeWordingSchema } from '../turbo-apply/resume-version/schemas.ts';
import { formFieldSchema } from '../turbo-apply/schemas.ts';

const ofApplication = { application_id: fileIdSchema };
const answer = cleanText(LIMITS.answerMaxLength);

const application = z.object({
  id: fileIdSchema,
  application_status: z.enum(APPLICATION_STATUSES),
  applied_at: fileTimeSchema,
  ats_source: sourceSchema.nullable(),
  job_data: z.object({
    title: cleanText(2_000),
    company: cleanText(2_000).nullable(),
    client_name: cleanText(2_000).nullable(),
    location: longTextSchema.nullable(),
    description: longTextSchema,
    external_url: fileAddressSchema,
  }),
  way: z.enum(APPLICATION_WAYS),
  requisition_id: fileIdSchema.nullable(),
  external_id: cleanText(500).nullable(),
  content_hash: cleanText(200).nullable(),
  navigation: navigationSchema.nullable(),
  stage: z.enum(APPLICATION_STAGES),
  stage_on: fileDaySchema,
  notes: cleanText(LIMITS.notesMaxLength),
  follow_up_on: fileDaySchema.nullable(),
  /** Files that were written before it was kept lack it. */
  replaced_at: fileTimeSchema.nullable().default(null),
  updated_at: fileTimeSchema,
  job_identity: jobIdentitySchema,
});

const applicationStage = z.object({
  ...ofApplication,
  stage: z.enum(APPLICATION_STAGES),
  reached_on: fileDaySchema,
});

const sealedJob = sealedPacketSchema.shape.job.extend({
  external_url: fileAddressSchema.optional(),
  apply_url: fileAddressSchema.optional(),
});
const applicationPacket = z.object({
  ...ofApplication,
  packet: sealedPacketSchema.extend({
    sealed_at: fileTimeSchema,
    digest: cleanText(200),
    job: sealedJob,
  }),
});

/** The bytes lie at `application-files/{application_id}/{kind}/`. */
const applicationFile = z.object({
  ...ofApplication,
  kind: z.enum(APPLICATION_FILE_KINDS),
  filename: cleanText(300),
  size: z.number().int().min(0).max(LIMITS.uploadMaxBytes),
  mimetype: cleanText(200),
});

const applicationSubmission = z.object({
  ...ofApplication,
  state: submissionSchema.shape.state,
  message: longTextSchema.nullable(),
  attempts: z.number().int().min(0).max(10_000),
  next_attempt_at: fileTimeSchema.nullable(),
  sent_at: fileTimeSchema.nullable(),
  receipt: submissionSchema.shape.receipt,
});

/** A field of a form that was read, as much as such a form may have of it. */
const keptField = formFieldSchema.extend({
  key: cleanText(200),
  label: cleanText(2 * LIMITS.formLabelMaxLength),
  help: cleanText(2 * LIMITS.formLabelMaxLength).nullable(),
  options: z
    .array(z.object({ value: cleanText(1_000), label: cleanText(1_000) }))
    .max(LIMITS.formOptionsMax, `must be at most ${LIMITS.formOptionsMax} choices`),
  one_of: cleanText(1_000).nullable(),
});

const applicationDraft = z.object({
  /** Missing in files from before there were resumes made for jobs, which name it. */
  id: fileIdSchema.optional(),
  /** The profile may be gone; the prepared application then says so. */
  job_profile_id: fileIdSchema,
  ats_source: sourceSchema,
  requisition_id: fileIdSchema,
  job: applicationDraftSchema.shape.job.extend({
    external_url: fileAddressSchema,
    apply_url: fileAddressSchema,
  }),
  handling: z.enum(OPTIONAL_FIELDS_HANDLINGS),
  form: z.object({
    origin: z.enum(['employer', 'common']),
    notices: z.array(cleanText(3 * LIMITS.formLabelMaxLength)).max(100),
    fields: z.array(keptField).max(LIMITS.formFieldsMax, `must be at most ${LIMITS.formFieldsMax} fields`),
  }),
  form_read_at: fileTimeSchema,
  typed: z.record(
    cleanText(200),
    z.object({
      value: z.union([answer, z.array(answer).max(100)]).nullable(),
      kind: z.enum(['typed', 'drafted']),
    }),
  ),
  origin: z.enum(['person', 'auto']),
  created_at: fileTimeSchema,
  updated_at: fileTimeSchema,
  job_identity: jobIdentitySchema,
});

/** The bytes lie at `resume-versions/{draft_id}/resume/`. */
const resumeVersion = z.object({
  draft_id: fileIdSchema,
  filename: cleanText(300),
  size: z.number().int().min(0).max(LIMITS.uploadMaxBytes),
  wording: resumeWordingSchema,
  design: resumeVersionSchema.shape.design,
  paper: resumeVersionSchema.shape.paper,
  /** Digest of what the profile said then. */
  made_from: cleanText(200),
  left_out: cleanText(1_000),
  made_at: fileTimeSchema,
});

const storedAnswer = z.object({
  question: cleanText(LIMITS.formLabelMaxLength),
  sensitive: z.enum(SENSITIVE_TOPICS).nullable(),
  /** Files of before answers had one have none. */
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .default(''),
  answer: z.union([answer, z.array(answer).max(100)]),
  updated_at: fileTimeSchema,
});

const autoApplyCriteria = z.object({
  job_profile_id: fileIdSchema,
  enabled: z.boolean(),
  search: z.object({
    q: cleanText(LIMITS.autoApplyQueryMaxLength),
    location: cleanText(200),
    country: cleanText(2),
    remote: z.boolean().nullable(),
  }),
  daily_limit: z.number().int().min(1).max(LIMITS.autoApplyDailyMax),
  last_run_at: fileTimeSchema.nullable(),
});

const autoApplyPrepared = z.object({
  ats_source: sourceSchema,
  requisition_id: fileIdSchema,
  prepared_at: fileTimeSchema,
  job_identity: jobIdentitySchema,
});

/**
 * A row of each list that an empty account can be filled from, in the order in which they refer to each other:
 * `{list}.ndjson` holds one as JSON in each line. A test compares them with what the export writes.
 */
export const ACCOUNT_FILE_LISTS = {
  ...ACCOUNT_FILE_BASICS,
  applications: application,
  'application-stages': applicationStage,
  'application-packets': applicationPacket,
  'application-files': applicationFile,
  'application-submissions': applicationSubmission,
  'application-drafts': applicationDraft,
  'resume-versions': resumeVersion,
  'stored-answers': storedAnswer,
  'auto-apply-criteria': autoApplyCriteria,
  'auto-apply-prepared': autoApplyPrepared,
} as const;
export type AccountFileList = keyof typeof ACCOUNT_FILE_LISTS;
export type AccountFileRow<List extends AccountFileList> = z.infer<(typeof ACCOUNT_FILE_LISTS)[List]>;

/** What became of a file that an account was filled from. */
export const importAccountResponseSchema = z.object({
  /** For people, as a sentence. */
  message: z.string(),
  imported: z.array(z.object({ list: z.string(), name: z.string(), count: z.number().int() })),
  /** What stayed in the file, with the reason as a sentence. */
  not_imported: z.array(
    z.object({ list: z.string(), name: z.string(), count: z.number().int(), why: z.string() }),
  ),
  /** What is otherwise here than it was there, as sentences. */
  notes: z.array(z.string()),
});
export type ImportAccountResponse = z.infer<typeof importAccountResponseSchema>;
