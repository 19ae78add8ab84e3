import { readFileSync } from 'node:fs';
import type { Category } from '@firsthand/contracts';
import { readLabelLine } from './dictionary-file.ts';

/** The languages that labels are written in. */
export const LABEL_LANGUAGES = ['en', 'de', 'fr', 'nl', 'sv', 'es'] as const;
export type LabelLanguage = (typeof LABEL_LANGUAGES)[number];

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
  /** Every label, in the order of its forms. */
  list(): Label[];
}

/** Beside the program when that is built, else where the build has put it. */
const FILE = new URL(
  import.meta.url.endsWith('.ts') ? '../build/occupations.txt' : './occupations.txt',
  import.meta.url,
);

let opened: Dictionary | undefined;

/** All occupations and their labels, read with the first question and held until the end of the program. */
export function openDictionary(): Dictionary {
  opened ??= readDictionaryFile(readFileSync(FILE, 'utf8'));
  return opened;
}

/** Takes this one for the dictionary from now on: while the file itself is made, and for tests. */
export function holdDictionary(dictionary: Dictionary): void {
  opened = dictionary;
}

/** Reads what `gatherDictionary` wrote. A label is taken apart when it is asked for, so that a start need not wait for all. */
export function readDictionaryFile(file: string): Dictionary {
  const [heads = '', body = ''] = file.split('\n\n');
  const numbered = heads.split('\n').map((line): Occupation => {
    const [id = '', label = '', category = '', above = ''] = line.split('\t');
    return { id, label, category: category as Category, line: above.split(' ') };
  });
  const lines = new Map<string, string>();
  const longest = new Map<string, number>();
  for (const line of body.split('\n')) {
    const key = line.slice(0, line.indexOf('\t'));
    lines.set(key, line);
    const space = key.indexOf(' ');
    const first = space < 0 ? key : key.slice(0, space);
    const words = space < 0 ? 1 : key.split(' ').length;
    if (words > (longest.get(first) ?? 0)) longest.set(first, words);
  }
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
  const find = (key: string) => {
    const labels = known.get(key);
    if (labels) return labels;
    const line = lines.get(key);
    if (line === undefined) return NONE;
    const made = read(line);
    known.set(key, made);
    return made;
  };
  return {
    occupations: new Map(numbered.map((occupation) => [occupation.id, occupation])),
    find,
    longest: (form) => longest.get(form) ?? 0,
    list: () => [...lines.values()].flatMap(read),
  };
}

const NONE: readonly Label[] = [];
