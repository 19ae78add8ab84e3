import { openResumeReader, type ReaderLimits } from './open-resume-reader.ts';
import type { ParsedResume } from './resume.ts';

export interface ReadOptions extends ReaderLimits {
  signal?: AbortSignal;
}

/** Reads one resume as `openResumeReader` does, without a line to wait in. */
export function parseResume(
  file: Uint8Array,
  { signal, ...limits }: ReadOptions = {},
): Promise<ParsedResume> {
  return openResumeReader(limits)(file, { person: 0, signal });
}
