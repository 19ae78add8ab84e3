import type { Logger } from 'pino';
import type { Config } from '../settings/config.ts';
import type { Traces } from './traces.ts';

/** Traces for the collector that the settings name; null, and nothing of them loaded, when they name none. */
export async function openTraces({ traces }: Config, logger: Logger): Promise<Traces | null> {
  if (!traces) return null;
  const { createTraces } = await import('./create-traces.ts');
  return createTraces({
    ...traces,
    onOutage: (error) => {
      if (error) logger.warn({ err: error }, 'traces cannot be handed over; the newest are left out');
      else logger.info('traces are handed over again');
    },
  });
}
