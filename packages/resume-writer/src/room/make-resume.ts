import { AppError, type JsonResume } from '@firsthand/contracts';
import { typeset } from '../pdf/typeset.ts';
import type { MadeResume } from '../made-resume.ts';
import { toJsonResume, type ResumeProfile } from '../to-json-resume.ts';
import { toSetResume, type SetResume, type WrittenLook } from '../to-set-resume.ts';

export type ResumeFormat = 'json' | 'pdf' | 'docx';

export interface ResumeRequest extends WrittenLook {
  format: ResumeFormat;
  profile: ResumeProfile;
}

/** Paragraphs and points: some forty pages. A profile that is stored today has fewer. */
const MOST_BLOCKS = 4_000;
const MOST_CHARACTERS = 200_000;

/**
 * Makes a resume of a profile: JSON Resume 1.0.0; a tagged PDF of real text in reading order, on at most two pages unless it
 * needs more; or a Word document. The last two carry the first. The same profile gives the same bytes, but for the times
 * that Word keeps. Holds its thread: for the process of a room. Throws 422 in words for what is too long, or cannot be set.
 */
export async function makeResume({ format, profile, ...look }: ResumeRequest): Promise<MadeResume> {
  const resume = toJsonResume(profile);
  if (format === 'json') return { content: Buffer.from(JSON.stringify(resume)), leftOut: [] };
  requireSettable(toSetResume(resume));
  return format === 'pdf' ? writePdf(resume, look) : { content: await writeDocx(resume, look), leftOut: [] };
}

/** As `makeResume` does. */
export async function writePdf(resume: JsonResume, look: WrittenLook): Promise<MadeResume> {
  return typeset({ ...look, resume: toSetResume(resume), json: JSON.stringify(resume) });
}

/** As `makeResume` does. What makes it is a megabyte of code, loaded when the first document is wanted. */
export async function writeDocx(resume: JsonResume, look: Pick<WrittenLook, 'paper'>): Promise<Uint8Array> {
  const { makeDocx } = await import('../docx/make-docx.ts');
  return makeDocx(resume, look);
}

function requireSettable({ summary, work, sections, skills, languages }: SetResume): void {
  const entries = [...work, ...sections.flatMap((section) => section.entries)];
  const blocks = entries.flatMap(({ description }) => description);
  const details = entries.flatMap(({ detail }) => detail);
  const pieces = [...blocks.flatMap((block) => block.runs), ...details];
  const lines = [...summary, ...languages, ...entries.map(({ title }) => title)];
  const characters =
    pieces.reduce((sum, { text, link = '' }) => sum + text.length + link.length, 0) + lines.join('').length;
  const count = blocks.length + details.length + lines.length + skills.length;
  if (count <= MOST_BLOCKS && characters <= MOST_CHARACTERS) return;
  throw new AppError('This profile is too long to be made into a resume. Please shorten its experience.', {
    ...{ code: 'resume-too-long', status: 422 },
  });
}
