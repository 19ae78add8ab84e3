import { dropBullet, hasBullet } from '../layout/bullets.ts';
import { fold } from '../words/clean-text.ts';
import type { Chunk } from '../layout/chunks.ts';
import { toLine, toPlace, type Line } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import type { Found, Place } from '../resume.ts';
import { findDates } from '../words/find-dates.ts';
import { findHeading } from '../words/headings.ts';
import { isLanguageGrid } from '../sections/find-languages.ts';
import { areNamesOverPoints, isNameOfGroup, isOverChips, type Entry } from './group-names.ts';
import { isRating } from './rating.ts';
import { rateSkill, UNSURE } from './rate-skill.ts';
import { countSeparators, splitLast, splitList } from './split-list.ts';
import { joinColumns } from './join-columns.ts';
import { toEntries } from './to-entries.ts';
import { findUnnamedGroups } from './unnamed-groups.ts';
import { namesSpokenLanguage } from '../words/spoken-languages.ts';

const MOST_SKILLS = 200;
const LONGEST_SKILL = 60;
const MOST_WORDS = 7;
const LEAD =
  /^(?:proficient|experienced|skilled|fluent|familiar|knowledgeable|competent|expert(?:ise)?|experience|knowledge|proficiency|familiarity|advanced|strong|basic|working knowledge|good knowledge)(?: (?:in|with|of|at|knowledge of|skills in))+:? /i;

interface Piece {
  text: string;
  places: Place[];
}

/** Reads the skills of a section as single items: `'Languages: Java, C++ (advanced)'` gives `Java` and `C++`. */
export function findSkills(sections: readonly Section[]): { skills: Found<string>[]; lines: Set<Line> } {
  const skills: Found<string>[] = [];
  const lines = new Set<Line>();
  const seen = new Set<string>();
  const unnamed = findUnnamedGroups(sections);
  const headed = sections
    .filter((section) => section.kind === 'skills' || unnamed.groups.includes(section))
    .map((section) => cutAtLarger(section).filter((line) => !isLanguageGrid(line)));
  const isGuess = unnamed.groups.length > 0 && !unnamed.isSure;
  const labelled = sections.flatMap((section) => findLabelledLists(section, headed.length > 0));
  for (const own of [...headed, ...labelled]) {
    const read = readSection(own);
    const all = read.flatMap(({ pieces }) => pieces.map(({ text }) => text));
    for (const { pieces, line } of read) {
      for (const line_ of line) lines.add(line_);
      for (const piece of pieces) {
        const key = fold(piece.text);
        if (seen.has(key) || skills.length >= MOST_SKILLS) continue;
        seen.add(key);
        skills.push({
          value: piece.text,
          confidence: isGuess ? Math.min(rateSkill(piece.text, all), UNSURE) : rateSkill(piece.text, all),
          where: piece.places,
        });
      }
    }
  }
  return { skills, lines };
}

/** `Skills: SAP, Python` among additional information: the line and those it goes on with. */
function findLabelledLists({ kind, lines }: Section, hasSection: boolean): Line[][] {
  const isOpen = kind === 'other' || kind === 'languages' || kind === 'interests' || kind === 'certificates';
  const isLoose = kind === 'head' || kind === 'summary' || kind === 'education' || kind === 'awards';
  if ((!isOpen && (hasSection || !isLoose)) || (kind === 'interests' && hasSection)) return [];
  const labels = lines.map(({ text }) => /^([^:]{3,40}):(?:\s|$)/.exec(dropBullet(text))?.[1] ?? null);
  return labels.flatMap((label, from) => {
    if (label === null || findHeading(label) !== 'skills') return [];
    const size = lines[from]?.size ?? 0;
    const end = lines.findIndex(
      (line, at) =>
        at > from &&
        (labels[at] !== null || hasBullet(line.text) || line.y - (lines[at - 1]?.y ?? 0) > size * 1.6),
    );
    return [lines.slice(from, end < 0 ? lines.length : end)];
  });
}

/** How much larger than its heading something is set that is no longer of the list under it. */
const LARGER = 1.3;

function cutAtLarger({ heading, lines }: Section): Line[] {
  if (!heading) return [...lines];
  const at = lines.findIndex(({ size }) => size > heading.size * LARGER);
  return lines.slice(0, at < 0 ? lines.length : at);
}

function readSection(lines: readonly Line[]): { pieces: Piece[]; line: Line[] }[] {
  const entries = dropEmptyLabels(toEntries(joinColumns(joinLabels(dropParagraphs(dropClosing(lines))))));
  const named = new Set(
    lines.filter((line, index) => areNamesOverPoints(line, lines.slice(index + 1, index + 3))),
  );
  const hasLists = entries.filter(({ text }) => countSeparators(text) >= 2).length;
  return entries.map((entry, index) => {
    const isGroupName =
      (hasLists > 0 && isNameOfGroup(entry, entries.slice(index + 1, index + 3))) ||
      isOverChips(entry, lines) ||
      entry.lines.some((line) => named.has(line));
    const pieces = isGroupName ? [] : toPieces(entry);
    return { pieces, line: pieces.length > 0 || isGroupName || isRating(entry.text) ? entry.lines : [] };
  });
}

/** What ends a document under its last section: a place with a date, then a name; `Stuttgart, den 3. Februar 2024`. */
function dropClosing(lines: readonly Line[]): Line[] {
  const at = lines.findIndex(({ text }) => isClosing(text));
  return at < 0 ? [...lines] : lines.slice(0, at);
}

function isClosing(text: string): boolean {
  const [place = '', when = '', ...more] = text.split(', ');
  const [dates] = findDates(when);
  const isMonth = dates?.from === 0 && dates.to === when.length && /^\p{L}/u.test(when);
  const isPlaced = /^\p{Lu}[\p{L} .-]{2,30}$/u.test(place) && more.length === 0;
  return (isPlaced && isMonth) || (CLOSING.test(text) && findDates(text).length > 0);
}

const CLOSING =
  /^\p{Lu}[\p{L} .-]{2,30}, (?:(?:den|le|il|li|a|em|the) )?\d{1,2}(?:[./]|º|er|\s)\s?(?:de )?(?:\d{1,2}[./]|\p{L}+)\s?(?:de )?(?:20)?\d{2}$/iu;

/** In a table of two columns the first one names what stands in the second: it is written as a label. */
function joinLabels(lines: readonly Line[]): Line[] {
  const pairs = lines.filter(({ cells }) => cells.length === 2);
  const edges = Float64Array.from(pairs, ({ cells }) => cells[1]?.x ?? 0).sort();
  const isRow = ({ cells }: Line): boolean =>
    (cells[0]?.isBold === true && cells[1]?.isBold === false && countSeparators(cells[1].text) > 0) ||
    hasNeighbour(edges, cells[1]?.x ?? 0);
  const rows = new Set(pairs.filter((line) => isRow(line) && !hasBullet(line.text)));
  const lists = [...rows].filter(({ cells }) => countSeparators(cells[1]?.text ?? '') > 0);
  const labels = [...rows].filter(({ cells }) => countSeparators(cells[0]?.text ?? '') === 0);
  if (lists.length * 2 < rows.size || labels.length < rows.size) return [...lines];
  return lines.map((line) => {
    const [label, ...rest] = line.cells;
    if (!label || !rows.has(line)) return line;
    const text = label.text.endsWith(':') ? label.text : `${label.text}:`;
    return toLine([{ ...label, text }, ...rest], line.block);
  });
}

/** Whether another of the sorted edges lies less than two points from one of them. */
function hasNeighbour(edges: Float64Array, x: number): boolean {
  const [first, last] = [edges.indexOf(x), edges.lastIndexOf(x)];
  return first !== last || x - (edges[first - 1] ?? -Infinity) < 2 || (edges[last + 1] ?? Infinity) - x < 2;
}

/** Sentences set in columns under the names of skills, told by their full stop and their own size. */
function dropParagraphs(lines: readonly Line[]): Line[] {
  const paragraphs: Chunk[][] = [];
  for (const cell of lines.flatMap(({ cells }) => cells)) {
    const open = paragraphs.find((paragraph) => {
      const last = paragraph.at(-1);
      return (
        last &&
        last.page === cell.page &&
        Math.abs(last.x - cell.x) < 2 &&
        Math.abs(last.size - cell.size) < 0.3 &&
        cell.y > last.y &&
        cell.y - last.y < cell.size * 1.8
      );
    });
    if (open) open.push(cell);
    else paragraphs.push([cell]);
  }
  const prose = new Set(
    paragraphs
      .filter((paragraph) => {
        const text = paragraph.map((cell) => cell.text).join(' ');
        return (
          paragraph.length >= 2 &&
          text.endsWith('.') &&
          text.split(' ').length >= 6 &&
          countSeparators(text) < 3
        );
      })
      .flat(),
  );
  return lines.flatMap((line) => {
    const cells = line.cells.filter((cell) => !prose.has(cell));
    return cells.length === line.cells.length
      ? [line]
      : cells.length === 0
        ? []
        : [toLine(cells, line.block)];
  });
}

/** Names of groups that hold nothing are the skills themselves: `SCADA:` over `Hydraulics:`. */
function dropEmptyLabels(entries: Entry[]): Entry[] {
  const isEmpty = ({ text }: Entry): boolean => /^[^:]{2,60}:$/.test(text.trim());
  if (entries.filter(isEmpty).length < 3 || entries.some(({ text }) => countSeparators(text) > 0))
    return entries;
  return entries.map((entry) =>
    isEmpty(entry) ? { ...entry, text: entry.text.replace(/:\s*$/, '') } : entry,
  );
}

function toPieces(entry: Entry): Piece[] {
  const start = entry.text.length - dropBullet(entry.text).length;
  const label = /^\s*[^:,;|]{2,45}:(?=\s|$)\s*/.exec(entry.text.slice(start))?.[0] ?? '';
  let offset = start + label.length;
  const body = entry.text.slice(offset);
  if (isOtherLabel(label, body)) return [];
  const lead = LEAD.exec(body)?.[0] ?? '';
  offset += lead.length;
  const list = splitList(body.slice(lead.length));
  return splitLast(list)
    .map(({ text, from }) => ({ text: cutPurpose(cleanSkill(text)), from: from + offset }))
    .filter(({ text }) => isSkill(text))
    .map(({ text, from }) => ({ text, places: toPlaces(entry, from, from + text.length) }));
}

const LICENCE =
  /fuhrerschein|driving|driver'?s? licen[cs]e|patente|permis|rijbewijs|korkort|carta de conducao|habilitacao|carnet de conducir|mobilit|madrelingua|lengua materna|lingua materna|muttersprache/;

/** A label that names something else than skills: `Interests: chess`; `Languages: Java, C++` names skills. */
function isOtherLabel(label: string, body: string): boolean {
  if (LICENCE.test(fold(label))) return true;
  const kind = findHeading(label.replace(/[:\s]+$/, ''));
  if (kind === 'languages') return namesSpokenLanguage(body);
  return kind !== null && kind !== 'skills' && kind !== 'projects';
}

/** Drops what rates a skill and stray marks: `'Python ●●●○○'` → `'Python'`. */
function cleanSkill(text: string): string {
  const bare = text
    .replace(/[●○•◦★☆■□▪▫⬤◯]{2}.*$/u, '')
    .replace(/[\s.,;:|–—-]+$/, (end) => (end.startsWith('.') && /\b(?:\w\.)+\w$/.test(text) ? end : ''))
    .trim();
  const bracket = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(bare);
  if (bracket?.[1] && bracket[2] && (isRating(bracket[2]) || DETAILS.test(bracket[2]))) return bracket[1];
  const rated = /^(.*\S)(?:\s*[:–—-]\s*|\s+)(\d{1,3} ?%|\d\/\d{1,2})$/.exec(bare);
  return rated?.[1] ?? bare.replace(LEAD, '');
}

/** What a bracket behind a skill lists belongs to it and is no name of it: `Workday (architecture, deployment)`. */
const DETAILS = /[,;&]|\s(?:and|und|et|y|e|en|och)\s/;

/** `SPSS for organizational climate surveys and regression analysis` → `SPSS`: what it was used for is no part of it. */
function cutPurpose(text: string): string {
  const isLong = text.split(' ').length > MOST_WORDS || text.length > LONGEST_SKILL;
  const head =
    /^(\p{Lu}\S*(?: \p{Lu}\S*){0,3}) (?:for|to|with|in|including|such as|used|fur|zur|zum|pour|para|per|voor|for att)\s/u.exec(
      text,
    )?.[1];
  return isLong && head !== undefined ? head : text;
}

/** A day or a month and nothing else, as a footer says when a document was made. */
function isDate(text: string): boolean {
  return findDates(text).some(({ from, to }) => to - from > 4 && text.length - (to - from) <= 1);
}

/** Buttons of a page that was printed, the document's own name, and what a template writes for what it was not given. */
const NO_SKILL =
  /^(?:(?:download|view|print|get|open|see)(?: my| the)? (?:cv|resume|pdf|portfolio)|hire me|contact me|cv|resume|lebenslauf|curriculum vitae|curriculum vitae of|(?:designed|made|built|created|generated|powered) (?:with|by|using) .*|(?:true|false|null|undefined|nan ?%?|\[object object\])+)$/;

function isSkill(text: string): boolean {
  if (text.length > LONGEST_SKILL || text.split(' ').length > MOST_WORDS || isRating(text)) return false;
  if (/^https?:|@/.test(text) || !/\p{L}/u.test(text)) return false;
  if (NO_SKILL.test(fold(text))) return false;
  if (/^(?:page|seite|p[áa]gina|strona|sida) \d+\b|[©]/iu.test(text) || isDate(text)) return false;
  const isSentence = /[.!?]$/.test(text) && text.split(' ').length > 4;
  return !isSentence;
}

function toPlaces(entry: Entry, from: number, to: number): Place[] {
  return entry.parts.flatMap(({ chunk, from: start }) => {
    const end = start + chunk.text.length;
    if (to <= start || from >= end) return [];
    return [toPlace(chunk, Math.max(0, from - start), Math.min(chunk.text.length, to - start))];
  });
}
