import { fold } from '../words/clean-text.ts';
import { dropBullet } from '../layout/bullets.ts';
import type { Chunk } from '../layout/chunks.ts';
import { toPlace, type Line } from '../layout/lines.ts';
import type { Place } from '../resume.ts';
import { maskDurations } from '../words/durations.ts';
import { findDates } from '../words/find-dates.ts';
import { findCountry, findState, isKnownCity } from '../words/places.ts';
import { hasLegalForm, scoreCompany, scoreTitle } from '../words/titles.ts';

/** A piece of an entry's header that can be its title or its employer. */
export interface HeaderPart {
  text: string;
  place: Place;
  title: number;
  company: number;
  isBold: boolean;
  /** A place stood behind it. */
  hasPlace: boolean;
  /** Which header line it stands on, from 0. */
  row: number;
}

/** What parts title and employer and stands in neither of them. */
const STRONG = /\s+[|•·∙●▪]\s+|\s*\|\s*|\s+(?:@|\/\/)\s+|\t/gu;
const DASHED =
  /\s+[|•·∙●▪–—-]\s+|\s*\|\s*|\s+[–—]|[–—]\s+|\s+(?:@|\/\/)\s+|\s+(?:at|bei|chez)\s+(?=\p{Lu})|\t/gu;
const STROKED = new RegExp(`${DASHED.source}|\\s+\\/\\s+`, 'gu');
/** From what parts names surely to what may stand within one: the first that parts anything counts. */
const SEPARATORS = [STRONG, DASHED, STROKED];
const CONTRACT =
  /^[([]?(?:full[- ]?time|part[- ]?time|contract|freelance|permanent|temporary|seasonal|internship|self-employed|remote|hybrid|on-?site|vollzeit|teilzeit|befristet|cdi|cdd|alternance|temps plein|temps partiel|jornada completa|media jornada|telework|teletravail|homeoffice|voltijd|deeltijd|heltid|deltid|tempo pieno|tempo indeterminato)[)\]]?$/i;
/** What stands between the ends of a time, where each has a line of its own. */
const BETWEEN = /^(?:from|to|until|since|von|bis|seit|de|a|au|desde|hasta|da|al|van|tot|fran|till)$/;
/** How a sentence about a position begins. */
export const SERVICE =
  /^(?:(?:i am |i have |am |have |has |is )?(?:currently |presently |previously )?(?:working|worked|work|employed|serving|served)) (?:as|at|with|for|in)\b(?: an?\b| the\b)?\s*/i;
const LABEL =
  /^(?:job title|title|position|role|company|employer|organi[sz]ation|location|firma|arbeitgeber|stelle|position|poste|entreprise|employeur|empresa|puesto|cargo|azienda|functie|werkgever|foretag|date|dates|period|duration|zeitraum|tatigkeit)\s*:\s*/i;
const LABEL_TITLE = /^(?:job title|title|position|role|stelle|poste|puesto|cargo|functie|tatigkeit)\s*:/i;
const LABEL_COMPANY =
  /^(?:company|employer|organi[sz]ation|firma|arbeitgeber|entreprise|employeur|empresa|azienda|werkgever|foretag)\s*:/i;

/** A header names a title, an employer and little else. */
const MOST_PARTS = 20;

/** The parts of a header's lines, without dates, durations, places and kinds of contract. */
export function toHeaderParts(lines: readonly Line[]): HeaderPart[] {
  // Where strong marks part title and employer, a stroke or a dash stands within one of them: `Automation Lead / SDET | Acme`.
  const { pieces, parts } = readWith(lines, SEPARATORS);
  if (!parts.some(({ title }) => title > 0)) parts.push(...pieces.flatMap(toContractTitle));
  if (parts.length !== 1) return parts.sort(byPlace);
  // Where no employer is named, working for oneself stands in its place.
  const own = pieces.find(({ piece }) => SELF.test(fold(piece.text.trim())));
  if (!own) return parts;
  const text = own.piece.text.trim();
  const place = toPlace(own.chunk, own.piece.from, own.piece.from + own.piece.text.length);
  const self = { text, place, title: 0, company: 2, isBold: own.chunk.isBold, hasPlace: false, row: own.row };
  return [...parts, self].sort(byPlace);
}

interface PlacedPiece {
  chunk: Chunk;
  piece: Piece;
  row: number;
}

function readWith(
  lines: readonly Line[],
  [separator = STROKED, ...weaker]: readonly RegExp[],
): { pieces: PlacedPiece[]; parts: HeaderPart[] } {
  const read = readPieces(lines, separator);
  return read.parts.length >= 2 || weaker.length === 0 ? read : readWith(lines, weaker);
}

/** Whether a line names two things; a stroke may stand within a title. */
export function namesTwo(line: Line): boolean {
  const { parts } = readWith([line], [STRONG, DASHED]);
  if (parts.length >= 2) return true;
  const [first, second] = readPieces([line], STROKED).parts;
  return first !== undefined && second !== undefined && Math.max(first.company, second.company) >= 1.5;
}

function readPieces(
  lines: readonly Line[],
  separator: RegExp,
): { pieces: PlacedPiece[]; parts: HeaderPart[] } {
  const pieces = lines.flatMap((line, row) =>
    line.cells.flatMap((chunk) => splitChunk(chunk, separator).map((piece) => ({ chunk, piece, row }))),
  );
  const parts = pieces.flatMap(({ chunk, piece, row }) => toPart(chunk, piece, row)).slice(0, MOST_PARTS);
  return { pieces, parts };
}

function byPlace(a: HeaderPart, b: HeaderPart): number {
  return a.row - b.row || a.place.x - b.place.x;
}

/** `Internship`, `Stage`: a kind of contract that is a title where nothing else is. */
function toContractTitle({ chunk, piece, row }: PlacedPiece): HeaderPart[] {
  const text = dropBullet(piece.text).trim();
  if (!CONTRACT.test(fold(text)) || scoreTitle(text) === 0) return [];
  const from = piece.from + piece.text.indexOf(text);
  const place = toPlace(chunk, from, from + text.length);
  return [{ text, place, title: scoreTitle(text), company: 0, isBold: chunk.isBold, hasPlace: false, row }];
}

const SELF =
  /^[([]?(?:freelance|freelancer|self[- ]?employed|independent|freiberuflich|selbststandig|independant|autonomo|libero professionista|zzp|egenforetagare)[)\]]?$/;

interface Piece {
  text: string;
  from: number;
}

/** Cuts at separators and where bold text ends in a comma: `**Granite Peak Software**, Denver`. */
function splitChunk(chunk: Chunk, separator: RegExp): Piece[] {
  const text = maskDates(chunk.text);
  const cuts: { from: number; to: number }[] = [...text.matchAll(separator)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
  let offset = 0;
  chunk.spans.forEach((span, index) => {
    const next = chunk.spans[index + 1];
    offset += span.text.length;
    if (!next || span.font === next.font || span.text.trim().length < 3 || next.text.trim().length < 3)
      return;
    const around = /[,(:]?\s*$/.exec(span.text)?.[0] ?? '';
    const opening = /^\s*[,(:]?\s*/.exec(next.text)?.[0] ?? '';
    if (!/[,(:]/.test(around + opening)) return;
    const shift = chunk.spans.map((each) => each.text).join('').length - chunk.text.length;
    if (shift <= 1) cuts.push({ from: offset - around.length, to: offset + opening.length });
  });
  cuts.sort((a, b) => a.from - b.from);
  const kept = cuts.filter(
    (cut, index) => !isWithinTitle(text, cut, cuts[index - 1]?.to ?? 0, cuts[index + 1]?.from),
  );
  const pieces: Piece[] = [];
  let from = 0;
  for (const cut of [...kept, { from: text.length, to: text.length }]) {
    if (cut.from < from) continue;
    pieces.push({ text: text.slice(from, cut.from), from });
    from = cut.to;
  }
  return pieces;
}

/** `Web Designer / Developer` is one title: both sides of the stroke are. */
function isWithinTitle(
  text: string,
  cut: { from: number; to: number },
  from: number,
  to = text.length,
): boolean {
  if (text.slice(cut.from, cut.to).trim() !== '/') return false;
  const sides = [text.slice(from, cut.from), text.slice(cut.to, to)];
  return sides.every((side) => scoreTitle(side) > 0 && scoreCompany(side) === 0);
}

/** Dates and durations become spaces, so that every other character stays in its place. */
function maskDates(text: string): string {
  let masked = maskDurations(text);
  for (const { from, to } of findDates(text)) {
    masked = masked.slice(0, from) + ' '.repeat(to - from) + masked.slice(to);
  }
  return masked.replace(/[([]\s*[)\]]/g, (found) => ' '.repeat(found.length));
}

function toPart(chunk: Chunk, piece: Piece, row: number): HeaderPart[] {
  const bare = dropBullet(piece.text)
    .replace(SERVICE, '')
    .replace(/\s+(?:(?:from|since)\s*)?\.?$/i, '')
    .replace(/\.$/, (dot: string, _: number, all: string) =>
      /\p{Ll}{3}\.$/u.test(all) && !hasLegalForm(all) ? '' : dot,
    );
  const label = LABEL.exec(fold(bare))?.[0] ?? '';
  const labelled = bare.slice(label.length).replace(/^[\s,;:|/–—-]+|[\s,;:|/–—-]+$/g, '');
  if (isPlace(labelled, true)) return [];
  const body = dropPlace(labelled);
  const text = body
    .replace(/^[\s(]+/, '')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/\s*\($/, '')
    .trim();
  if (
    !/\p{L}{2}/u.test(text) ||
    CONTRACT.test(fold(text)) ||
    BETWEEN.test(fold(text)) ||
    isPlace(text) ||
    /^https?:\/\/|^www\.|@/.test(text)
  )
    return [];
  const from = piece.from + Math.max(0, chunk.text.slice(piece.from).indexOf(text));
  return [
    {
      text: text.replace(/ {2,}/g, ' '),
      place: toPlace(chunk, from, Math.min(chunk.text.length, from + text.length)),
      title: scoreTitle(text) + (LABEL_TITLE.test(bare) ? 5 : 0),
      company: scoreCompany(text) + (LABEL_COMPANY.test(fold(bare)) ? 5 : 0),
      isBold: chunk.isBold,
      hasPlace: body !== labelled,
      row,
    },
  ];
}

/** `'Granite Peak Software, Denver, CO'` → `'Granite Peak Software'`. */
function dropPlace(text: string): string {
  const words = text.split(/,\s*/);
  // What follows an employer with a street or a postcode in it is its address.
  const street = words.findIndex((word, index) => index > 0 && isAddress(word));
  if (street > 0) return words.slice(0, street).join(', ');
  for (const count of [3, 2, 1]) {
    const tail = words.slice(-count);
    // What stands between a title and a town is the employer: `Nurse, Blue Hill Clinic, Brest`.
    const isBehindTitle = words.length === count + 1 && scoreTitle(words[0] ?? '') > 0;
    if (words.length > count && isPlace(tail.join(', '), isBehindTitle))
      return words.slice(0, -count).join(', ');
  }
  // `Tacoma, WA, Production Planner`: a place may stand before the title.
  for (const count of [2, 1]) {
    const rest = words.slice(count).join(', ');
    const isPlaced = words.length > count && isPlace(words.slice(0, count).join(', '), true);
    if (isPlaced && scoreTitle(rest) > 0 && scoreTitle(words[0] ?? '') === 0) return rest;
  }
  // The town behind a legal form needs no list of towns: `Neckar Feinmechanik GmbH, Esslingen`.
  const town = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(', ');
  const isBehindForm = hasLegalForm(before) && isName(town) && scoreCompany(town) === 0;
  if (isBehindForm && town.split(' ').length <= 3) return before;
  // `Tidewater Analytics. Vancouver, BC`: a full stop in the place of a comma.
  const stopped = /^(.*(?:\p{Ll}{2}|\p{Lu}{2}))\. (\p{Lu}[^.]*)$/u.exec(text);
  if (stopped?.[1] && stopped[2] && isPlace(stopped[2]))
    return /\b(?:Inc|Ltd|Co|Corp)$/.test(stopped[1]) ? `${stopped[1]}.` : stopped[1];
  const dashed = /^(.*\S)\s[–—-]\s([^\s–—][^–—]*)$/.exec(text);
  if (dashed?.[1] && dashed[2] && isPlace(dashed[2], true)) return dashed[1];
  const bracket = /^(.*\S)\s*\(([^()]+)\)\s*$/.exec(text);
  return bracket?.[1] && bracket[2] && isPlace(bracket[2]) ? bracket[1] : text;
}

/**
 * Whether a text is a place and nothing else: `Denver, CO`, `Berlin`, `Lyon, France`, `Remote`. A name before a city is
 * a district, unless it `needsRegion`: then it may as well be an employer.
 */
export function isPlace(text: string, needsRegion = false): boolean {
  const code = /^(\p{Lu}[^()]*)\((?:\d{2,3}|[A-Z]{2})\)$/u.exec(text.trim())?.[1]?.trimEnd();
  // The number of a department or the letters of a province: `Quimper (29)`, `Casalgrande (RE)`.
  if (code !== undefined && isName(code) && !code.includes(',')) return true;
  const land = /^(\p{Lu}[^(),]*) \(([^()]+)\)$/u.exec(text.trim());
  if (RIVERS.test(fold(text.trim()))) return true;
  if (land?.[1] && land[2] && isName(land[1]) && findCountry(land[2]) !== null) return true;
  if (isAddress(text.split(',')[0] ?? '') && /\b\d{5}|\b[A-Z]{2}$/.test(text)) return true;
  if (
    /^(?:greater )?\p{Lu}[\p{L} .-]{2,30}(?:bay area|area|metro(?:politan)? area|und umgebung|et peripherie|region)$/iu.test(
      fold(text),
    )
  )
    return true;
  const trimmed = text.replace(/^[\s(,]+|[\s),.]+$/g, '').replace(/^\d{4,5}\s+|\s+\d{4,5}$/g, '');
  if (/^(?:remote|hybrid|worldwide|homeoffice|teletravail|remoto)$/i.test(fold(trimmed))) return true;
  if (isKnownCity(trimmed) || findCountry(trimmed) !== null) return true;
  const words = trimmed.split(/\s*[,/]\s*/);
  const [first = '', ...rest] = words;
  if (words.length < 2 || words.length > 3 || !isName(first)) return false;
  // `Exchange year in Kyoto, Japan` is said of a place.
  if (/\S (?:in|near) \p{Lu}/u.test(first)) return false;
  return rest.every(
    (word) =>
      findState(word) !== null ||
      findCountry(word) !== null ||
      (words.length === 2 && isKnownCity(word) && !needsRegion) ||
      /^(?:remote|hybrid)$/i.test(word),
  );
}

/** Towns that are told from others of their name: `Halle (Saale)`, `Frankfurt (Oder)`. */
const RIVERS =
  /^\p{L}+ \((?:saale|oder|main|spree|elbe|havel|westf\.?|westfalen|holst\.?|ruhr|neckar|pfalz|altmark|schwaben|hessen|sieg|lahn|weser|niederrhein)\)$/u;

/** A street with its number, or a postcode with its town. */
function isAddress(text: string): boolean {
  return (
    /^\d{1,5}[a-z]?\s+\p{Lu}.*\s(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|way|court|ct|place|loop \d+(?!\d)|parkway|pkwy|highway|hwy)\.?\s*(?:\d+)?$/iu.test(
      text,
    ) ||
    /^\d{1,5}\s(?:\p{Lu}{1,2}\s)?.*\b(?:loop|hwy|highway|route)\s\d+$/iu.test(text) ||
    /^(?:via|viale|piazza|corso|calle|avenida|rua|rue|avenue)\s.*$/iu.test(fold(text)) ||
    /^\p{Lu}[\p{L} .-]*(?:stra(?:ß|ss)e|str\.|weg|platz|straat|laan|gatan|vej)\s\d+\s?[a-z]?$/iu.test(text) ||
    /^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[\p{L} .-]+(?:\([A-Z]{2}\))?$/u.test(text)
  );
}

function isName(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}.'’ -]{1,30}$/u.test(text) &&
    text.split(' ').length <= 4 &&
    !/\p{Ll}{3}\. /u.test(text) &&
    scoreCompany(text) < 2 &&
    scoreTitle(text) === 0
  );
}
