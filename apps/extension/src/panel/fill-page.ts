import { ask } from '../shared/ask.ts';
import type { FillItem, FillResult } from '../shared/page-messages.ts';
import { order, type FormFrame } from './load-model.ts';
import type { Row } from './plan.ts';

/** Writes what the person left ticked, and notes where it came from for the record. */
export async function fillPage(tabId: number, frame: FormFrame, rows: readonly Row[]): Promise<FillResult[]> {
  const items: FillItem[] = [];
  for (const row of rows) items.push(await toItem(row));
  const results = await order<FillResult[]>(tabId, frame.frameId, { order: 'fill', items });
  // Of files the record names which they are; of the rest what the page made of the value.
  const standsOf = (key: string) => {
    const isFile = rows.some(({ field, file }) => file !== null && field.key === key);
    return isFile ? null : (results.find((result) => result.key === key)?.stands ?? null);
  };
  const filled = rows.filter(({ field }) =>
    results.some(({ key, outcome }) => key === field.key && (outcome === 'filled' || outcome === 'same')),
  );
  await ask('filled', {
    ask: 'filled',
    tabId,
    filled: Object.fromEntries(
      filled.map(({ field, value, source }) => [
        field.key,
        { field, value: standsOf(field.key) ?? value, source },
      ]),
    ),
  });
  return results;
}

async function toItem({ field, value, source, isSensitive, file, entry }: Row): Promise<FillItem> {
  const { key, label, kind, section } = field;
  const bytes = file && (await ask('file', { ask: 'file', path: file.path }));
  return {
    ...{ key, label, kind, section, entry, value, isSensitive, detail: source.detail },
    file: file && bytes ? { name: file.filename, ...bytes } : null,
  };
}
