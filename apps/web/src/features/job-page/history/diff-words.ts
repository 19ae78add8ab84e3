/** A run of words that both texts have, or only one of them. */
export interface WordChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words compared at most on each side of a table of them all; the rest of a longer text counts as replaced. */
const MOST_WORDS = 1_500;

/** ("You cook well.", "You bake well.") → same "You ", removed "cook ", added "bake ", same "well." */
export function diffWords(before: string, after: string): WordChange[] {
  const [was, is] = [toWords(before), toWords(after)];
  const changes: WordChange[] = [];
  const add = (kind: WordChange['kind'], words: string[]) => {
    const last = changes.at(-1);
    const text = words.join('');
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else changes.push({ kind, text });
  };
  const [oldWords, newWords] = [was.slice(0, MOST_WORDS), is.slice(0, MOST_WORDS)];
  const lengths = toCommonLengths(oldWords, newWords);
  const width = newWords.length + 1;
  let [i, j] = [0, 0];
  while (i < oldWords.length || j < newWords.length) {
    const [oldWord, newWord] = [oldWords[i], newWords[j]];
    if (oldWord !== undefined && oldWord === newWord) {
      add('same', [oldWord]);
      i += 1;
      j += 1;
    } else if (newWord === undefined || (oldWord !== undefined && below() >= beside())) {
      add('removed', [oldWord ?? '']);
      i += 1;
    } else {
      add('added', [newWord]);
      j += 1;
    }
  }
  add('removed', was.slice(MOST_WORDS));
  add('added', is.slice(MOST_WORDS));
  return changes;

  function below(): number {
    return lengths[(i + 1) * width + j] ?? 0;
  }
  function beside(): number {
    return lengths[i * width + j + 1] ?? 0;
  }
}

/** Words with the blanks behind them, so that joined again they are the text. */
function toWords(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)/u);
}

/** The length of the longest common run of words, in order, from each pair of positions to the ends. */
function toCommonLengths(was: string[], is: string[]): Uint16Array {
  const width = is.length + 1;
  const lengths = new Uint16Array((was.length + 1) * width);
  for (let i = was.length - 1; i >= 0; i -= 1) {
    for (let j = is.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        was[i] === is[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  return lengths;
}
