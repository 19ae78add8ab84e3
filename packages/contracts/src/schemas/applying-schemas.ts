import { z } from 'zod';
import {
  ANSWER_SOURCES,
  APPLICATION_FILE_KINDS,
  APPLICATION_STAGES,
  APPLICATION_STATUSES,
  APPLICATION_WAYS,
  FORM_FIELD_GROUPS,
  FORM_FIELD_KINDS,
  SENSITIVE_TOPICS,
} from '../applying.ts';
import { ATS_SLUGS, SOURCES } from '../ats.ts';
import { LIMITS } from '../limits.ts';
import { OPTIONAL_FIELDS_HANDLINGS } from '../profile.ts';
import { resumeVersionSchema } from './resume-version-schemas.ts';
import { cleanText, jobSchema, navigationSchema } from './schemas.ts';

const day = z.iso.date('must be a date such as 2025-01-31');
const id = z.number().int();
/** An answer: one text, several choices, or the kind of file that answers it; null is left empty. */
const answer = z.union([z.string(), z.array(z.string())]).nullable();

/** One thing the employer's form asks for, as plain text. */
export const formFieldSchema = z.object({
  /** The ATS's own name of it, unique within the form. */
  key: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  kind: z.enum(FORM_FIELD_KINDS),
  group: z.enum(FORM_FIELD_GROUPS),
  required: z.boolean(),
  /** For choices; empty elsewhere. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Null for questions that may be answered from the profile and earlier answers. */
  sensitive: z.enum(SENSITIVE_TOPICS).nullable(),
  /** Of fields with the same name here one suffices, such as a resume as file or as text. */
  one_of: z.string().nullable(),
  /** Asked only while the other field has one of these values. */
  shown_when: z.object({ key: z.string(), values: z.array(z.string()) }).nullable(),
});
export type FormField = z.infer<typeof formFieldSchema>;

/** A field with the value that would be sent and where it came from. A value never stands without a source. */
export const filledFieldSchema = formFieldSchema.extend({
  value: answer,
  source: z
    .object({
      kind: z.enum(ANSWER_SOURCES),
      /** For people: "Your profile: first name", "Your answer of Jan 5, 2025". */
      detail: z.string(),
    })
    .nullable(),
  /** Why it stays empty, as a sentence; null when it has a value or `shown_when` hides it. */
  left_empty: z.string().nullable(),
});
export type FilledField = z.infer<typeof filledFieldSchema>;

/** What stands in the way, or is worth knowing before one starts. */
export const applyingProblemSchema = z.object({
  code: z.enum([
    'profile-gap',
    'no-resume',
    'resume-outdated',
    'file-kind',
    'job-closed',
    'already-applied',
    'answer-missing',
    'answer-invalid',
    'form-changed',
    'profile-gone',
    'premium-needed',
  ]),
  message: z.string(),
  /** The form's field it is about. */
  key: z.string().nullable(),
  /** Whether it must be put right before anything is sent. */
  blocking: z.boolean(),
});
export type ApplyingProblem = z.infer<typeof applyingProblemSchema>;

/** Loose on purpose: ids arrive as numbers or text, and the specification sends nulls. */
const looseId = z.union([z.number(), z.string().max(30)]).nullish();
export const validateApplicationRequestSchema = z.object({
  jobProfileId: looseId,
  requisitionId: looseId,
  atsSource: z.string().max(40).nullish(),
});
export const validateApplicationResponseSchema = z.object({
  success: z.literal(true),
  /** Whether nothing that blocks is left. */
  valid: z.boolean(),
  problems: z.array(applyingProblemSchema),
  /** How it would be sent; null without a job. */
  way: z.enum(['api', 'packet']).nullable(),
});
export type ValidateApplicationResponse = z.infer<typeof validateApplicationResponseSchema>;

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
  files: z.array(applicationFileSchema),
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

/** An answer kept for the next form that asks the same. */
export const storedAnswerSchema = z.object({
  id,
  question: z.string(),
  answer: z.union([z.string(), z.array(z.string())]),
  sensitive: z.enum(SENSITIVE_TOPICS).nullable(),
  updated_at: z.string(),
});
export type StoredAnswer = z.infer<typeof storedAnswerSchema>;
export const storedAnswersResponseSchema = z.object({ answers: z.array(storedAnswerSchema) });
export const updateStoredAnswerRequestSchema = z.object({
  answer: z.union([
    cleanText(LIMITS.answerMaxLength),
    z.array(cleanText(LIMITS.answerMaxLength)).min(1).max(100),
  ]),
});

/** Premium: a search whose new results are prepared, never sent, up to so many a day. */
export const autoApplySchema = z.object({
  enabled: z.boolean(),
  job_profile_id: id,
  q: z.string(),
  location: z.string(),
  country: z.string(),
  remote: z.boolean().nullable(),
  daily_limit: id,
  /** Prepared since midnight UTC. */
  prepared_today: id,
  last_run_at: z.string().nullable(),
});
export type AutoApply = z.infer<typeof autoApplySchema>;
export const autoApplyResponseSchema = z.object({ auto_apply: autoApplySchema.nullable() });
export const saveAutoApplyRequestSchema = z.object({
  enabled: z.boolean(),
  job_profile_id: id,
  q: cleanText(LIMITS.autoApplyQueryMaxLength),
  location: cleanText(200).default(''),
  country: cleanText(2).default(''),
  remote: z.boolean().nullable().default(null),
  daily_limit: id.min(1).max(LIMITS.autoApplyDailyMax),
});
export type SaveAutoApplyRequest = z.input<typeof saveAutoApplyRequestSchema>;

/** A sentence of a drafted text with the facts of the profile it rests on. */
export const draftedSentenceSchema = z.object({
  text: z.string(),
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Why the person should look at it: a claim that no fact of the profile bears out. Null when it is borne out. */
  doubt: z.string().nullable(),
});
export type DraftedSentence = z.infer<typeof draftedSentenceSchema>;

export const letterResponseSchema = z.object({
  origin: z.enum(['template', 'model']),
  /** Why a model was not asked or its draft not used; null otherwise. */
  notice: z.string().nullable(),
  paragraphs: z.array(z.array(draftedSentenceSchema)),
  /** The same as one text with blank lines between paragraphs. */
  text: z.string(),
});
export type LetterResponse = z.infer<typeof letterResponseSchema>;

/** Which of the skills the posting names the profile shows. */
export const skillMatchResponseSchema = z.object({
  shown: z.array(z.object({ skill: z.string(), where: z.string() })),
  not_shown: z.array(z.string()),
  /** Whether a version of the resume can be asked for, which takes a model; absent: no. */
  offers_resume_version: z.boolean().optional(),
});
export type SkillMatchResponse = z.infer<typeof skillMatchResponseSchema>;

/** The work experience worded for this job, beside the original; only with a model. */
export const resumeVersionResponseSchema = z.object({
  entries: z.array(
    z.object({
      experience_id: id,
      job_title: z.string(),
      company_name: z.string(),
      before: z.array(z.string()),
      after: z.array(draftedSentenceSchema),
    }),
  ),
});
export type ResumeVersionResponse = z.infer<typeof resumeVersionResponseSchema>;
