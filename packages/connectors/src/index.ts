export * from './contract.ts';
export { createAtsFetch, type AtsFetchOptions, type ClosableAtsFetch } from './http/ats-fetch.ts';
export { toNavigationParts } from './navigation-parts.ts';
export { CONNECTORS } from './registry.ts';
export { findTargetEarnings, type TargetEarnings } from './posting/money/target-earnings.ts';
export { limitDepth } from './posting/markup/depth.ts';
export { findEmploymentTypeInDescription } from './posting/employment-type-in-description.ts';
export { findWorkModeInDescription, type WorkModeFinding } from './posting/work-mode-in-description.ts';
export { resolvePlaceCountries } from './posting/places.ts';
