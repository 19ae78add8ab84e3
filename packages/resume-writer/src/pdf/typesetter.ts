import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '@firsthand/contracts';
import type { SetPdf, SetRequest } from './typeset.ts';

/** On the clock, for a busy machine; setting takes some 0.1 s a page, and the first a second more. */
const SET_WITHIN_MS = 60_000;
/** Of all that is printed: some hundred pages, and a few seconds of work. */
const MOST_CHARACTERS = 400_000;
/** Compiled documents are never given back (150 of them: 132 → 342 MB), so the thread is replaced after so many. */
const MOST_DOCUMENTS = 50;
/** What is kept for the next document is some 150 MB: not for ever. */
const IDLE_MS = 60_000;
const MOST_WAITING = 20;

type Answer = { pdf: SetPdf } | { fault: string };

/** A thread that sets one PDF after the other, started when one is asked for. */
export class Typesetter {
  #worker: Worker | null = null;
  #documents = 0;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  /** Throws 503 when too many wait already, and 422 for a resume that is too long to be set. */
  async set(request: SetRequest): Promise<SetPdf> {
    if (JSON.stringify(request.resume).length > MOST_CHARACTERS) throw tooLong();
    if (this.#waiting >= MOST_WAITING) throw busy();
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#setNow(request));
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Ends the thread; what waits for it fails. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #setNow(request: SetRequest): Promise<SetPdf> {
    clearTimeout(this.#idle);
    if (this.#documents >= MOST_DOCUMENTS) await this.close();
    const worker = (this.#worker ??= this.#start());
    this.#documents += 1;
    try {
      return await ask(worker, request);
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  #start(): Worker {
    this.#documents = 0;
    // A bundle of typesetting-thread.ts: beside the program when that is built, else see the file of this name.
    const worker = new Worker(new URL('./typesetting-thread.mjs', import.meta.url), { env: {} });
    worker.unref();
    return worker;
  }
}

async function ask(worker: Worker, request: SetRequest): Promise<SetPdf> {
  // Ends the waiting for what did not come, whichever came first.
  const done = new AbortController();
  const { signal } = done;
  try {
    worker.postMessage(request);
    return await Promise.race([
      once(worker, 'message', { signal }).then(([answer]) => toPdf(answer as Answer)),
      once(worker, 'exit', { signal }).then(([status]) => {
        throw new Error(`The thread of PDFs ended with status ${String(status)}`);
      }),
      sleep(SET_WITHIN_MS, undefined, { signal, ref: false }).then(() => {
        throw tooLong();
      }),
    ]);
  } finally {
    done.abort();
  }
}

function toPdf(answer: Answer): SetPdf {
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.pdf;
}

function busy(): AppError {
  return new AppError('Many resumes are being made just now. Please try again in a moment.', {
    code: 'typesetter-busy',
    status: 503,
  });
}

function tooLong(): AppError {
  return new AppError('This profile is too long to be made into a PDF.', {
    code: 'resume-too-long',
    status: 422,
  });
}
