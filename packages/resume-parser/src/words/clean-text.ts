/** Fonts whose private characters are drawn as bullets. */
const SYMBOL_FONT = /symbol|wingding|webding|dingbat/i;
/** Fonts of icons: whatever letters their codes come out as, a person reads none. */
const ICON_FONT =
  /awesome|material[- _]?(?:icon|symbol|design)|icomoon|ionicon|glyphicon|academicon|devicon|typicon|octicon|fontello|themify|entypo|marvosym|fontmfizz|(?:^|[+_-])(?:feather|lucide|phosphor|tabler)|(?:^|\+)fa[-_]?(?:solid|brands|regular)|(?:^|[^a-z])icons?(?![a-z])/i;
const ICON_WORD = /[a-z]Icons?(?![a-z])/;
/** Letters that are bullets in Wingdings: squares, discs, arrows and ticks. */
const WINGDING_BULLET = /^[lnqvwrsutØü§à]$/;

/**
 * TeX's fonts that are drawn as pictures say no letters, only their codes: of its older encoding and of the newer one, both
 * where nothing else stands. `'in\u001crmière'` → `'infirmière'`
 */
const TEX_SIGNS: Record<string, string> = {
  ...{ '\u000b': 'ff', '\u000c': 'fi', '\u000e': 'ffi', '\u000f': 'ffl' },
  ...{ '\u001b': 'ff', '\u001c': 'fi', '\u001d': 'fl', '\u001e': 'ffi', '\u001f': 'ffl' },
  ...{
    '\u0010': '“',
    '\u0011': '”',
    '\u0012': '„',
    '\u0013': '«',
    '\u0014': '»',
    '\u0015': '–',
    '\u0016': '—',
  },
};
const TEX_SIGN = /[\u000b\u000c\u000e-\u0016\u001b-\u001f]/g;

const BULLET = '•';

/**
 * Makes a run of text plain: one kind of space and hyphen, no invisible characters, no icons.
 * `'555-\u00ad\u20105555'` → `'555-5555'`, `'\uf0b7'` → `'•'`.
 */
export function cleanText(text: string, font: string): string {
  if (ICON_FONT.test(font) || ICON_WORD.test(font)) return '';
  if (/(?:wing|web)ding/i.test(font) && /^[\x20-\xff]*$/.test(text.trim()))
    return WINGDING_BULLET.test(text.trim()) ? BULLET : '';
  const isSymbol = SYMBOL_FONT.test(font);
  const cleaned = text
    .normalize('NFC')
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff\ufffd]/g, '')
    .replace(/-?\u00ad[\u2010\u2011-]?|[\u2010\u2011]/g, '-')
    .replace(/\u2212/g, '-')
    // Bullets of Symbol and Wingdings live in the private area; other private characters are icons.
    .replace(/[\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf0a8\uf02d]/g, BULLET)
    .replace(/[\ue000-\uf8ff]|[\u{f0000}-\u{ffffd}]/gu, isSymbol ? BULLET : '')
    .replace(TEX_SIGN, (sign) => TEX_SIGNS[sign] ?? ' ')
    .replace(/\p{Cc}/gu, ' ');
  return closeLetters(cleaned);
}

/** `'E X P E R I E N C E'` → `'EXPERIENCE'`, `'W O R K  H I S T O R Y'` → `'WORK HISTORY'`. */
function closeLetters(text: string): string {
  const words = text.trim().split(/ {2,}/);
  const isSpaced = words.every(isSetWide);
  const isShort = text.replaceAll(' ', '').length < 3;
  if (!isSpaced || (isShort && !/^\p{Lu} \p{Lu}$/u.test(text.trim()))) return text;
  return words.map((word) => word.replaceAll(' ', '')).join(' ');
}

/** Letter by letter, but for pairs that are set closer: `'K O N TA K T'`. */
function isSetWide(word: string): boolean {
  if (/^[\p{L}&](?: [\p{L}&’',.-])+$/u.test(word)) return true;
  const parts = word.split(' ');
  const single = parts.filter((part) => part.length === 1).length;
  return (
    parts.length >= 4 &&
    single >= parts.length * 0.6 &&
    parts.every((part) => /^[\p{Lu}&’',.-]{1,3}$/u.test(part))
  );
}

const MARKS = /\p{M}/gu;

/** For comparing words: lower case, without accents, `ß` as `ss`. `'Expérience'` → `'experience'`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ø', 'o');
}
