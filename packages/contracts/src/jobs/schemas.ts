import { z } from 'zod';
import { ATS_SLUGS, SOURCES } from '../ats.ts';
import { EMPLOYMENT_TYPES, PAY_PERIODS, WORK_MODES } from '../posting.ts';
import { errorSchema, historyEntrySchema, navigationSchema, statedFields } from '../schema-parts.ts';

export const placeSchema = z.object({
  text: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  country: z.string().nullable(),
});

const requisitionIds = {
  bamboohr_requisition_id: z.number().int().optional(),
  greenhouseio_requisition_id: z.number().int().optional(),
  workday_requisition_id: z.number().int().optional(),
  adp_requisition_id: z.number().int().optional(),
  jobvite_requisition_id: z.number().int().optional(),
  breezy_requisition_id: z.number().int().optional(),
  lever_requisition_id: z.number().int().optional(),
  smartrecruiters_requisition_id: z.number().int().optional(),
  dover_requisition_id: z.number().int().optional(),
};

/** A job as search results and job pages carry it. Unknown is null; fallbacks are the page's affair. */
export const jobSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  company: z.string().nullable(),
  /** `source:board`, as the filter `company` and the rules of what is hidden take it. */
  company_key: z.string(),
  /** Display text of all places joined with "; ". */
  location: z.string().nullable(),
  locations: z.array(placeSchema),
  country: z.string().nullable(),
  type: z.enum(EMPLOYMENT_TYPES).nullable(),
  category: z.string().nullable(),
  /** What its title says the work is. */
  occupation: z.object({ id: z.string(), label: z.string() }).nullable(),
  department: z.string().nullable(),
  remote: z.boolean(),
  work_mode: z.enum(WORK_MODES).nullable(),
  /** Display text such as "$120,000 – $150,000 a year"; null when the source gives no pay. */
  salary: z.string().nullable(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  salary_currency: z.string().nullable(),
  salary_period: z.enum(PAY_PERIODS).nullable(),
  /** The employer's own words the pay was read from. */
  salary_sentence: z.string().nullable(),
  /** What the posting's pay field says in figures, where its own words say otherwise and are shown; else null. */
  salary_overruled: z.string().nullable(),
  ...statedFields,
  description: z.string(),
  requirements: z.string().nullable(),
  benefits: z.string().nullable(),
  applicationCount: z.number().int().nullable(),
  featured: z.boolean(),
  /** Who featured it: the employer marked it on its board, or the operator of this site chose the board; null unless featured. */
  featured_by: z.enum(['employer', 'operator']).nullable(),
  /** Published, by the source; a date (YYYY-MM-DD) where it gives only a day. */
  posted_at: z.string().nullable(),
  /** Last verified on the employer's board. */
  updated_at: z.string(),
  first_seen_at: z.string(),
  changed_at: z.string().nullable(),
  source: z.enum(SOURCES),
  atsType: z.enum(ATS_SLUGS),
  external_id: z.string(),
  external_url: z.string().nullable(),
  apply_url: z.string().nullable(),
  meta_title: z.string(),
  meta_description: z.string(),
  navigation: navigationSchema,
  ...requisitionIds,
});
export type JobView = z.infer<typeof jobSchema>;

/** A job as lists show it: without its texts, of which ten are most of an answer, and with its summary. */
export const jobCardSchema = jobSchema
  .omit({ description: true, requirements: true, benefits: true })
  .extend({ summary: z.string().nullable() });
export type JobCard = z.infer<typeof jobCardSchema>;

/** What of a posting was read from words, and the words. */
export const CLAIM_NAMES = [
  ...([
    'pay',
    'earnings',
    'work_mode',
    'employment_type',
    'seniority',
    'years',
    'visa',
    'eligibility',
    'skill',
    'pool',
    'hirer',
  ] as const),
] as const;
export const claimSchema = z.object({
  name: z.enum(CLAIM_NAMES),
  /** As searches name it; of pay, earnings and eligibility null. A work mode may be another than the field's, which is the job's. */
  value: z.string().nullable(),
  /** As people read it. */
  label: z.string(),
  /** Word for word. */
  sentence: z.string(),
  /** Where it stands: `start` and `end` are UTF-16 units of the title or of the description as text. */
  in: z.enum(['title', 'description']),
  start: z.number().int(),
  end: z.number().int(),
});
export type ClaimView = z.infer<typeof claimSchema>;

export const jobDetailResponseSchema = z.object({
  job: jobSchema,
  client: z.object({ client_name: z.string().nullable(), name: z.string().nullable() }),
  atsType: z.enum(ATS_SLUGS),
  /** The proof of life. */
  verification: z.object({
    last_verified_at: z.string(),
    /** When its whole text was last read, which may be earlier: some lists show rows only. */
    text_read_at: z.string().nullable(),
    first_seen_at: z.string(),
    /** The same title and text on the same board under another id, when we saw that first: it was put up again. */
    earlier_posting: z
      .object({
        requisition_id: z.number().int(),
        first_seen_at: z.string(),
        closed_at: z.string().nullable(),
        /** How many there were before this one, itself included. */
        count: z.number().int(),
      })
      .nullable(),
    checks: z.number().int(),
    board_url: z.string().nullable(),
    history: z.array(historyEntrySchema),
  }),
  summary: z.string().nullable(),
  /** What was read from its words. */
  claims: z.array(claimSchema),
  similar: z.array(jobCardSchema),
});
export type JobDetailResponse = z.infer<typeof jobDetailResponseSchema>;

/** 410: what a job was that left its board, and open ones like it. */
export const closedJobResponseSchema = errorSchema.extend({
  closed_job: z.object({
    id: z.number().int(),
    title: z.string(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    source: z.enum(SOURCES),
    first_seen_at: z.string(),
    last_verified_at: z.string(),
    closed_at: z.string().nullable(),
    navigation: navigationSchema,
  }),
  similar: z.array(jobCardSchema),
});
export type ClosedJobResponse = z.infer<typeof closedJobResponseSchema>;
