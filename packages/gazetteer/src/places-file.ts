/** The gazetteer as it lies in its file and in memory: columns of numbers, none of them an object of its own. */
export interface PlacesFile {
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  /** Codes of ISO 3166-2 without the country. The first is none. */
  regions: string[];
  /** Whose postal codes it holds. */
  codeCountries: string[];
  columns: Columns;
}

/** Places are numbered from 0 in the order of their cells, so that a row of cells is one stretch of every column. */
export interface Columns {
  /** Of GeoNames. */
  ids: Uint32Array;
  /** In units of 1e-5 degrees, as are all coordinates here. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  /** Numbers in `countries` and `regions`. */
  countryOf: Uint16Array;
  regionOf: Uint16Array;
  cells: Uint32Array;
  /** How telling each is: its people, of a part of a town a tenth of them. */
  weights: Uint32Array;
  /** Names in UTF-8, and where each begins; one start more than there are places. */
  names: Uint8Array;
  nameStarts: Uint32Array;
  /** Of "austin" and the like, as numbers in ascending order. */
  keys: Float64Array;
  /** Of each key an entry of its own, or where in `lists` there are several. */
  entries: Uint32Array;
  /** A length and so many entries of any country, the most telling first, and so on. */
  lists: Uint32Array;
  /** Of "US/78701", as numbers in ascending order. */
  codes: Float64Array;
  codeLatitudes: Int32Array;
  codeLongitudes: Int32Array;
  /** Where the places of a code begin in `codePlaces`; one more than there are codes. */
  codeStarts: Uint32Array;
  /** The most telling first. */
  codePlaces: Uint32Array;
}

/** In an entry: the place is called so by some, and otherwise by itself. */
export const IS_OTHER_NAME = 0x40000000;
/** In `entries`: the rest is a position in `lists`. */
export const IS_LIST = 0x80000000;
export const UNITS_PER_DEGREE = 100_000;

const TYPES = {
  ids: Uint32Array,
  latitudes: Int32Array,
  longitudes: Int32Array,
  countryOf: Uint16Array,
  regionOf: Uint16Array,
  cells: Uint32Array,
  weights: Uint32Array,
  names: Uint8Array,
  nameStarts: Uint32Array,
  keys: Float64Array,
  entries: Uint32Array,
  lists: Uint32Array,
  codes: Float64Array,
  codeLatitudes: Int32Array,
  codeLongitudes: Int32Array,
  codeStarts: Uint32Array,
  codePlaces: Uint32Array,
} as const satisfies Record<keyof Columns, unknown>;

const COLUMN_NAMES = Object.keys(TYPES) as (keyof Columns)[];
const FORMAT = 'firsthand places 3';
/** Columns begin at multiples of this, so that they can be read where they lie. */
const ALIGNMENT = 8;

interface Header {
  format: string;
  countries: string[];
  regions: string[];
  codeCountries: string[];
  /** Items of each column, in the order of the file. */
  lengths: Record<keyof Columns, number>;
}

const align = (offset: number) => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;

/** The whole file. Numbers are written in this machine's order: a file is made where it is read. */
export function toBytes({ countries, regions, codeCountries, columns }: PlacesFile): Uint8Array<ArrayBuffer> {
  const lengths = Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, columns[name].length]),
  ) as Header['lengths'];
  const header: Header = { format: FORMAT, countries, regions, codeCountries, lengths };
  const text = new TextEncoder().encode(JSON.stringify(header));
  let offset = align(4 + text.length);
  const total = COLUMN_NAMES.reduce((end, name) => align(end + columns[name].byteLength), offset);
  const bytes = new Uint8Array(total);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  for (const name of COLUMN_NAMES) {
    const { buffer, byteOffset, byteLength } = columns[name];
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), offset);
    offset = align(offset + byteLength);
  }
  return bytes;
}

/** Reads what `toBytes` gave, where it lies. Throws when it is another file or is not whole. */
export function fromBytes(given: Uint8Array<ArrayBuffer>): PlacesFile {
  const bytes = given.byteOffset % ALIGNMENT === 0 ? given : Uint8Array.from(given);
  const { buffer, byteOffset, byteLength } = bytes;
  const length = byteLength < 4 ? 0 : new DataView(buffer, byteOffset).getUint32(0, true);
  if (length === 0 || 4 + length > byteLength) throw new Error('This is no file of places.');
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Header;
  if (header.format !== FORMAT) throw new Error('This file of places was made by another version.');
  let offset = align(4 + length);
  const columns: Partial<Record<keyof Columns, unknown>> = {};
  for (const name of COLUMN_NAMES) {
    const column = new TYPES[name](buffer, byteOffset + offset, header.lengths[name]);
    columns[name] = column;
    offset = align(offset + column.byteLength);
  }
  const { countries, regions, codeCountries } = header;
  return { countries, regions, codeCountries, columns: columns as unknown as Columns };
}
