import { AppError, ERROR_TEXTS } from '@firsthand/contracts';
import { WaitingLine } from '@firsthand/database';

/** Longer than any queue of people who wait for their answers, and short enough that memory does not matter. */
const MOST_WAITING = 5_000;
/** Who waits longer has given up. */
const LONGEST_WAIT_MS = 10_000;
const BUSY_CODE = 'search-busy';

/** The line of searches in front of an executor that does so many at once; who waits too long there gets `isBusy`. */
export function createSearchLine(places: number, { mostWaiting = MOST_WAITING } = {}): WaitingLine {
  return new WaitingLine({
    ...{ places, mostWaiting, longestWaitMs: LONGEST_WAIT_MS },
    toError: () =>
      new AppError(ERROR_TEXTS.tooManyAsk, {
        ...{ code: BUSY_CODE, status: 503, expected: true, retryAfterSeconds: 5 },
      }),
  });
}

/** Whether a search was refused since too many others were waiting: no executor failed, and another would only fall behind too. */
export function isBusy(error: unknown): boolean {
  return error instanceof AppError && error.code === BUSY_CODE;
}
