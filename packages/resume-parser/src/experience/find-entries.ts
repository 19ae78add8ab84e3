import { hasBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/lines.ts';
import { hasLegalForm, scoreCompany, scoreTitle } from '../words/titles.ts';
import { setAside } from './asides.ts';
import type { Entry } from './entry.ts';
import { goesOnFromPoint, isAnchor, pickDates } from './anchors.ts';
import { isHeaderLike } from './header-like.ts';
import { joinBrokenDates, joinEnds } from './join-dates.ts';
import { joinMargin } from './join-margin.ts';
import { joinWrapped } from './join-wrapped.ts';
import { dropEntryBullets } from './entry-bullets.ts';
import { findLabelledEntries } from './labelled-entries.ts';
import { isTableHead } from './table-head.ts';
import { findTextEdge, font, isCentredLike, isFlush, isOnlyDate, isSetAlike, looksAlike } from './looks.ts';
import { isEmployerLine, isNaming, takeFromAbove } from './take-from-above.ts';
import { findUndated } from './undated.ts';
import { partProse } from './part-prose.ts';
import { isPlace, namesTwo, toHeaderParts } from './header-parts.ts';

/** Header lines that can stand over, and under, the line with the date. */
const MOST_ABOVE = 3;
const MOST_BELOW = 2;

/** Parts a section into positions, each around the line that carries its dates. */
export function findEntries(section: readonly Line[]): Entry[] {
  const labelled = findLabelledEntries(section);
  if (labelled) return labelled;
  const rows = dropEntryBullets(section).filter((line) => !isTableHead(line));
  const names = partProse(setAside(rows.map(joinEnds)));
  const lines = joinBrokenDates(joinMargin(joinWrapped(names)));
  const anchors = lines.flatMap((line, index) =>
    isAnchor(line) && !goesOnFromPoint(line, lines[index - 1]) ? [index] : [],
  );
  if (anchors.length === 0) return findUndated(lines);
  const usual = countLinesAbove(lines, anchors);
  // Nothing but a header stands over the first date: the others look like it.
  const first = lines.slice((anchors[0] ?? 0) - usual, anchors[0]);
  const right = lines.reduce((most, line) => Math.max(most, line.right), 0);
  const starts = anchors.map((anchor, number) => {
    const floor = number === 0 ? 0 : (anchors[number - 1] ?? 0) + 1;
    // Where dates end a line of names, those too long for it stand under theirs.
    const isBroken =
      usual === 0 && number > 0 && isOnlyDate(lines[anchor]) && !isOnlyDate(lines[anchors[0] ?? 0]);
    return findStart(lines, anchor, floor, {
      ...{ usual: isBroken ? 1 : usual, first, right },
      isFirst: number === 0 || isBroken,
    });
  });
  const heads = anchors.map((anchor, number) => {
    const start = starts[number] ?? anchor;
    const end = starts[number + 1] ?? lines.length;
    return {
      anchor,
      start,
      end,
      headerEnd: findHeaderEnd(lines, anchor, end, lines.slice(start, anchor + 1)),
    };
  });
  const entries = heads.map(({ anchor, start, end, headerEnd }) => {
    const last = lacksNameBelow(lines, { anchor, start, end, headerEnd }, heads) ? headerEnd + 1 : headerEnd;
    const dateLine = lines[anchor] ?? null;
    return {
      header: lines.slice(start, last),
      body: lines.slice(last, end),
      dates: dateLine ? (pickDates(dateLine.text) ?? null) : null,
      dateLine,
    };
  });
  return takeFromAbove(entries);
}

interface Head {
  anchor: number;
  start: number;
  end: number;
  headerEnd: number;
}

/**
 * Whether the others have one name in the line below their dates, and this one a line there that is set as theirs and was
 * taken for text, since no list knows its name: `03/2013 – 09/2015 | Verkäuferin` over `Zum Tintenfass`.
 */
function lacksNameBelow(
  lines: readonly Line[],
  { anchor, start, end, headerEnd }: Head,
  heads: readonly Head[],
): boolean {
  const line = lines[headerEnd];
  const date = lines[anchor];
  if (headerEnd !== anchor + 1 || headerEnd >= end - 1 || !line || !date || !isHeaderLike(line)) return false;
  const header = lines.slice(start, headerEnd);
  if (header.filter(isNaming).length !== 1 || header.some(hasTwoNames)) return false;
  const peers = heads.filter((head) => {
    const [below, next] = [lines[head.headerEnd - 1], lines[head.headerEnd]];
    const isOne = head.headerEnd === head.anchor + 2 && head.anchor - head.start === anchor - start;
    return isOne && below !== undefined && next !== undefined && isSetAlike(below, line);
  });
  return peers.length > 0 && peers.length * 3 >= heads.length;
}

/** Everything between the section's heading and the first date belongs to the first header. */
function countLinesAbove(lines: readonly Line[], anchors: readonly number[]): number {
  const [first = 0] = anchors;
  let above = 0;
  while (above < first && above < MOST_ABOVE && isHeaderLike(lines[first - above - 1])) above += 1;
  return above;
}

/** What the headers of a section are like. */
interface HeaderShape {
  /** Lines over the first date. */
  usual: number;
  first: readonly Line[];
  isFirst: boolean;
  /** Where the longest line ends. */
  right: number;
}

/** Goes up from a date as far as lines still look like the header of the first position. */
function findStart(
  lines: readonly Line[],
  anchor: number,
  floor: number,
  { usual, first, isFirst, right }: HeaderShape,
): number {
  const model = isFirst ? null : first;
  const anchorLine = lines[anchor];
  let start = anchor;
  while (start > floor && anchor - start < usual) {
    const line = lines[start - 1];
    const below = lines[start];
    if (!line || !isHeaderLike(line) || !anchorLine || !below) break;
    const isOverleaf = below.page === line.page + 1 && anchorLine.page === below.page;
    if (isOverleaf && !endsPageAsHeader(lines, start - 1, model)) break;
    if (!isOverleaf && (line.page !== below.page || line.block !== below.block)) break;
    const twin = first.at(start - 1 - anchor);
    const isStepped = twin !== undefined && isFlush(twin, line) && isOneFont(twin, line);
    if (!isStepped && !isCentredLike(line, anchorLine) && isIndented(line, lines, anchor, usual)) break;
    if (!isBehindPoint(line, lines[start - 2], right) && isLooseText(lines, start - 1, floor, usual)) break;
    const isTitled = twin !== undefined && isTitleAs(twin, line);
    const isUnlike = model !== null && !isTitled && !model.some((each) => isLikeHeader(each, line));
    if (isUnlike && !(anchor - start + 2 <= usual && opensAbove(lines, start - 2, floor, model))) break;
    start -= 1;
  }
  // A town may stand between the names and the dates of some positions.
  const [top, next] = [lines[start - 1], lines[start]];
  const isTop = start - 1 >= floor && start < anchor && top?.isBold === true && isHeaderLike(top);
  const isOver = isTop && top.block === next?.block && top.page === next.page && isPlace(next.text);
  return isOver && model?.[0] && looksAlike(model[0], top) ? start - 1 : start;
}

function isOneFont(a: Line, b: Line): boolean {
  return Math.abs(a.size - b.size) < 0.4 && font(a) === font(b);
}

/** An employer that is a link in some positions has another colour there: what is bold in one size and font is alike. */
function isLikeHeader(model: Line, line: Line): boolean {
  return looksAlike(model, line) || (isOneFont(model, line) && model.isBold && line.isBold);
}

/** A title on a line of its own, where the first header has one of another look: a link, or bold. */
function isTitleAs(twin: Line, line: Line): boolean {
  const isSetAt = isFlush(twin, line) && Math.abs(twin.size - line.size) < 0.4;
  return isSetAt && scoreTitle(twin.text) >= 2 && scoreTitle(line.text) >= 2 && line.text.length < 90;
}

/** Whether a line set as large as the first of the headers stands there, so that what is below it is header as well. */
function opensAbove(lines: readonly Line[], index: number, floor: number, [first]: readonly Line[]): boolean {
  const [line, below] = [lines[index], lines[index + 1]];
  if (index < floor || !line || !below || !first || line.block !== below.block) return false;
  return looksAlike(first, line) && line.size > below.size * 1.1 && isHeaderLike(line);
}

/**
 * Whether the last line of a page opens the position whose dates stand overleaf: set as the first header is, and not as the
 * text above it, or under a wider gap than that, or naming a title or an employer.
 */
function endsPageAsHeader(lines: readonly Line[], index: number, model: readonly Line[] | null): boolean {
  const [before, line] = [lines[index - 1], lines[index]];
  if (!line) return false;
  if (model && !model.some((each) => isLikeHeader(each, line))) return false;
  const isBelow = before?.page === line.page && before.block === line.block;
  if (!isBelow) return true;
  const isOther = !looksAlike(before, line) || hasBullet(before.text);
  const above = lines[index - 2];
  const gap = line.y - before.y;
  const isWider = above?.page === before.page && gap > (before.y - above.y) * 1.2;
  const isNaming = scoreTitle(line.text) >= 2 || scoreCompany(line.text) >= 1.5;
  return isOther || isWider || (isNaming && line.text.length < 70);
}

/** Deeper than the header's own lines: what stands there is text of the position before. */
function isIndented(line: Line, lines: readonly Line[], anchor: number, usual: number): boolean {
  const peers = lines.slice(Math.max(0, anchor - usual), anchor + 1);
  const edges = peers.flatMap((peer) => findTextEdge(peer) ?? []);
  return edges.length > 0 && line.x > Math.min(...edges) + 8;
}

/** Flush with the mark of a point that had room for more: nothing of the point goes on there. */
function isBehindPoint(line: Line, before: Line | undefined, right: number): boolean {
  if (!before || !hasBullet(before.text) || hasBullet(line.text)) return false;
  return line.x < before.x + 2 && before.right - before.x < (right - before.x) * 0.8;
}

/** The last line of a paragraph right above: set like the line before it and close to it. */
function isLooseText(lines: readonly Line[], index: number, floor: number, usual: number): boolean {
  const line = lines[index];
  const before = index - 1 >= floor ? lines[index - 1] : undefined;
  const after = lines[index + 1];
  if (!line || !before || !after || before.block !== line.block || before.page !== line.page) return false;
  if (usual <= 1 && scoreTitle(line.text) > 0 && line.text.length < 70) return false;
  const isSameLook =
    Math.abs(before.size - line.size) < 0.4 &&
    before.isBold === line.isBold &&
    before.colour === line.colour &&
    font(before) === font(line);
  const gapAbove = line.y - before.y;
  const gapBelow = after.y - line.y;
  const isCloseToBefore = gapAbove <= gapBelow * 1.15;
  return (
    isSameLook &&
    isCloseToBefore &&
    (before.text.length > 60 || hasBullet(before.text) || gapAbove < gapBelow * 0.9) &&
    !(line.isBold && !after.isBold)
  );
}

/** Goes down from a date over what is still header: the employer under the title, a place. */
function findHeaderEnd(lines: readonly Line[], anchor: number, end: number, header: Line[]): number {
  let index = anchor + 1;
  const named = (): number => header.filter(isNaming).length;
  while (index < end && index - anchor <= MOST_BELOW) {
    const line = lines[index];
    const anchorLine = lines[anchor];
    if (!line || !anchorLine || !isHeaderLike(line) || line.text.length > 80) break;
    const next = lines[index + 1];
    if (isPlace(line.text)) {
      index += 1;
      continue;
    }
    const differs =
      index + 1 >= end ||
      !next ||
      isEmployerLine(line) ||
      isRoleLine(line, header) ||
      isOtherText(next, line, line.y - anchorLine.y);
    const isEnough = named() >= 2 || (named() >= 1 && header.some(hasTwoNames) && !isEmployerLine(line));
    if (
      (isEnough && !isLateTitle(line, header)) ||
      !differs ||
      isDeeper(line, anchorLine, header) ||
      (/[.]$/.test(line.text) && !hasLegalForm(line.text)) ||
      line.text.split(' ').length > 11
    )
      break;
    header.push(line);
    index += 1;
  }
  return index;
}

/** Indented further than what names the position, or than its dates; dates alone may stand over all the rest. */
function isDeeper(line: Line, anchorLine: Line, header: readonly Line[]): boolean {
  const first = header.find((each) => !isOnlyDate(each));
  if (!first) return false;
  const edge = Math.max(findTextEdge(anchorLine) ?? anchorLine.x, findTextEdge(first) ?? first.x);
  const isFlush = [...anchorLine.cells, ...first.cells].some(({ x }) => Math.abs(x - line.x) < 3);
  return line.x > edge + 8 && !isFlush && !isCentredLike(line, anchorLine);
}

/** The first title of a header that has none, or something with a place in a cell of its own. */
function isRoleLine({ cells, text }: Line, header: readonly Line[]): boolean {
  const isPlaced = cells.length > 1 && isPlace(cells.at(-1)?.text ?? '');
  const isTitle = scoreTitle(cells[0]?.text ?? '') >= 2 && text.split(' ').length <= 6;
  return isPlaced || (isTitle && !header.some((line) => scoreTitle(line.text) > 0));
}

/** A title stands under the employer, its place and its time. */
function isLateTitle(line: Line, header: readonly Line[]): boolean {
  const isShort = line.text.split(' ').length <= 6 && line.cells.length === 1;
  return isShort && scoreTitle(line.text) >= 2 && !header.some((each) => scoreTitle(each.text) > 0);
}

/** Whether the text below begins something new: a list, a paragraph, another look, another margin. */
function isOtherText(next: Line, line: Line, gap: number): boolean {
  const isProse = /[.;]$/.test(next.text) || next.text.length > line.text.length * 1.8;
  return (
    hasBullet(next.text) ||
    isProse ||
    !looksAlike(line, next) ||
    next.x > line.x + 4 ||
    next.y - line.y > gap * 1.25
  );
}

/** Title and employer on one line. */
function hasTwoNames(line: Line): boolean {
  if (namesTwo(line)) return true;
  const [first] = toHeaderParts([line]);
  const words = first?.text.split(', ') ?? [];
  return words.length === 2 && words.some((word) => scoreTitle(word) > 0);
}
