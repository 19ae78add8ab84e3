import type { FitResponse } from '../schemas/fit-schemas.ts';
import type { RoutesOf } from './call.ts';

/** What postings ask for, held against a job profile. */
export interface FitCalls {
  getFit: { query: { ids: string; profile_id?: number }; answer: FitResponse };
}

export const FIT_ROUTES = {
  getFit: 'GET /v1/api/fit',
} as const satisfies RoutesOf<FitCalls>;
