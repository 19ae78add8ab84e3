import { toDescription } from '../experience/to-description.ts';
import { isPlace } from '../experience/header-parts.ts';
import { hasBullet } from '../layout/bullets.ts';
import { toLinePlace, type Line } from '../layout/lines.ts';
import type { Found, FoundEntry } from '../resume.ts';
import { fold } from '../words/clean-text.ts';
import { joinBroken } from '../words/hyphens.ts';
import { findState } from '../words/places.ts';
import { findWebText } from '../contact/find-addresses.ts';
import { findDetail, groupEntries, type ListedEntry } from './group-entries.ts';
import { findDates } from '../words/find-dates.ts';
import {
  DETAIL_SEPARATOR,
  pickDates,
  toFound,
  toFoundDate,
  toNameSegment,
  toSegments,
  type Segment,
} from './segments.ts';

const MOST_ENTRIES = 60;
const LONGEST_NAME = 160;
const ENDS =
  /\b(?:expires?|expiring|expiration|valid (?:until|through|thru|to)|exp\.?|renewal|gultig bis|valable jusqu|valide jusqu|valido hasta|vigente hasta|valido fino|geldig tot|giltig till)\b/;
const NUMBER =
  /\b(?:(?:credential|certificate|cert|licen[cs]e|registration|member(?:ship)?|zertifikats?|licencia)[\s-]*)?(?:id|no|nr|num|number|nummer|numero|n\.?\s?[º°]|#)\.?\s?[:#]?\s?#?\s?([A-Z\d][A-Z\d./-]{3,24})\b|#\s?([A-Z\d-]{4,24})\b/i;
const VALID_IN = /^(?:valid|gultig|valable|valido|geldig|giltig) (?:in|en|i|em) \S/;
const ISSUED_BY =
  /^(?:(?:issued|awarded|given|granted) by|by|at|from|ausgestellt von|delivre par|emitido por|rilasciato da|uitgegeven door|utfardat av)\s*:?\s+/i;
const NOISE =
  /^(?:(?:issued|awarded|published)(?: on| by)?|by|obtained|earned|active|completed|since|expires?|expiration|valid(?: until| through)?|gultig|valable|valido|geldig|giltig|current|in progress|credential|exp)\.?:?$/;

/** Certificates and licences: a name each, who issued it, when, until when it holds, its number and its state. */
export function findCertificates(lines: readonly Line[]): { entries: FoundEntry[]; lines: Line[] } {
  return readListed(lines, (entry) => {
    const all = [...entry.head, ...entry.body.filter(isShort)];
    const [name, ...rest] = listSegments({ ...entry, body: entry.body.filter(isShort) });
    if (!name || name.text.length > LONGEST_NAME) return null;
    const place = rest.find(({ text }) => VALID_IN.test(fold(text)));
    const state =
      (place && { ...place, text: place.text.replace(/^\S+ \S+ /, '') }) ??
      rest.find(({ text }) => findState(text) !== null && text.length > 1) ??
      null;
    const issuer = rest.find((each) => each !== state && each !== place && isIssuer(each)) ?? null;
    const bracketed = issuer ? null : findBracketed(name);
    const number = findNumber(all);
    const period = toIssued(all);
    const isPlain = !number && !issuer && Object.values(period).every((field) => field === null);
    return {
      name: toFound(
        dropIssuer(dropNumber(name), issuer ?? bracketed),
        isPlain && name.text.split(' ').length > 9 ? UNSURE : 0.8,
      ),
      issuer: issuer ? toFound(dropBy(issuer), 0.65) : bracketed && toFound(bracketed, 0.65),
      number,
      state: state && toFound(state, 0.7),
      ...period,
    };
  });
}

/** Awards, a line or two each, with who gave them and when. */
export function findAwards(lines: readonly Line[]): { entries: FoundEntry[]; lines: Line[] } {
  return readListed(lines, (entry) => {
    const detail = findDetail(entry);
    if (detail.length > 0) return readAward(entry, detail);
    const [title, ...rest] = segmentsOf(entry.head);
    if (!title || title.text.length > LONGEST_NAME) return null;
    const [below] = entry.body.filter((line) => isShort(line) && !hasBullet(line.text) && !isSaid(line));
    const issuer = rest.find(isIssuer) ?? (below ? segmentsOf([below]).find(isIssuer) : null) ?? null;
    const body = entry.body.filter((line) => line !== below || issuer === null);
    return {
      title: toFound(title, title.text.split(' ').length > 12 ? UNSURE : 0.8),
      issuer: issuer && toFound(dropBy(issuer), 0.6),
      date: toSingle([...entry.head, ...entry.body.slice(0, 1)]),
      description: toDescription(body),
    };
  });
}

/** Publications: what stands in quotation marks is the title, else the whole reference. */
export function findPublications(lines: readonly Line[]): { entries: FoundEntry[]; lines: Line[] } {
  return readListed(lines, (entry) => {
    const all = [...entry.head, ...entry.body];
    const [first] = all;
    if (!first) return null;
    const text = all
      .map((line) => line.text.replace(/^\s*[•●▪–*-]\s*/, ''))
      .reduce((above, below) => joinBroken(above, below));
    const quoted = /[“"„«]\s?([^“”"„«»]{8,300}?)[.,]?\s?[”"“»]/.exec(text)?.[1];
    const detail = findDetail(entry);
    const isQuoted = quoted !== undefined;
    const isNamed = detail.length > 0 || isHeaded(entry) || (isBoldOver(entry) && !isQuoted);
    const headed = isNamed ? readAward(entry, detail) : null;
    if (headed) return { ...headed, is_publication: headed.title ? { ...headed.title, value: true } : null };
    const value = quoted ?? text;
    const title: Found<string> = {
      value: value.replace(/\s+/g, ' ').trim(),
      confidence: isQuoted ? 0.75 : UNSURE,
      where: all.map(toLinePlace),
    };
    const url = /https?:\/\/[^\s,;)]+|\bdoi\.org\/[^\s,;)]+/.exec(text)?.[0];
    return {
      title,
      is_publication: { ...title, value: true },
      date: toSingle(all),
      url: url === undefined ? null : { ...title, value: url },
    };
  });
}

/** A title over who stands behind it and what is said of it. */
function readAward(entry: ListedEntry, detail: readonly Line[]): FoundEntry | null {
  const [title] = toNameSegment(entry.head);
  if (!title || title.text.length > LONGEST_NAME) return null;
  const segments = detail.flatMap((line) => toSegments(line, DETAIL_SEPARATOR));
  const address = segments.find(({ text }) => findWebText(text) === text);
  const issuer = segments.find((segment) => segment !== address);
  return {
    title: toFound(title, title.text.split(' ').length > 12 ? UNSURE : 0.8),
    issuer: issuer ? toFound(dropBy(issuer), 0.7) : null,
    date: toSingle([...entry.head, ...detail]),
    url: address ? toFound(address, 0.8) : null,
    description: toDescription(entry.body.slice(detail.length)),
  };
}

/** A bold name with its date at the other edge of the line. */
function isHeaded({ head: [first] }: ListedEntry): boolean {
  const [name, when, ...more] = first?.cells ?? [];
  return name?.isBold === true && when !== undefined && more.length === 0 && isOnlyDate(when.text);
}

function isBoldOver({ head: [first], body: [below] }: ListedEntry): boolean {
  return first?.isBold === true && below?.isBold === false;
}

function isOnlyDate(text: string): boolean {
  const [dates] = findDates(text);
  return dates !== undefined && text.length - (dates.to - dates.from) <= 4;
}

/** What a line says in words rather than names: `Used by ten towns along the river`. */
export function isSaid({ text }: Line): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{3}/u.test(word));
  return words.length >= 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
}

/** Pieces of the line that names an entry, and of those below it; a name over a detail is one, commas and all. */
function listSegments(entry: ListedEntry): Segment[] {
  const detail = findDetail(entry);
  if (detail.length === 0) return segmentsOf([...entry.head, ...entry.body]);
  const below = [
    ...detail.flatMap((line) => toSegments(line, DETAIL_SEPARATOR)),
    ...entry.body.slice(detail.length).flatMap((line) => toSegments(line)),
  ];
  return [...toNameSegment(entry.head), ...below.filter(isTelling)];
}

/** Below what is shown as sure. */
const UNSURE = 0.5;

function readListed(
  lines: readonly Line[],
  read: (entry: ListedEntry) => FoundEntry | null,
): { entries: FoundEntry[]; lines: Line[] } {
  const entries: FoundEntry[] = [];
  const claimed: Line[] = [];
  for (const entry of groupEntries(lines).slice(0, MOST_ENTRIES)) {
    const found = read(entry);
    if (!found) continue;
    entries.push(found);
    claimed.push(...entry.head, ...entry.body);
  }
  return { entries, lines: claimed };
}

function isShort({ text }: Line): boolean {
  return text.length <= 120 && !(/\.$/.test(text) && text.split(' ').length > 8);
}

function segmentsOf(lines: readonly Line[]): Segment[] {
  return lines.flatMap((line) => toSegments(line)).filter(isTelling);
}

function isTelling({ text }: Segment): boolean {
  return !NOISE.test(fold(text)) && /\p{L}{2}/u.test(text);
}

function isIssuer({ text }: Segment): boolean {
  return (
    /^(?:issued |by |from )?\p{Lu}/u.test(text) &&
    text.length <= 80 &&
    text.split(' ').length <= 9 &&
    !NUMBER.test(text) &&
    !isPlace(text) &&
    !ENDS.test(fold(text))
  );
}

function dropBy(segment: Segment): Segment {
  const text = segment.text.replace(ISSUED_BY, '');
  return { ...segment, text, from: segment.from + segment.text.length - text.length };
}

/** `First Aid (Red Cross Society)`: a name of several words in brackets is who issued it. */
function findBracketed(name: Segment): Segment | null {
  const text = /\S\s\(([^()]{3,70})\)$/.exec(name.text)?.[1];
  if (text === undefined || !/^\p{Lu}.*\s/u.test(text) || findDates(text).length > 0) return null;
  return { ...name, text, from: name.from + name.text.length - text.length - 1 };
}

function dropIssuer(name: Segment, issuer: Segment | null): Segment {
  const behind = issuer === null ? '' : ` (${issuer.text})`;
  return behind !== '' && name.text.endsWith(behind)
    ? { ...name, text: name.text.slice(0, -behind.length) }
    : name;
}

function dropNumber(segment: Segment): Segment {
  const text = segment.text
    .replace(NUMBER, '')
    .replace(/[\s,:(#-]+$|\(\s*\)/g, '')
    .trim();
  return /\p{L}{2}/u.test(text) ? { ...segment, text } : segment;
}

function findNumber(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const match = NUMBER.exec(line.text);
    const value = match?.[1] ?? match?.[2];
    if (value !== undefined && /\d/.test(value))
      return { value, confidence: 0.75, where: [toLinePlace(line)] };
  }
  return null;
}

/** When it was issued, and until when it holds. */
function toIssued(lines: readonly Line[]): FoundEntry {
  let issued: Found<string> | null = null;
  let valid: Found<string> | null = null;
  for (const line of lines) {
    for (const dates of findDates(line.text).sort((a, b) => a.from - b.from)) {
      const before = fold(line.text.slice(0, dates.from));
      if (ENDS.test(before.slice(-30)) && !dates.isRange) valid ??= toFoundDate(dates.start, line, dates);
      else {
        issued ??= toFoundDate(dates.start, line, dates);
        if (dates.isRange) valid ??= toFoundDate(dates.end, line, dates);
      }
    }
  }
  return { issued_date: issued, valid_until: valid };
}

function toSingle(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const dates = pickDates(line);
    if (dates) return toFoundDate(dates.start ?? dates.end, line, dates);
  }
  return null;
}
