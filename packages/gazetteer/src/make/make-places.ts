import { toNumber } from '../name-key.ts';
import { UNITS_PER_DEGREE, type Columns, type PlacesFile } from '../places-file.ts';
import { createCityIndex } from './city-index.ts';
import { toNameColumns } from './name-columns.ts';
import { readCities, toWeight, type City } from './read-cities.ts';
import { readPostalCodes, type CodeEntry } from './read-postal-codes.ts';

/** The gazetteer, made of the packages that hold its sources and of GeoNames' files of postal codes. */
export function makePlaces(postalFiles: readonly string[] = []): PlacesFile {
  const cities = readCities();
  const countries = [...new Set(cities.map(({ country }) => country))].sort();
  const regions = ['', ...new Set(cities.flatMap(({ region }) => region ?? []))];
  const columns: Columns = {
    ...toPlaceColumns(cities, countries, regions),
    ...toNameColumns(cities),
    ...NO_CODES,
  };
  const named: PlacesFile = { countries, regions, codeCountries: [], columns };
  const codes = readPostalCodes(createCityIndex(named, cities), postalFiles);
  const codeCountries = [...new Set(codes.map(({ country }) => country))].sort();
  return { ...named, codeCountries, columns: { ...columns, ...toCodeColumns(codes) } };
}

type CodeColumns = Pick<Columns, 'codes' | 'codeLatitudes' | 'codeLongitudes' | 'codeStarts' | 'codePlaces'>;

const NO_CODES: CodeColumns = {
  codes: new Float64Array(),
  codeLatitudes: new Int32Array(),
  codeLongitudes: new Int32Array(),
  codeStarts: new Uint32Array(1),
  codePlaces: new Uint32Array(),
};

type PlaceColumns = Pick<
  Columns,
  'ids' | 'latitudes' | 'longitudes' | 'countryOf' | 'regionOf' | 'cells' | 'weights' | 'names' | 'nameStarts'
>;

function toPlaceColumns(cities: readonly City[], countries: string[], regions: string[]): PlaceColumns {
  const numberOf = (list: readonly string[]) => new Map(list.map((item, number) => [item, number]));
  const [countryNumbers, regionNumbers] = [numberOf(countries), numberOf(regions)];
  const names = cities.map(({ name }) => Buffer.from(name));
  return {
    ids: Uint32Array.from(cities, ({ id }) => id),
    latitudes: toUnits(cities.map(({ latitude }) => latitude)),
    longitudes: toUnits(cities.map(({ longitude }) => longitude)),
    countryOf: Uint16Array.from(cities, ({ country }) => countryNumbers.get(country) ?? 0),
    regionOf: Uint16Array.from(cities, ({ region }) => regionNumbers.get(region ?? '') ?? 0),
    cells: Uint32Array.from(cities, ({ cell }) => cell),
    weights: Uint32Array.from(cities, (city) => toWeight(city, false)),
    names: new Uint8Array(Buffer.concat(names)),
    nameStarts: toStarts(names),
  };
}

function toCodeColumns(codes: readonly CodeEntry[]): CodeColumns {
  const entries = codes
    .map((entry) => ({ ...entry, number: toNumber(`${entry.country}/${entry.code}`) }))
    .sort((a, b) => a.number - b.number);
  const twice = entries.find(({ number }, at) => number === entries[at - 1]?.number);
  if (twice) throw new Error(`The postal code ${twice.code} of ${twice.country} has the number of another.`);
  return {
    codes: Float64Array.from(entries, ({ number }) => number),
    codeLatitudes: toUnits(entries.map(({ centre }) => centre.latitude)),
    codeLongitudes: toUnits(entries.map(({ centre }) => centre.longitude)),
    codeStarts: toStarts(entries.map(({ places }) => places)),
    codePlaces: Uint32Array.from(entries.flatMap(({ places }) => places)),
  };
}

function toUnits(degrees: readonly number[]): Int32Array {
  return new Int32Array(degrees.map((one) => Math.round(one * UNITS_PER_DEGREE)));
}

/** Where each begins when they stand one after the other, and at last where they end. */
function toStarts(items: readonly { length: number }[]): Uint32Array {
  const starts = new Uint32Array(items.length + 1);
  items.forEach(({ length }, at) => (starts[at + 1] = (starts[at] ?? 0) + length));
  return starts;
}
