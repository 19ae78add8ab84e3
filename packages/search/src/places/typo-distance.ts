/**
 * How many slips (a letter wrong, left out, too many, or two neighbours swapped) lie between what was typed and the
 * nearest beginning of a name: `('asuti', 'austin tx')` → 1. Gives `most + 1` for everything farther than `most`.
 */
export function typoDistance(typed: string, name: string, most: number): number {
  const width = Math.min(name.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === name[column - 1];
      let least = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, at(before, column - 2) + 1);
      current.push(least);
    }
    // A swap looks two rows back, and costs one: nothing below can be nearer than the nearer of both rows.
    if (Math.min(...current) > most && Math.min(...last) >= most) return most + 1;
    before = last;
    last = current;
  }
  return Math.min(most + 1, ...last);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
