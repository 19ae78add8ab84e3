import { describeCalls } from '../call.ts';
import { LOCATION_ROUTES } from './routes.ts';
import { locationQuerySchema, locationResponseSchema } from './schemas.ts';

/** Places to search at. */
export const locationCalls = describeCalls('Search', LOCATION_ROUTES, {
  searchLocations: {
    summary: 'Places where we hold open jobs',
    access: 'anybody',
    query: locationQuerySchema,
    answer: locationResponseSchema,
  },
});
