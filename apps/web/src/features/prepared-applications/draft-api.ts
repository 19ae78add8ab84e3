import type { ApiOf } from '@firsthand/api-client';
import type { TURBO_APPLY_ROUTES } from '@firsthand/contracts/light';

/** The calls about prepared applications. */
export type DraftApi = ApiOf<typeof TURBO_APPLY_ROUTES>;
