import { pause, waitForQuiet } from '../engine/dom/wait.ts';
import { isShown } from '../engine/dom/visible.ts';
import { findFields, NAMELESS } from '../engine/fields/find-fields.ts';
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
    for (const [index, item] of ordered.entries()) {
      results.set(item.key, await fillOne(item, system, find));
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

async function fillOne(item: FillItem, system: System, find: Finder): Promise<FillResult> {
  const field = find(item);
  if (!field || !isShown(field.element)) return toResult(item, 'gone', null);
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
    if (field && isEmpty(field.widget.read())) await field.widget.write(item.value);
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
 * called the same is not looked for again: a long form would be read anew for each of its fields.
 */
function createFinder(system: System): Finder {
  let known = new Map<string, FoundField>();
  return (item) => {
    const before = known.get(item.key);
    if (before && isAsBefore(before, system)) return fits(before, item) ? before : null;
    known = new Map(findFields(document, system).fields.map((field) => [field.key, field]));
    const field = known.get(item.key);
    return field && fits(field, item) ? field : null;
  };
}

/** Of choices the boxes may have been drawn anew, each by itself. */
function isAsBefore({ control, element, kind, label }: FoundField, system: System): boolean {
  if (kind === 'single-choice' || kind === 'multiple-choice' || kind === 'file') return false;
  if (!control.isConnected || !element.isConnected) return false;
  return (nameControl([control], system).label || NAMELESS) === label;
}

function fits(field: FoundField, { label, kind }: FillItem): boolean {
  return field.label === label && field.kind === kind;
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
