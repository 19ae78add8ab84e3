import { readFileSync } from 'node:fs';
import type { Category } from '@firsthand/contracts';
import { readLabelLine, type LabelLanguage } from './dictionary-file.ts';

/** Grows when labels are added that make searches find more. */
export const DICTIONARY_VERSION = 1;

/** What people work as, or a field of work that holds several of those. */
export interface Occupation {
  /** `registered-nurse`: stable, since saved searches and addresses hold it. */
  id: string;
  /** As people read it, in the singular. */
  label: string;
  category: Category;
  /** Itself first, then what it is a kind of: backend-developer, developer, software. */
  line: readonly string[];
  /** What it is a kind of that is work itself and no field: posts named only so may be this. */
  kindOf: readonly string[];
}

/** A name that stands for an occupation. */
export interface Label {
  occupation: Occupation;
  /** As it is written, in the language it is of. */
  text: string;
  language: LabelLanguage;
  /** Only for what people type: titles say it of other work too. */
  isForQueries: boolean;
  /** Stands in titles in capitals only: "RN". */
  isInCapitals: boolean;
  /** Means this in its own language alone: "chef" in French. */
  isOfItsLanguage: boolean;
  /** Is the end of longer words too: "entwickler" of "Softwareentwickler". */
  isEnding: boolean;
}

export interface Dictionary {
  occupations: ReadonlyMap<string, Occupation>;
  /** The labels with these forms of their words, a space between them; none when there are none. */
  find(key: string): readonly Label[];
  /** How many words the longest label has that begins with this form. */
  longest(form: string): number;
  /** The labels whose forms begin so, in the order of those, the labels of one list for each. */
  findBeginning(beginning: string): Generator<readonly Label[], void>;
  /** The forms of one word alone that begin with the same sign as this word, in order. */
  listAlike(word: string): readonly string[];
}

/** Beside the program when that is built, else where the build has put it. */
const FILE = new URL(
  import.meta.url.endsWith('.ts') ? '../build/occupations.txt' : './occupations.txt',
  import.meta.url,
);

let opened: Dictionary | undefined;

/** All occupations and their labels, read with the first question and held until the end of the program. */
export function openDictionary(): Dictionary {
  opened ??= readDictionaryFile(readFileSync(FILE));
  return opened;
}

/** Takes this one for the dictionary from now on: while the file itself is made, and for tests. */
export function holdDictionary(dictionary: Dictionary): void {
  opened = dictionary;
}

/** The labels that begin with one sign, looked through when the first of them is asked for. */
interface Section {
  text: string;
  /** Where the line of each key begins, in the order of the keys. */
  starts: Map<string, number>;
  longest: Map<string, number>;
}

/**
 * Reads what `gatherDictionary` wrote: the occupations, and a part for each sign that labels begin with, which is taken apart
 * when it is needed, and its labels each by itself, so that a start need not wait for all.
 */
export function readDictionaryFile(file: Buffer): Dictionary {
  // A byte a sign, which takes a tenth of the time: keys have plain letters, and names are read when they are asked for.
  const [heads = '', ...parts] = file.toString('latin1').split('\n\n');
  const numbered = toText(heads)
    .split('\n')
    .map((line): Occupation => {
      const [id = '', label = '', category = '', above = '', kinds = ''] = line.split('\t');
      const kindOf = kinds === '' ? [] : kinds.split(' ');
      return { id, label, category: category as Category, line: above.split(' '), kindOf };
    });
  const written = new Map(parts.map((part) => [part.charAt(0), part]));
  const sections = new Map<string, Section>();
  const open = (form: string): Section | undefined => {
    const initial = form.charAt(0);
    const known = sections.get(initial);
    const part = written.get(initial);
    if (known || part === undefined) return known;
    const made = readSection(part);
    sections.set(initial, made);
    return made;
  };
  const read = (line: string) =>
    line
      .split('\t')
      .slice(1)
      .flatMap((meaning): Label[] => {
        const { occupation: number, ...label } = readLabelLine(meaning);
        const occupation = numbered[number];
        return occupation ? [{ ...label, occupation }] : [];
      });
  const known = new Map<string, readonly Label[]>();
  const find = (key: string): readonly Label[] => {
    const labels = known.get(key);
    if (labels) return labels;
    const section = open(key);
    const start = section?.starts.get(key);
    if (!section || start === undefined) return NONE;
    const made = read(toLine(section.text, start));
    known.set(key, made);
    return made;
  };
  return {
    occupations: new Map(numbered.map((occupation) => [occupation.id, occupation])),
    find,
    longest: (form) => open(form)?.longest.get(form) ?? 0,
    listAlike: (word) => listKeys(open(word)).filter((key) => !key.includes(' ')),
    *findBeginning(beginning) {
      const keys = listKeys(open(beginning));
      for (let at = findFirst(keys, beginning); keys[at]?.startsWith(beginning) === true; at++)
        yield find(keys[at] ?? '');
    },
  };
}

const listKeys = (section: Section | undefined): string[] => (section ? [...section.starts.keys()] : []);

const toText = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

function toLine(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return toText(text.slice(start, end < 0 ? undefined : end));
}

function readSection(text: string): Section {
  const section: Section = { text, starts: new Map(), longest: new Map() };
  for (let start = 0; start < text.length;) {
    const key = text.slice(start, text.indexOf('\t', start));
    section.starts.set(key, start);
    let words = 1;
    let first = key;
    for (let space = key.indexOf(' '); space >= 0; space = key.indexOf(' ', space + 1)) {
      if (words === 1) first = key.slice(0, space);
      words += 1;
    }
    if (words > (section.longest.get(first) ?? 0)) section.longest.set(first, words);
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return section;
}

/** Where the first of these keys in order stands that is not before this one. */
function findFirst(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

const NONE: readonly Label[] = [];
