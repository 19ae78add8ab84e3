import { allOf, token, type Expression } from '../expression.ts';
import { ofCountry } from '../lexemes.ts';
import {
  listCompletions,
  SUGGESTED,
  toSuggestions,
  toTypedKey,
  type Spelling,
  type Suggestion,
  type SuggestRequest,
} from '../suggest.ts';
import type { Questions } from './ask-together.ts';
import type { Bucket } from './cluster.ts';
import { countListed } from './count-values.ts';
import { NAME_FIELDS } from './job-record.ts';
import { countEach } from './role-count.ts';
import { toFilter } from './to-filter.ts';

/** Of the names that begin as was typed so many are looked at, the most frequent first. */
const LOOKED_AT = 2_000;

export async function suggest(questions: Questions, request: SuggestRequest): Promise<Suggestion[]> {
  const key = toTypedKey(request);
  if (key === undefined) return [];
  const where: Expression[] = request.country === undefined ? [] : [token(ofCountry(request.country))];
  const [occupations, ...spellings] = await Promise.all([
    countOccupations(questions, key, where),
    ...SUGGESTED.map(async ({ kind, toLexeme }): Promise<Spelling[]> => {
      const named = toFilter(allOf([{ kind: 'prefix', prefix: toLexeme(key) }, ...where]));
      const terms = { field: NAME_FIELDS[kind], size: LOOKED_AT, shard_size: LOOKED_AT };
      const { buckets } = await questions.aggregate(named, { terms });
      return (buckets as Bucket[]).map(({ key: text, doc_count: count }) => ({
        kind,
        text: String(text),
        count,
      }));
    }),
  ]);
  return toSuggestions(occupations, spellings.flat());
}

async function countOccupations(
  questions: Questions,
  key: string,
  where: readonly Expression[],
): Promise<Suggestion[]> {
  const completions = listCompletions(key);
  const over = toFilter(allOf(where));
  const each = completions.map(({ id, jobs }) => ({ value: id, expression: jobs }));
  const counts = await countListed(over, each, { questions, count: await countEach.within(over) });
  return completions.map(({ id, text }) => ({ kind: 'occupation', id, text, count: counts.get(id) ?? 0 }));
}
