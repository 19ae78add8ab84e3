import type { Posting } from '@firsthand/contracts';
import { aPosting as anyPosting } from '@firsthand/test-support';

export { aPlace } from '@firsthand/test-support';

/** A believable posting with this id, which also stands in its title. */
export function aPosting(externalId: string, overrides: Partial<Posting> = {}): Posting {
  return anyPosting({
    externalId,
    title: `Data Engineer ${externalId}`,
    employmentType: 'full_time',
    employmentTypeOrigin: 'source',
    ...overrides,
  });
}
