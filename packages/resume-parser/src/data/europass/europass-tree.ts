import type { Found, LeftOverText } from '../../resume.ts';
import type { XmlNode } from '../../xml/parse-xml.ts';
import { createDataTree, type DataPath, type DataTree } from '../data-tree.ts';
import { toDay } from '../to-day.ts';
import { toLines } from './to-lines.ts';

/** What is said of a document and how it looks, pictures, and files that travel in it: nobody's content. */
const UNREAD = new Set([
  ...['DocumentInfo', 'PrintingPreferences', 'RenderingInformation', 'ProcessingInformation', 'DocumentID'],
  ...[
    'AlternateDocumentID',
    'CandidateSupplier',
    'ID',
    'AttachmentList',
    'Attachment',
    'EmbeddedData',
    'Data',
  ],
  ...['ReferenceTo', 'Documentation', 'IndustryCode', 'Sector', 'MimeType', 'Dimensions'],
]);

/** The elements of a Europass as data, of which every text becomes a value or is left over. */
export interface EuropassTree extends Pick<DataTree, 'find' | 'pass'> {
  /** The text at a place, which stays there; empty where there is none. */
  peek(...path: DataPath): string;
  /** A line of text, the first that there is among several names, or what stands at the place itself; null where there is none. */
  line(at: DataPath, ...names: string[]): Found<string> | null;
  /** Of elements that may repeat, as one line. */
  joined(at: DataPath, name: string, glue?: string): Found<string> | null;
  /** Text of several lines: HTML, or plain. */
  lines(at: DataPath, ...names: string[]): Found<string> | null;
  /** What `lines` takes, as it is written. */
  written(at: DataPath, ...names: string[]): string | null;
  day(at: DataPath, ...names: string[]): Found<string> | null;
  /** Whether an element says "true". */
  isTrue(at: DataPath, name: string): boolean;
  /** The places of an element that may stand once, several times or nowhere. */
  each(...path: DataPath): DataPath[];
  has(at: DataPath, ...names: string[]): boolean;
  /** Of a value that was taken, what a profile has no place for. */
  leave(found: Found<string>, text: string, isUsed: boolean): void;
  listLeftOver(): LeftOverText[];
}

/** Throws `ResumeError` for what is deeper or larger than any resume. */
export function createEuropassTree(root: XmlNode): EuropassTree {
  const data = toData(root);
  const tree = createDataTree(data);
  const left: LeftOverText[] = [];
  const firstOf = (at: DataPath, names: readonly string[]): DataPath | undefined => {
    const paths = names.length === 0 ? [at] : names.map((name) => [...at, name]);
    return paths.find((path) => isText(tree.find(...path)));
  };
  const take = (at: DataPath, names: readonly string[]) => {
    const path = firstOf(at, names);
    return path ? tree.takeText(...path) : null;
  };
  const each = (...path: DataPath): DataPath[] => {
    const value = tree.find(...path);
    if (Array.isArray(value)) return value.map((_, index) => [...path, index]);
    return value === undefined ? [] : [path];
  };
  const line = (at: DataPath, ...names: string[]) => toLine(take(at, names));
  passCodes(tree, data);
  return {
    find: (...path) => tree.find(...path),
    pass: (...path) => {
      tree.pass(...path);
    },
    peek(...path) {
      const value = tree.find(...path);
      return isText(value) ? value.trim() : '';
    },
    ...{ each, line },
    joined(at, name, glue = ' ') {
      const parts = each(...at, name).flatMap((path) => toLine(tree.takeText(...path)) ?? []);
      const [first] = parts;
      return first ? { ...first, value: parts.map(({ value }) => value).join(glue) } : null;
    },
    lines: (at, ...names) => toLines(take(at, names)),
    written(at, ...names) {
      const path = firstOf(at, names);
      return path ? String(tree.find(...path)) : null;
    },
    // Each date stands by itself, or in an element that says in which form it does.
    day(at, ...names) {
      const forms = names.flatMap((name) => ['FormattedDateTime', 'DateText'].map((form) => [name, form]));
      const inner = forms.find((form) => isText(tree.find(...at, ...form)));
      return toDay(inner ? toLine(tree.takeText(...at, ...inner)) : line(at, ...names));
    },
    isTrue(at, name) {
      const value = tree.find(...at, name);
      if (!isText(value)) return false;
      tree.pass(...at, name);
      return value.trim() === 'true';
    },
    has: (at, ...names) => tree.find(...at, ...names) !== undefined,
    leave(found, text, isUsed) {
      left.push({
        text,
        place: null,
        isUsed,
        ...(found.inWords === undefined ? {} : { inWords: found.inWords }),
      });
    },
    listLeftOver: () => [...tree.listLeftOver(), ...left],
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Lines of a file may break where an editor set them. */
function toLine(found: Found<string> | null): Found<string> | null {
  return found && { ...found, value: found.value.replace(/\s+/g, ' ').trim() };
}

/** Their letters are many, and nobody's to read. */
const PICTURES = new Set(['Photo', 'Signature']);

/** An element with nothing in it but text is that text, and others are what is in them, a list where it repeats. */
function toData(node: XmlNode): unknown {
  if (node.children.length === 0) return node.text.trim() === '' ? toDate(node.attributes) : node.text;
  const groups = new Map<string, unknown[]>();
  for (const child of node.children) {
    if (UNREAD.has(child.name)) continue;
    const value = PICTURES.has(child.name) ? 'a picture' : toData(child);
    if (value === undefined) continue;
    const group = groups.get(child.name);
    if (group) group.push(value);
    else groups.set(child.name, [value]);
  }
  if (groups.size === 0) return undefined;
  return Object.fromEntries(
    [...groups].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

/** `<From year="2002" month="--08"/>` → `'2002-08'`; nothing for an element that says nothing. */
function toDate({ year, month, day }: XmlNode['attributes']): string | undefined {
  if (year === undefined || !/^\d{4}$/.test(year)) return undefined;
  const toPart = (part = '') => /^-{0,3}(\d{1,2})$/.exec(part)?.[1]?.padStart(2, '0');
  const parts = [year, toPart(month)];
  return [...parts, parts[1] === undefined ? undefined : toPart(day)]
    .filter((part) => part !== undefined)
    .join('-');
}

/** A code beside words for the same thing is nobody's content. */
function passCodes(tree: DataTree, root: unknown): void {
  const waiting: { path: DataPath; value: unknown }[] = [{ path: [], value: root }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, 'Label')) tree.pass(...path, 'Code');
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    for (const [key, below] of entries) waiting.push({ path: [...path, key], value: below });
  }
}
