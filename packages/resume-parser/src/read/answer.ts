import type { ResumeErrorCode } from '../resume-error.ts';
import type { ParsedResume } from '../resume.ts';

/** What the reading process says, as JSON on its file 3. */
export type ReaderAnswer =
  | { kind: 'read'; resume: ParsedResume }
  | { kind: 'refused'; code: ResumeErrorCode; sentence: string | null; detail: string };

/** What the reading process is told, as JSON in its first argument. */
export interface ReaderLimits {
  timeoutMs: number;
  memoryMb: number;
}

/** The signals with which the reading process ends itself. */
export const TOO_LARGE = 'SIGKILL';
export const TOO_LONG = 'SIGTERM';

/** Where the reading process writes; its standard output is nobody's, since pdf.js may write there. */
export const ANSWER_FILE = 3;
