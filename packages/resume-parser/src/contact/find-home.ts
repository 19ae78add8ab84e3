import { fold } from '../words/clean-text.ts';
import type { Chunk } from '../layout/chunks.ts';
import { toLine, toPlace, type Line } from '../layout/lines.ts';
import { cutOtherFacts } from './other-facts.ts';
import { dropRegion, isParted, partRegion, partStreet, partTown } from './part-town.ts';
import type { Home } from './home.ts';
import { findLabelledHome } from './labelled-home.ts';
import { isStreet, isTown, isYear, readZip, type Segment } from './read-zip.ts';
import { takeCode, takeMiddleCode, toCallingCodes } from './take-code.ts';
import type { Found } from '../resume.ts';
import { findDates } from '../words/find-dates.ts';
import { findCountry, findState, isKnownCity, isStateCode } from '../words/places.ts';
import { scoreCompany, scoreTitle } from '../words/titles.ts';

const LABEL =
  /^\s*(?:(?:home|current|postal|mailing|permanent)? ?address(?:es)?|adresse|anschrift|wohnort|direccion|domicilio|indirizzo|residenza|adres|woonplaats|adress|morada|endereco|location|localisation|ubicacion|ort|standort|city|ville|ciudad|address\(es\)|residence|based in|lives in|bostadsort)\s*[:|]?\s+/i;
const MOST_SEGMENTS = 8;
const NOBODY: Home = { address: null, city: null, state: null, zip: null, country: null, region: null };

/** What one line, or a line and what it goes on with, says of a home, and how much speaks for it. */
interface Candidate {
  home: Home;
  line: Line;
  score: number;
}

/**
 * Reads the address from the contact lines: a street, a postcode with its town, `City, ST`, `City, Country`. The line
 * that says most is taken, and what it leaves open from the lines around it.
 */
export function findHome(written: readonly Line[]): Home {
  return findLabelledHome(written) ?? findWrittenHome(written);
}

function findWrittenHome(written: readonly Line[]): Home {
  const calls = new Set(written.flatMap(({ text }) => toCallingCodes(text)));
  const lines = written.flatMap(dropName(written)).map((line, index, all) => partTown(line, all[index + 1]));
  const candidates = lines
    .flatMap((line, index) => withNext(line, lines[index + 1]))
    .map((line, index) => toCandidate(line, index, calls));
  const best = candidates
    .filter(({ home }) => home.city !== null)
    .reduce<Candidate | null>((a, b) => (a === null || b.score > a.score ? b : a), null);
  if (!best) return candidates.map(({ home }) => home).reduceRight(fill, NOBODY);
  const around = candidates.filter(({ line }) => isAround(line, best.line));
  return [best, ...around].map(({ home }) => home).reduceRight(fill, NOBODY);
}

/** The largest text of the page names the person: `SJOERD DE WIT` is of no state. */
function dropName(lines: readonly Line[]): (line: Line) => Line[] {
  const largest = lines.reduce((most, { size }) => Math.max(most, size), LARGE);
  return (line) => {
    const cells = line.cells.filter(({ size }) => size < largest * 0.95);
    if (cells.length === line.cells.length) return [line];
    return cells.length === 0 ? [] : [toLine(cells, line.block)];
  };
}

const LARGE = 15;

/** What the first says, and for the rest what the second does. */
function fill(rest: Home, home: Home): Home {
  return {
    address: home.address ?? rest.address,
    city: home.city ?? rest.city,
    state: home.state ?? rest.state,
    zip: home.zip ?? rest.zip,
    country: home.country ?? rest.country,
    region: home.region ?? rest.region,
  };
}

const LINES_AROUND = 3.5;

function isAround(line: Line, best: Line): boolean {
  const leading = Math.max(line.size, best.size) * 1.7;
  return line.page === best.page && Math.abs(line.y - best.y) < leading * LINES_AROUND;
}

function toCandidate(line: Line, index: number, calls: ReadonlySet<string>): Candidate {
  const home = { ...NOBODY };
  for (const chunk of line.cells) readChunk(chunk, home, calls);
  const { address, city, state, zip, country } = home;
  const isDated = findDates(line.text).some(({ isRange }) => isRange);
  const isOfWork = scoreCompany(line.text) >= 2 || scoreTitle(line.text) >= 2;
  const score =
    (city?.confidence ?? 0) * 4 +
    (address ? 1 : 0) +
    (state ? 0.8 : 0) +
    (zip ? 1.2 : 0) +
    (country ? 1 : 0) -
    (isDated ? 4 : 0) -
    (isOfWork ? 1.5 : 0) -
    Math.min(index, 20) * 0.04;
  if (city && (isDated || isOfWork)) home.city = { ...city, confidence: Math.min(city.confidence, UNSURE) };
  return { home, line, score };
}

/** Of a town that may be an employer's. */
const UNSURE = 0.5;

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
  // A country of two words may break behind the first, under a line that a sign or a label moved in.
  const isLand = /\bUnited$/.test(above.text) && /^(?:States|Kingdom|Arab Emirates)\b/.test(below.text);
  const isNear = next.block === line.block && next.y - line.y < line.size * 2.1 && (isFlush || isLand);
  const isCode = /^\d{4,6}(?:-\d{3,4})?$/.test(below.text);
  const isOther =
    cutOtherFacts(below.text) !== below.text || findDates(below.text).some(({ from, to }) => to - from > 4);
  const ending = above.text.split(/[|•·●▪;]/).at(-1) ?? '';
  if (
    !isNear ||
    isParted(below.text) ||
    hasPhone(below.text) ||
    isOther ||
    (!ending.includes(',') && hasPhone(ending))
  )
    return [];
  if (
    !isCode &&
    !isLand &&
    !/[,\d]$|[\p{L},] (?:de|del|da|do|di|of|am|an der|upon|sur|bei|la|les?)$|\b[A-Z]{1,2}\d[A-Z\d]?$|\b\d{4} [A-Z]{2}$/u.test(
      above.text,
    )
  )
    return [];
  return [toLine([{ ...above, text: `${above.text} ${below.text}` }], line.block)];
}

function hasPhone(text: string): boolean {
  return text.replace(/\D/g, '').length > 7 || text.includes('@');
}

function readChunk(chunk: Chunk, home: Home, calls: ReadonlySet<string>): void {
  for (const written of toParts(chunk)) {
    const part = { ...written, text: maskDates(cutOtherFacts(written.text)) };
    const label = LABEL.exec(fold(part.text))?.[0] ?? '';
    const body = { ...part, text: part.text.slice(label.length), from: part.from + label.length };
    if (body.text.length > 120 || /@|https?:|www\.|linkedin|github/i.test(body.text)) continue;
    const segments = toSegments(body);
    if (segments.length === 0 || segments.length > MOST_SEGMENTS) continue;
    readSegments(segments, home, label !== '', calls);
  }
}

/** Dates become spaces: `'February 15, 1988'` is no address. A year alone may be a postcode. */
function maskDates(text: string): string {
  return findDates(text)
    .filter(({ from, to, isRange }) => isRange || to - from > 4)
    .reduce((masked, { from, to }) => masked.slice(0, from) + ' '.repeat(to - from) + masked.slice(to), text)
    .trimEnd();
}

/** Cuts a contact line at what separates its items. */
function toParts(chunk: Chunk): Segment[] {
  return cutAt(
    chunk,
    { text: chunk.text, chunk, from: 0 },
    /\s*\((?:domicilio|home|hogar|privat|privatadresse|domicile|abitazione|casa|thuis|current|permanent)\)\s*|\s*(?:[|•·●▪◆♦∙✦■]|(?![©®™\d#*])\p{Extended_Pictographic}\uFE0F?)\s*|\s+(?=https?:\/\/|www\.)|\s{2,}|\s\/\s|;\s*/giu,
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
function readSegments(
  segments: Segment[],
  home: Home,
  isLabelled: boolean,
  calls: ReadonlySet<string>,
): void {
  const rest = [...segments];
  const middle = takeMiddleCode(rest);
  const code = middle?.code ?? takeCode(rest, calls);
  let evidence = isLabelled ? 1 : 0;
  const take = (): Segment | undefined => rest.pop();
  let country: Segment | undefined;
  let state: Segment | undefined = middle?.region;
  let zip: Segment | undefined;
  let city: Segment | undefined;
  let region: string | null = null;

  // `Cork, Munster, IE`: two names before a country are a town and its region, listed or not.
  if (code && !state && rest.length === 2 && rest.every(({ text }) => isTown(text) && !/\d/.test(text)))
    state = isKnownCity(rest[1]?.text ?? '') && !isKnownCity(rest[0]?.text ?? '') ? undefined : rest.pop();
  const last = rest.at(-1);
  const isState =
    last && rest.length === 2 && findState(last.text)?.country === 'US' && !isLand(last.text, rest[0]);
  const named = last && !code ? findCountry(last.text) : null;
  if (code) {
    region = code.text;
    country = code;
    evidence += 1;
  }
  if (last && named !== null && !isState && !isStateCode(last.text)) {
    region = named;
    country = take();
    evidence += 1;
  }
  for (let guard = 0; guard < 3 && rest.length > 0 && !city; guard += 1) {
    const both = state || zip || code ? partStreet(rest.at(-1)) : null;
    if (both) rest.splice(-1, 1, both.street, both.town);
    const segment = rest.at(-1);
    if (!segment) break;
    const read = isYear(segment.text) && !isBehindPlace(rest) ? null : readZip(segment);
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
  if (city && !zip && before && /^(?:\d{4,6}|\d{2}-\d{3})$/.test(before.text) && !isYear(before.text))
    zip = take();
  const [first] = rest;
  if (!city && first && rest.length === 2 && isKnownCity(first.text) && isTown(rest[1]?.text ?? ''))
    city = rest.shift();
  if (!city && zip && rest.length > 0 && isTown(rest.at(-1)?.text ?? '')) city = take();
  const street =
    rest.length > 0 && (rest.some(({ text }) => isStreet(text)) || isNumbered(rest)) ? rest : null;
  if (!city && !country && !zip && !street) return;
  if (street && !city) {
    const tail = street.at(-1);
    // `555 La Verne Way, La Verne`: a town may follow without state or postcode.
    if (street.length > 1 && tail && isTown(tail.text) && !isStreet(tail.text)) city = street.pop();
  }
  const isKnown = city !== undefined && isKnownCity(city.text);
  const confidence = Math.min(0.95, 0.4 + evidence * 0.15 + (isKnown ? 0.2 : 0) + (street ? 0.15 : 0));
  const parted = city && code && !state ? partRegion(city) : null;
  if (parted) [city, state] = [parted.city, parted.region];
  if (city && !home.city) home.city = toFound(dropRegion(city), confidence);
  if (state && !home.state) home.state = toFound(state, confidence);
  if (zip && !home.zip) home.zip = toFound(zip, confidence);
  if (country && !home.country) home.country = toFound(country, 0.95);
  if (region) home.region ??= region;
  if (street && !home.address && street.length > 0) home.address = joinStreet(street, confidence);
}

/** Georgia is a country and a state: that of `Atlanta, Georgia`, but not of `Tbilisi, Georgia`. */
function isLand(region: string, town: Segment | undefined): boolean {
  const isOfTown =
    isKnownCity(town?.text ?? '') && !/^(?:tbilisi|batumi|kutaisi|rustavi)$/i.test(town?.text ?? '');
  return region === 'Georgia' && !isOfTown;
}

/** `4 bis, avenue Jean Jaurès`: the number stands before a comma. */
function isNumbered([number, street]: readonly Segment[]): boolean {
  return (
    number !== undefined &&
    street !== undefined &&
    isStreet(`${number.text} ${street.text}`) &&
    /^\d{1,4}\s?(?:bis|ter|[a-z])?$/i.test(number.text)
  );
}

/** `Sydney, NSW, 2000`: four digits that could be a year are a postcode behind the state or the town. */
function isBehindPlace(segments: readonly Segment[]): boolean {
  const before = segments.at(-2)?.text ?? '';
  return findState(before) !== null || isKnownCity(before) || (segments.length >= 3 && isTown(before));
}

function joinStreet(parts: readonly Segment[], confidence: number): Found<string> {
  const found = parts.map((part) => toFound(part, confidence));
  return {
    value: found.map(({ value }) => value).join(', '),
    confidence,
    where: found.flatMap(({ where }) => where),
  };
}
