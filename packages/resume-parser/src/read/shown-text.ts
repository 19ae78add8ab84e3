import type { Shown } from './walk-operators.ts';

/** What was shown where a run of text begins, or of the one before it on the same line. */
export function indexShown(shown: readonly Shown[]): (x: number, y: number) => Shown | null {
  const rows = new Map<number, Shown[]>();
  for (const entry of shown) {
    const row = Math.round(entry.y);
    const known = rows.get(row);
    if (known) known.push(entry);
    else rows.set(row, [entry]);
  }
  for (const row of rows.values()) row.sort((a, b) => a.x - b.x);
  return (x, y) => {
    let best: Shown | null = null;
    for (const row of [Math.round(y) - 1, Math.round(y), Math.round(y) + 1]) {
      const entry = findLastBefore(rows.get(row) ?? [], x + 1, y);
      if (entry && (!best || entry.x >= best.x)) best = entry;
    }
    return best;
  };
}

/** The rightmost of a row, ordered by `x`, that begins at `x` or left of it. */
function findLastBefore(row: readonly Shown[], x: number, y: number): Shown | null {
  let from = 0;
  let to = row.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((row[middle]?.x ?? 0) <= x) from = middle + 1;
    else to = middle;
  }
  for (let at = from - 1; at >= 0; at -= 1) {
    const entry = row[at];
    if (entry && Math.abs(entry.y - y) < 1.5) return entry;
  }
  return null;
}

/**
 * Letters set wide come with a space behind each of them, and the spaces between their words are lost: what was shown
 * has them. `'J A N E D O E'` → `'JANE DOE'`.
 */
export function closeSpacedText(text: string, entry: Shown | null, shown: readonly Shown[]): string {
  const words = text.trim().split(/\s+/);
  const single = words.filter((word) => word.length === 1).length;
  if (!entry || words.length < 4 || single < words.length * 0.6) return text;
  const letters = text.replace(/\s/g, '');
  const pieces: string[] = [];
  let length = 0;
  // Each letter may be shown by itself, with a space of its own.
  const last = Math.min(shown.length, entry.number + 2 * letters.length);
  for (let number = entry.number; number < last && length < letters.length; number += 1) {
    const piece = shown[number]?.text ?? '';
    pieces.push(piece);
    length += piece.replace(/\s/g, '').length;
  }
  const own = pieces.join('');
  return own.replace(/\s/g, '') === letters && /\S{2}/.test(own) ? own.trim() : text;
}
