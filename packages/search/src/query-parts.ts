/** A piece of what was typed, with what was said of it. */
export interface QueryPart {
  text: string;
  /** Where its words must stand; null: anywhere. */
  field: 'title' | 'company' | null;
  isExcluded: boolean;
  /** In quotes that were closed: its words stand one after the other. */
  isPhrase: boolean;
}

const PIECE =
  /(?<minus>-(?=\S))?(?:(?<field>title|company):(?=\S))?(?:"(?<quoted>[^"]*)(?:(?<end>")|$)|(?<word>\S+))/giu;
const OR = 'OR';

/**
 * Takes what was typed apart at its operators: `-word`, `title:word`, `company:word`, `a OR b`, and quotes that hold
 * words together. Each entry is alternatives, one of which a job must have (or none of them, where it is excluded).
 * Nothing is an error: a sign that is no operator where it stands is a part of the text.
 */
export function splitQuery(text: string): QueryPart[][] {
  const pieces = Array.from(text.matchAll(PIECE), toPart);
  const entries: QueryPart[][] = [];
  let isBound = false;
  for (const [index, part] of pieces.entries()) {
    const last = entries.at(-1)?.at(-1);
    const next = pieces[index + 1];
    if (isOr(part) && last && next && isChoice(last) && isChoice(next)) {
      isBound = true;
      continue;
    }
    if (isBound) entries.at(-1)?.push(part);
    else entries.push([part]);
    isBound = false;
  }
  return entries;
}

function toPart({ groups = {} }: RegExpMatchArray): QueryPart {
  const field = groups['field']?.toLowerCase();
  return {
    text: groups['quoted'] ?? groups['word'] ?? '',
    field: field === 'title' || field === 'company' ? field : null,
    isExcluded: groups['minus'] !== undefined,
    isPhrase: groups['end'] !== undefined,
  };
}

const isOr = ({ text, field, isExcluded }: QueryPart) => text === OR && field === null && !isExcluded;

const isChoice = (part: QueryPart) => !part.isExcluded && !isOr(part);
