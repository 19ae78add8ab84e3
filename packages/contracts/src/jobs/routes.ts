import { COVERAGE_ROUTES } from '../coverage/routes.ts';
import { INSIGHTS_ROUTES } from '../insights/routes.ts';
import { LOCATION_ROUTES } from '../locations/routes.ts';
import { OCCUPATION_ROUTES } from '../occupations/routes.ts';
import { QUESTION_ROUTES } from '../questions/routes.ts';
import { REQUISITION_ROUTES } from '../requisitions/routes.ts';
import { SUMMARY_ROUTES } from '../summaries/routes.ts';
import { VISITOR_ROUTES } from '../visitors/routes.ts';

/** `*` is what follows `/ats/` in the address of the job's page. */
export const JOB_PAGE_ROUTES = {
  getJob: 'GET /v1/api/ats/*',
} as const;

/** Jobs and what helps to search them: for everybody. */
export const JOB_ROUTES = {
  ...REQUISITION_ROUTES,
  ...COVERAGE_ROUTES,
  ...OCCUPATION_ROUTES,
  ...LOCATION_ROUTES,
  ...INSIGHTS_ROUTES,
  ...SUMMARY_ROUTES,
  ...QUESTION_ROUTES,
  ...JOB_PAGE_ROUTES,
  ...VISITOR_ROUTES,
} as const;
