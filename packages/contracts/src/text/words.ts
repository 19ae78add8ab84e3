import { unaccent } from './fold.ts';

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
  // "R & D" is "R&D".
  { holds: ' & ', name: /(?<![\p{L}\p{N}])(\p{L}) & (?=\p{L}(?![\p{L}\p{N}]))/gu, word: '$1&' },
];
const TRADE_IN_CAPITALS = /(?<![\p{L}\p{N}'’&/])(?:IT|I\.T\.?)(?![\p{L}\p{N}'’&/])/gu;
const TRADE_IN_QUERY = /(?<![\p{L}\p{N}'’&/])(?:it|i\.t\.?)(?![\p{L}\p{N}'’&/])/giu;

/** Once `SIGNS` are gone, every letter and figure beyond ASCII: such a class costs a fourth of `\p{L}`. */
const BEYOND = '\\u0080-\\uffff';
const SIGNS = /[^\p{L}\p{N}\0-\x7f]+/gu;
const LETTER = `[a-z${BEYOND}]`;
const IN_WORD = `[a-z0-9${BEYOND}]`;
/**
 * Letters that are one word together: "m&a", "fp&a" and "at&t", "a/v" and "m/w/d", "c.n.a."; else letters and figures.
 * None can begin within a word, since what is before it has taken that whole.
 */
const WORD = new RegExp(
  [
    ...[`${LETTER}{1,3}(?:&${LETTER}{1,3})+`, `${LETTER}(?:/${LETTER})+`, `${LETTER}(?:\\.${LETTER})+`].map(
      (joined) => `${joined}(?!${IN_WORD})`,
    ),
    `${IN_WORD}+`,
  ].join('|'),
  'g',
);
const PLAIN = /^[\0-\x7f]*$/;
/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const HAS_UNSPACED = new RegExp(UNSPACED.source, 'u');

function split(text: string): string[] {
  let folded = unaccent(text);
  for (const { holds, name, word } of NAMES) {
    // Looking for a text costs a tenth of trying a pattern at every place of a description.
    if (folded.includes(holds)) folded = folded.replace(name, word);
  }
  if (!PLAIN.test(folded)) folded = folded.replace(SIGNS, ' ');
  const found = folded.match(WORD) ?? [];
  const words = HAS_UNSPACED.test(folded) ? found.flatMap(toPairs) : found;
  return words.map((word) => {
    const joined = word.includes('.') ? word.replaceAll('.', '') : word;
    return joined.length > WORD_LENGTH ? joined.slice(0, WORD_LENGTH) : joined;
  });
}

/** Where words are not written apart, each two signs that stand together: "ソフトウェア" → ソフ フト トウ ウェ ェア. */
function toPairs(word: string): string[] {
  if (word.search(UNSPACED) < 0) return [word];
  const spaced = word.replace(UNSPACED, (run) => {
    const signs = Array.from(run);
    if (signs.length <= 2) return ` ${run} `;
    return ` ${signs
      .slice(1)
      .map((sign, index) => `${signs[index] ?? ''}${sign}`)
      .join(' ')} `;
  });
  return spaced.split(' ').filter((part) => part !== '');
}

/** The words of a posting's text, in order: "C++ & Node.js, Ümläut's IT" → cplusplus nodejs umlaut informationtechnology. */
export function splitWords(text: string): string[] {
  return split(text.replace(TRADE_IN_CAPITALS, ` ${INFORMATION_TECHNOLOGY} `));
}

/** The words of a query, where "it" means the trade in any case: who searches jobs does not search for pronouns. */
export function splitQueryWords(text: string): string[] {
  return split(text.replace(TRADE_IN_QUERY, ` ${INFORMATION_TECHNOLOGY} `));
}
