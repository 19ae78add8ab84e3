import { toPlainWords } from './plain-words.ts';

/** In the languages that topic words are known in, and the largest of the others that forms come in. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'sv', 'it', 'pt', 'da', 'nb', 'pl'];
/** What people write besides the names of the locale data, and forms that such a name takes in a sentence. */
const ALSO =
  'usa|u\\.s\\.(a\\.)?|united states|the states|vereinigten staaten|estados unidos|ee\\.? ?uu\\.?|verenigde staten|forenta staterna|etats-unis|' +
  'u\\.?k\\.?|great britain|britain|england|scotland|wales|northern ireland|vereinigten konigreich|grossbritannien|royaume-uni|reino unido|' +
  'e\\.?u\\.?|european union|eu ?/ ?eea|europaischen union|union europeenne|schweiz|holland|emirates|uae';
/** Names that are words of a question as well: the French for a meeting, and the like. */
const NO_NAMES = new Set(['reunion', 'man', 'niger', 'chad', 'jersey', 'aland', 'guam', 'togo']);
/** The code alone is a country only where it is written large: "work for us" is none. */
const CODES = /(?<![\p{L}.])(US|UK|GB|UAE|EU|EEA)(?![\p{L}])/u;
/** A question that speaks of "the country" means that of its job, whatever else it names. */
const POINTS_AT_PLACE =
  /\b(countr(y|ies)|nation|here|where|this (place|location|state|region)|job ?(location|site)|work ?(location|site)|land(e|es)?|hier|pays|ici|lieu|pais(es)?|aqui|donde|waar|landet|paese|dove|onde|lokalizacj\w*|kraj\w*)\b|стран/;
/** In letters that lose what tells them apart where accents are dropped. */
const POINTS_AT_PLACE_AS_WRITTEN = /(?<!\p{L})här(?!\p{L})|国|나라|국가/iu;

const REGIONS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
let names: RegExp | undefined;

/** Whether a question names the country it asks about itself, so that its answer is the same for every job. */
export function namesItsCountry(question: string): boolean {
  const plain = toPlainWords(question);
  if (POINTS_AT_PLACE.test(plain) || POINTS_AT_PLACE_AS_WRITTEN.test(question)) return false;
  const isShouted = question === question.toUpperCase();
  return (!isShouted && CODES.test(question)) || toNames().test(plain);
}

/** Made when first needed: there are some thousand names. */
function toNames(): RegExp {
  if (names) return names;
  const found = new Set<string>();
  for (const language of LANGUAGES) {
    const known = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const first of REGIONS) {
      for (const second of REGIONS) {
        const name = toPlainWords(known.of(first + second) ?? '').replace(/^the /, '');
        if (name.length > 3 && !NO_NAMES.has(name)) found.add(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      }
    }
  }
  const longestFirst = [...found].sort((one, other) => other.length - one.length);
  names = new RegExp(`(?<![a-z])(${ALSO}|${longestFirst.join('|')})(?![a-z])`);
  return names;
}
