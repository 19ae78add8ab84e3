import { describeCalls } from '../call.ts';
import { COVERAGE_ROUTES } from './routes.ts';
import { coverageSchema } from './schemas.ts';

/** What of the market is here. */
export const coverageCalls = describeCalls('Search', COVERAGE_ROUTES, {
  getCoverage: {
    summary:
      'Boards, employers and open jobs by system and country, and how fresh they are; counted every ten minutes',
    access: 'anybody',
    answer: coverageSchema,
  },
});
