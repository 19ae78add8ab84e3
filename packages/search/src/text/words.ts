import { unaccent } from '@firsthand/contracts';

/** Longer words are cut: nobody types them, and PostgreSQL takes no lexeme of 2 kB. */
const WORD_LENGTH = 60;

/**
 * Names that splitting at punctuation would destroy, and the words that stand for them. "IT" in capitals is the trade,
 * "it" the stop word; a query cannot tell, see `splitQueryWords`.
 */
const INFORMATION_TECHNOLOGY = 'informationtechnology';
const NAMES: readonly { holds: string; name: RegExp; word: string }[] = [
  { holds: 'c++', name: /(?<![a-z0-9])c\+\+/g, word: ' cplusplus ' },
  { holds: '#', name: /(?<![a-z0-9])([cf])#/g, word: ' $1sharp ' },
  { holds: '.net', name: /(?<![a-z0-9])(asp|vb)?\.net(?![a-z0-9])/g, word: ' $1 dotnet ' },
  { holds: 'node.js', name: /(?<![a-z0-9])node\.js(?![a-z0-9])/g, word: ' nodejs ' },
  { holds: "'s", name: /'s(?![a-z0-9])/g, word: ' ' },
  { holds: '’s', name: /’s(?![a-z0-9])/g, word: ' ' },
];
const TRADE_IN_CAPITALS = /(?<![\p{L}\p{N}'’])IT(?![\p{L}\p{N}'’])/gu;
const TRADE_IN_QUERY = /(?<![\p{L}\p{N}'’])it(?![\p{L}\p{N}'’])/giu;

function split(text: string): string[] {
  let folded = unaccent(text);
  for (const { holds, name, word } of NAMES) {
    // Looking for a text costs a tenth of trying a pattern at every place of a description.
    if (folded.includes(holds)) folded = folded.replace(name, word);
  }
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > WORD_LENGTH ? word.slice(0, WORD_LENGTH) : word));
}

/** The words of a posting's text, in order: "C++ & Node.js, Ümläut's IT" → cplusplus nodejs umlaut informationtechnology. */
export function splitWords(text: string): string[] {
  return split(text.replace(TRADE_IN_CAPITALS, ` ${INFORMATION_TECHNOLOGY} `));
}

/** The words of a query, where "it" means the trade in any case: who searches jobs does not search for pronouns. */
export function splitQueryWords(text: string): string[] {
  return split(text.replace(TRADE_IN_QUERY, ` ${INFORMATION_TECHNOLOGY} `));
}
