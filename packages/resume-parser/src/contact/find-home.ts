import { fold } from '../layout/clean-text.ts';
import type { Chunk } from '../layout/chunks.ts';
import { toLine, toPlace, type Line } from '../layout/lines.ts';
import type { Found } from '../resume.ts';
import { findCountry, findState, isKnownCity, isStateCode } from '../words/places.ts';
import { scoreCompany, scoreTitle } from '../words/titles.ts';

/** Where a person lives, as far as the document says. */
export interface Home {
  address: Found<string> | null;
  city: Found<string> | null;
  state: Found<string> | null;
  zip: Found<string> | null;
  country: Found<string> | null;
  /** ISO code of the country, named or told by a state. */
  region: string | null;
}

interface Segment {
  text: string;
  chunk: Chunk;
  from: number;
}

const LABEL =
  /^\s*(?:(?:home|current|postal|mailing|permanent)? ?address(?:es)?|adresse|anschrift|wohnort|direccion|domicilio|indirizzo|residenza|adres|woonplaats|adress|morada|endereco|location|localisation|ubicacion|ort|standort|city|ville|ciudad|address\(es\)|residence|based in|lives in|bostadsort)\s*[:|]?\s+/i;
const US_ZIP = /^(.*?)\s+(\d{5}(?:-\d{4})?)$/;
const UK_ZIP = /\b([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/;
const CA_ZIP = /\b([A-Z]\d[A-Z] ?\d[A-Z]\d)\b/;
const NL_ZIP = /^(?:NL-)?(\d{4} ?[A-Z]{2})\s+(\p{Lu}[\p{L}' -]+)$/u;
const SE_ZIP = /^(?:SE-)?(\d{3} \d{2})\s+(\p{Lu}[\p{L}' -]+)$/u;
const FRONT_ZIP = /^(?:[A-Z]{1,2}-)?(\d{4,5}|\d{4}-\d{3}|\d{5}-\d{3})\s+(\p{Lu}[\p{L}.'’() -]+)$/u;
const STREET =
  /\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|pl|terrace|square|sq|crescent|close|highway|hwy|parkway|pkwy|trail|loop|circle|row|mews|gardens?|spur|rue|allee|impasse|chemin|quai|cours|route|calle|avenida|avda|av|paseo|plaza|carrer|via|viale|piazza|corso|rua|travessa|praca|estrada|apt|apartment|suite|unit|flat|p\.?o\.? box|postfach|gatan|vagen)\b|(?:strasse|str\.?|weg|allee|platz|gasse|ring|damm|ufer|straat|laan|gracht|plein|kade|gatan|vagen|vej|grand)\b/i;

const MOST_SEGMENTS = 8;
const STREET_END =
  /\s(?:street|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|terrace|square|crescent|close|highway|hwy|parkway|pkwy|trail|loop|circle|row|mews|gardens?)\.?$/i;
const STREET_WORD = /^(?:calle|rua|rue|via|avenida|avenue|av|c|street|road|paseo|plaza|piazza|viale|corso)$/i;

/** Reads the address from the contact lines: a street, a postcode with its town, `City, ST`, `City, Country`. */
export function findHome(lines: readonly Line[]): Home {
  const home: Home = { address: null, city: null, state: null, zip: null, country: null, region: null };
  for (const line of lines.flatMap((each, index) => withNext(each, lines[index + 1]))) {
    for (const chunk of line.cells) readChunk(chunk, home);
    if (home.city && home.country) break;
  }
  return home;
}

function withNext(line: Line, next: Line | undefined): Line[] {
  const joined = joinNarrow(line, next);
  // A postcode alone below belongs to the town above, which is read better with it.
  return /^\d{4,6}$/.test(next?.text ?? '') ? [...joined, line] : [line, ...joined];
}

/** An address that breaks in a narrow column: `88 Harbour Road, Bristol BS1` over `6QF, United Kingdom`. */
function joinNarrow(line: Line, next: Line | undefined): Line[] {
  const [above, below] = [line.cells[0], next?.cells[0]];
  if (!next || !above || !below || line.cells.length > 1 || next.cells.length > 1) return [];
  const isFlush = Math.min(Math.abs(next.x - line.x), Math.abs(next.right - line.right)) < 3;
  const isNear = next.block === line.block && next.y - line.y < line.size * 1.9 && isFlush;
  const isCode = /^\d{4,6}(?:-\d{3,4})?$/.test(below.text);
  if (!isNear || hasPhone(below.text)) return [];
  if (!isCode && !/[,\d]$|\b[A-Z]{1,2}\d[A-Z\d]?$/.test(above.text)) return [];
  return [toLine([{ ...above, text: `${above.text} ${below.text}` }], line.block)];
}

function hasPhone(text: string): boolean {
  return text.replace(/\D/g, '').length > 7 || text.includes('@');
}

function readChunk(chunk: Chunk, home: Home): void {
  for (const part of toParts(chunk)) {
    const label = LABEL.exec(fold(part.text))?.[0] ?? '';
    const body = { ...part, text: part.text.slice(label.length), from: part.from + label.length };
    if (body.text.length > 120 || /@|https?:|www\.|linkedin|github/i.test(body.text)) continue;
    const segments = toSegments(body);
    if (segments.length === 0 || segments.length > MOST_SEGMENTS) continue;
    readSegments(segments, home, label !== '');
  }
}

/** Cuts a contact line at what separates its items. */
function toParts(chunk: Chunk): Segment[] {
  return cutAt(
    chunk,
    { text: chunk.text, chunk, from: 0 },
    /\s*\((?:domicilio|home|hogar|privat|privatadresse|domicile|abitazione|casa|thuis|current|permanent)\)\s*|\s*(?:[|•·●▪◆♦∙✦■]|(?![©®™\d#*])\p{Extended_Pictographic}\uFE0F?)\s*|\s{2,}|\s\/\s|;\s*/giu,
  ).flatMap((part) => (isDashed(part.text) ? [part] : cutAt(chunk, part, DASH)));
}

const DASH = /\s+[–—-]\s+/g;

/** `Rua das Flores, 21 – Centro – Recife/PE – CEP 50010-000`: dashes in the place of commas. */
function isDashed(text: string): boolean {
  const pieces = text.split(DASH);
  return (
    pieces.length >= 3 &&
    pieces.some(isStreet) &&
    pieces.slice(1).some((piece) => /\d{4}|\d[A-Z]{2}$/.test(piece) || findCountry(piece) !== null)
  );
}

function toSegments(part: Segment): Segment[] {
  const comma = /\s*,\s*|\s+\((?=\p{Lu}[\p{L} ]+\)$)|(?<=\p{L})\s?[/–-]\s?(?=[A-Z]{2}(?:$|[\s,]))/gu;
  const separator = isDashed(part.text) ? new RegExp(`${comma.source}|${DASH.source}`, 'gu') : comma;
  return cutAt(part.chunk, part, separator).filter(({ text }) => text !== '');
}

function cutAt(chunk: Chunk, part: Segment, separator: RegExp): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const push = (end: number): void => {
    const raw = part.text.slice(at, end);
    const lead = /^[^\p{L}\p{N}(]*/u.exec(raw)?.[0].length ?? 0;
    const bare = raw.slice(lead).trim();
    const text = bare.includes('(') ? bare : bare.replace(/\)$/, '');
    segments.push({ text, chunk, from: part.from + at + lead });
  };
  for (const match of part.text.matchAll(separator)) {
    push(match.index);
    at = match.index + match[0].length;
  }
  push(part.text.length);
  return segments.filter(({ text }) => text !== '');
}

function toFound({ text, chunk, from }: Segment, confidence: number): Found<string> {
  return { value: text, confidence, where: [toPlace(chunk, from, from + text.length)] };
}

/** Reads `street, city, state zip, country` from its end. */
function readSegments(segments: Segment[], home: Home, isLabelled: boolean): void {
  const rest = [...segments];
  let evidence = isLabelled ? 1 : 0;
  const take = (): Segment | undefined => rest.pop();
  let country: Segment | undefined;
  let state: Segment | undefined;
  let zip: Segment | undefined;
  let city: Segment | undefined;
  let region: string | null = null;

  const last = rest.at(-1);
  const isState =
    last && rest.length === 2 && findState(last.text)?.country === 'US' && last.text !== 'Georgia';
  const named = last ? findCountry(last.text) : null;
  if (last && named !== null && !isState && !isStateCode(last.text)) {
    region = named;
    country = take();
    evidence += 1;
  }
  for (let guard = 0; guard < 3 && rest.length > 0 && !city; guard += 1) {
    const segment = rest.at(-1);
    if (!segment) break;
    const read = readZip(segment);
    if (read) {
      take();
      zip ??= read.zip;
      if (read.zip) evidence += 1;
      if (read.state) {
        state = read.state;
        region ??= findState(read.state.text)?.country ?? null;
        evidence += 1;
      }
      if (read.city) city = read.city;
      if (!region && read.region) region = read.region;
      continue;
    }
    const found = findState(segment.text);
    if (found && !state && rest.length >= 2) {
      state = take();
      region ??= found.country === '' ? null : found.country;
      evidence += 1;
      continue;
    }
    if (isTown(segment.text) && (evidence > 0 || isKnownCity(segment.text))) {
      city = take();
      continue;
    }
    break;
  }
  const before = rest.at(-1);
  if (city && !zip && before && /^\d{4,6}$/.test(before.text)) zip = take();
  const [first] = rest;
  if (!city && first && rest.length === 2 && isKnownCity(first.text) && isTown(rest[1]?.text ?? ''))
    city = rest.shift();
  if (!city && zip && rest.length > 0 && isTown(rest.at(-1)?.text ?? '')) city = take();
  const street = rest.length > 0 && rest.some(({ text }) => isStreet(text)) ? rest : null;
  if (!city && !country && !zip && !street) return;
  if (street && !city) {
    const tail = street.at(-1);
    // `555 La Verne Way, La Verne`: a town may follow without state or postcode.
    if (street.length > 1 && tail && isTown(tail.text) && !isStreet(tail.text)) city = street.pop();
  }
  const confidence = Math.min(0.95, 0.55 + evidence * 0.15);
  if (city && !home.city) home.city = toFound(city, confidence);
  if (state && !home.state) home.state = toFound(state, confidence);
  if (zip && !home.zip) home.zip = toFound(zip, confidence);
  if (country && !home.country) home.country = toFound(country, 0.95);
  if (region) home.region ??= region;
  if (street && !home.address && street.length > 0) home.address = joinStreet(street, confidence);
}

function joinStreet(parts: readonly Segment[], confidence: number): Found<string> {
  const found = parts.map((part) => toFound(part, confidence));
  return {
    value: found.map(({ value }) => value).join(', '),
    confidence,
    where: found.flatMap(({ where }) => where),
  };
}

interface ReadZip {
  zip?: Segment;
  city?: Segment;
  state?: Segment;
  region?: string;
}

/** `CO 80203`, `75011 Paris`, `London SW1A 1AA`, `Toronto ON M5V 2T6`, `SE-111 22 Stockholm`. */
function readZip(segment: Segment): ReadZip | null {
  const label =
    /^(?:CEP|PLZ|C\.?P\.?|ZIP|PIN|Postcode|Postal Code)[\s:.-]+(?=\d)/i.exec(segment.text)?.[0] ?? '';
  const text = segment.text.slice(label.length);
  const part = (own: string): Segment => ({
    ...segment,
    text: own,
    from: segment.from + label.length + Math.max(0, text.indexOf(own)),
  });
  const american = US_ZIP.exec(text);
  if (american?.[1] && american[2] && findState(american[1]))
    return { zip: part(american[2]), state: part(american[1]), region: 'US' };
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
    if (match?.[1] && match[2] && !isStreet(match[2]) && !STREET_END.test(match[2])) {
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
  const rear = /^(\p{Lu}[\p{L}.' -]+?)\s+(\d{4,6}|\d{3} ?\d{3})$/u.exec(text);
  if (rear?.[1] && rear[2] && isTown(rear[1]) && !isStreet(rear[1])) {
    const isState = findState(rear[1]) !== null && !isKnownCity(rear[1]);
    return { zip: part(rear[2]), ...(isState ? { state: part(rear[1]) } : { city: part(rear[1]) }) };
  }
  if (/^(?:\d{5}(?:-\d{3,4})?|\d{4}-\d{3}|\d{3} ?\d{3}|\d{4})$/.test(text)) return { zip: part(text) };
  const townState = /^(\p{Lu}[\p{L}.' -]+?)\s+([A-Z]{2,3})$/u.exec(text);
  if (townState?.[1] && townState[2] && findState(townState[2]) && isTown(townState[1]))
    return { state: part(townState[2]), city: part(townState[1]) };
  // A district of a city: `Dublin 8`, `Paris 11`.
  const district = /^(\p{Lu}[\p{L}.' -]+?)\s+\d{1,2}(?:e|ème|er)?$/u.exec(text);
  if (district?.[1] && isKnownCity(district[1])) return { city: part(district[1]) };
  return null;
}

function isStreet(text: string): boolean {
  return (
    (STREET.test(fold(text)) && /\d/.test(text)) ||
    /^\d+[a-z]?\s+\p{Lu}/u.test(text) ||
    /\p{L}{3,}\s+\d+\s?[a-z]?$/iu.test(text)
  );
}

function isTown(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}.'’() -]{1,40}$/u.test(text) &&
    text.split(' ').length <= 4 &&
    !STREET_WORD.test(text) &&
    !STREET_END.test(text) &&
    scoreTitle(text) === 0 &&
    (scoreCompany(text) === 0 || isKnownCity(text)) &&
    !/^(?:I|Mr|Dr|Email|Phone)\b/.test(text)
  );
}
