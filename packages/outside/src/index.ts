export {
  isPublicAddress,
  literalAddress,
  publicLookup,
  toPublicLookup,
  type Resolve,
} from './address-guard.ts';
export { callFor } from './calling-for.ts';
export { createOutsideFetch, type OutsideFetch } from './create-outside-fetch.ts';
export { Door, openDoors, type CallOutcome, type Doors, type OutsideEvent } from './door.ts';
export { DOOR_LIMITS, type DoorLimits, type DoorName } from './door-limits.ts';
export { readWithin } from './read-within.ts';
export { findHostRest, HostRestsError } from './host-rests-error.ts';
