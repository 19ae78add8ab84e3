import { AppError, ERROR_TEXTS } from '@firsthand/contracts';
import { ResumeError, type ParsedResume } from '@firsthand/resume-parser';
import type { ApiContext } from '../../api-context.ts';

/** Each takes a thread and up to 300 MB. */
const AT_ONCE = 2;
const WAITING_AT_MOST = 20;
const PER_PERSON = 20;
const WITHIN_MS = 60 * 60_000;

/** What cannot be read is the file's fault, except where the refusal says more. */
const STATUS_OF: Partial<Record<ResumeError['code'], number>> = { 'not-pdf': 415, 'too-large': 413 };

export interface ResumeDesk {
  /**
   * Reads a resume when it is its turn. 413, 415 or 422 for what is no readable resume, 429 for a person who had many
   * read, 503 when too many wait.
   */
  read(userId: number, pdf: Uint8Array): Promise<ParsedResume>;
}

/** Where resumes are read, a few at a time in this process, however many people come. */
export function createResumeDesk({ readResume, now }: Pick<ApiContext, 'readResume' | 'now'>): ResumeDesk {
  const waiting: (() => void)[] = [];
  const readAt = new Map<number, number[]>();
  let reading = 0;

  const takeTurn = async (): Promise<void> => {
    if (reading < AT_ONCE) {
      reading += 1;
      return;
    }
    if (waiting.length >= WAITING_AT_MOST) throw tooManyWait();
    // Whoever is done hands their turn on, so `reading` stays.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const endTurn = (): void => {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  };

  return {
    async read(userId, pdf) {
      countReading(readAt, userId, now().getTime());
      await takeTurn();
      try {
        return await readResume(pdf);
      } catch (error) {
        throw toReadableError(error);
      } finally {
        endTurn();
      }
    },
  };
}

function countReading(readAt: Map<number, number[]>, userId: number, at: number): void {
  for (const [id, times] of readAt) {
    const recent = times.filter((time) => time > at - WITHIN_MS);
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

function tooManyWait(): AppError {
  return new AppError('Many resumes are being read right now. Please try again in a minute.', {
    ...{ code: 'resume-desk-full', status: 503, expected: true, retryAfterSeconds: 60 },
  });
}

function toReadableError(error: unknown): AppError {
  if (error instanceof ResumeError) {
    const status = STATUS_OF[error.code] ?? 422;
    return new AppError(error.message, { code: `resume-${error.code}`, status, cause: error });
  }
  return new AppError(ERROR_TEXTS.resumeParseFailed, { code: 'resume-failed', status: 500, cause: error });
}
