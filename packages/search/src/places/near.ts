import { coverCircle, listPlacesOfCode, locatePlace, type Point } from '@firsthand/gazetteer';
import type { Place } from '@firsthand/contracts';
import { listTownsOfCity, toStatePart } from './city-names.ts';
import { anyOf, token, type Expression } from '../expression.ts';
import { ofCell, ofPlace, ofTown, type PlaceParts } from '../lexemes.ts';

/** What a job has of a place the gazetteer knows: the town and its cells. Nothing of any other. */
export function listTownLexemes(place: Place): string[] {
  const town = locatePlace(place);
  return town ? [ofTown(town.id), ...town.cells.map(ofCell)] : [];
}

/** A circle around a point. */
export interface NearFilter extends Point {
  radiusKm: number;
}

/** Some place of the job is within the circle. Undefined when there is no town in it. */
export function toNear({ radiusKm, ...centre }: NearFilter): Expression | undefined {
  const { cells, places } = coverCircle(centre, radiusKm);
  const inCells = cells.flatMap((list, size) => list.map((cell) => ofCell(cell, size)));
  const lexemes = [...inCells, ...places.map(ofTown)];
  return lexemes.length === 0 ? undefined : anyOf(lexemes.map(token));
}

/** The towns that the postal code among these parts belongs to, as far as they fit the others; none without a code. */
export function listTownsOfCode(parts: PlaceParts): string[] {
  return parts.zip ? listPlacesOfCode(parts.zip, parts).map(({ id }) => ofTown(id)) : [];
}

/**
 * One and the same place of the job has these parts; of a postal code it is also enough that it is a town the code belongs
 * to, and of a city that it is the town, by whatever name. Undefined when no part is given.
 */
export function toPlaceExpression(given: PlaceParts): Expression | undefined {
  const parts = { ...given, state: toStatePart(given) };
  const lexeme = ofPlace(parts);
  if (lexeme === undefined) return undefined;
  const towns = listTownsOfCity(parts).map(({ id }) => ofTown(id));
  return anyOf([lexeme, ...listTownsOfCode(parts), ...towns].map(token));
}
