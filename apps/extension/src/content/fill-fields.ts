import { pause, waitForQuiet } from '../engine/dom/wait.ts';
import { isFrameSeen } from '../engine/dom/frame.ts';
import { isShown } from '../engine/dom/visible.ts';
import { findFields, NAMELESS, readSection } from '../engine/fields/find-fields.ts';
import { nameControl } from '../engine/naming/label.ts';
import { isEmpty, type FieldValue, type FoundField } from '../engine/page-field.ts';
import { saysTheSame } from '../engine/reads-alike.ts';
import type { System } from '../engine/systems/system.ts';
import { giveFile } from '../engine/widgets/file-widget.ts';
import type { FillItem, FillResult } from '../shared/page-messages.ts';
import { preventSending } from './prevent-sending.ts';

/** Pages that read a resume fill fields of their own meanwhile. */
const PARSED_WITHIN_MS = 8_000;
const PARSED_QUIET_MS = 700;
const SETTLED_MS = 400;

/**
 * Writes what was agreed to, each value into the very field it was shown for, and looks afterwards whether it stayed.
 * What stood there before is left. Files go first, since pages fill from them; countries before what depends on them.
 */
export async function fillFields(items: readonly FillItem[], system: System): Promise<FillResult[]> {
  const allowSending = preventSending();
  const find = createFinder(system);
  try {
    const results = new Map<string, FillResult>();
    const ordered = [...items].sort((one, other) => rank(one) - rank(other));
    const isTaken = createTakenEntries(items, find);
    for (const [index, item] of ordered.entries()) {
      results.set(
        item.key,
        isTaken(item) ? toResult(item, 'entry-taken', null) : await fillOne(item, system, find),
      );
      const isLastFile = item.file && !ordered[index + 1]?.file;
      if (isLastFile) await waitForQuiet(PARSED_QUIET_MS, PARSED_WITHIN_MS);
    }
    await pause(SETTLED_MS);
    await fillAgain(ordered, find, results);
    return items.flatMap(({ key }) => results.get(key) ?? []);
  } finally {
    allowSending();
  }
}

function rank({ file, key, isSensitive, kind }: FillItem): number {
  if (file) return 0;
  if (isSensitive) return 4;
  if (/country/i.test(key)) return 1;
  return kind === 'single-choice' || kind === 'multiple-choice' ? 3 : 2;
}

/**
 * Tells of which entries something else came to stand in since they were shown, typed by the person or read from a file: of two
 * entries nothing is mixed. Each is looked at once, before anything is written into it.
 */
function createTakenEntries(items: readonly FillItem[], find: Finder): (item: FillItem) => boolean {
  const known = new Map<string, boolean>();
  const holdsOther = (item: FillItem) => {
    const stands = find(item)?.widget.read() ?? null;
    return !isEmpty(stands) && !saysTheSame(stands, item.value);
  };
  return ({ entry, file }) => {
    if (entry == null || file) return false;
    const isTaken = known.get(entry) ?? items.some((item) => item.entry === entry && holdsOther(item));
    known.set(entry, isTaken);
    return isTaken;
  };
}

async function fillOne(item: FillItem, system: System, find: Finder): Promise<FillResult> {
  const field = find(item);
  if (!field || !isShown(field.element) || !(await isFrameSeen(field.element)))
    return toResult(item, 'gone', null);
  const before = field.widget.read();
  if (!isEmpty(before)) return toResult(item, saysTheSame(before, item.value) ? 'same' : 'differs', before);
  if (item.file) {
    return toResult(item, await giveFile(field.control, toFile(item.file), system), null);
  }
  field.element.scrollIntoView({ block: 'nearest' });
  const outcome = await field.widget.write(item.value);
  return toResult(item, outcome, find(item)?.widget.read() ?? null);
}

/** The page may have put the old value back when it drew itself anew; that is tried once, and then told. */
async function fillAgain(
  items: readonly FillItem[],
  find: Finder,
  results: Map<string, FillResult>,
): Promise<void> {
  for (const item of items) {
    const first = results.get(item.key);
    if (item.file || first?.outcome !== 'filled') continue;
    const field = find(item);
    // A list says in its own words what was chosen.
    if (field && !isEmpty(first.stands) && isEqual(field.widget.read(), first.stands)) continue;
    if (field && isEmpty(field.widget.read()) && isShown(field.element) && (await isFrameSeen(field.element)))
      await field.widget.write(item.value);
    await pause(SETTLED_MS / 2);
    const stands = find(item)?.widget.read() ?? null;
    results.set(
      item.key,
      toResult(
        item,
        saysTheSame(stands, item.value) || isEqual(stands, first.stands) ? 'filled' : 'not-taken',
        stands,
      ),
    );
  }
}

type Finder = (item: FillItem) => FoundField | null;

/**
 * Finds the field of a name, if it still asks what it asked when its value was agreed to. What stands where it stood and is
 * called the same is not looked for again: a long form would be read anew for each of its fields. Names that only count shift
 * when a field comes or goes, so the very control counts before the name.
 */
function createFinder(system: System): Finder {
  const first = readByKey(system);
  let known = first;
  return (item) => {
    const before = known.get(item.key);
    if (before && isAsBefore(before, system)) return fits(before, item, before.control) ? before : null;
    const now = readByKey(system);
    const control = before?.control ?? null;
    const same = [...now.values()].find((field) => field.control === control);
    const isShifted = countAlike(now, item.key) !== countAlike(first, item.key);
    const found = same ?? (isShifted ? undefined : now.get(item.key));
    known = withKnown(known, now, { key: item.key, found });
    return found && fits(found, item, control) ? found : null;
  };
}

function readByKey(system: System): Map<string, FoundField> {
  return new Map(findFields(document, system).fields.map((field) => [field.key, field]));
}

/** What is known stays under the name that it was agreed to, as long as its control is there. */
function withKnown(
  known: ReadonlyMap<string, FoundField>,
  now: ReadonlyMap<string, FoundField>,
  { key, found }: { key: string; found: FoundField | undefined },
): Map<string, FoundField> {
  const byControl = new Map([...now.values()].map((field) => [field.control, field]));
  const kept = [...known].flatMap(([name, { control }]) => {
    const field = byControl.get(control);
    return field ? [[name, field] as const] : [];
  });
  return new Map([...now, ...kept, ...(found ? [[key, found] as const] : [])]);
}

/** How many fields have this name but for a number that only tells them apart: `label:to`, `label:to_2`. */
function countAlike(fields: ReadonlyMap<string, FoundField>, key: string): number {
  const base = key.replace(/_\d+$/, '');
  const name = fields.has(base) ? base : key;
  return [...fields.keys()].filter((one) => one === name || one.replace(/_\d+$/, '') === name).length;
}

/** Of choices the boxes may have been drawn anew, each by itself. */
function isAsBefore(field: FoundField, system: System): boolean {
  const { control, element, kind, label } = field;
  if (kind === 'single-choice' || kind === 'multiple-choice' || kind === 'file') return false;
  if (!control.isConnected || !element.isConnected) return false;
  if ((nameControl([control], system).label || NAMELESS) !== label) return false;
  field.section = readSection(control, label, system);
  return true;
}

/** Whether it asks the same of the same: whose name is asked for stands in the heading. An entry may be called by what is written into it. */
function fits(
  { label, kind, section, control }: FoundField,
  item: FillItem,
  before: HTMLElement | null,
): boolean {
  if (label !== item.label || kind !== item.kind) return false;
  if (item.section === undefined || section === item.section) return true;
  return item.entry != null && control === before;
}

function toFile({ name, type, base64 }: NonNullable<FillItem['file']>): File {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  return new File([bytes], name, { type });
}

function isEqual(one: FieldValue, other: FieldValue): boolean {
  return !isEmpty(one) && JSON.stringify(one) === JSON.stringify(other);
}

function toResult({ key, label }: FillItem, outcome: FillResult['outcome'], stands: FieldValue): FillResult {
  return { key, label, outcome, stands };
}
