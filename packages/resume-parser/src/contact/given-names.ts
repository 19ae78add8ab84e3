import { fold } from '../words/clean-text.ts';

/** Folded words that open a family name. */
export const PARTICLES = new Set(
  "ni nic ui van von vom zu zum zur de del della dello dei degli di da das do dos du des la le les el al bin ibn bint ter ten te den der af av ap mac mc st st. san santa d' y e o' freiherr freifrau graf grafin".split(
    ' ',
  ),
);

/** How many words are given names. A particle opens the family name; Spanish and Portuguese ones have two words. */
export function countGivenNames(words: readonly string[], language: string | null): number {
  const particle = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && PARTICLES.has(fold(word)),
  );
  if (particle > 0 && !(language === 'es' && /^(?:y|e)$/i.test(words[particle] ?? ''))) {
    // `García de la Torre` after a given name: two family names in Spanish.
    return language === 'es' && particle === 2 && words.length > 4 ? 1 : particle;
  }
  const real = words.filter((word) => !isInitial(word));
  if (real.length <= 2) return words.findIndex((word) => word === real[0]) + 1;
  if (language === 'es') return real.length === 3 && !SECOND_GIVEN.has(fold(real[1] ?? '')) ? 1 : 2;
  if (language === 'en' || language === null)
    return words.length - 1 === 2 && real.length === 3 ? 2 : words.length - 1;
  return words.length - 1;
}

/** What stands second in a given name of two in Spanish, and is seldom a family's: `María José`, `Juan Carlos`. */
const SECOND_GIVEN = new Set(
  'jose maria luis carlos antonio manuel angel angeles javier miguel pilar carmen dolores isabel teresa elena cristina alberto fernando jesus eduardo andres ramon ignacio pablo rafael enrique'.split(
    ' ',
  ),
);

/** Lands whose people have two family names, or may, by the rule of their language. */
export const TWO_FAMILIES = new Map<string, string>(
  ['es:ES MX AR CO CL PE VE EC UY PY BO CR PA GT HN SV NI DO CU', 'pt:PT BR AO MZ'].flatMap((rule) => {
    const [language = '', lands = ''] = rule.split(':');
    return lands.split(' ').map((land): [string, string] => [land, language]);
  }),
);

/** In Portuguese the middle one of three names may be given or the family's. */
export function isOpen(words: readonly string[], language: string | null): boolean {
  const isPlain = !words.some((word) => PARTICLES.has(fold(word)));
  return language === 'pt' && isPlain && words.filter((word) => !isInitial(word)).length === 3;
}

/** A letter, or several with stops between them. */
export function isInitial(word: string): boolean {
  return /^\p{Lu}\.?$|^(?:\p{Lu}\.){2,}$/u.test(word);
}
