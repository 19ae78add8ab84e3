import { openDictionary, type Occupation } from '@firsthand/occupations';
import { parseQuery } from '../query.ts';
import { splitQuery } from '../query-parts.ts';
import type { SearchRequest } from '../search.ts';
import { isStopWord } from '../text/stop-words.ts';
import { readQuery } from './read-query.ts';

/** Longer queries have more ways to be shortened than anybody reads. */
const MOST_PIECES = 8;
const MOST_LISTED = 12;

type Asked = Pick<SearchRequest, 'query' | 'filters' | 'literal' | 'notUnderstood'>;

/**
 * Other queries that may find more than this one: without each of its parts, each part alone, and what the occupations are a kind
 * of. In no order; whoever shows them counts them.
 */
export function listFewer({ query, filters, literal = false, notUnderstood = [] }: Asked): string[] {
  const pieces = splitQuery(query).flatMap(([first, ...others]) =>
    first && others.length === 0 && !first.isExcluded ? [toText(first)] : [],
  );
  if (pieces.length === 0 || pieces.length > MOST_PIECES) return [];
  const reading = literal ? undefined : readQuery(pieces, { filters, notUnderstood });
  const telling = reading?.parts ?? pieces.filter((piece) => !isStopWord(piece.toLowerCase()));
  const occupations = reading?.occupations.flatMap((asked) => asked.occupations) ?? [];
  const shorter =
    telling.length < 2 ? [] : telling.map((_, left) => telling.filter((_part, at) => at !== left).join(' '));
  const found = new Set([...shorter, ...telling, ...occupations.flatMap(listNear)]);
  found.delete(query.trim());
  if (telling.length === 1) found.delete(telling[0] ?? '');
  return [...found].filter((other) => parseQuery(other).kind === 'terms').slice(0, MOST_LISTED);
}

function toText({
  text,
  field,
  isPhrase,
}: {
  text: string;
  field: string | null;
  isPhrase: boolean;
}): string {
  return `${field === null ? '' : `${field}:`}${isPhrase ? `"${text}"` : text}`;
}

/** What it is a kind of, and its own kinds. */
function listNear({ id, line }: Occupation): string[] {
  const { occupations } = openDictionary();
  const above = line[1] === undefined ? [] : [occupations.get(line[1])];
  const beneath = [...occupations.values()].filter((other) => other.line[1] === id).slice(0, 3);
  return [...above, ...beneath].flatMap((occupation) => occupation?.label ?? []);
}
