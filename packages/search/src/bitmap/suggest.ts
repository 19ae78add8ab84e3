import { token, type Expression } from '../expression.ts';
import { NAME_SEPARATOR, ofCountry } from '../lexemes.ts';
import {
  listCompletions,
  SUGGESTED,
  toSuggestions,
  toTypedKey,
  type Spelling,
  type SuggestedKind,
  type Suggestion,
  type SuggestRequest,
} from '../suggest.ts';
import type { Find } from './found-documents.ts';
import type { HeldSegment } from './held-segment.ts';
import { Heap } from './heap.ts';
import { findPrefix, getLexeme } from './lexicon.ts';

/** Of the names that begin as was typed so many of a segment are counted exactly, the most frequent ones. */
const COUNTED = 60;

export function suggest(segments: readonly HeldSegment[], request: SuggestRequest, find: Find): Suggestion[] {
  const key = toTypedKey(request);
  if (key === undefined) return [];
  const { country } = request;
  // Of a name that begins so at two of its words either lexeme tells which jobs have it.
  const names = new Map<string, { kind: SuggestedKind; text: string; lexeme: string }>();
  for (const { kind, toLexeme } of SUGGESTED) {
    for (const held of segments) {
      for (const lexeme of listFrequent(held, toLexeme(key))) {
        const text = lexeme.slice(lexeme.indexOf(NAME_SEPARATOR) + 1);
        names.set(`${kind} ${text}`, { kind, text, lexeme });
      }
    }
  }
  const where: Expression | undefined = country === undefined ? undefined : token(ofCountry(country));
  const spellings = Array.from(names.values(), ({ kind, text, lexeme }): Spelling => ({
    ...{ kind, text },
    count: count(segments, token(lexeme), { where, find }),
  }));
  const occupations = listCompletions(key).map(({ id, text, jobs }): Suggestion => ({
    ...{ kind: 'occupation', id, text },
    count: count(segments, jobs, { where, find }),
  }));
  return toSuggestions(occupations, spellings);
}

/** The lexemes that begin so and that most documents have. */
function listFrequent(held: HeldSegment, prefix: string): string[] {
  const { counts, lexicon } = held.segment;
  const { start, end } = findPrefix(lexicon, prefix);
  const rarest = new Heap((a, b) => (counts[a] ?? 0) < (counts[b] ?? 0));
  for (let index = start; index < end; index++) {
    if (index - start < COUNTED) {
      rarest.push(index);
      continue;
    }
    if ((counts[index] ?? 0) <= (counts[rarest.first() ?? 0] ?? 0)) continue;
    rarest.shift();
    rarest.push(index);
  }
  const lexemes: string[] = [];
  for (let index = rarest.first(); index !== undefined; index = rarest.first()) {
    lexemes.push(getLexeme(lexicon, index));
    rarest.shift();
  }
  return lexemes;
}

function count(
  segments: readonly HeldSegment[],
  name: Expression,
  { where, find }: { where: Expression | undefined; find: Find },
): number {
  let sum = 0;
  for (const held of segments) {
    const found = find(held, where === undefined ? name : { kind: 'all', of: [name, where] });
    sum += found.size;
    found.dispose?.();
  }
  return sum;
}
