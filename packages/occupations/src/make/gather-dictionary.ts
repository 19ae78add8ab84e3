import { CATEGORIES, joinWords, splitCompound, splitWords } from '@firsthand/contracts';
import { holdDictionary, openDictionary, readDictionaryFile } from '../dictionary.ts';
import { readTitle } from '../read-title.ts';
import { toWordForm } from '../word-form.ts';
import { LABEL_LANGUAGES, toLabelLine, type LabelLanguage, type WrittenLabel } from '../dictionary-file.ts';

interface Draft {
  id: string;
  label: string;
  category: string;
  under: string[];
}

interface Written extends Omit<WrittenLabel, 'occupation'> {
  id: string;
}

/** Labels are searched for as names, which are short: longer ones are what lists say of duties. */
const MOST_WORDS = 4;
/** At most so many occupations have one label: of more it says nothing. */
const MOST_MEANT = 2;

/**
 * The file of all occupations that the program reads, of files of concepts, as `concepts/README.md` says, and of lists with a
 * line `concept⇥language⇥source⇥label` each. What is written by hand goes before lists, and of lists only those labels are taken that
 * titles would not be read by without. Throws where a concept is there twice or missing, and on a line that says nothing.
 */
export function gatherDictionary(concepts: readonly string[], lists: readonly string[]): string {
  const { drafts, written } = readConcepts(concepts);
  const numbers = new Map([...drafts.keys()].map((id, number) => [id, number]));
  const works = new Set(written.filter(({ isForQueries }) => !isForQueries).map(({ id }) => id));
  const heads = Array.from(drafts.values(), ({ id, label, category, under }) => {
    const kindOf = under.filter((parent) => works.has(parent));
    return [id, label, category, toLine(drafts, id).join(' '), kindOf.join(' ')].join('\t');
  });
  const labels = new Map<string, Written[]>();
  for (const label of written) if (!SHIFTS.test(label.text)) add(labels, label);
  const write = () => writeFile(heads, labels, numbers);
  const hold = () => holdDictionary(readDictionaryFile(Buffer.from(write())));
  hold();
  for (const label of written) if (SHIFTS.test(label.text) && !isRead(label)) add(labels, label);
  dropTold(labels);
  hold();
  const listed = new Map<string, Written[]>();
  for (const label of lists.flatMap(readList)) {
    if (!drafts.has(label.id)) throw new Error(`There is no occupation ${label.id}`);
    const key = toKey(label);
    if (key === '' || labels.has(key)) continue;
    if (!isRead(label) && !SHIFTS.test(label.text)) add(listed, label);
  }
  for (const [key, own] of listed) labels.set(key, own);
  return write();
}

/** When and how long work is done is a filter of its own: "night nurse" is a nurse, and only "night auditor" another work. */
const SHIFTS =
  /\b(?:nights?|overnight|weekends?|evenings?|nacht|nachts|abends|nuit|week-end|soir|avond|natt|kväll|helg|noche|nocturno|part-?time|teilzeit|vollzeit|minijob|temps partiel|temps plein|deeltijd|voltijd|deltid|heltid|media jornada|tiempo parcial|freelance|remote|home ?office|télétravail|teletrabajo|thuiswerk|distans)\b/iu;

/** Whether the dictionary reads the label right without having it. */
function isRead({ id, text, language }: Written): boolean {
  const read = readTitle(text, language);
  return read.length === 1 && read[0]?.id === id;
}

/** From so many words on a label is left out that says no more than a shorter one: "commercial airline pilot" is a pilot. */
const LONG_WORDS = 3;

/** Takes away what titles are read as without it; its words beside the shorter label are then asked for by themselves. */
function dropTold(labels: Map<string, Written[]>): void {
  const whole = openDictionary();
  let left = '';
  holdDictionary({ ...whole, find: (key) => (key === left ? [] : whole.find(key)) });
  for (const [key, [label, ...others]] of labels) {
    if (!label || others.length > 0 || label.isForQueries || key !== toKey(label)) continue;
    if (key.split(' ').length < LONG_WORDS) continue;
    left = key;
    if (isRead(label)) labels.delete(key);
  }
}

function readConcepts(files: readonly string[]): { drafts: Map<string, Draft>; written: Written[] } {
  const drafts = new Map<string, Draft>();
  const written: Written[] = [];
  for (const line of files.flatMap((text) => text.split('\n'))) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const last = [...drafts.keys()].at(-1) ?? '';
    if (!line.startsWith(' ')) {
      const [id = '', label = '', category = ''] = line.split('|').map((part) => part.trim());
      if (drafts.has(id)) throw new Error(`The occupation ${id} is there twice`);
      if (!CATEGORIES.some((known) => known === category))
        throw new Error(`The occupation ${id} has no category that there is: ${category}`);
      drafts.set(id, { id, label, category, under: [] });
      continue;
    }
    const [, key = '', rest = ''] = /^ +([a-z]+):(.*)$/.exec(line) ?? [];
    const values = rest
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '');
    if (key === 'under') drafts.get(last)?.under.push(...values);
    else if (isLanguage(key)) written.push(...values.map((value) => readLabel(last, key, value)));
    else if (key !== 'from') throw new Error(`The occupation ${last} has a line that says nothing: ${line}`);
  }
  return { drafts, written };
}

const isLanguage = (key: string): key is LabelLanguage =>
  LABEL_LANGUAGES.some((language) => language === key);

/** `?x`: for queries alone; `-x`: the end of a longer word too; `x@fr`: in its own language alone; `RN`: in capitals. */
function readLabel(id: string, language: LabelLanguage, written: string): Written {
  const [text = '', only] = written.replace(/^[?-]/, '').split('@');
  return {
    ...{ id, language, text },
    isForQueries: written.startsWith('?'),
    isEnding: written.startsWith('-'),
    isOfItsLanguage: only !== undefined,
    isInCapitals: text.length <= 6 && /^[A-Z][A-Z0-9&]+$/.test(text),
  };
}

function readList(list: string): Written[] {
  return list.split('\n').flatMap((line) => {
    const [id = '', language = '', , text = ''] = line.split('\t');
    if (text === '' || !isLanguage(language)) return [];
    return [{ ...readLabel(id, language, text), isInCapitals: false }];
  });
}

/** Of these, those that other languages took over. */
const VARYING_ELSEWHERE = new Set(['back', 'data', 'dev', 'e', 'front', 'full', 'web']);

/** First parts of English words that employers and seekers write joined, apart and with a hyphen alike. */
const VARYING = new Set(
  (
    'back bar book child co cyber data dev dish e fork front full handy health help home house key land life off on over post pre pro ' +
    'show stone tele truck under ware web x'
  ).split(' '),
);

const toKey = ({ text, language }: Written) => listKeys(text, language)[0] ?? '';

/** What the label is looked up by: as it is written, and with words joined or apart that others write so. */
function listKeys(text: string, language: LabelLanguage): string[] {
  const words = splitWords(text);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const ways = [words];
  const varying = language === 'en' ? VARYING : VARYING_ELSEWHERE;
  for (let at = 0; at < words.length; at++) {
    const joined = varying.has(words[at] ?? '') ? joinWords(words[at], words[at + 1]) : undefined;
    if (joined !== undefined) ways.push(words.toSpliced(at, 2, joined));
    for (const parts of splitCompound(words[at] ?? ''))
      if (varying.has(parts[0])) ways.push(words.toSpliced(at, 1, ...parts));
  }
  return [...new Set(ways.map((way) => way.map(toWordForm).join(' ')))];
}

function add(labels: Map<string, Written[]>, label: Written): void {
  for (const key of listKeys(label.text, label.language)) addAt(labels, key, label);
}

function addAt(labels: Map<string, Written[]>, key: string, label: Written): void {
  const known = labels.get(key);
  if (!known) {
    labels.set(key, [{ ...label }]);
    return;
  }
  const same = known.find(({ id }) => id === label.id);
  if (!same) {
    if (known.length < MOST_MEANT) known.push(label);
    return;
  }
  // What is said anywhere without a reservation holds without it.
  same.isForQueries &&= label.isForQueries;
  same.isInCapitals &&= label.isInCapitals;
  same.isOfItsLanguage &&= label.isOfItsLanguage;
  same.isEnding ||= label.isEnding;
}

function toLine(drafts: ReadonlyMap<string, Draft>, id: string, line: string[] = []): string[] {
  if (line.includes(id)) return line;
  const draft = drafts.get(id);
  if (!draft) throw new Error(`There is no occupation ${id}`);
  line.push(id);
  for (const parent of draft.under) toLine(drafts, parent, line);
  return line;
}

function writeFile(
  heads: readonly string[],
  labels: ReadonlyMap<string, readonly Written[]>,
  numbers: ReadonlyMap<string, number>,
): string {
  const lines = Array.from(labels, ([key, meant]) =>
    [
      key,
      ...meant.map(({ id, ...label }) => toLabelLine({ ...label, occupation: numbers.get(id) ?? 0 })),
    ].join('\t'),
  );
  const parts = new Map<string, string[]>();
  for (const line of lines.sort()) {
    const initial = line.charAt(0);
    const part = parts.get(initial) ?? [];
    part.push(line);
    parts.set(initial, part);
  }
  return [heads, ...parts.values()].map((part) => part.join('\n')).join('\n\n');
}
