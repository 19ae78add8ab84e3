import { AUTO_APPLY_ROUTES } from './auto-apply/routes.ts';
import { DRAFTING_ROUTES } from './drafting/routes.ts';
import { DRAFT_ROUTES } from './drafts/routes.ts';
import { RESUME_VERSION_ROUTES } from './resume-version/routes.ts';

export const VALIDATION_ROUTES = {
  validateApplication: 'POST /v1/api/job-applications/validate',
} as const;

/** Prepared applications, their help, and the criteria by which they are prepared. */
export const TURBO_APPLY_ROUTES = {
  ...VALIDATION_ROUTES,
  ...DRAFT_ROUTES,
  ...DRAFTING_ROUTES,
  ...RESUME_VERSION_ROUTES,
  ...AUTO_APPLY_ROUTES,
} as const;
