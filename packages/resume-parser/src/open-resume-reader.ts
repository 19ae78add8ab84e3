import { AppError } from '@firsthand/contracts';
import { Room, type Piece } from '@firsthand/rooms';
import type { ReaderAnswer } from './read/answer.ts';
import { findDocumentType } from './read/document-type.ts';
import { ResumeError } from './resume-error.ts';
import type { ParsedResume } from './resume.ts';

export interface ReaderLimits {
  /** On the clock; default 60,000, of which the reading may work for 20,000. A resume takes some 300 of work. */
  timeoutMs?: number;
  /** All memory of the reading process; default 300. */
  memoryMb?: number;
}

/** Reads a resume when it is its turn, see `openResumeReader`. */
export type ReadResume = (file: Uint8Array, piece: Piece) => Promise<ParsedResume>;

const MAX_BYTES = 1_048_576;
/** Most of LinkedIn's export is messages and contacts, which are never unpacked. */
const EXPORT_MAX_BYTES = 20 * 1_048_576;
const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MEMORY_MB = 300;
/** Work, not waiting for a busy machine: a hundred times what a resume takes. */
const CPU_MS = 20_000;
/** What a resume takes is a tenth of it. */
const HEAP_MB = 160;
/** A reading is some 200 kB. */
const LONGEST_ANSWER = 4 * 1024 * 1024;

/**
 * Gives what reads resumes offline, PDFs, Word documents, JSON Resume and LinkedIn's data export: what they say about the
 * person, where each value stands, and what became no value. All of it happens in processes with limits on time and
 * memory, one for each file (decision 32), two at a time. Reading throws `ResumeError` for a file that is no readable
 * resume, 429 for a person who has several waiting, 503 when too many wait, and the signal's reason.
 */
export function openResumeReader({
  timeoutMs = DEFAULT_TIMEOUT_MS,
  memoryMb = DEFAULT_MEMORY_MB,
}: ReaderLimits = {}): ReadResume {
  const room = new Room<Uint8Array, ReaderAnswer>({
    // A bundle of reader.ts: beside the program when that is built, else see the file of this name.
    program: new URL('./resume-reader.mjs', import.meta.url),
    limits: { withinMs: timeoutMs, cpuMs: CPU_MS, memoryMb, answerBytes: LONGEST_ANSWER },
    heapMb: HEAP_MB,
    // What one file left behind, another person's never meets.
    ...{ piecesPerProcess: 1, idleMs: 0 },
    busy: {
      code: 'resume-queue-full',
      text: 'Many resumes are being read right now. Please try again in a minute.',
    },
    own: {
      code: 'too-many-resumes',
      text: 'Your other resumes are still being read. Please wait until they are done.',
    },
    tooLarge: { code: 'too-complex', text: '' },
    tooLong: { code: 'timeout', text: '' },
  });
  return async (file, piece) => {
    piece.signal?.throwIfAborted();
    const type = findDocumentType(file);
    if (!type) throw new ResumeError('not-pdf');
    if (file.byteLength > (type === 'linkedin' ? EXPORT_MAX_BYTES : MAX_BYTES))
      throw new ResumeError('too-large', { type });
    const answer = await room.work(file, piece).catch((error: unknown): ReaderAnswer => {
      const code = error instanceof AppError ? error.code : null;
      if (code !== 'too-complex' && code !== 'timeout') throw error;
      return { kind: 'refused', code, sentence: null, detail: (error as Error).message };
    });
    if (answer.kind === 'read') return answer.resume;
    const { code, detail, sentence } = answer;
    throw new ResumeError(code, { cause: new Error(detail), type, sentence });
  };
}
