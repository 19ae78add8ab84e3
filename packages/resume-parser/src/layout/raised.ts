import type { TextItem } from '../page.ts';

/** How many rows above one its raised letters can be, when several columns stand beside each other. */
const ROWS_NEAR = 4;
/** Runs of a row in which raised letters are looked for; each is compared with each. */
const MOST_OF_ROW = 150;

/** Raised letters go back to the row they belong to, `1st`; raised numbers of notes and marks are dropped. */
export function lowerRaised(rows: TextItem[][]): TextItem[][] {
  const kept = rows.map((row) => [...row]);
  rows.forEach((row, index) => {
    if (row.length > MOST_OF_ROW) return;
    for (const item of row) {
      if (item.text.trim().length > 3) continue;
      const near = kept
        .slice(Math.max(0, index - 1), index + ROWS_NEAR)
        .filter(({ length }) => length <= MOST_OF_ROW);
      const own = near.find((other) => other.some((base) => isRaised(item, base)));
      if (!own) continue;
      kept[index]?.splice(kept[index].indexOf(item), 1);
      if (!/^\p{L}/u.test(item.text.trim())) continue;
      const base = own.find((each) => isRaised(item, each));
      own.push({ ...item, y: base?.y ?? item.y });
      own.sort((a, b) => a.x - b.x);
    }
  });
  return kept.filter((row) => row.length > 0);
}

/** Small, close behind the end of a text and above its baseline. */
function isRaised(item: TextItem, base: TextItem): boolean {
  const rise = (base.y - item.y) / base.size;
  const gap = (item.x - base.x - base.width) / base.size;
  return item.size < base.size * 0.85 && rise > 0.15 && rise < 0.7 && gap > -0.2 && gap < 0.2;
}
