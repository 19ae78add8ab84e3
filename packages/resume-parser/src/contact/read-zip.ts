import type { Chunk } from '../layout/chunks.ts';
import { fold } from '../words/clean-text.ts';
import { findState, isKnownCity } from '../words/places.ts';
import { scoreCompany, scoreTitle } from '../words/titles.ts';

/** A piece of an address and where it stands. */
export interface Segment {
  text: string;
  chunk: Chunk;
  from: number;
}

const US_ZIP = /^(.*?)\s+(\d{5}(?:-\d{4})?)$/;
const UK_ZIP = /\b([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/;
const CA_ZIP = /\b([A-Z]\d[A-Z] ?\d[A-Z]\d)\b/;
const NL_ZIP = /^(?:NL-)?(\d{4} ?[A-Z]{2})\s+(\p{Lu}[\p{L}' -]+)$/u;
const NL_ZIP_ALONE = /^(?:NL-)?\d{4} [A-Z]{2}$/;
const SE_ZIP = /^(?:SE-)?(\d{3} \d{2})\s+(\p{Lu}[\p{L}' -]+)$/u;
const FRONT_ZIP =
  /^(?:[A-Z]{1,2}-)?(\d{4,5}|\d{2}-\d{3}|\d{4}-\d{3}|\d{5}-\d{3})\s+(\p{Lu}[\p{L}.'’() -]+)$/u;
const STREET =
  /\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|pl|terrace|square|sq|crescent|close|highway|hwy|parkway|pkwy|trail|loop|circle|row|mews|gardens?|spur|rue|allee|impasse|chemin|quai|cours|route|calle|avenida|avda|av|paseo|plaza|carrer|via|viale|piazza|corso|rua|travessa|praca|estrada|apt|apartment|suite|unit|flat|p\.?o\.? box|postfach|gatan|vagen)\b|(?:strasse|str\.?|weg|allee|platz|gasse|ring|damm|ufer|straat|laan|gracht|plein|kade|gatan|vagen|vej|grand)\b/i;

const STREET_END =
  /\s(?:street|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|terrace|square|crescent|close|highway|hwy|parkway|pkwy|trail|loop|circle|row|mews|gardens?)\.?$/i;
const STREET_WORD = /^(?:calle|rua|rue|via|avenida|avenue|av|c|street|road|paseo|plaza|piazza|viale|corso)$/i;

interface ReadZip {
  zip?: Segment;
  city?: Segment;
  state?: Segment;
  region?: string;
}

/** `CO 80203`, `75011 Paris`, `London SW1A 1AA`, `Toronto ON M5V 2T6`, `SE-111 22 Stockholm`. */
export function readZip(segment: Segment): ReadZip | null {
  const label =
    /^(?:CEP|PLZ|C\.?P\.?|ZIP|PIN|Postcode|Postal Code)[\s:.-]+(?=\d)/i.exec(segment.text)?.[0] ?? '';
  const text = segment.text.slice(label.length);
  const part = (own: string): Segment => ({
    ...segment,
    text: own,
    from: segment.from + label.length + Math.max(0, text.indexOf(own)),
  });
  if (NL_ZIP_ALONE.test(text)) return { zip: part(text), region: 'NL' };
  const american = US_ZIP.exec(text);
  const state = findState(american?.[1] ?? '');
  if (american?.[1] && american[2] && state)
    return {
      ...{ zip: part(american[2]), state: part(american[1]) },
      ...(state.country === '' ? {} : { region: state.country }),
    };
  // `Valencia 46011`: where no state stands between them, the town is one that we know.
  if (american?.[1] && american[2] && isKnownCity(american[1]))
    return { zip: part(american[2]), city: part(american[1]) };
  const cityStateZip = /^(\p{Lu}[\p{L}.' -]+?)\s+([A-Z]{2,3})\s+(\d{4,5}(?:-\d{4})?)$/u.exec(text);
  if (cityStateZip?.[1] && cityStateZip[2] && cityStateZip[3] && findState(cityStateZip[2])) {
    return { zip: part(cityStateZip[3]), state: part(cityStateZip[2]), city: part(cityStateZip[1]) };
  }
  for (const [pattern, region] of [
    [CA_ZIP, 'CA'],
    [UK_ZIP, 'GB'],
  ] as const) {
    const code = pattern.exec(text)?.[1];
    if (code === undefined) continue;
    const before = text
      .replace(code, '')
      .trim()
      .replace(/[,\s]+$/, '');
    const ending = /^(.*?)\s*\b([A-Z]{2})$/.exec(before);
    if (region === 'CA' && ending?.[2] && findState(ending[2])) {
      return {
        zip: part(code),
        state: part(ending[2]),
        region,
        ...(ending[1] ? { city: part(ending[1]) } : {}),
      };
    }
    if (before !== '' && findState(before) && region === 'CA')
      return { zip: part(code), state: part(before), region };
    return { zip: part(code), region, ...(before !== '' && isTown(before) ? { city: part(before) } : {}) };
  }
  for (const [pattern, region] of [
    [NL_ZIP, 'NL'],
    [SE_ZIP, 'SE'],
    [FRONT_ZIP, undefined],
  ] as const) {
    const match = pattern.exec(text);
    if (
      match?.[1] &&
      match[2] &&
      !/^\p{Lu}{2}$/u.test(match[2]) &&
      !isStreet(match[2]) &&
      !STREET_END.test(match[2])
    ) {
      return {
        zip: part(match[1]),
        city: part(match[2].replace(/\s*\([A-Z]{2}\)$/, '')),
        ...(region === undefined ? {} : { region }),
      };
    }
  }
  const department = /^(\p{Lu}[\p{L}'’ -]+?)\s*\((\d{2,5})\)$/u.exec(text);
  if (department?.[1] && department[2])
    return { zip: part(department[2]), city: part(department[1]), region: 'FR' };
  const rear = /^(\p{Lu}[\p{L}.' -]+?)\s+(\d{4,6}|\d{3} ?\d{3}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3})$/u.exec(
    text,
  );
  if (rear?.[1] && rear[2] && (isTown(rear[1]) || isOnlyState(rear[1])) && !isStreet(rear[1])) {
    const isState = findState(rear[1]) !== null && !isKnownCity(rear[1]);
    return { zip: part(rear[2]), ...(isState ? { state: part(rear[1]) } : { city: part(rear[1]) }) };
  }
  if (/^(?:\d{5}(?:-\d{3,4})?|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} ?\d{3}|\d{3} \d{2}|\d{4})$/.test(text))
    return { zip: part(text) };
  const townState = /^(\p{Lu}[\p{L}.' -]+?)\s+([A-Z]{2,3})$/u.exec(text);
  const isShouted = townState?.[1] === townState?.[1]?.toUpperCase() && !isKnownCity(townState?.[1] ?? '');
  // `MORE ABOUT ME`: where all is in capitals, two letters tell nothing.
  if (!isShouted && townState?.[1] && townState[2] && findState(townState[2]) && isTown(townState[1]))
    return { state: part(townState[2]), city: part(townState[1]) };
  // A district of a city: `Dublin 8`, `Paris 11`.
  const district = /^(\p{Lu}[\p{L}.' -]+?)\s+\d{1,2}(?:e|ème|er)?$/u.exec(text);
  if (district?.[1] && isKnownCity(district[1])) return { city: part(district[1]) };
  return null;
}

/** Four digits that may as well be a year. */
export function isYear(text: string): boolean {
  return /^(?:19[3-9]\d|20[0-4]\d)$/.test(text);
}

export function isStreet(text: string): boolean {
  return (
    (STREET.test(fold(text)) && /\d/.test(text)) ||
    /^\d+[a-z]?\s+\p{Lu}/u.test(text) ||
    /\p{L}{3,}\s+\d+(?:\/\d+)?\s?[a-z]?$/iu.test(text)
  );
}

/** `Sachsen`, `Oregon`: a region and no town of its name. */
function isOnlyState(text: string): boolean {
  return findState(text) !== null && !isKnownCity(text) && !/^(?:Washington|New York)$/.test(text);
}

export function isTown(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}.'’() -]{1,40}$/u.test(text) &&
    text.split(' ').length <= 4 &&
    !/^\p{Lu}{2}$/u.test(text) &&
    !STREET_WORD.test(text) &&
    !STREET_END.test(text) &&
    scoreTitle(text) === 0 &&
    !isOnlyState(text) &&
    (scoreCompany(text) === 0 || isKnownCity(text)) &&
    !/^(?:I|Mr|Dr|Email|Phone)\b|^(?:United|New|South|North|East|West|Saint|San|Los|El|La|Le)$/.test(text)
  );
}
