import { AppError, refuse } from '@firsthand/contracts';
import { ResumeError, type ParsedResume } from '@firsthand/resume-parser';
import type { ApiContext } from '../../../api-context.ts';
import { createHourlyCount, toRetryAfter } from '../../../http/guards/hourly-count.ts';

const PER_PERSON = 20;

/** What cannot be read is the file's fault, except where the refusal says more. */
const STATUS_OF: Partial<Record<ResumeError['code'], number>> = { 'not-pdf': 415, 'too-large': 413 };

export interface ResumeDesk {
  /**
   * Reads a resume when it is its turn. 413, 415 or 422 for what is no readable resume, 429 for a person who had many
   * read or has several waiting, 503 when too many wait or it takes a minute to come to it. Throws the signal's reason
   * when it is aborted, and ends the reading.
   */
  read(userId: number, file: Uint8Array, signal?: AbortSignal): Promise<ParsedResume>;
}

/** Where people bring their resumes: so many an hour, and with errors for people. */
export function createResumeDesk({ readResume, now }: Pick<ApiContext, 'readResume' | 'now'>): ResumeDesk {
  const readings = createHourlyCount({ atMost: PER_PERSON, now, refuse: tooManyRead });
  return {
    async read(userId, file, signal) {
      readings.require(userId);
      const takeBack = readings.add(userId);
      try {
        return await readResume(file, { person: userId, signal });
      } catch (error) {
        signal?.throwIfAborted();
        // Who is sent away unread did not have one read.
        if (error instanceof AppError) takeBack();
        throw error instanceof AppError ? error : toReadableError(error);
      }
    },
  };
}

function tooManyRead(waitMs: number): AppError {
  const retryAfterSeconds = toRetryAfter(waitMs);
  return refuse('too-many-readings', { perHour: PER_PERSON, retryAfterSeconds });
}

/** What a reading failed by, in words for people. */
export function toReadableError(error: unknown): AppError {
  if (error instanceof ResumeError) {
    const status = STATUS_OF[error.code] ?? 422;
    return new AppError(error.message, { code: `resume-${error.code}`, status, cause: error });
  }
  return refuse('resume-failed', { cause: error });
}
