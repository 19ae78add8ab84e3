import type { JobRow, Metadata } from './payload.ts';

/** The texts of a board-defined field: a multi_select is a list, most others are one text, null is common. */
export function toMetadataTexts(entry: Metadata): string[] {
  const values = Array.isArray(entry.value) ? entry.value : [entry.value];
  return values.filter((value): value is string => typeof value === 'string' && value.trim() !== '');
}

/** The first text of the first field whose name fits and that says anything. */
export function findMetadataText(
  row: JobRow,
  name: RegExp,
  isUseful: (text: string) => boolean,
): string | null {
  for (const entry of row.metadata) {
    if (!name.test(entry.name ?? '')) continue;
    const useful = toMetadataTexts(entry).find(isUseful);
    if (useful !== undefined) return useful;
  }
  return null;
}
