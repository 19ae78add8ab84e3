import type { ParsedResume, Place } from '../resume.ts';

/** A reading with each of its places moved, wherever in it they stand. */
export function movePlaces(resume: ParsedResume, move: (place: Place) => Place): ParsedResume {
  return moveIn(resume, move) as ParsedResume;
}

function moveIn(value: unknown, move: (place: Place) => Place): unknown {
  if (Array.isArray(value)) return value.map((each) => moveIn(each, move));
  if (typeof value !== 'object' || value === null) return value;
  if (isPlace(value)) return move(value);
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, moveIn(below, move)]));
}

function isPlace(value: object): value is Place {
  return 'page' in value && 'x' in value && 'y' in value && 'height' in value;
}
