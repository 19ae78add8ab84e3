import { fold } from './clean-text.ts';

const NAMED_IN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv'];
const SPOKEN =
  'en de fr es it pt nl sv da no nb fi is pl cs sk sl hr sr bg ro hu el tr ru uk ar he fa hi ur bn pa ta te ml mr gu zh yue ja ko vi th id ms tl sw am ca eu gl cy ga lt lv et sq mk bs af';

/** As people call them who live there. */
const REGIONAL =
  'breton bretona bretao breizh valenciano valenciana valencian occitan corse corso alsacien sardo friulano ladino fries frysk limburgs schwyzerdutsch schweizerdeutsch plattdeutsch luxembourgeois luxemburgisch letzebuergesch euskera catala galego aranes kurdisch kurdish pashto dari tigrinya somali amharic hmong quechua guarani';

const NAMES = new Set(
  NAMED_IN.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'language' });
    return SPOKEN.split(' ').map((code) => fold(names.of(code) ?? code));
  }).concat('mandarin', 'cantonese', 'farsi', 'castellano', 'tagalog', 'hochdeutsch', ...REGIONAL.split(' ')),
);

/** Whether one word is the name of a language that people speak. */
export function isSpokenLanguage(word: string): boolean {
  return word.length > 2 && NAMES.has(fold(word));
}

/** Whether a text names a language that people speak: `'Fluent in Spanish'`, `'Deutsch (C2)'`. */
export function namesSpokenLanguage(text: string): boolean {
  return fold(text)
    .split(/[^\p{L}]+/u)
    .some((word) => NAMES.has(word));
}
