import { token } from '../expression.ts';
import { stem } from '../text/stem.ts';
import { chooseNearest, toMostSlips } from '../understand/choose-nearest.ts';
import type { Questions } from './ask-together.ts';
import { toFilter } from './to-filter.ts';

/** So many words near by are looked at, of each shard the most frequent. */
const LOOKED_AT = 200;

/** For each word that no job has, the word of titles and companies that lies nearest; null: it is known, or nothing is near. */
export function correct(questions: Questions, words: readonly string[]): Promise<(string | null)[]> {
  return Promise.all(words.map((word) => correctWord(questions, word)));
}

async function correctWord(questions: Questions, word: string): Promise<string | null> {
  const most = toMostSlips(word);
  if (most === 0) return null;
  const [known, near] = await Promise.all([
    questions.total(toFilter(token(stem(word)))),
    questions.suggestWords({
      text: word,
      term: {
        ...{ field: 'words', suggest_mode: 'always', max_edits: most, prefix_length: 0, min_word_length: 1 },
        ...{ accuracy: 0, sort: 'frequency', size: LOOKED_AT, shard_size: LOOKED_AT },
      },
    }),
  ]);
  if (known > 0) return null;
  return chooseNearest(
    word,
    near.map(({ text, freq }) => ({ other: text, count: freq })),
  );
}
