import { APPLICATION_DOWNLOAD_ROUTES } from './downloads/routes.ts';
import { APPLICATION_HISTORY_ROUTES } from './history/routes.ts';

export const APPLICATION_ROUTES = {
  addApplication: 'POST /v1/api/job-applications',
  getApplication: 'GET /v1/api/job-applications/:id',
  updateApplication: 'PATCH /v1/api/job-applications/:id',
  removeApplication: 'DELETE /v1/api/job-applications/:id',
  markApplied: 'POST /v1/api/job-applications/:id/applied',
} as const;

/** Applications a person made. */
export const JOB_APPLICATION_ROUTES = {
  ...APPLICATION_ROUTES,
  ...APPLICATION_HISTORY_ROUTES,
  ...APPLICATION_DOWNLOAD_ROUTES,
} as const;
