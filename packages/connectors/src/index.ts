export * from './contract.ts';
export { createAtsFetch, type AtsFetchOptions } from './http/ats-fetch.ts';
export { CONNECTORS } from './registry.ts';
export { resolvePlaceCountries } from './posting/places.ts';
