/** Which share of jobs has a lexeme, or one that begins so: an estimate, on which no answer depends. */
export interface Frequencies {
  ofLexeme(lexeme: string): number;
  ofBeginning(beginning: string): number;
}

/** Counts them in a sample of jobs. What one job alone has counts as rare, like what none has. */
export function countFrequencies(sample: Iterable<{ lexemes: readonly string[] }>): Frequencies {
  const counts = new Map<string, number>();
  let jobs = 0;
  for (const { lexemes } of sample) {
    jobs += 1;
    for (const lexeme of lexemes) counts.set(lexeme, (counts.get(lexeme) ?? 0) + 1);
  }
  for (const [lexeme, count] of counts) if (count === 1) counts.delete(lexeme);
  const sorted = [...counts.keys()].sort();
  const rare = 1 / Math.max(1, jobs);
  const toShare = (count: number) => Math.min(1, count * rare);
  return {
    ofLexeme: (lexeme) => toShare(counts.get(lexeme) ?? 1),
    ofBeginning: (beginning) => {
      let sum = 0;
      for (let at = findFirst(sorted, beginning); sorted[at]?.startsWith(beginning); at++)
        sum += counts.get(sorted[at] ?? '') ?? 0;
      return toShare(Math.max(1, sum));
    },
  };
}

/** Where the first word stands that is not before this one. */
function findFirst(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
