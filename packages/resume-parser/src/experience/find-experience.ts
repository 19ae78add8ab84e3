import { hasEmail } from '../contact/find-addresses.ts';
import { dropBullet } from '../layout/bullets.ts';
import { toLinePlace, toPlace, type Line } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import type { Found, FoundExperience, Place } from '../resume.ts';
import { findDates, type FoundDates } from '../words/find-dates.ts';
import { hasLegalForm, scoreCompany, scoreTitle } from '../words/titles.ts';
import type { Entry } from './entry.ts';
import { findEntries } from './find-entries.ts';
import { rateInherited, type Employer } from './inherit.ts';
import { toHeaderParts, type HeaderPart } from './header-parts.ts';
import { toDescription } from './to-description.ts';

const MOST_ENTRIES = 60;

interface Named {
  entry: Entry;
  parts: HeaderPart[];
}

/** Reads the positions of the experience sections, in the document's order. */
export function findExperience(sections: readonly Section[]): {
  experience: FoundExperience[];
  lines: Set<Line>;
} {
  return readPositions(pickSections(sections));
}

/** The positions of sections, each its lines. */
export function readPositions(sections: readonly (readonly Line[])[]): {
  experience: FoundExperience[];
  lines: Set<Line>;
} {
  const claimed = new Set<Line>();
  const experience: FoundExperience[] = [];
  for (const lines of sections) {
    const named = dropTowns(
      findEntries(lines).map((entry) => ({ entry, parts: toHeaderParts(entry.header) })),
    );
    const isTitleFirst = learnOrder(named);
    const isCut = learnCut(named);
    let employer: Employer | null = null;
    let isInGroup = false;
    named.forEach(({ entry, parts }, index) => {
      const { title, company } = assign(parts, isTitleFirst, isCut, isInGroup);
      const next = named[index + 1];
      // An employer's own line with its whole time, over the roles held there.
      const isGroup =
        company !== null &&
        title === null &&
        entry.body.length === 0 &&
        next !== undefined &&
        next.parts.some((part) => part.title > part.company);
      if (isGroup) {
        employer = { part: company, last: null, isApart: true };
        isInGroup = true;
        for (const line of entry.header) claimed.add(line);
        return;
      }
      if (!title && !company) return;
      const sure = !company && employer && parts.length === 1 ? rateInherited(employer, title, entry) : null;
      const inherited = employer && sure !== null ? toFound(employer.part, sure) : null;
      if (company) {
        employer = { part: company, last: title && { title, entry }, isApart: title?.row !== company.row };
        isInGroup = false;
      } else if (employer?.last && title) employer.last = { title, entry };
      if (experience.length >= MOST_ENTRIES) return;
      experience.push(toExperience(entry, title, company ? toCompany(company) : inherited));
      for (const line of [...entry.header, ...entry.body]) claimed.add(line);
    });
  }
  return { experience: dropRepeated(experience), lines: takeWritten(sections.flat(), claimed) };
}

/** A page printed for two widths of a screen names each position twice. */
function dropRepeated(experience: readonly FoundExperience[]): FoundExperience[] {
  const toKey = ({ jobTitle, companyName, startDate, endDate, ...rest }: FoundExperience): string =>
    JSON.stringify([
      ...[jobTitle, companyName, startDate, endDate].map((found) => found?.value),
      ...[rest.isCurrentJob, rest.description?.value],
    ]);
  const known = new Set<string>();
  return experience.filter((position) => {
    const isNew = position.startDate === null || !known.has(toKey(position));
    known.add(toKey(position));
    return isNew;
  });
}

/** Lines were joined, moved and lost their marks on the way: what stands in one that is taken is taken. */
function takeWritten(written: readonly Line[], claimed: ReadonlySet<Line>): Set<Line> {
  const toKey = ({ page, text }: Line['cells'][number]): string => `${page} ${dropBullet(text)}`;
  const cells = new Set([...claimed].flatMap((line) => line.cells.map(toKey)));
  return new Set([
    ...claimed,
    ...written.filter((line) => line.cells.every((cell) => cells.has(toKey(cell)))),
  ]);
}

/** Headed sections; without one, what stands under no heading that we know. */
function pickSections(sections: readonly Section[]): Line[][] {
  const headed = sections.filter(({ kind, lines }) => kind === 'experience' && lines.length > 0);
  if (headed.length > 0) return headed.map(({ lines }) => lines);
  return sections
    .filter(
      ({ kind, lines }) =>
        (kind === 'other' || kind === 'head' || kind === 'summary') &&
        lines.some((line) => findDates(line.text).some(({ isRange }) => isRange)) &&
        lines.some((line) => scoreTitle(line.text) > 1),
    )
    .map(({ kind, lines }) => (kind === 'head' ? dropContact(lines) : lines));
}

/** The name and how to reach the person stand over positions that no heading opens. */
function dropContact(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(({ text }) => findDates(text).some(({ isRange }) => isRange));
  const last = lines.findLastIndex((line, index) => index < first && hasEmail(line));
  return lines.slice(last + 1);
}

const TOWN = /(?:, | [–—-] |(?<=\p{L}{3})\. )\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u;

/** When every employer is followed by a comma and a name, the names are towns: `Bramble & Finch, Columbus`. */
function dropTowns(named: Named[]): Named[] {
  const isPlaced = ({ parts }: Named): boolean =>
    parts.some(
      (part) =>
        part.title === 0 && TOWN.test(part.text) && scoreCompany(TOWN.exec(part.text)?.[0] ?? '') === 0,
    );
  if (
    named.length < 2 ||
    named.filter((each) => isPlaced(each) || each.parts.some(({ hasPlace }) => hasPlace)).length <
      named.length * 0.7
  )
    return named;
  return named.map(({ entry, parts }) => ({
    entry,
    parts: parts.map((part) =>
      part.title === 0 && !part.hasPlace && scoreCompany(TOWN.exec(part.text)?.[0] ?? '') === 0
        ? toPiece(part, part.text.replace(TOWN, ''), 0)
        : part,
    ),
  }));
}

/** Whether titles come before employers, as most of the positions that tell have it. */
function learnOrder(named: readonly Named[]): boolean {
  let votes = 0;
  for (const { parts } of named) {
    const [first, second] = parts;
    if (!first || !second) continue;
    votes += Math.sign(first.title - first.company - (second.title - second.company));
  }
  return votes >= 0;
}

/** Whether lines with both are cut at their comma: `Server, Lakeview Grill`. */
function learnCut(named: readonly Named[]): boolean {
  const single = named.flatMap(({ parts }) => (parts.length === 1 && parts[0] ? [parts[0].text] : []));
  const cut = single.filter((text) => {
    const [first = '', second = '', ...more] = text.split(', ');
    return more.length === 0 && second !== '' && scoreTitle(first) > 0 && scoreTitle(second) === 0;
  });
  return cut.length >= 2 || (cut.length === 1 && single.length === 2);
}

function assign(
  parts: readonly HeaderPart[],
  isTitleFirst: boolean,
  isCut: boolean,
  isInGroup: boolean,
): { title: HeaderPart | null; company: HeaderPart | null } {
  if (parts.length === 0) return { title: null, company: null };
  const [only] = parts;
  // Under an employer's own line, what stands alone is a title, commas and all.
  if (parts.length === 1 && only && isInGroup && only.title > 0 && only.company < 2)
    return { title: only, company: null };
  if (parts.length === 1 && only) return splitOnly(only, isCut);
  const apart = splitBeside(parts);
  if (apart) return apart;
  const pairs = parts.flatMap((title, at) =>
    parts.flatMap((company, other) => {
      if (at === other) return [];
      const inOrder = at < other === isTitleFirst ? 1.1 : 0;
      const onOneRow = company.row === title.row && parts.length > 2 ? 0.2 : 0;
      const evidence = title.title - title.company + company.company - company.title;
      return [{ title, company, score: evidence + inOrder - (at + other) * 0.35 - onOneRow }];
    }),
  );
  return pairs.reduce((best, pair) => (pair.score > best.score ? pair : best));
}

/** `Site Manager, Edificaciones Xúquer S.A.` over `2016 – 2018 · Alzira`: beside a line with both, a lone name is a town. */
function splitBeside(
  parts: readonly HeaderPart[],
): { title: HeaderPart | null; company: HeaderPart | null } | null {
  const [first, second, ...more] = parts;
  if (!first || !second || more.length > 0 || second.row <= first.row) return null;
  const both = isSaid(second) ? splitOnly(first, true) : null;
  if (both?.title && both.company && (both.title.title > 0 || hasLegalForm(both.company.text))) return both;
  const isName = /^\p{Lu}[\p{L}.’' -]{1,30}$/u.test(second.text) && second.text.split(' ').length <= 3;
  if (!isName || second.title > 0 || second.company > 0 || second.isBold) return null;
  const [title = '', company = '', ...rest] = first.text.split(', ');
  const isBoth =
    rest.length === 0 &&
    scoreTitle(title) >= 2 &&
    scoreTitle(company) === 0 &&
    (scoreCompany(company) >= 1.5 || (first.hasPlace && company !== ''));
  return isBoth ? splitOnly(first, true) : null;
}

/** One part can still hold both: `Software Engineer, Google`. */
function splitOnly(
  part: HeaderPart,
  isCut: boolean,
): { title: HeaderPart | null; company: HeaderPart | null } {
  const cut = part.text.indexOf(', ');
  if (cut > 0) {
    const pieces = [part.text.slice(0, cut), part.text.slice(cut + 2)] as const;
    const [first, second] = pieces.map((text, index) => toPiece(part, text, index === 0 ? 0 : cut + 2));
    const placed = second && dropUnknownTown(second);
    // A firm may be called after its work: `Gower Vets Ltd`.
    const isFirm =
      placed &&
      (scoreTitle(placed.text) === 0 || hasLegalForm(placed.text)) &&
      !hasLegalForm(first?.text ?? '');
    if (first && placed && scoreTitle(first.text) > 0 && isFirm) return { title: first, company: placed };
    if (first && second && isCut && scoreTitle(part.text) === 0) return { title: first, company: second };
    if (first && second && scoreTitle(second.text) > 0 && scoreTitle(first.text) === 0)
      return { title: second, company: first };
  }
  return part.title > part.company || (part.title > 0 && part.title >= part.company)
    ? { title: part, company: null }
    : { title: null, company: part };
}

/** `Technician, Blue Hill Clinic, Aldersby`: of a name with two parts behind a title the last is a town, listed or not. */
function dropUnknownTown(part: HeaderPart): HeaderPart {
  const [name = '', town = '', ...more] = part.text.split(', ');
  const isTown = TOWN.test(`, ${town}`) && scoreCompany(town) === 0 && scoreTitle(town) === 0;
  if (more.length > 0 || !isTown || name.split(' ').length < 2) return part;
  return toPiece(part, name, 0);
}

function toPiece(part: HeaderPart, text: string, from: number): HeaderPart {
  const perCharacter = part.place.width / Math.max(1, part.text.length);
  return {
    ...part,
    text,
    place: { ...part.place, x: part.place.x + from * perCharacter, width: text.length * perCharacter },
  };
}

function toCompany(part: HeaderPart): Found<string> | null {
  return toFound(part, isDoubtfulEmployer(part) ? UNSURE : part.company > 0 ? 0.9 : 0.7);
}

/** Below what is shown as sure. */
const UNSURE = 0.5;

/** A title within it, or words that are said and no name: `Weekly planning of the north wing`. */
function isDoubtfulEmployer({ text, title, company }: HeaderPart): boolean {
  const [first = '', ...rest] = text.split(', ');
  // `Finanzbuchhalterin, Lindenau KG`: what stands before a firm may be a title that no list has.
  const [firm = ''] = rest;
  if (rest.length === 1 && hasLegalForm(firm) && scoreCompany(first) === 0) return true;
  return (rest.length > 0 && scoreTitle(first) > 0 && title >= company) || isSaid({ text, title, company });
}

/** Words of a description that lost its mark: several, mostly small, of no position and no employer. */
function isSaid({ text, title, company }: Pick<HeaderPart, 'text' | 'title' | 'company'>): boolean {
  const words = text.split(' ');
  const small = words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length;
  return company === 0 && title === 0 && words.length >= 4 && small * 2 >= words.length;
}

/** A title with an employer and a town still in it. */
function isDoubtfulTitle({ text }: HeaderPart): boolean {
  return text.split(', ').length > 2;
}

function toExperience(
  entry: Entry,
  title: HeaderPart | null,
  companyName: Found<string> | null,
): FoundExperience {
  const { dates, dateLine } = entry;
  const place = dateLine && dates ? findDatePlace(dateLine, dates) : null;
  const found = (value: string | null | undefined): Found<string> | null =>
    value && place ? { value, confidence: dates?.isRange ? 0.9 : 0.7, where: [place] } : null;
  const sure =
    0.4 + (title && title.title > 0 ? 0.25 : 0) + (companyName ? 0.15 : 0) + (dates?.isRange ? 0.15 : 0);
  return {
    jobTitle: toFound(title, rateTitle(title, companyName)),
    companyName,
    startDate: found(dates?.start),
    endDate: found(dates?.end),
    isCurrentJob: dates?.isCurrent ?? false,
    description: toDescription(entry.body),
    confidence: Math.round(sure * 100) / 100,
  };
}

function rateTitle(title: HeaderPart | null, company: Found<string> | null): number {
  if (!title || isDoubtfulTitle(title)) return UNSURE;
  if (title.title > 0) return 0.9;
  // Words that no title is known by, beside an employer that is doubtful too, may be anything.
  return company !== null && company.confidence < 0.6 ? UNSURE : 0.6;
}

function toFound(part: HeaderPart | null, confidence: number): Found<string> | null {
  return part && { value: part.text, confidence, where: [part.place] };
}

function findDatePlace(line: Line, { from, to }: FoundDates): Place {
  const words = line.text.slice(from, to);
  for (const cell of line.cells) {
    const at = cell.text.indexOf(words);
    if (at >= 0) return toPlace(cell, at, at + words.length);
  }
  return toLinePlace(line);
}
