import { findNumber } from '../gazetteer.ts';
import { toNameKey, toNumber } from '../name-key.ts';
import { IS_LIST, IS_OTHER_NAME, type Columns } from '../places-file.ts';
import { toWeight, type City } from './read-cities.ts';

type NameColumns = Pick<Columns, 'keys' | 'entries' | 'lists'>;

/** Of every name the cities that are called so. */
export function toNameColumns(cities: readonly City[]): NameColumns {
  const named = listNames(cities);
  const keys = sortOnce(named.numbers);
  const groups = groupByKey(keys, named);
  const lists: number[] = [];
  const entries = new Uint32Array(keys.length);
  for (let key = 0; key < keys.length; key++) {
    const of = groups.entries.subarray(groups.starts[key], groups.starts[key + 1]);
    if (of.length === 1) {
      entries[key] = of[0] ?? 0;
      continue;
    }
    entries[key] = IS_LIST + lists.length;
    lists.push(of.length, ...sortByWeight(of, cities));
  }
  return { keys, entries, lists: Uint32Array.from(lists) };
}

/** Numbers of keys, and beside each the city with its mark. */
interface Named {
  numbers: Float64Array;
  /** Other numbers of the same keys, to tell two that have one number. */
  seconds: Float64Array;
  entries: Uint32Array;
}

function listNames(cities: readonly City[]): Named {
  const numbers: number[] = [];
  const seconds: number[] = [];
  const entries: number[] = [];
  cities.forEach((city, number) => {
    const own = new Set([toNameKey(city.name), toNameKey(city.asciiName)]);
    const others = city.otherNames.split(',').map(toNameKey);
    for (const key of new Set([...own, ...others])) {
      if (key === '') continue;
      numbers.push(toNumber(key));
      seconds.push(toNumber(`${key}/`));
      entries.push(own.has(key) ? number : number | IS_OTHER_NAME);
    }
  });
  return {
    numbers: new Float64Array(numbers),
    seconds: new Float64Array(seconds),
    entries: new Uint32Array(entries),
  };
}

function sortOnce(numbers: Float64Array): Float64Array {
  return numbers.toSorted().filter((number, at, sorted) => number !== sorted[at - 1]);
}

/** The entries of each key one after the other, and where those of a key begin. Throws when two keys have one number. */
function groupByKey(keys: Float64Array, { numbers, seconds, entries }: Named) {
  const positions = numbers.map((number) => findNumber(keys, number) ?? 0);
  const starts = new Uint32Array(keys.length + 1);
  for (const position of positions) starts[position + 1] = (starts[position + 1] ?? 0) + 1;
  for (let key = 0; key < keys.length; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const next = starts.slice();
  const secondOf = new Float64Array(keys.length);
  const grouped = new Uint32Array(entries.length);
  positions.forEach((position, at) => {
    const [place, second] = [next[position] ?? 0, seconds[at] ?? 0];
    if (place === starts[position]) secondOf[position] = second;
    else if (secondOf[position] !== second)
      throw new Error('Two names have one number: change how it is made.');
    grouped[place] = entries[at] ?? 0;
    next[position] = place + 1;
  });
  return { starts, entries: grouped };
}

/** The most telling first. */
function sortByWeight(entries: Uint32Array, cities: readonly City[]): number[] {
  const weigh = (entry: number) => {
    const city = cities[entry & ~IS_OTHER_NAME];
    return city ? toWeight(city, (entry & IS_OTHER_NAME) !== 0) : 0;
  };
  return [...entries].sort((a, b) => weigh(b) - weigh(a) || a - b);
}
