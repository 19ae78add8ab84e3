import { createApiClient } from '@firsthand/api-client';
import { JOB_ROUTES } from '@firsthand/contracts/light';
import { browserFetch } from './browser-fetch.ts';

/** The calls about jobs from the browser; a page that is rendered makes its own from the fetch it is given. */
export const jobApi = createApiClient(browserFetch, JOB_ROUTES);
