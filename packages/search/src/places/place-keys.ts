import { fold } from '@firsthand/contracts';
import { getTown, listNamesOfTown, type CalledTown } from '@firsthand/gazetteer';

/** Words that names hold in full or short. */
const SHORT: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' };

/** The keys of the rows that a town may have in the table of places, under any name we know of it. */
export function listTownKeys(town: CalledTown, also: readonly string[] = []): string[] {
  const { name } = getTown(town);
  const { country, region, usualName } = town;
  const known = [region, null].flatMap((part) =>
    [name, usualName ?? name].flatMap((one) => listNamesOfTown({ name: one, country, region: part })),
  );
  const folded = new Set([name, usualName ?? name, ...known, ...also].map(fold).flatMap(toSpellings));
  const states = region === null ? [''] : [region, ''];
  return [...folded].flatMap((city) => states.map((state) => `city|${country}|${state}|${city}`));
}

/** "saint louis" → "st louis" as well. */
function toSpellings(name: string): string[] {
  const short = name.replace(/\b(?:sainte?|fort|mount)\b/g, (word) => SHORT[word] ?? word);
  return short === name ? [name] : [name, short];
}
