import { splitWords } from '@firsthand/contracts';
import type { Label, Occupation } from './dictionary.ts';
import { findEnding, findLabelAt, type FoundLabel, type LabelChoice } from './find-labels.ts';
import { dropGenderMarks } from './gender-marks.ts';
import { LEVEL_WORDS } from './level-words.ts';

/** What parts the work from the rest: "Driver - Memphis", "Nurse (ICU)", "Partner 16, Senior Accountant". */
const SEPARATOR = /\s[-–—]+\s?|\s?(?<![-–—])[-–—]+\s|[–—|,;:()[\]{}•·]/u;
/** What parts two occupations of one posting: "Cook / Dishwasher". */
const ALTERNATIVE = /\s?\/\s?|\s&\s|\s\+\s/u;
const LONGEST = 300;
const MOST_OCCUPATIONS = 2;

/** Languages whose names begin with the work: "ingénieur logiciel". */
const HEAD_FIRST = new Set(['fr', 'es', 'it', 'pt']);

/** Who leads others is none of them: "Manager, Software Engineers", "Director of Nursing". */
const LEADERS = new Set(
  (
    'manager director head vp avp svp evp president supervisor chief leiter leiterin leitung abteilungsleiter ' +
    'directeur directrice responsable jefe jefa gerente directora hoofd chef'
  ).split(' '),
);
/** What stands behind a name makes it another's: "Teacher Assistant", "Nurse Manager". */
const OTHERS_BEHIND = new Set(
  'manager director supervisor assistant aide helper recruiter president student coordinator educator instructor'.split(
    ' ',
  ),
);
/** What follows them is whom or where the work is for: "Assistant to the CEO". */
const PREPOSITIONS = new Set(
  'of to for with in at im in bei fur für zur zum de des du pour chez en van voor bij för for på till para con del'.split(
    ' ',
  ),
);

/**
 * What a posting's title says its work is: the occupation of the first part of the title that names one, two where it names
 * two; none where it names none, or a leader of those. The language is ISO 639-1, null: not known.
 */
export function readTitle(title: string, language: string | null): readonly Occupation[] {
  const cut = dropGenderMarks(title.slice(0, LONGEST));
  const capitals = new Set(cut.match(/(?<![\p{L}\p{N}])[A-Z][A-Z0-9&]+s?(?![\p{L}\p{N}])/gu) ?? []);
  const isInCapitals = (word: string) =>
    capitals.has(word.toUpperCase()) ||
    (word.endsWith('s') && capitals.has(`${word.slice(0, -1).toUpperCase()}s`));
  const choice = { language, isQuery: false, isInCapitals };
  let leader: string | undefined;
  for (const segment of cut.split(SEPARATOR)) {
    const occupations = readSegment(segment, choice, leader);
    if (occupations.length > 0) return occupations;
    leader ??= splitWords(segment).find((word) => LEADERS.has(word));
  }
  return [];
}

function readSegment(segment: string, choice: LabelChoice, leader: string | undefined): Occupation[] {
  const read = (part: string) => {
    const words = splitWords(part);
    // "Manager, Software Engineering" is a software engineering manager or nothing that we know.
    return findHead(leader === undefined ? words : [...words, leader], choice, leader);
  };
  const parts = ALTERNATIVE.test(segment) ? segment.split(ALTERNATIVE).map(read) : [];
  // A name over the sign, such as "food & beverage manager", leaves one of its sides without any.
  const isEach = parts.length > 1 && parts.every((labels) => labels.length > 0);
  const whole = isEach ? [] : read(segment);
  const found = new Set<Occupation>();
  for (const { occupation } of whole.length > 0 ? whole : parts.flat())
    if (found.size < MOST_OCCUPATIONS) found.add(occupation);
  return [...found];
}

/** The label that says what the work is among the words of a part. */
function findHead(
  words: readonly string[],
  choice: LabelChoice,
  leader: string | undefined,
): readonly Label[] {
  const telling = words.filter((word) => !LEVEL_WORDS.has(word));
  const [whole, bare] = [words, telling].map((some) => findBest(some, choice));
  const best = [whole, telling.length < words.length ? bare : undefined]
    .filter((found) => found !== undefined)
    .sort((a, b) => b.length - a.length)[0];
  if (!best) return [];
  const at = best === whole ? words : telling;
  if (leader !== undefined && best.start + best.length < at.length) return [];
  return best.labels;
}

function findBest(words: readonly string[], choice: LabelChoice): FoundLabel | undefined {
  const all = dropObjects(
    words,
    findAll(words, choice).filter((found) => isWork(words, found)),
  );
  const [first] = all;
  if (!first) return undefined;
  const longest = Math.max(...all.map(({ length }) => length));
  const ofFirst = first.labels[0]?.language ?? 'en';
  if (HEAD_FIRST.has(choice.language ?? ofFirst)) return all.find(({ length }) => length === longest);
  const last = all.at(-1) ?? first;
  // The name's head is its last word; what only follows it somewhere, such as a team, is shorter than the name.
  if (last.start + last.length === words.length) return last;
  return all.findLast(({ length }) => length === longest);
}

/** "Executive assistant to the CEO" names an assistant: what stands behind the preposition is whom the work is for. */
function dropObjects(words: readonly string[], all: readonly FoundLabel[]): readonly FoundLabel[] {
  const isWithin = (at: number) => all.some(({ start, length }) => at >= start && at < start + length);
  const at = words.findIndex(
    (word, place) =>
      PREPOSITIONS.has(word) && !isWithin(place) && all.some(({ start, length }) => start + length <= place),
  );
  return at < 0 ? all : all.filter(({ start }) => start < at);
}

/** All labels from left to right that are not within a longer one. */
function findAll(words: readonly string[], choice: LabelChoice): FoundLabel[] {
  const all: FoundLabel[] = [];
  let end = 0;
  for (let start = 0; start < words.length; start++) {
    const found = findLabelAt(words, start, choice) ?? findEndingAt(words, start, choice);
    if (!found || found.start + found.length <= end) continue;
    all.push(found);
    end = found.start + found.length;
  }
  return all;
}

function findEndingAt(words: readonly string[], start: number, choice: LabelChoice): FoundLabel | undefined {
  const labels = findEnding(words[start] ?? '', choice);
  return labels && { start, length: 1, labels };
}

/** Whether the label names this work, and not whom the work is for or led by. */
function isWork(words: readonly string[], { start, length }: FoundLabel): boolean {
  const behind = words[start + length];
  if (behind !== undefined && start + length === words.length - 1 && OTHERS_BEHIND.has(behind)) return false;
  // A chef alone cooks.
  const leader = words.findIndex(
    (word, at) => LEADERS.has(word) && (word !== 'chef' || PREPOSITIONS.has(words[at + 1] ?? '')),
  );
  return leader < 0 || leader >= start;
}
