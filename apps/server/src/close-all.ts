/** Longer than the grace that HTTP gives to requests under way. */
const CLOSE_WITHIN_MS = 7_000;

/**
 * In order; one that fails or hangs does not keep the rest open, above all not the store and the lock of the data
 * directory. Throws at the end what could not be closed within its time.
 */
export async function closeAll(
  closers: readonly (() => Promise<void>)[],
  eachWithinMs: number = CLOSE_WITHIN_MS,
): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers) {
    try {
      await within(eachWithinMs, close());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Something could not be closed');
}

/** As `closeAll`, for what does not need each other: all at once. */
export async function closeTogether(
  closers: readonly (() => Promise<void>)[],
  eachWithinMs: number = CLOSE_WITHIN_MS,
): Promise<void> {
  const outcomes = await Promise.allSettled(closers.map(async (close) => within(eachWithinMs, close())));
  const failures = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, 'Something could not be closed');
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Closing took longer than ${milliseconds} ms`));
    }, milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
