const SEPARATOR = /\s*[,;|•●▪◦‣∙·■►▶♦◆]\s*|\s+[/–—-]\s+|\s{2,}/g;

/** Splits at separators that do not stand in brackets, with where each part begins. */
export function splitList(text: string): { text: string; from: number }[] {
  const parts: { text: string; from: number }[] = [];
  let from = 0;
  let depth = 0;
  let seen = 0;
  for (const match of text.matchAll(SEPARATOR)) {
    for (; seen < match.index; seen += 1) depth += countBracket(text[seen] ?? '');
    const [before = '', after = ''] = [text[match.index - 1], text[match.index + 1]];
    const isNumber = match[0] === ',' && /\d/.test(before) && /\d/.test(after);
    if (depth > 0 || isNumber) continue;
    parts.push({ text: text.slice(from, match.index), from });
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from), from });
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part.text));
}

function countBracket(character: string): number {
  if (character === '(' || character === '[') return 1;
  return character === ')' || character === ']' ? -1 : 0;
}

/** `A, B and C`: the last comma is often a word. Two nouns joined by it stay one skill. */
export function splitLast(parts: { text: string; from: number }[]): { text: string; from: number }[] {
  return parts.flatMap((part, index) => {
    const opening = /^(?:and|und|et|y|e|och|en|&)\s+/i.exec(part.text)?.[0] ?? '';
    const own = { text: part.text.slice(opening.length), from: part.from + opening.length };
    const pair = /^(\S+(?: \S+){0,2})( (?:and|und|et|y|och) )(\S+(?: \S+)?)$/.exec(own.text);
    const isFirstOfSeveral = parts.length >= 2 && (index === parts.length - 1 || index === 0);
    const [, first = '', glue = '', second = ''] = pair ?? [];
    const areNames = /^[\p{Lu}\d]/u.test(first) && /^[\p{Lu}\d]/u.test(second);
    if (!pair || !isFirstOfSeveral || !areNames || opening !== '') return [own];
    return [
      { text: first, from: own.from },
      { text: second, from: own.from + first.length + glue.length },
    ];
  });
}

/** How many items beyond one a text lists. */
export function countSeparators(text: string): number {
  return splitList(text).length - 1;
}
