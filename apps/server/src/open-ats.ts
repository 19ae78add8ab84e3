import { CONNECTORS, createAtsFetch, type ClosableAtsFetch } from '@firsthand/connectors';
import type { Telemetry } from '@firsthand/contracts';
import { openDoors, type Doors } from '@firsthand/outside';
import type { Logger } from 'pino';
import type { Config } from './settings/config.ts';
import { logHosts } from './log-hosts.ts';
import { countOutside } from './telemetry/count-outside.ts';

const PRODUCT_VERSION = '0.1';

interface OutsideTools {
  config: Pick<Config, 'contact'>;
  /** Where every request to an ATS goes instead. */
  gateway: string | undefined;
  logger: Logger;
  telemetry: Telemetry;
  /** Of the thread that reads boards alone: who waits for a form does not wait for an hour. */
  hourly?: Config['crawlPerHour'] | undefined;
}

/**
 * The doors to the outside, and the polite way to the ATSs, as a thread has them. The thread that serves reads a form or sends
 * an application when a person wants it, one request at a time for each host; with the thread that crawls, a host gets at
 * most one request at once beside its budget, for one posting (decision 115).
 */
export function openAts({ config, gateway, logger, telemetry, hourly }: OutsideTools): {
  doors: Doors;
  ats: ClosableAtsFetch;
} {
  const tellLog = logHosts(logger);
  const doors = openDoors((event) => {
    tellLog(event);
    countOutside(telemetry, event);
  });
  const ats = createAtsFetch({
    door: doors.ats,
    budgets: Object.values(CONNECTORS).flatMap((connector) => connector.budgets),
    userAgent: `Firsthand/${PRODUCT_VERSION} (job search; ${config.contact})`,
    gateway,
    hourly,
  });
  return { doors, ats };
}
