import type { Chunk } from '../layout/chunks.ts';
import { toLine, type Line } from '../layout/lines.ts';
import { dropUntil, findDates, isPresent } from '../words/find-dates.ts';

/** Beginning and end in a cell each are one stretch of time: `03/2018 | 09/2021 | Acme`. */
export function joinEnds(line: Line): Line {
  const at = line.cells.findIndex((cell, index) => {
    const next = line.cells[index + 1];
    return next !== undefined && areEnds(cell, next);
  });
  const [from, to] = [line.cells[at], line.cells[at + 1]];
  if (!from || !to) return line;
  const both: Chunk = { ...from, text: `${from.text} – ${dropUntil(to.text)}`, right: to.right, spans: [] };
  return toLine([...line.cells.slice(0, at), both, ...line.cells.slice(at + 2)], line.block);
}

function areEnds(from: Chunk, to: Chunk): boolean {
  const isSingle = ({ text }: Chunk): boolean => {
    const [dates] = findDates(text);
    return dates !== undefined && !dates.isRange && text.length - (dates.to - dates.from) <= 1;
  };
  const end = { ...to, text: dropUntil(to.text) };
  if (!isSingle(from) || (!isSingle(end) && !isPresent(end.text))) return false;
  return findDates(`${from.text} – ${end.text}`).some(({ isRange }) => isRange);
}

/** `Jan 2019 –` over `Present`, in a narrow column or at the end of a full line, is one stretch of time. */
export function joinBrokenDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const pairs = last?.cells.flatMap((above) => line.cells.map((below) => ({ above, below }))) ?? [];
    const pair = pairs.find(({ above, below }) => isUnder(above, below, line) && isBroken(above, below));
    if (!last || !pair) {
      joined.push(line);
      continue;
    }
    const { above, below } = pair;
    const cells = last.cells.map((cell) =>
      cell === above ? { ...cell, text: `${cell.text} ${below.text}` } : cell,
    );
    const rest = line.cells.filter((cell) => cell !== below);
    joined[joined.length - 1] = toLine(cells, last.block);
    if (rest.length > 0) joined.push(toLine(rest, line.block));
  }
  return joined;
}

/** Whether a cell opens its line, or stands under another one, flush left or right. */
function isUnder(above: Chunk, below: Chunk, line: Line): boolean {
  const isFlush = Math.min(Math.abs(above.x - below.x), Math.abs(above.right - below.right)) < 3;
  return below === line.cells[0] || isFlush;
}

/** Whether a stretch of time begins in one cell and ends in the one below. */
function isBroken(above: Chunk, below: Chunk): boolean {
  const isNear = above.page === below.page && below.y - above.y < above.size * 2.2 && below.text.length < 40;
  const isOpen = /[-–—]\s*$/.test(above.text);
  if (!isNear || (!isOpen && findDates(above.text).some(({ isRange }) => isRange))) return false;
  const [dates] = findDates(`${above.text} ${below.text}`);
  return dates?.isRange === true && dates.from < above.text.length && dates.to > above.text.length + 1;
}
