/** An amount whose range goes on behind a line break: "($90,000 -", "Salary: 45.000 € bis". */
const OPEN_END = /[\d\p{Sc}kK)](?:\s?[A-Z]{3})?(?:\s?[-–—]+|\s(?:to|bis|à|a|hasta|tot|till))$/u;
const GOES_ON = /^\(?\s?(?:\p{Sc}|[A-Z]{2,3}\s?\p{Sc}?\s?\d|R\$|\d)/u;

/**
 * The lines of a text that hold anything, where an amount that ends in an open dash is one line with the next. Where the next
 * holds no amount the range is torn for good, and its line is left out: half of it would be a fixed pay.
 */
export function joinTornLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before === undefined || !isOpen(before)) joined.push(line);
    else if (GOES_ON.test(line)) joined[joined.length - 1] = `${before} ${line}`;
    else joined.splice(-1, 1, line);
  }
  return joined.at(-1) !== undefined && isOpen(joined.at(-1) ?? '') ? joined.slice(0, -1) : joined;
}

const isOpen = (line: string) => OPEN_END.test(line.slice(-40));
