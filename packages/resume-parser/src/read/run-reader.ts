import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { ResumeError } from '../resume-error.ts';
import type { ParsedResume } from '../resume.ts';
import { ANSWER_FILE, TOO_LARGE, TOO_LONG, type ReaderAnswer, type ReaderLimits } from './answer.ts';

/** A bundle of reader.ts: beside the program when that is built, else see the file of this name. */
const READER = fileURLToPath(new URL('./resume-reader.mjs', import.meta.url));
/** JavaScript heap; what a resume takes is a tenth of it. */
const HEAP_MB = 160;
/** A reading is some 200 kB. What is longer is not parsed, which would keep everybody waiting. */
const LONGEST_ANSWER = 4 * 1024 * 1024;
/** The process ends itself a little later, should this one be gone. */
const GRACE_MS = 5_000;

/**
 * Reads a resume in a process of its own (decision 32) and ends it when it takes more than its limits or `signal` is
 * aborted. Throws `ResumeError`, or the signal's reason.
 */
export function runReader(
  file: Uint8Array,
  { timeoutMs, memoryMb }: ReaderLimits,
  signal?: AbortSignal,
): Promise<ParsedResume> {
  const limits: ReaderLimits = { timeoutMs: timeoutMs + GRACE_MS, memoryMb };
  const reader = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, READER, JSON.stringify(limits)],
    { env: {}, stdio: ['pipe', 'ignore', 'ignore', 'pipe'], windowsHide: true },
  );
  return new Promise<ParsedResume>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ResumeError('timeout')), timeoutMs);
    const stop = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', stop, { once: true });
    const chunks: Buffer[] = [];
    let length = 0;
    (reader.stdio[ANSWER_FILE] as Readable).on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > LONGEST_ANSWER) reject(new ResumeError('too-complex'));
      else chunks.push(chunk);
    });
    // A reader that refuses early, or dies, closes its end: its answer or its status says why.
    reader.stdin?.on('error', () => undefined).end(file);
    reader.once('error', reject);
    reader.once('close', (status, ended) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      if (status !== 0) reject(toEndError(status, ended));
      else settle(Buffer.concat(chunks), resolve, reject);
    });
  }).finally(() => reader.kill('SIGKILL'));
}

function settle(
  answer: Buffer,
  resolve: (resume: ParsedResume) => void,
  reject: (error: unknown) => void,
): void {
  if (answer.length === 0) {
    reject(new Error('The reader of resumes ended without an answer.'));
    return;
  }
  const said = JSON.parse(answer.toString()) as ReaderAnswer;
  if (said.kind === 'read') resolve(said.resume);
  else reject(new ResumeError(said.code, { cause: new Error(said.detail), sentence: said.sentence }));
}

/** Killed by itself or by the system, or out of heap: the file was too much. Anything else is a fault of ours. */
function toEndError(status: number | null, ended: NodeJS.Signals | null): Error {
  const cause = new Error(`The reader of resumes ended with ${ended ?? `status ${status ?? '?'}`}.`);
  // 134 is how a shell reports SIGABRT, with which V8 ends.
  if (ended === TOO_LONG) return new ResumeError('timeout', { cause });
  const isTooMuch = ended === TOO_LARGE || ended === 'SIGABRT' || ended === 'SIGTRAP' || status === 134;
  return isTooMuch ? new ResumeError('too-complex', { cause }) : cause;
}
