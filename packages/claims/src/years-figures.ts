import { NUMBER, NUMBER_WORDS } from './years-words.ts';

const toNumber = (text: string): number => NUMBER_WORDS[text.toLowerCase()] ?? Number(text);

/** The word of years beside each word for ten of them. */
const YEARS_OF_DECADES: readonly (readonly [decade: string, years: string])[] = [
  ['decades?', 'years'],
  ['jahrzehnte?n?', 'Jahre'],
  ['décennies?', 'ans'],
  ['décadas?', 'años'],
  ['decenni[oa]?', 'anni'],
  ['decennia', 'jaar'],
  ['decennium', 'jaar'],
  ['årtionde[n]?', 'år'],
];
const ONE = '(?:an?|one|ein|eine[mn]?|une?|una?|een|één|uma?|ett|et)';
const HALF = '(?:half an?|ein halbes|une demi-|media|mezzo|een half|meia|ett halvt)';

/** What says a number of years without one: each with what it is in figures. */
const FIGURES: readonly (readonly [RegExp, (whole: string, count: string) => string])[] = [
  ...YEARS_OF_DECADES.flatMap(([decade, years]): [RegExp, (whole: string, count: string) => string][] => [
    [new RegExp(`(?<![a-zß-ÿ])${HALF}\\s?${decade}(?![a-zß-ÿ])`, 'gi'), () => `5 ${years}`],
    [
      new RegExp(
        `(?<![a-zß-ÿ])${ONE} ${decade} (?:and a half|et demie?|y media|e mezzo|e meia)(?![a-zß-ÿ])`,
        'gi',
      ),
      () => `15 ${years}`,
    ],
    [
      new RegExp(`(?<![a-zß-ÿ])${ONE} (?:full |whole |good |volles )?${decade}( plus)?(?![a-zß-ÿ])`, 'gi'),
      () => `10 ${years}`,
    ],
    [
      new RegExp(`(?<![a-zß-ÿ\\d])(${NUMBER}) ${decade}(?![a-zß-ÿ])`, 'gi'),
      (_, count) => `${Math.min(99, toNumber(count) * 10)} ${years}`,
    ],
  ]),
  // One and a half and the like are told as whole years.
  [/(?<![a-zß-ÿ])(?:anderthalb|eineinhalb) (?=jahr)/gi, () => '1 '],
  [/(?<![a-zß-ÿ])(zwei|drei|vier|fünf)(?:ein|und)halb (?=jahr)/gi, (_, count) => `${toNumber(count)} `],
  [/(?<![a-zß-ÿ])(?:an?|one) year and a half(?![a-z])/gi, () => '1 years'],
  [/(?<![a-zß-ÿ])(?:an?|one) and a half (?=years?)/gi, () => '1 '],
  [/(?<![a-zß-ÿ])un an et demi(?![a-z])/gi, () => '1 ans'],
  [/(?<![a-zß-ÿ])un año y medio(?![a-z])/gi, () => '1 años'],
  [/(?<![a-zß-ÿ])un anno e mezzo(?![a-z])/gi, () => '1 anno'],
  [/(?<![a-zß-ÿ])um ano e meio(?![a-z])/gi, () => '1 ano'],
  [/(?<![a-zß-ÿ])anderhalf (?=jaar)/gi, () => '1 '],
  [/(?<![a-zß-ÿ])(?:a )?couple (?:of )?(?=(?:years|yrs)\b)/gi, () => '2 '],
  [/(?<![a-zß-ÿ])(?:a|one) dozen (?=years\b)/gi, () => '12 '],
  [/(?<![a-zß-ÿ])(?:een )?jaartje (?=ervaring)/gi, () => '1 jaar '],
  [/(?<![a-zß-ÿ])une année (?=de |d['’])/gi, () => '1 ans '],
  [/(?<![a-zß-ÿ])(?:eine[mn]?|ein) jahr (?=[a-zß-ÿ]*(?:erfahrung|praxis))/gi, () => '1 Jahr '],
  [/(?<=\d)\+? ?(?=pqe\b)/gi, () => ' years '],
];

/** Without one of these a sentence says no number so. */
const MAY_SAY =
  /decad|jahrzehnt|décenn|década|decenn|årtion|halb|half|demi|medio|mezzo|meio|couple|dozen|jaartje|une année|ein|pqe/i;

/** "Half a decade", "anderthalb Jahre", "a couple of years" as numbers of years: "5 years", "1 Jahre", "2 years". */
export function writeFigures(text: string): string {
  if (!MAY_SAY.test(text)) return text;
  return FIGURES.reduce(
    (rest, [pattern, toFigure]) =>
      rest.replace(pattern, (whole: string, count: unknown) => toFigure(whole, String(count))),
    text,
  );
}
