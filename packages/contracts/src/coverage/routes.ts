export const COVERAGE_ROUTES = { getCoverage: 'GET /v1/api/coverage' } as const;
