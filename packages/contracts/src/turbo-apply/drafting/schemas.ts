import { z } from 'zod';

const id = z.number().int();

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
