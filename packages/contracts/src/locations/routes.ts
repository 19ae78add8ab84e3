export const LOCATION_ROUTES = {
  searchLocations: 'GET /v1/api/location/search',
} as const;
