import type { Source } from '@firsthand/contracts/light';

/** The job to apply to. */
export interface TurboJob {
  id: number;
  source: Source;
}
