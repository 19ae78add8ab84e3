import type { ResumeErrorCode } from '../resume-error.ts';
import type { ParsedResume } from '../resume.ts';

/** What the process that reads a resume says of it. */
export type ReaderAnswer =
  | { kind: 'read'; resume: ParsedResume }
  | { kind: 'refused'; code: ResumeErrorCode; sentence: string | null; detail: string };
