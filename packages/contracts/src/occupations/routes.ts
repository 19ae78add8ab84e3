export const OCCUPATION_ROUTES = {
  listOccupations: 'GET /v1/api/occupations',
} as const;
