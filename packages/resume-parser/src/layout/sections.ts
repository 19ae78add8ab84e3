import type { SectionKind } from '../words/section-kind.ts';
import { findHeading, findSetHeading } from '../words/headings.ts';
import { hasLegalForm, scoreTitle } from '../words/titles.ts';
import { fold } from '../words/clean-text.ts';
import { isEntryPart } from '../words/entry-parts.ts';
import { findDates } from '../words/find-dates.ts';
import { dropBullet, hasBullet } from './bullets.ts';
import { toLine, type Block, type Line } from './lines.ts';

/** What stands under one heading; `head` is everything before the first one. */
export interface Section {
  kind: SectionKind | 'head';
  heading: Line | null;
  lines: Line[];
}

interface Look {
  size: number;
  isBold: boolean;
  isCapital: boolean;
  colour: string | null;
}

/** Parts the document at its headings: known by their words, or by looking like those that are. */
export function toSections(blocks: readonly Block[]): Section[] {
  const margins = countCapitalLabels(blocks.flatMap(({ lines }) => lines));
  const isInMargin = ({ x }: Line): boolean => (margins.get(Math.round(x / 3)) ?? 0) >= 2;
  const split = blocks.map((block) => ({
    ...block,
    lines: block.lines.flatMap((line) => splitLabel(line, isInMargin(line))),
  }));
  const { toKind, isGuess } = learnHeadings(split.flatMap(({ lines }) => lines));
  const sections: Section[] = [];
  const opened = new Set<Section>();
  const last: (Section | undefined)[] = [];
  split.forEach((block, number) => {
    let section = block.after === null ? undefined : last[block.after];
    for (const line of block.lines) {
      const kind = isOfEntry(line, section) ? null : toKind(line);
      const list = isGuess(line) ? findList(section, line, opened) : null;
      if (list) opened.add(list);
      if (kind && !list) {
        const beside = takeBeside(section, line);
        section = { kind, heading: line, lines: beside };
        sections.push(section);
        continue;
      }
      if (!section) {
        section = { kind: 'head', heading: null, lines: [] };
        sections.push(section);
      }
      section.lines.push(line);
    }
    last[number] = section;
  });
  return sections;
}

/** Two lines begin at one edge, in points. */
const FLUSH = 3;
const LISTS = new Set<Section['kind']>(['experience', 'education', 'volunteering', 'projects']);

/**
 * The section of entries that a line is an employer of, set as its heading is: `Work Experience` over `Portside Storage`.
 * It begins at the heading's edge, and has nothing under it so far or a line set as this one right under it.
 */
function findList(section: Section | undefined, line: Line, opened: ReadonlySet<Section>): Section | null {
  const heading = section?.heading;
  if (!section || !heading || !LISTS.has(section.kind) || Math.abs(heading.x - line.x) >= FLUSH) return null;
  const [first] = section.lines;
  const opens = opened.has(section) || first === undefined || isAlike(toLook(first), toLook(line));
  return opens ? section : null;
}

/** `Highlights`, set smaller than the heading of the positions that it stands among. */
function isOfEntry(line: Line, section: Section | undefined): boolean {
  const heading = section?.heading;
  // A sidebar sets its headings smaller than those of the main column: it is a block of its own.
  const isInside = (section?.lines.at(-1) ?? heading)?.block === line.block;
  if (!section || !heading || !isInside || !LISTS.has(section.kind)) return false;
  return line.size < heading.size - 1 && isEntryPart(line.text);
}

/** Text right of a heading in the margin may begin a little higher than the heading, set smaller as it is. */
function takeBeside(section: Section | undefined, heading: Line): Line[] {
  const at = section?.lines.findIndex(
    (line) =>
      line.block === heading.block &&
      line.page === heading.page &&
      line.y > heading.y - heading.size * 1.4 &&
      line.x > heading.right &&
      !isNearer(line, section.heading, heading),
  );
  return section === undefined || at === undefined || at < 0 ? [] : section.lines.splice(at);
}

/** How many lines open with a heading in capitals beside text in small letters, by where they begin. */
function countCapitalLabels(lines: readonly Line[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { x, cells } of lines)
    if (cells.length > 1 && isCapitalLabel(cells))
      counts.set(Math.round(x / 3), (counts.get(Math.round(x / 3)) ?? 0) + 1);
  return counts;
}

function isCapitalLabel([first, next]: Line['cells']): boolean {
  const isCapital = first !== undefined && first.text === first.text.toUpperCase();
  return isCapital && findHeading(first.text) !== null && /\p{Ll}/u.test(next?.text ?? '');
}

/** Whether a line stands beside the heading before, in the margin as well, rather than beside this one. */
function isNearer(line: Line, before: Line | null, heading: Line): boolean {
  const isBefore = before?.page === line.page && before.block === line.block && before.right < line.x;
  return isBefore && Math.abs(line.y - before.y) < Math.abs(line.y - heading.y);
}

/**
 * A heading in the margin stands on the line of what it names: `Experience | Initrode Conglomerated`. It looks different,
 * or all of them are in capitals and begin at one edge (`isInMargin`).
 */
function splitLabel(line: Line, isInMargin: boolean): Line[] {
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0 || findHeading(first.text) === null) return [line];
  if (VOLUNTEER.test(fold(first.text.trim())) && rest.every(({ text }) => findDates(text).length > 0))
    return [line];
  const next = rest[0];
  const isApart = next !== undefined && next.x - first.right > first.size * 1.2;
  const looksDifferent =
    next !== undefined &&
    (first.isBold !== next.isBold || Math.abs(first.size - next.size) > 0.5 || first.colour !== next.colour);
  const isLabel = looksDifferent || (isInMargin && isCapitalLabel(line.cells));
  if (!isApart || !isLabel) return [line];
  return [toLine([first], line.block), toLine(rest, line.block)];
}

/** What somebody was, rather than the name of a section. */
const VOLUNTEER = /^(?:volunteer|benevole|voluntari[oa]|volontari[oa]|vrijwilliger|volontar)$/;

function toLook(line: Line): Look {
  return {
    size: line.size,
    isBold: line.isBold,
    isCapital: line.text === line.text.toUpperCase() && /\p{Lu}{2}/u.test(line.text),
    colour: line.colour,
  };
}

function isAlike(a: Look, b: Look): boolean {
  return (
    Math.abs(a.size - b.size) < 0.6 &&
    a.isBold === b.isBold &&
    a.isCapital === b.isCapital &&
    a.colour === b.colour
  );
}

/** The commonest look by letters. */
function findBodyLook(lines: readonly Line[]): Look {
  const weights: { look: Look; letters: number }[] = [];
  for (const line of lines) {
    const look = toLook(line);
    const known = weights.find((weight) => isAlike(weight.look, look));
    if (known) known.letters += line.text.length;
    else weights.push({ look, letters: line.text.length });
  }
  const heaviest = weights.sort((a, b) => b.letters - a.letters)[0];
  return heaviest?.look ?? { size: 10, isBold: false, isCapital: false, colour: null };
}

function toColumn({ page, block }: Line): string {
  return `${page}/${block}`;
}

/** Bold, in capitals or coloured. */
function isMarked(line: Line): boolean {
  const { isBold, isCapital, colour } = toLook(line);
  return isBold || isCapital || (colour !== null && !/^#(?:000000|0{3})$/.test(colour));
}

interface Headings {
  toKind: (line: Line) => SectionKind | null;
  /** Whether a line is one by its look alone. */
  isGuess: (line: Line) => boolean;
}

/** Gives a test for headings, learnt from those whose words are known. */
function learnHeadings(lines: readonly Line[]): Headings {
  const body = findBodyLook(lines);
  const known = new Map<Line, SectionKind>();
  for (const line of lines) {
    // A mark may stand before headings, but in the middle of text it opens a point of a list.
    const isPoint = hasBullet(line.text) && (isAlike(toLook(line), body) || !isMarked(line));
    const text = dropBullet(line.text).replace(/[:\s]+$/, '');
    const isSet = isShort(line) && isMarked(line) && !isAlike(toLook(line), body);
    const kind = isSet ? findSetHeading(text) : findHeading(text);
    if (kind && !isPoint) known.set(line, kind);
  }
  const looks: { look: Look; kinds: Set<SectionKind>; count: number }[] = [];
  for (const [line, kind] of known) {
    const look = toLook(line);
    const group = looks.find((other) => isAlike(other.look, look));
    if (group) {
      group.kinds.add(kind);
      group.count += 1;
    } else looks.push({ look, kinds: new Set([kind]), count: 1 });
  }
  const rank = (group: (typeof looks)[number]): number =>
    group.kinds.size * 3 +
    group.look.size / 4 +
    (isAlike(group.look, body) ? -4 : 0) +
    (group.look.isBold ? 1 : 0) +
    (group.look.isCapital ? 1 : 0);
  const main = looks.sort((a, b) => rank(b) - rank(a))[0];
  if (!main) return { toKind: () => null, isGuess: () => false };
  const alike = lines.filter((line) => isAlike(toLook(line), main.look) && isShort(line));
  const gaps = findGaps(lines);
  const room = Math.min(...alike.flatMap((line) => (known.has(line) ? (gaps.get(line) ?? []) : [])));
  // Headings that are no more than capitals look like SAP in a list of skills: without room above them, words alone tell.
  const isTold = !isCapitalOnly(main.look, body) || room > findUsualGap(gaps) * 1.3;
  const unknown = isTold
    ? alike.filter((line) => !known.has(line) && isApart(line, gaps.get(line), room))
    : [];
  const inUnknown = new Set(unknown);
  const isTelling = !isAlike(main.look, body) && main.kinds.size >= 2 && unknown.length <= known.size;
  const blocks = new Set([...known.keys()].filter((line) => isAlike(toLook(line), main.look)).map(toColumn));
  // A sidebar sets its headings in a style of its own, smaller than in the main column.
  const isOwnStyle = (line: Line, look: Look): boolean => {
    const group = looks.find((other) => isAlike(other.look, look));
    const isTaller = look.size > body.size + 0.5;
    return (
      group !== undefined &&
      group.kinds.size >= 2 &&
      !isAlike(look, body) &&
      isMarked(line) &&
      (isTaller || !blocks.has(toColumn(line)))
    );
  };
  const isGuess = (line: Line): boolean => isTelling && inUnknown.has(line) && line.size > 0;
  const toKind = (line: Line): SectionKind | null => {
    const look = toLook(line);
    const kind = known.get(line);
    if (kind) {
      const isMain = isHeadingLook(look, main.look, body, main.kinds.size);
      return isMain || isOwnStyle(line, look) ? kind : null;
    }
    return isGuess(line) ? 'other' : null;
  };
  return { toKind, isGuess };
}

/** Set as the text is, but in capitals. */
function isCapitalOnly(look: Look, body: Look): boolean {
  return look.isCapital && isAlike({ ...look, isCapital: body.isCapital }, body);
}

function findUsualGap(gaps: ReadonlyMap<Line, number>): number {
  const sorted = [...gaps.values()].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The space above each line that has another one above it in its column. */
function findGaps(lines: readonly Line[]): Map<Line, number> {
  return new Map(
    lines.flatMap((line, index): [Line, number][] => {
      const before = lines[index - 1];
      const isBelow = before?.block === line.block && before.page === line.page && line.y > before.y;
      return isBelow ? [[line, line.y - before.y]] : [];
    }),
  );
}

/** What is set as headings are, but names a job or stands closer to the text above, is no heading. */
function isApart(line: Line, gap: number | undefined, room: number): boolean {
  if (scoreTitle(line.text) >= 2 || hasLegalForm(line.text)) return false;
  return gap === undefined || !Number.isFinite(room) || gap >= room * 0.8;
}

/** A known word is a heading when it looks like the others, or at least more than they do. */
function isHeadingLook(look: Look, main: Look, body: Look, kinds: number): boolean {
  if (isAlike(look, main)) return true;
  if (
    Math.abs(look.size - main.size) < 0.6 &&
    look.isBold === main.isBold &&
    look.isCapital === main.isCapital
  )
    return true;
  if (kinds < 2) return !isAlike(look, body);
  // Set as large and as bold as the others, and much larger than the text, it needs no capitals to be one.
  const isLarge = Math.abs(look.size - main.size) < 0.6 && look.isBold === main.isBold;
  if (isLarge && look.size > body.size + 2) return true;
  return look.size > main.size - 0.6 && (look.isBold || !main.isBold) && (look.isCapital || !main.isCapital);
}

function isShort(line: Line): boolean {
  return (
    line.cells.length === 1 &&
    line.text.length <= 40 &&
    line.text.split(' ').length <= 5 &&
    /\p{L}{3}/u.test(line.text) &&
    !/[@\d]|[.,;]$/.test(line.text) &&
    !hasBullet(line.text) &&
    findDates(line.text).length === 0
  );
}
