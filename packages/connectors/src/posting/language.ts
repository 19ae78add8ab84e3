import eld from 'eld/extrasmall';

export interface LanguageEvidence {
  title: string;
  /** The description as plain text. */
  text: string;
  /** The source's own BCP 47 tag; systems send their default where employers choose none. */
  said: string | null;
  /** ISO 3166-1 codes of the posting's places. */
  countries: readonly string[];
}

/** Pieces of the text that are looked at, spread over all of it, and their length in characters. */
const MOST_PIECES = 4;
const PIECE_LENGTH = 700;
/** Letters from which a text can contradict its source, and from which it can speak for itself. */
const SURE_LETTERS = 200;
const FEW_LETTERS = 40;
/** The share of a text that its source's language must have to be believed, in a posting in two languages. */
const LEAST_SHARE = 0.3;

/** What is spoken where postings are short; English is everywhere. */
const SPOKEN: Readonly<Record<string, string>> = {
  ...{ DE: 'de', AT: 'de', CH: 'de fr it', LI: 'de', LU: 'fr de', FR: 'fr', BE: 'nl fr', CA: 'fr', NL: 'nl' },
  ...{ ES: 'es', MX: 'es', AR: 'es', CO: 'es', CL: 'es', PE: 'es', PT: 'pt', BR: 'pt', IT: 'it', PL: 'pl' },
  ...{
    SE: 'sv',
    DK: 'da',
    NO: 'no',
    FI: 'fi sv',
    CZ: 'cs',
    SK: 'sk',
    HU: 'hu',
    RO: 'ro',
    GR: 'el',
    TR: 'tr',
  },
  ...{ JP: 'ja', KR: 'ko', CN: 'zh', TW: 'zh', HK: 'zh', IL: 'he', UA: 'uk', BG: 'bg', TH: 'th', VN: 'vi' },
};

/** Languages the detector takes for one of those it knows, by country: Indonesian for Malay. */
const TAKEN_FOR: Readonly<Record<string, Readonly<Record<string, string>>>> = { ms: { ID: 'id' } };
/** Tags of one language: "nb" and "nn" are Norwegian. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', iw: 'he', in: 'id', fil: 'tl' };

/**
 * The language of a posting as a BCP 47 tag: the source's where its text agrees, is too short to contradict it or is in
 * that language too; else that of the text. A title alone speaks one of its places' languages or English. Null for none.
 */
export function findLanguage({ title, text, said, countries }: LanguageEvidence): string | null {
  const tag = said !== null && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu.test(said) ? said : null;
  const readable = toReadable(text);
  const letters = countLetters(readable);
  if (letters < FEW_LETTERS) return tag ?? findShort(`${title} ${readable}`, countries);
  const shares = readShares(readable);
  const [best] = [...shares].sort((left, right) => right[1] - left[1]);
  const read = best === undefined ? null : toKnown(best[0], countries);
  if (tag === null || read === null) return tag ?? read;
  if (toBase(tag) === toBase(read)) return tag;
  const isSpokenToo = (shares.get(toBase(tag)) ?? 0) >= LEAST_SHARE;
  return isSpokenToo || letters < SURE_LETTERS ? tag : read;
}

/** Addresses, marks and long runs without a blank say nothing of the language. */
function toReadable(text: string): string {
  return sample(text)
    .replace(/\b(?:https?:\/\/|www\.)\S+|(?<!\S)\S[^\s@]*@\S+|#\S+/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The whole text, or pieces spread evenly over it. */
function sample(text: string): string {
  if (text.length <= MOST_PIECES * PIECE_LENGTH) return text;
  const step = (text.length - PIECE_LENGTH) / (MOST_PIECES - 1);
  return Array.from({ length: MOST_PIECES }, (_, index) => {
    const start = Math.round(index * step);
    return text.slice(start, start + PIECE_LENGTH);
  }).join('\n');
}

/** Each language's share of the letters, read piece by piece: an introduction may be in another one. */
function readShares(text: string): Map<string, number> {
  const shares = new Map<string, number>();
  const length = Math.max(1, Math.ceil(text.length / MOST_PIECES));
  for (let start = 0; start < text.length; start += length) {
    const piece = text.slice(start, start + length);
    const { language } = eld.detect(piece);
    if (language !== '') shares.set(language, (shares.get(language) ?? 0) + piece.length / text.length);
  }
  return shares;
}

/** Few words fit many languages: only those spoken at the places count, and English; where nothing is known, only it. */
function findShort(text: string, countries: readonly string[]): string | null {
  if (countLetters(text) < 4) return null;
  const { language, getScores } = eld.detect(text);
  if (countries.length === 0)
    return language === 'en' && /\p{L}\P{L}+\p{L}+\P{L}+\p{L}/u.test(text) ? 'en' : null;
  const scores = getScores();
  const spoken = ['en', ...countries.flatMap((country) => SPOKEN[country]?.split(' ') ?? [])];
  const [best] = spoken
    .filter((candidate) => candidate in scores)
    .sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0));
  return best ?? null;
}

function toKnown(language: string, countries: readonly string[]): string {
  const others = TAKEN_FOR[language] ?? {};
  return countries.flatMap((country) => others[country] ?? [])[0] ?? language;
}

function toBase(tag: string): string {
  const base = tag.toLowerCase().split('-')[0] ?? '';
  return SAME[base] ?? base;
}

/** A sign of Chinese, Japanese or Korean says as much as several letters. */
function countLetters(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const signs =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return letters + signs * 2;
}
