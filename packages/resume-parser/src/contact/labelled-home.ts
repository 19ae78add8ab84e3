import type { Chunk } from '../layout/chunks.ts';
import { toPlace, type Line } from '../layout/lines.ts';
import { fold } from '../words/clean-text.ts';
import { findCountry, isCountryCode } from '../words/places.ts';
import type { Found } from '../resume.ts';
import type { Home } from './home.ts';

type Part = 'address' | 'zip' | 'city' | 'state' | 'country';

/** Folded names of the fields of an address, in our eight languages. */
const LABELS: Record<Part, string> = {
  address:
    'address|street|street address|strasse|adresse|rue|calle|direccion|indirizzo|via|rua|morada|endereco|adres|straat|adress|gatuadress',
  zip: 'zip|zip code|postal code|post code|postcode|plz|postleitzahl|code postal|codigo postal|cap|cep|postnummer|pin code|pincode',
  city: 'city|town|city/town|ort|stadt|wohnort|ville|ciudad|localidad|citta|cidade|localidade|plaats|woonplaats|postort|bostadsort',
  state:
    'state|province|region|county|state/province|state/region|bundesland|departement|provincia|regione|estado|provincie|lan|regiao|distrito',
  country:
    'country|country code|land|landkod|pays|code pays|pais|paese|nazione|landcode|landercode|codigo de pais',
};
const PART = new Map(
  (Object.keys(LABELS) as Part[]).flatMap((part) => LABELS[part].split('|').map((label) => [label, part])),
);
/** One field alone may be anything's; an address has several. */
const FEWEST = 2;
const LONGEST = 60;
const SURE = 0.9;

/** An address whose parts have a row each, with their names before them: `City | Kochi` under `Postal code | 682016`. */
export function findLabelledHome(lines: readonly Line[]): Home | null {
  const parts = new Map<Part, Found<string>>();
  for (const line of lines) {
    const read = readRow(line);
    if (read && !parts.has(read.part)) parts.set(read.part, read.found);
  }
  if (parts.size < FEWEST || !parts.has('city')) return null;
  const take = (part: Part): Found<string> | null => parts.get(part) ?? null;
  const country = take('country');
  const code = country && (isCountryCode(country.value) ? country.value : findCountry(country.value));
  return {
    address: take('address'),
    city: take('city'),
    state: take('state'),
    zip: take('zip'),
    country: code === null ? null : country,
    region: code === 'UK' ? 'GB' : code,
  };
}

function readRow({ cells: [first, second, ...more] }: Line): { part: Part; found: Found<string> } | null {
  if (!first || more.length > 0) return null;
  const at = second ? first.text.length : first.text.indexOf(':');
  const part = PART.get(fold(first.text.slice(0, Math.max(0, at)).replace(/:\s*$/, '').trim()));
  if (part === undefined) return null;
  const value = second ?? first;
  const from = second ? 0 : first.text.length - first.text.slice(at + 1).trimStart().length;
  return toValue(part, value, from);
}

function toValue(part: Part, chunk: Chunk, from: number): { part: Part; found: Found<string> } | null {
  const text = chunk.text.slice(from).trim();
  const isName =
    part === 'address' || (part === 'zip' ? /\d/.test(text) : /^[\p{L}][\p{L}.'’() -]*$/u.test(text));
  if (text === '' || text.length > LONGEST || !isName) return null;
  const where = [toPlace(chunk, from, from + text.length)];
  return { part, found: { value: text, confidence: SURE, where } };
}
