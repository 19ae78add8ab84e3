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

const SOFT_HYPHEN = '\u00ad';

/**
 * Fonts that map their hyphen to U+00AD lose it in the text, as if it were no more than a place to break a word; what
 * was shown has it. `'2018 2020'` → `'2018 -2020'`.
 */
export function restoreHyphens(text: string, entry: Shown | null, shown: readonly Shown[]): string {
  if (!entry) return text;
  const letters = text.replace(/\s/g, '').length;
  let own = '';
  const last = Math.min(shown.length, entry.number + 2 * letters + 2);
  for (let number = entry.number; number < last && own.length <= letters * 2 + 2; number += 1) {
    const piece = shown[number];
    if (!piece || Math.abs(piece.y - entry.y) > 1.5) break;
    own += piece.text.replace(/\s/g, '');
  }
  if (!own.includes(SOFT_HYPHEN)) return text;
  const bare = own.replaceAll(SOFT_HYPHEN, '');
  const from = bare.indexOf(text.replace(/\s/g, ''));
  return from < 0 ? text : insertHyphens(text, own, from);
}

/** Walks along both texts; `from` counts the letters of what was shown before those of the text. */
function insertHyphens(text: string, own: string, from: number): string {
  let at = 0;
  for (let letters = 0; letters < from; at += 1) if (own[at] !== SOFT_HYPHEN) letters += 1;
  let result = '';
  for (const character of text) {
    if (/\s/.test(character)) {
      result += character;
      continue;
    }
    for (; own[at] === SOFT_HYPHEN; at += 1) if (result !== '') result += '-';
    result += character;
    at += character.length;
  }
  return own[at] === SOFT_HYPHEN ? `${result}-` : result;
}
