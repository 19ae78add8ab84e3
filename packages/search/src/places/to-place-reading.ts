import { toCountryName, toStateName } from '@firsthand/contracts';
import { getTown, toNameKey, type CalledTown } from '@firsthand/gazetteer';
import type { FoundPlace } from './find-place.ts';
import type { Span } from './place-meaning.ts';
import type { PlacePart, PlaceReading } from './place-reading.ts';
import type { TypedWord } from './typed-words.ts';

/** Countries where people write a state behind the town, and postings have it. */
const STATE_COUNTRIES = ['US', 'CA', 'AU'];
/** "Near" a town: what the API takes where no radius is given. */
const NEAR_KM = 40;

/** A place that was found, as choices of a search. */
export function toPlaceReading(
  words: readonly TypedWord[],
  { meaning, start, isAround, radiusKm }: FoundPlace,
  chosen: readonly string[],
): PlaceReading {
  const { span, countries } = meaning;
  const toText = ({ from, to }: Span) =>
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
      .replace(/^[\s,;|(]+/, '')
      .replace(/(?<![\s,;|)])[\s,;|)]+$/, '');
  const text = toText(meaning.name);
  const toCountry = (named: Span | null): PlacePart => ({
    text: toText(named ?? meaning.name),
    parameter: 'country',
    value: countries.join(','),
    label: countries.map((code) => toCountryName(code) ?? code).join(', '),
  });
  const reading = {
    start,
    length: span.to - start,
    isOutside: chosen.length > 0 && !countries.some((country) => chosen.includes(country)),
  };
  if (meaning.kind === 'country') {
    return { ...reading, parts: [toCountry(meaning.name)], filter: { countries } };
  }
  const country = toCountry(meaning.country);
  if (meaning.kind === 'region') {
    const { code, name } = meaning.region;
    const state = { text, parameter: 'state', value: code, label: name } as const;
    return { ...reading, parts: [state, country], filter: { countries, state: code } };
  }
  if (meaning.kind === 'area' || isAround) {
    const { town, area } =
      meaning.kind === 'area'
        ? { town: meaning.area.town, area: meaning.area }
        : { town: meaning.town, area: null };
    const km = radiusKm ?? area?.radiusKm ?? NEAR_KM;
    const { latitude, longitude } = getTown(town);
    const value = toNearValue(town);
    const near = { text, parameter: 'near', value, label: area?.name ?? value } as const;
    const radius = { text, parameter: 'radius_km', value: String(km), label: `within ${km} km` } as const;
    const filter = { countries, near: { latitude, longitude, radiusKm: km } };
    return { ...reading, parts: [near, radius, country], filter };
  }
  const { town, region } = meaning;
  const name = toTownName(town);
  const city = { text, parameter: 'city', value: name, label: name } as const;
  const state = region
    ? { code: region.code, text: toText(region.span), name: region.name }
    : toOwnState(town, text);
  if (state === null || !STATE_COUNTRIES.includes(town.country))
    return { ...reading, parts: [city, country], filter: { countries, city: name } };
  const part = { text: state.text, parameter: 'state', value: state.code, label: state.name } as const;
  return { ...reading, parts: [city, part, country], filter: { countries, city: name, state: state.code } };
}

/** What postings call the town. */
export function toTownName(town: CalledTown): string {
  return town.usualName ?? getTown(town).name;
}

/** "San Francisco, CA": as the API takes it. */
function toNearValue(town: CalledTown): string {
  const name = toTownName(town);
  return town.region !== null && STATE_COUNTRIES.includes(town.country) ? `${name}, ${town.region}` : name;
}

/** Of a name that one town alone has for short, the state goes without saying: "Philly". */
function toOwnState(town: CalledTown, text: string): { code: string; text: string; name: string } | null {
  if (town.by !== 'known' || town.region === null || toNameKey(text) === toNameKey(town.usualName ?? ''))
    return null;
  return { code: town.region, text, name: toStateName(town.region, town.country) };
}
