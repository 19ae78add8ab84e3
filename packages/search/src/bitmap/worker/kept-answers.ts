import { createHash } from 'node:crypto';

/** Answers with facets take some 10 kB each. */
const MOST_KEPT = 2_000;

/**
 * What was answered since the index last changed, so that what many ask for is counted once. Those that were not asked for
 * the longest leave first.
 */
export class KeptAnswers<Answer> {
  readonly #mostKept: number;
  readonly #answers = new Map<string, Answer>();

  constructor(mostKept = MOST_KEPT) {
    this.#mostKept = mostKept;
  }

  /** The answer to what says the same as `question` in JSON: kept, or made now. An error is not kept. */
  get(question: object, make: () => Answer): Answer {
    const key = createHash('sha256').update(JSON.stringify(question)).digest('base64');
    const kept = this.#answers.get(key);
    const answer = kept ?? make();
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    if (this.#answers.size > this.#mostKept) {
      const [oldest] = this.#answers.keys();
      if (oldest !== undefined) this.#answers.delete(oldest);
    }
    return answer;
  }

  /** Forgets all of them: what they say may no longer hold. */
  clear(): void {
    this.#answers.clear();
  }
}
