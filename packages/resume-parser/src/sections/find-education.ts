import { joinBrokenDates, joinEnds } from '../experience/join-dates.ts';
import { isPlace } from '../experience/header-parts.ts';
import { joinMargin } from '../experience/join-margin.ts';
import { isTableHead } from '../experience/table-head.ts';
import { dropBullet, hasBullet } from '../layout/bullets.ts';
import { toLine, toLinePlace, type Line } from '../layout/lines.ts';
import type { Found, FoundEntry } from '../resume.ts';
import { fold } from '../words/clean-text.ts';
import { joinBroken } from '../words/hyphens.ts';
import type { FoundDates } from '../words/find-dates.ts';
import { findCountry, findState } from '../words/places.ts';
import { dropGradeLabel, findGrade, isGrade, namesDegree, namesSchool, splitDegree } from './schools.ts';
import { pickDates, toFound, toFoundDate, toSegments, type Segment } from './segments.ts';

const MOST_ENTRIES = 40;
const EXPECTED =
  /\b(?:expected|anticipated|in progress|ongoing|voraussichtlich|laufend|prevue?|en cours|previst[oa]|en curso|in corso|em curso|verwacht|lopend|pagaende|beraknad)\b/;
const NOISE =
  /^[(\s]*(?:(?:expected|anticipated)(?: graduation)?|graduated|graduation(?: date)?|class of|voraussichtlich\w*|in progress|ongoing|laufend|prevue?|en cours|previst[oa]|en curso|in corso|em curso|verwacht|lopend|pagaende|beraknad|since|from|to)[)\s]*$/;
const LABEL =
  /^(?:degree|school|university|major|minor|field of study|studiengang|abschluss)\s*:\s*|^(?:at|chez|bei|an der)\s+(?=\p{Lu})/iu;
const LONGEST_NAME = 110;

/** What is gathered for one entry, line by line. */
interface Draft {
  school: Segment | null;
  degree: Segment | null;
  /** Neither school nor degree by their words, in the lines that name them. */
  others: Segment[];
  grade: Found<string> | null;
  when: { dates: FoundDates; line: Line } | null;
  isExpected: boolean;
  notes: Line[];
  lines: Line[];
}

/** Reads the entries of education sections: what names a school or a degree, with dates, grade and what is said besides. */
export function findEducation(section: readonly Line[]): { entries: FoundEntry[]; lines: Line[] } {
  const rows = section.filter((line) => !isTableHead(line)).map(joinEnds);
  const lines = joinBrokenDates(joinMargin(unfoldColumns(rows)));
  const drafts: Draft[] = [];
  for (const line of lines) {
    const read = readLine(line);
    const draft = drafts.at(-1);
    if (!draft || opens(read, draft, line)) drafts.push(toDraft(read, line));
    else extend(draft, read, line);
  }
  const entries: FoundEntry[] = [];
  const claimed: Line[] = [];
  let school: Segment | null = null;
  for (const draft of drafts.slice(0, MOST_ENTRIES)) {
    const entry = toEntry(draft, school);
    school = draft.school ?? school;
    if (!entry) continue;
    entries.push(entry);
    claimed.push(...draft.lines);
  }
  // Lines were joined on the way: what stands at their places is taken.
  const taken = section.filter((line) => claimed.some((own) => own === line || isPartOf(line, own)));
  return { entries, lines: taken };
}

function isPartOf(line: Line, joined: Line): boolean {
  return (
    joined.page === line.page &&
    line.cells.some((cell) => joined.cells.some((own) => own.text.includes(cell.text)))
  );
}

/** Schools side by side are read one after the other. */
function unfoldColumns(lines: readonly Line[]): Line[] {
  const row = lines.find(({ cells }) => cells.filter(({ text }) => namesSchool(text)).length > 1);
  if (!row || row.cells.some(({ text }) => !namesSchool(text))) return [...lines];
  return row.cells.flatMap(({ x }, index) => {
    const end = row.cells[index + 1]?.x ?? Number.POSITIVE_INFINITY;
    return lines.flatMap((line) => {
      const cells = line.cells.filter((cell) => (index === 0 || cell.x > x - 3) && cell.x < end - 3);
      return cells.length === 0 ? [] : [toLine(cells, line.block)];
    });
  });
}

interface ReadLine {
  school: Segment | null;
  degree: Segment | null;
  others: Segment[];
  grade: Found<string> | null;
  dates: FoundDates | null;
  isExpected: boolean;
  /** No heading of an entry: a point or a sentence. */
  isNote: boolean;
}

function readLine(line: Line): ReadLine {
  const text = dropBullet(line.text);
  const isLong = text.length > LONGEST_NAME + 40 || (/[.;]$/.test(text) && text.split(' ').length > 9);
  const segments = joinCampus(toSegments(line)).map(dropLabel);
  const grade = segments.find((segment) => isGrade(segment.text));
  const named = dropPlaces(segments).filter(
    (segment) => segment !== grade && !isGrade(segment.text) && !NOISE.test(fold(segment.text)),
  );
  const degree =
    named.find((segment) => namesDegree(segment.text) && segment.text.length <= LONGEST_NAME) ?? null;
  const school =
    named.find((each) => each !== degree && namesSchool(each.text) && each.text.length <= LONGEST_NAME) ??
    null;
  const within = grade ? findGrade(grade.text) : findGrade(text);
  const gradeText = grade ? { ...toFound(grade, 0.8), value: within ?? dropGradeLabel(grade.text) } : null;
  const inText: Found<string> | null =
    within === null ? null : { value: within, confidence: 0.8, where: [toLinePlace(line)] };
  const dates = pickDates(line);
  const isLabelled = /^[^:]{3,40}:\s/.test(text);
  const isPoint = hasBullet(line.text) && dates === null && school === null;
  return {
    ...{ school, degree, dates, grade: gradeText ?? inText },
    others: named.filter((segment) => segment !== school && segment !== degree && !isGrade(segment.text)),
    isExpected: EXPECTED.test(fold(text)),
    isNote:
      isLong ||
      isPoint ||
      (isLabelled && !isGrade(text) && dates === null && school === null && !LABEL.test(text)),
  };
}

/** `Claremont, CA` is of no entry, nor is a city alone. */
function dropPlaces(segments: readonly Segment[]): Segment[] {
  const isRegion = (segment: Segment | undefined): boolean =>
    segment !== undefined && (findState(segment.text) !== null || findCountry(segment.text) !== null);
  return segments.filter((segment, index) => {
    if (namesSchool(segment.text) || namesDegree(segment.text)) return true;
    const next = segments[index + 1];
    const isTown = next?.chunk === segment.chunk && isRegion(next) && segment.text.split(' ').length <= 3;
    return !isTown && !isPlace(segment.text) && !isRegion(segment);
  });
}

function dropLabel(segment: Segment): Segment {
  const label = LABEL.exec(segment.text)?.[0] ?? '';
  return { ...segment, text: segment.text.slice(label.length), from: segment.from + label.length };
}

/** `University of California, Berkeley` is one name, and what is said of a town goes on to its country. */
function joinCampus(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const isCampus =
      last?.chunk === segment.chunk &&
      /^(?:The )?University of [\p{L} ]+$/u.test(last.text) &&
      /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(segment.text) &&
      segment.from - last.from - last.text.length <= 2 &&
      !namesDegree(segment.text) &&
      /california|texas|illinois|wisconsin|michigan|north carolina|minnesota|maryland|massachusetts/i.test(
        last.text,
      );
    // `Exchange year in Kyoto, Japan` is said of somewhere, no place of its own.
    const isSaid =
      last?.chunk === segment.chunk &&
      /\S \S+ (?:in|near|at|à|en|em|bei|i|w) \p{Lu}[\p{L}-]+$/u.test(last.text) &&
      !namesDegree(last.text) &&
      !namesSchool(last.text) &&
      findCountry(segment.text) !== null;
    if (last && (isCampus || isSaid)) {
      last.text = segment.chunk.text.slice(last.from, segment.from + segment.text.length);
    } else joined.push({ ...segment });
  }
  return joined;
}

/** Whether a line begins the next entry: it says again what the one before has. */
function opens(read: ReadLine, draft: Draft, line: Line): boolean {
  if (read.isNote) return false;
  const isNamed = draft.school !== null || draft.degree !== null;
  if (read.dates && draft.when && isNamed) return true;
  if (read.degree && draft.degree) return true;
  if (read.school && draft.school) return true;
  const isPlain = read.school === null && read.degree === null && read.dates === null;
  const isHead =
    isPlain && !hasBullet(line.text) && draft.notes.length > 0 && line.isBold && !draft.notes.at(-1)?.isBold;
  return isHead && draft.when !== null && isNamed;
}

function toDraft(read: ReadLine, line: Line): Draft {
  const draft: Draft = {
    ...{ school: null, degree: null, others: [], grade: null, when: null, isExpected: false },
    ...{ notes: [], lines: [] },
  };
  extend(draft, read, line);
  return draft;
}

function extend(draft: Draft, read: ReadLine, line: Line): void {
  draft.lines.push(line);
  draft.grade ??= read.grade;
  draft.isExpected ||= read.isExpected;
  if (read.dates && !read.isNote) draft.when ??= { dates: read.dates, line };
  if (read.isNote) {
    draft.notes.push(line);
    return;
  }
  // What stands below a whole entry in several words is said of it: `Exchange year in Kyoto, Japan`.
  const isPlain = read.school === null && read.degree === null && read.dates === null && read.grade === null;
  const isWhole = draft.school !== null && draft.degree !== null && draft.when !== null;
  if (isPlain && isWhole && line.text.split(' ').length >= 4 && !isPlace(line.text)) {
    draft.notes.push(line);
    return;
  }
  const isNew =
    (read.school !== null && draft.school === null) || (read.degree !== null && draft.degree === null);
  draft.school ??= read.school;
  draft.degree ??= read.degree;
  const isHeading = isNew || read.dates !== null || draft.notes.length === 0;
  if (isHeading) draft.others.push(...read.others);
  else if (read.others.length > 0) draft.notes.push(line);
}

function toEntry(draft: Draft, before: Segment | null): FoundEntry | null {
  const others = [...draft.others];
  const isWord = ({ text }: Segment): boolean => /^\p{Lu}/u.test(text) && text.split(' ').length <= 8;
  const beside = draft.degree && others.find((each) => each.chunk === draft.degree?.chunk && isWord(each));
  let field: Found<string> | null = null;
  let degree: Found<string> | null = null;
  if (draft.degree) {
    const isOpen = /\s(?:in|of|en|im)$/i.test(draft.degree.text);
    const split = splitDegree(draft.degree.text);
    if (isOpen) draft.degree.text = draft.degree.text.replace(/\s+\S+$/, '');
    const next = isOpen ? others.find(isWord) : undefined;
    if (next) field = toFound(next, 0.75);
    if (next) others.splice(others.indexOf(next), 1);
    degree = toFound(split ? { ...draft.degree, text: split.degree } : draft.degree, 0.85);
    const from = split ? draft.degree.from + draft.degree.text.indexOf(split.field) : 0;
    if (split) field = toFound({ ...draft.degree, text: split.field, from }, 0.75);
  }
  let school = draft.school ? toFound(draft.school, 0.85) : null;
  const hasMoreOthers = school !== null || others.length > 1;
  if (!field && beside && hasMoreOthers && beside.from > (draft.degree?.from ?? 0)) {
    field = toFound(beside, 0.65);
    others.splice(others.indexOf(beside), 1);
  }
  if (!school && draft.degree) {
    const guess = others.find(isWord);
    if (guess) {
      school = toFound(guess, UNSURE);
      others.splice(others.indexOf(guess), 1);
    } else if (before) school = toFound(before, UNSURE);
  }
  if (!school) return null;
  if (!degree && !field) {
    const guess = others.find(isWord);
    if (guess) {
      field = toFound(guess, UNSURE);
      others.splice(others.indexOf(guess), 1);
    }
  }
  return {
    ...{ school, degree, field_of_study: field },
    ...toPeriod(draft),
    grade: draft.grade,
    notes: toNotes(draft.notes, others),
  };
}

/** Below what is shown as sure. */
const UNSURE = 0.5;

/** A single date is the end; what goes on, or is to come, is not finished. */
function toPeriod({ when, isExpected }: Draft): FoundEntry {
  if (!when) return {};
  const { dates, line } = when;
  const isOpen = dates.isCurrent || isExpected;
  const start = dates.isRange ? toFoundDate(dates.start, line, dates) : null;
  const end = toFoundDate(dates.isRange ? dates.end : dates.start, line, dates);
  const mark = end ?? start;
  return {
    start_date: start,
    end_date: end,
    is_expected: isOpen && mark ? { ...mark, value: true } : null,
  };
}

function toNotes(lines: readonly Line[], others: readonly Segment[]): Found<string> | null {
  const points: string[] = others.map(({ text }) => text);
  const first = points.length;
  for (const [index, line] of lines.entries()) {
    const text = dropBullet(line.text);
    const before = lines[index - 1];
    const goesOn =
      before !== undefined && !hasBullet(line.text) && points.length > first && /^[\p{Ll}\d(]/u.test(text);
    if (goesOn) points.push(joinBroken(points.pop() ?? '', text));
    else points.push(text);
  }
  if (points.length === 0) return null;
  const where = [...others.flatMap((each) => toFound(each, 0).where), ...lines.map(toLinePlace)];
  return { value: points.join('\n'), confidence: 0.7, where };
}
