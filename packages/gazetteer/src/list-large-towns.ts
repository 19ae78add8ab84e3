import { openPlaces, toPlace } from './gazetteer.ts';

/** The names of all towns of the world with so many people, as they call themselves, some of them several times. */
export function listNamesOfLargeTowns(leastPeople: number): string[] {
  const file = openPlaces();
  const names: string[] = [];
  for (const [number, people] of file.columns.weights.entries())
    if (people >= leastPeople) names.push(toPlace(file, number).name);
  return names;
}
