import { findDocumentType } from './read/document-type.ts';
import { runReader } from './read/run-reader.ts';
import { ResumeError } from './resume-error.ts';
import type { ParsedResume } from './resume.ts';

export interface ReadOptions {
  /** On the clock; default 60,000, of which the reading may work for 20,000. A resume takes some 300 of work. */
  timeoutMs?: number;
  /** All memory of the reading process; default 300. */
  memoryMb?: number;
  signal?: AbortSignal;
}

const MAX_BYTES = 1_048_576;
/** Most of LinkedIn's export is messages and contacts, which are never unpacked. */
const EXPORT_MAX_BYTES = 20 * 1_048_576;
const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MEMORY_MB = 300;

/**
 * Reads a resume offline, a PDF, a Word document, JSON Resume or LinkedIn's data export: what it says about the person,
 * where each value stands, and what became no value. All of it happens in a process of its own with limits on time and memory; this one only waits.
 * Throws `ResumeError` for a file that is no readable resume, and the signal's reason when it is aborted.
 */
export async function parseResume(
  file: Uint8Array,
  { timeoutMs = DEFAULT_TIMEOUT_MS, memoryMb = DEFAULT_MEMORY_MB, signal }: ReadOptions = {},
): Promise<ParsedResume> {
  signal?.throwIfAborted();
  const type = findDocumentType(file);
  if (!type) throw new ResumeError('not-pdf');
  if (file.byteLength > (type === 'linkedin' ? EXPORT_MAX_BYTES : MAX_BYTES))
    throw new ResumeError('too-large', { type });
  try {
    return await runReader(file, { timeoutMs, memoryMb }, signal);
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    throw new ResumeError(error.code, { cause: error.cause, type, sentence: error.sentence });
  }
}
