export { coverCircle } from './cover-circle.ts';
export { toDistanceKm, type Point } from './distance.ts';
export { CODE_COUNTRIES } from './find-postal-code.ts';
export { findNear } from './find-near.ts';
export { listNamesOfLargeTowns } from './list-large-towns.ts';
export { listNamesakes, type Namesake } from './list-namesakes.ts';
export { getTown, listTowns, locateKnownTown, weighCalled, type CalledTown } from './list-towns.ts';
export { listPlacesOfCode, locatePlace } from './locate-place.ts';
export { toNameKey } from './name-key.ts';
export { findCountryOfName } from './names/country-names.ts';
export {
  listKnownAreas,
  listKnownTowns,
  listNamesOfTown,
  type KnownArea,
  type KnownTown,
} from './names/known-names.ts';
export { listRegionsOfName, type NamedRegion } from './names/region-names.ts';
export { toArea } from './regions.ts';
