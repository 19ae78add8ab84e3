import { z } from 'zod';
import { LIMITS } from '../limits.ts';

/** What of a posting a job profile can be held against, in the order it is told. */
export const FIT_KINDS = ['skill', 'years', 'place', 'pay', 'language', 'degree', 'licence'] as const;
/** `not_in_profile`: the profile says nothing of it, which is no answer. */
export const FIT_OUTCOMES = ['met', 'not_met', 'not_in_profile'] as const;
/** Where in a job profile a line stands. */
export const FIT_PARTS = [
  'skills',
  'experience',
  'contact',
  'pay',
  'education',
  'languages',
  'certificates',
] as const;

const fitRequirementSchema = z.object({
  kind: z.enum(FIT_KINDS),
  /** What the posting states, in a few words: "React", "5 years or more", "Leeds, United Kingdom". */
  label: z.string(),
  outcome: z.enum(FIT_OUTCOMES),
  /** The posting's own words; null for what is a field of its own. */
  sentence: z.string().nullable(),
  /** What the profile says of it; null when it is silent. */
  profile_line: z.string().nullable(),
  /** Where the profile says it, or would. */
  profile_part: z.enum(FIT_PARTS),
  /** What to add to the profile's skills when it is true; null for what is none. */
  skill: z.string().nullable(),
});
export type FitRequirement = z.infer<typeof fitRequirementSchema>;

/** What one posting states that a job profile can be held against, each with both sides' words. */
const fitSchema = z.object({
  requisition_id: z.number().int(),
  /** How many of them the profile meets. */
  met: z.number().int(),
  requirements: z.array(fitRequirementSchema),
  /** What it pays beside what is wanted: a fact, no requirement, and not counted; null where nothing can be compared. */
  pay: fitRequirementSchema.nullable(),
});
export type Fit = z.infer<typeof fitSchema>;

export const fitQuerySchema = z.object({
  /** Of postings, comma-separated. */
  ids: z
    .string()
    .regex(/^\d{1,15}(?:,\d{1,15})*$/, 'must be the ids of postings, comma-separated')
    .refine(
      (ids) => ids.split(',').length <= LIMITS.fitJobsMax,
      `must be at most ${LIMITS.fitJobsMax} postings`,
    ),
  /** Default: the job profile that was changed last. */
  profile_id: z.coerce.number().int().positive().optional(),
});
export type FitQuery = z.infer<typeof fitQuerySchema>;

export const fitResponseSchema = z.object({
  /** What they were held against; null when there is no job profile yet. */
  profile: z.object({ id: z.number().int(), profile_name: z.string() }).nullable(),
  /** In the order asked for; postings that are not open are left out. */
  data: z.array(fitSchema),
});
export type FitResponse = z.infer<typeof fitResponseSchema>;
