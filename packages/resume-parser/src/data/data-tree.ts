import { ResumeError } from '../resume-error.ts';
import type { Found, LeftOverText } from '../resume.ts';

/** Where a value stands in data: `['work', 0, 'position']`. */
export type DataPath = readonly (string | number)[];

/** Data of unknown shape, of which every text is either taken as a value or listed as left over. */
export interface DataTree {
  /** The text at a path, taken as a value; null where there is none, or only something else. */
  takeText(...path: DataPath): Found<string> | null;
  /** What stands below a path is neither a value nor left over. */
  pass(...path: DataPath): void;
  find(...path: DataPath): unknown;
  /** Of a list; 0 for what is no list. */
  countEntries(...path: DataPath): number;
  listLeftOver(): LeftOverText[];
}

interface Leaf {
  path: DataPath;
  text: string;
}

const DEEPEST = 24;
const MOST_LEAVES = 20_000;
const MOST_CHARACTERS = 400_000;
const NOT_TEXT = 'The format has a text here.';

/** Throws `ResumeError` for data that is deeper or larger than any resume. */
export function createDataTree(root: unknown): DataTree {
  const leaves = listLeaves(root);
  const passed = new Set<string>();
  const refused = new Set<string>();
  const find = (path: DataPath) => path.reduce<unknown>(step, root);
  return {
    takeText(...path) {
      const value = find(path);
      if (typeof value === 'string') {
        passed.add(toKey(path));
        return value.trim() === '' ? null : { value, confidence: 1, where: [], inWords: toWords(path) };
      }
      if (value !== undefined && value !== null) refused.add(toKey(path));
      return null;
    },
    pass(...path) {
      passed.add(toKey(path));
    },
    find: (...path) => find(path),
    countEntries(...path) {
      const list = find(path);
      return Array.isArray(list) ? list.length : 0;
    },
    listLeftOver: () =>
      groupLeaves(leaves.filter((leaf) => !isBelow(leaf.path, passed))).map((group) =>
        toLeftOver(group, refused),
      ),
  };
}

/** Only what the data itself has: nothing of `Object.prototype`. */
function step(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string | number, unknown>)[key];
}

function listLeaves(root: unknown): Leaf[] {
  const leaves: Leaf[] = [];
  let characters = 0;
  const waiting: { path: DataPath; value: unknown }[] = [{ path: [], value: root }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next;
    if (path.length > DEEPEST) throw new ResumeError('too-complex', { cause: new Error('nested too deep') });
    if (typeof value === 'object' && value !== null) {
      const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
      // Taken from the end, so that what comes first is first.
      for (const [key, below] of entries.reverse()) waiting.push({ path: [...path, key], value: below });
      continue;
    }
    if (value === null || value === undefined) continue;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (text.trim() === '') continue;
    characters += text.length;
    leaves.push({ path, text });
    if (leaves.length > MOST_LEAVES || characters > MOST_CHARACTERS) throw new ResumeError('too-complex');
  }
  return leaves;
}

/** What belongs to one entry of a list together, everything else by itself. */
function groupLeaves(leaves: readonly Leaf[]): { path: DataPath; leaves: Leaf[] }[] {
  const groups = new Map<string, { path: DataPath; leaves: Leaf[] }>();
  for (const leaf of leaves) {
    const entry = leaf.path.findIndex((part) => typeof part === 'number');
    const path = entry > 0 ? leaf.path.slice(0, entry + 1) : leaf.path;
    const group = groups.get(toKey(path)) ?? { path, leaves: [] };
    group.leaves.push(leaf);
    groups.set(toKey(path), group);
  }
  return [...groups.values()];
}

/** Entries of `education` → "institution: Lakeside College; area: Nursing". */
function toLeftOver(
  { path, leaves }: { path: DataPath; leaves: readonly Leaf[] },
  refused: ReadonlySet<string>,
): LeftOverText {
  const toText = (leaf: Leaf) => {
    const below = toWords(leaf.path.slice(path.length));
    return below === '' ? leaf.text : `${below}: ${leaf.text}`;
  };
  const isOdd = leaves.some((leaf) => isBelow(leaf.path, refused));
  return {
    text: leaves.map(toText).join('; '),
    place: null,
    inWords: toWords(path),
    isUsed: false,
    ...(isOdd ? { reason: NOT_TEXT } : {}),
  };
}

function isBelow(path: DataPath, keys: ReadonlySet<string>): boolean {
  return keys.size > 0 && path.some((_, index) => keys.has(toKey(path.slice(0, index + 1))));
}

function toKey(path: DataPath): string {
  return JSON.stringify(path);
}

/** `['work', 1, 'position']` → "work 2, position". */
function toWords(path: DataPath): string {
  return path.reduce<string>((words, part) => {
    if (typeof part === 'number') return `${words}${words === '' ? '' : ' '}${part + 1}`;
    return words === '' ? part : `${words}, ${part}`;
  }, '');
}
