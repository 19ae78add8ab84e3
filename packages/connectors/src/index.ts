export * from './contract.ts';
export { createAtsFetch, type AtsFetchOptions, type ClosableAtsFetch } from './http/ats-fetch.ts';
export { CONNECTORS } from './registry.ts';
export { resolvePlaceCountries } from './posting/places.ts';
