export { coverCircle } from './cover-circle.ts';
export { toDistanceKm, type Point } from './distance.ts';
export { CODE_COUNTRIES } from './find-postal-code.ts';
export { findNear } from './find-near.ts';
export { listNamesakes, type Namesake } from './list-namesakes.ts';
export { listPlacesOfCode, locatePlace } from './locate-place.ts';
