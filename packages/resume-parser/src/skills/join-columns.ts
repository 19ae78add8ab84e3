import { joinLines, toLine, type Line } from '../layout/lines.ts';
import { joinBroken } from '../words/hyphens.ts';

/** How far apart, in sizes, the lines of one name stand. */
const LEADING = 1.35;

/** `Root cause | SCADA | Vibration` over `analysis | analysis`: in narrow columns a name goes on under itself. */
export function joinColumns(lines: readonly Line[]): Line[] {
  return joinLines(lines, joinUnder);
}

function joinUnder(above: Line, line: Line): Line | null {
  const isNear = above.page === line.page && line.y - above.y < line.size * LEADING;
  if (above.cells.length < 2 || !isNear || above.block !== line.block) return null;
  const pairs = line.cells.map((cell) => ({
    cell,
    under: above.cells.find(({ x, size }) => Math.abs(x - cell.x) < 3 && Math.abs(size - cell.size) < 0.3),
  }));
  if (!pairs.every(({ cell, under }) => under && /^\p{Ll}/u.test(cell.text))) return null;
  const cells = above.cells.map((cell) => {
    const rest = pairs.find(({ under }) => under === cell)?.cell;
    if (!rest) return cell;
    return {
      ...cell,
      text: joinBroken(cell.text, rest.text),
      right: Math.max(cell.right, rest.right),
      spans: [],
    };
  });
  return toLine(cells, above.block);
}
