import { toDescription } from '../experience/to-description.ts';
import { isPlace } from '../experience/header-parts.ts';
import { hasBullet } from '../layout/bullets.ts';
import { toLinePlace, type Line } from '../layout/lines.ts';
import type { Found, FoundEntry } from '../resume.ts';
import { fold } from '../words/clean-text.ts';
import { joinBroken } from '../words/hyphens.ts';
import { findState } from '../words/places.ts';
import { groupEntries, type ListedEntry } from './group-entries.ts';
import { pickDates, toFound, toFoundDate, toSegments, type Segment } from './segments.ts';

const MOST_ENTRIES = 60;
const LONGEST_NAME = 160;
const ENDS =
  /\b(?:expires?|expiring|expiration|valid (?:until|through|thru|to)|exp\.?|renewal|gultig bis|valable jusqu|valide jusqu|valido hasta|vigente hasta|valido fino|geldig tot|giltig till)\b/;
const NUMBER =
  /\b(?:(?:credential|certificate|cert|licen[cs]e|registration|member(?:ship)?|zertifikats?|licencia)[\s-]*)?(?:id|no|nr|num|number|nummer|numero|#)\.?\s?[:#]?\s?#?\s?([A-Z\d][A-Z\d./-]{3,24})\b|#\s?([A-Z\d-]{4,24})\b/i;
const ISSUED_BY =
  /^(?:issued by|by|from|ausgestellt von|delivre par|emitido por|rilasciato da|uitgegeven door|utfardat av)\s*:?\s+/i;
const NOISE =
  /^(?:issued|obtained|earned|active|completed|since|expires?|expiration|valid(?: until| through)?|current|in progress|credential|exp)\.?:?$/;

/** Certificates and licences: a name each, who issued it, when, until when it holds, its number and its state. */
export function findCertificates(lines: readonly Line[]): { entries: FoundEntry[]; lines: Line[] } {
  return readListed(lines, (entry) => {
    const all = [...entry.head, ...entry.body.filter(isShort)];
    const [name, ...rest] = segmentsOf(all);
    if (!name || name.text.length > LONGEST_NAME) return null;
    const state = rest.find(({ text }) => findState(text) !== null && text.length > 1) ?? null;
    const issuer = rest.find((each) => each !== state && isIssuer(each)) ?? null;
    const number = findNumber(all);
    const period = toIssued(all);
    const isPlain = !number && !issuer && Object.values(period).every((field) => field === null);
    return {
      name: toFound(dropNumber(name), isPlain && name.text.split(' ').length > 9 ? UNSURE : 0.8),
      issuer: issuer && toFound(dropBy(issuer), 0.65),
      number,
      state: state && toFound(state, 0.7),
      ...period,
    };
  });
}

/** Awards, a line or two each, with who gave them and when. */
export function findAwards(lines: readonly Line[]): { entries: FoundEntry[]; lines: Line[] } {
  return readListed(lines, (entry) => {
    const [title, ...rest] = segmentsOf(entry.head);
    if (!title || title.text.length > LONGEST_NAME) return null;
    const [below] = entry.body.filter((line) => isShort(line) && !hasBullet(line.text));
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
    const isHeaded =
      entry.head[0]?.isBold === true && entry.body.length > 0 && entry.body[0]?.isBold === false;
    const [name] = isHeaded ? segmentsOf(entry.head) : [];
    const value = quoted ?? name?.text ?? text;
    const title: Found<string> = {
      value: value.replace(/\s+/g, ' ').trim(),
      confidence: quoted !== undefined || name ? 0.75 : UNSURE,
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
  return lines
    .flatMap((line) => toSegments(line))
    .filter(({ text }) => !NOISE.test(fold(text)) && /\p{L}{2}/u.test(text));
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
    const dates = pickDates(line);
    if (!dates) continue;
    const before = fold(line.text.slice(0, dates.from));
    if (ENDS.test(before.slice(-30)) && !dates.isRange) valid ??= toFoundDate(dates.start, line, dates);
    else {
      issued ??= toFoundDate(dates.start, line, dates);
      if (dates.isRange) valid ??= toFoundDate(dates.end, line, dates);
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
