/** How often a field was read right: values that are right, values that are wrong, and stated ones that are not among them. */
export interface Tally {
  right: number;
  wrong: number;
  missed: number;
  /** What went wrong, a line for each. */
  confusions: string[];
}

/** Compares what was found with what is stated; each value counts by itself. */
export function compare(stated: readonly string[], found: readonly string[], where: string): Tally {
  const right = found.filter((value) => stated.some((each) => isSame(each, value)));
  const wrong = found.filter((value) => !right.includes(value));
  const missed = stated.filter((each) => !found.some((value) => isSame(each, value)));
  const isRight = wrong.length + missed.length === 0;
  return {
    right: right.length,
    wrong: wrong.length,
    missed: missed.length,
    confusions: isRight ? [] : [`${where}: found ${quote(wrong)} for ${quote(missed)}`],
  };
}

/** "Göteborg|Gothenburg" is either. */
function isSame(stated: string, found: string): boolean {
  return stated.split('|').includes(found);
}

function quote(values: readonly string[]): string {
  return values.length === 0 ? 'nothing' : values.join('; ');
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    right: tallies.reduce((total, { right }) => total + right, 0),
    wrong: tallies.reduce((total, { wrong }) => total + wrong, 0),
    missed: tallies.reduce((total, { missed }) => total + missed, 0),
    confusions: tallies.flatMap(({ confusions }) => confusions),
  };
}

/** The share of what was found that is right; NaN when nothing was found. */
export function toPrecision({ right, wrong }: Pick<Tally, 'right' | 'wrong'>): number {
  return right / (right + wrong);
}

/** The share of what is stated that was found; NaN when nothing is stated. */
export function toRecall({ right, missed }: Pick<Tally, 'right' | 'missed'>): number {
  return right / (right + missed);
}
