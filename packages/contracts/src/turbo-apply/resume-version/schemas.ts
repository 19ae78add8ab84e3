import { z } from 'zod';
import { resumeLookQuerySchema } from '../../job-profiles/resume-formats/schemas.ts';
import { LIMITS } from '../../limits.ts';
import { RESUME_DESIGNS, RESUME_PAPERS } from '../../job-profiles/profile.ts';
import { cleanText } from '../../schema-parts.ts';

const id = z.number().int();
const look = { design: z.enum(RESUME_DESIGNS), paper: z.enum(RESUME_PAPERS) };

/** Entries of the experience in other words, a line each. What is not named stays as the profile has it. */
export const resumeWordingSchema = z
  .array(
    z.object({
      experience_id: id,
      lines: z
        .array(cleanText(LIMITS.resumeVersionLineMaxLength))
        .max(LIMITS.resumeVersionLines, `must be at most ${LIMITS.resumeVersionLines} lines`),
    }),
  )
  .max(LIMITS.experiencePerProfile, `must be at most ${LIMITS.experiencePerProfile} entries`);
export type ResumeWording = z.infer<typeof resumeWordingSchema>;

/** Makes the resume for a prepared application's job; without a look it is set as the profile's PDF is. */
export const makeResumeVersionRequestSchema = z.object({
  /** Of the prepared application. */
  version: id,
  entries: resumeWordingSchema,
  ...resumeLookQuerySchema.shape,
});
export type MakeResumeVersionRequest = z.infer<typeof makeResumeVersionRequestSchema>;

/** The resume that was made for the job of a prepared application, in the place of the profile's. */
export const resumeVersionSchema = z.object({
  filename: z.string(),
  /** Bytes. */
  size: id,
  made_at: z.string(),
  ...look,
  /** Characters that stand nowhere in the PDF, since no font has them. */
  characters_left_out: z.string(),
});
export type ResumeVersion = z.infer<typeof resumeVersionSchema>;

/** What a resume for the job is worded from, and the words that were kept with the one that is made. */
export const resumeWordsSchema = z.object({
  /** Null while none is made: the profile's own resume goes out. */
  made: resumeVersionSchema.nullable(),
  /** As the made one is set; without one as the profile's PDF is. */
  ...look,
  /** Whether a draft of the words can be asked for, which takes a model. */
  offers_draft: z.boolean(),
  entries: z.array(
    z.object({
      experience_id: id,
      job_title: z.string(),
      company_name: z.string(),
      /** As the profile says it now. */
      own: z.array(z.string()),
      /** As it was worded for this job; null where the profile's own words stand. */
      lines: z.array(z.string()).nullable(),
    }),
  ),
});
export type ResumeWords = z.infer<typeof resumeWordsSchema>;
