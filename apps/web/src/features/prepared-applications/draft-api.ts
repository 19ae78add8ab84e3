import type { TurboApplyCalls } from '@firsthand/contracts/light';
import type { ApiOf } from '../../lib/api/create-api-client.ts';

/** The calls about prepared applications. */
export type DraftApi = ApiOf<TurboApplyCalls>;
