import { AppError, ERROR_TEXTS, HOUR_MS, MINUTE_MS } from '@firsthand/contracts';
import { ResumeError, type ParsedResume } from '@firsthand/resume-parser';
import type { ApiContext } from '../../../api-context.ts';
import { isWithin } from '../../../http/within.ts';

/** Each takes a process and up to 300 MB. */
const AT_ONCE = 2;
const WAITING_AT_MOST = 20;
/** Of one person, one is read and the others wait: nobody holds both places. */
const AT_ONCE_PER_PERSON = 3;
const LONGEST_WAIT_MS = MINUTE_MS;
const PER_PERSON = 20;
const WITHIN_MS = HOUR_MS;

/** What cannot be read is the file's fault, except where the refusal says more. */
const STATUS_OF: Partial<Record<ResumeError['code'], number>> = { 'not-pdf': 415, 'too-large': 413 };

export interface ResumeQueue {
  /**
   * Reads a resume when it is its turn. 413, 415 or 422 for what is no readable resume, 429 for a person who had many
   * read or has several waiting, 503 when too many wait or it takes a minute to come to it. Throws the signal's reason
   * when it is aborted, and ends the reading.
   */
  read(userId: number, pdf: Uint8Array, signal?: AbortSignal): Promise<ParsedResume>;
}

/** Where resumes are read, a few at a time in this process, however many people come. */
export function createResumeQueue({ readResume, now }: Pick<ApiContext, 'readResume' | 'now'>): ResumeQueue {
  const waiting: Waiting[] = [];
  const reading: number[] = [];
  const readAt = new Map<number, number[]>();

  const startNext = (): void => {
    while (reading.length < AT_ONCE) {
      const at = waiting.findIndex(({ userId }) => !reading.includes(userId));
      const [next] = at < 0 ? [] : waiting.splice(at, 1);
      if (!next) return;
      reading.push(next.userId);
      next.start();
    }
  };
  const takeTurn = async (userId: number, signal: AbortSignal | undefined): Promise<void> => {
    signal?.throwIfAborted();
    const isFree = reading.length < AT_ONCE && !reading.includes(userId);
    if (!isFree && waiting.length >= WAITING_AT_MOST) throw tooManyWait();
    await new Promise<void>((resolve, reject) => {
      const own: Waiting = { userId, start: () => leave(resolve) };
      const leave = (then: () => void): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        if (waiting.includes(own)) waiting.splice(waiting.indexOf(own), 1);
        then();
      };
      const giveUp = () => leave(() => reject(signal?.reason as Error));
      const timer = setTimeout(() => leave(() => reject(tooManyWait())), LONGEST_WAIT_MS);
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.push(own);
      startNext();
    });
  };

  return {
    async read(userId, pdf, signal) {
      const isOwn = (id: number) => id === userId;
      const own = reading.filter(isOwn).length + waiting.filter((each) => isOwn(each.userId)).length;
      if (own >= AT_ONCE_PER_PERSON) throw tooManyOfOne();
      countReading(readAt, userId, now().getTime());
      await takeTurn(userId, signal);
      try {
        return await readResume(pdf, signal ? { signal } : {});
      } catch (error) {
        signal?.throwIfAborted();
        throw toReadableError(error);
      } finally {
        reading.splice(reading.indexOf(userId), 1);
        startNext();
      }
    },
  };
}

interface Waiting {
  userId: number;
  start: () => void;
}

function countReading(readAt: Map<number, number[]>, userId: number, at: number): void {
  for (const [id, times] of readAt) {
    const recent = times.filter((time) => isWithin(WITHIN_MS, time, at));
    if (recent.length > 0) readAt.set(id, recent);
    else readAt.delete(id);
  }
  const times = readAt.get(userId) ?? [];
  const [oldest] = times;
  if (oldest !== undefined && times.length >= PER_PERSON) throw tooManyRead(oldest + WITHIN_MS - at);
  readAt.set(userId, [...times, at]);
}

function tooManyRead(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new AppError(
    `We read ${PER_PERSON} resumes an hour for each person. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { code: 'too-many-resumes', status: 429, retryAfterSeconds },
  );
}

function tooManyOfOne(): AppError {
  return new AppError('Your other resumes are still being read. Please wait until they are done.', {
    ...{ code: 'too-many-resumes', status: 429, retryAfterSeconds: 20 },
  });
}

function tooManyWait(): AppError {
  return new AppError('Many resumes are being read right now. Please try again in a minute.', {
    ...{ code: 'resume-queue-full', status: 503, expected: true, retryAfterSeconds: 60 },
  });
}

function toReadableError(error: unknown): AppError {
  if (error instanceof ResumeError) {
    const status = STATUS_OF[error.code] ?? 422;
    return new AppError(error.message, { code: `resume-${error.code}`, status, cause: error });
  }
  return new AppError(ERROR_TEXTS.resumeParseFailed, { code: 'resume-failed', status: 500, cause: error });
}
