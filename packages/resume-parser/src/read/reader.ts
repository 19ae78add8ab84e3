// The process that reads one resume: bytes in on standard input, one answer out. It is started by run-reader.ts from a
// bundle of this file, and holds nothing but the resume: no settings, no database, no environment.
import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { isMainThread, workerData, Worker } from 'node:worker_threads';
import { ResumeError } from '../resume-error.ts';
import { ANSWER_FILE, type ReaderAnswer, type ReaderLimits } from './answer.ts';
import { limitBuffers } from './limit-buffers.ts';
import { watchProcess } from './watch-process.ts';

if (isMainThread) await read(JSON.parse(process.argv[2] ?? '{}') as ReaderLimits);
else watchProcess(workerData as ReaderLimits);

async function read(limits: ReaderLimits): Promise<void> {
  new Worker(new URL(import.meta.url), { workerData: limits }).unref();
  const file = new Uint8Array(await buffer(process.stdin));
  limitBuffers(() =>
    end({ kind: 'refused', code: 'too-complex', sentence: null, detail: 'decoded streams are too large' }),
  );
  end(await findAnswer(file));
}

async function findAnswer(file: Uint8Array): Promise<ReaderAnswer> {
  try {
    const { readDocument } = await import('./read-document.ts');
    return { kind: 'read', resume: await readDocument(file) };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    const { code, cause, sentence } = error;
    return { kind: 'refused', code, sentence, detail: cause instanceof Error ? cause.message : '' };
  }
}

function end(answer: ReaderAnswer): never {
  const json = Buffer.from(JSON.stringify(answer));
  for (let at = 0; at < json.length;) at += writeSync(ANSWER_FILE, json, at);
  process.exit();
}
