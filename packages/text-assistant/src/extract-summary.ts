import { readSentences } from './sentences.ts';
import { isAroundTheWork, isShortTask, scoreSentences, type Candidate } from './score-sentence.ts';

export interface SummaryInput {
  title: string;
  company: string | null;
  /** Plain text with line breaks and bullets. */
  descriptionText: string;
  /** BCP 47 tag; only helps to find the ends of sentences. */
  language?: string | null | undefined;
}

/** Longest summary, in characters. */
export const SUMMARY_LIMIT = 320;
const MOST_SENTENCES = 3;
/** Below this a sentence is more likely to be about something else than the work. */
const LEAST_SCORE = 0.6;
/** How good the second and third sentence must be, as a share of the best one's score. */
const LEAST_SHARES: readonly number[] = [0, 0.4, 0.6];
/** How much of a sentence's vocabulary may already have been said. */
const MOST_OVERLAP = 0.6;

/**
 * Two or three sentences (at most 320 characters in all) that say what the person will do; where none does, those that
 * say where, when and what is asked. Every one of them stands word for word in the description; null when none is fit. English, German, French, Spanish, Dutch, Swedish.
 */
export function extractSummary(input: SummaryInput): string | null {
  const sentences = readSentences(input.descriptionText, input.language);
  const candidates = scoreSentences(sentences, input.title, input.company).sort(
    (left, right) => right.score - left.score || left.index - right.index,
  );
  const chosen =
    [
      choose(candidates.filter((candidate) => candidate.score >= LEAST_SCORE && !isShortTask(candidate))),
      choose(candidates.filter(isShortTask)),
      choose(candidates.filter(isAroundTheWork), []),
    ].find(({ length }) => length > 0) ?? [];
  if (chosen.length === 0) return null;
  // A task without a full stop can only come last: nothing is ever added to the employer's words.
  const inOrder = chosen.sort(
    (left, right) => Number(right.isClosed) - Number(left.isClosed) || left.index - right.index,
  );
  return inOrder.map(({ text }) => text).join(' ');
}

function choose(candidates: readonly Candidate[], leastShares = LEAST_SHARES): Candidate[] {
  const chosen: Candidate[] = [];
  let length = 0;
  for (const candidate of candidates) {
    if (chosen.length === MOST_SENTENCES) break;
    const isOpenTwice = !candidate.isClosed && chosen.some(({ isClosed }) => !isClosed);
    const needed = candidate.text.length + (chosen.length > 0 ? 1 : 0);
    if (isOpenTwice || length + needed > SUMMARY_LIMIT || isSaid(candidate, chosen)) continue;
    if (candidate.score < (chosen[0]?.score ?? 0) * (leastShares[chosen.length] ?? 0)) break;
    if (!candidate.isClosed && chosen.length >= 2) continue;
    chosen.push(candidate);
    length += needed;
  }
  return chosen;
}

function isSaid(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  return chosen.some((other) => {
    let shared = 0;
    for (const word of candidate.words) if (other.words.has(word)) shared += 1;
    return shared > Math.min(candidate.words.size, other.words.size) * MOST_OVERLAP;
  });
}
