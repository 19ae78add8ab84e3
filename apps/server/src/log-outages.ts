import { watchOutages, type OutageWatch } from '@firsthand/database';
import type { Logger } from 'pino';

/** One watch for all workers of this process, so that an outage costs the log two lines and not a storm. */
export function logOutages(logger: Pick<Logger, 'warn'>): OutageWatch {
  return watchOutages({
    onLost: (error) => {
      logger.warn({ err: error }, 'the database cannot be reached; work waits for it');
    },
    onBack: (awayMs) => {
      logger.warn(`the database is back after ${Math.round(awayMs / 1_000)} s`);
    },
  });
}
