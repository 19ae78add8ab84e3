import type { PayPeriod } from '@firsthand/contracts';

/** Neither a week, a month nor a year: what cannot be shown as one of our periods. */
const ODD =
  /\b(?:bi-?weekly|bi-?week|fortnight(?:ly)?|semi-?monthly|twice a month|bi-?monthly|every two weeks|quarter(?:ly)?|one-?time|per project|per visit|per mile|per session|shift)\b/i;

/** Words of each period in the languages of the filter's countries. */
const WORDS: readonly [PayPeriod, string][] = [
  [
    'hour',
    'hours?|hourly|hrs?|hr|timen|tim|timelønn?|stunden?|stündlich|stundenlohn|std|heures?|horaire|horas?|uren|uur|uurloon|timmen|timme|timlön|ora|orario|godz(?:in[aęy])?',
  ],
  [
    'day',
    'days?|daily|tagessatz|tage?s?|täglich|jours?|j|journalier|tjm|d[ií]as?|diari[oa]|giorn[oi]|giornata|dzień|dnia|dagen|dag|dagtarief|dagen',
  ],
  [
    'week',
    'weeks?|weekly|wk|wochen?|wöchentlich|semaines?|hebdomadaire|semanas?|semanal|weken|wekelijks|vecka|veckan|ugen?|uken?|tydzień',
  ],
  [
    'month',
    'months?|monthly|mth|mo|monate?|monatlich|monatsgehalt|monatslohn|mois|mensuel(?:le)?|mes|mensual(?:es)?|mensuels?|maandelijks|maandsalaris|maand|månaden|månad|månadslön|måneden?|månedsløn|månedlig|mån|mdr?|mnd|mese|mês|mensais|mensal|mensili?|miesi[aą]c|miesi[eę]cznie|mies',
  ],
  [
    'year',
    'years?|yearly|yrs?|annum|annual(?:ly|ized|ised)?|jahre?s?|jährlich|jahresgehalt|jahresbruttogehalt|bruttojahresgehalt|p\\.? ?a|ans?|année|annuel(?:le)?|annuels?|años?|anual(?:es)?|jaar|jaarlijks|jaarsalaris|året|år|årsløn|årligt|årslön|årligen|anno|annui?|ano|rok|rocznie',
  ],
];

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const whole = WORDS.map(([period, words]): [PayPeriod, RegExp] => [
  period,
  new RegExp(`${START}(?:${words})${END}`, 'iu'),
]);

/**
 * The period a field names: "YEARLY", "Annually", "HR", "per-hour-wage", "/ month", "pro Jahr". Null for biweekly and
 * other periods that are none of ours, and for unknown words.
 */
export function toPayPeriod(text: string | null | undefined): PayPeriod | null {
  const words = (text ?? '').slice(0, 200).trim();
  // ADP writes AN for a year.
  if (/^an(?:n)?$/i.test(words)) return 'year';
  if (ODD.test(words)) return null;
  return whole.find(([, pattern]) => pattern.test(words.replace(/[_-]+/g, ' ')))?.[0] ?? null;
}

/** Directly behind an amount a bare unit counts only after a link: "/ hr", "per hour", "an hour", "pro Monat", "hourly". */
const LINK =
  "(?:\\s*/\\s*|\\s*(?:per|an?|each|every|pro|pr\\.?|je|die|im|par|por|al|a la|la|i|om|za|na)\\s+|\\s*(?:de l|l|all)[’']\\s?|\\s*p\\.?\\s?(?=[hm]\\b))";
const ADVERBS: readonly [PayPeriod, string][] = [
  ['hour', "hourly|ph|p/h|p/?u|p\\.u\\.|orari[oa]?|horaires?|à l[’']heure|/\\s?h|stündlich|horaire"],
  ['day', 'daily|pd|p/d|täglich'],
  ['week', 'weekly|pw|p/w|semanal(?:es)?|settimanali|hebdomadaires?|ugentligt|wöchentlich'],
  [
    'month',
    'monthly|pcm|p\\.\\s?m|pm|p/m|månedligt|miesięcznie|mensais|mensal|mensili|monatlich|mensuel(?:le)?s?|mensual(?:es)?|maandelijks',
  ],
  [
    'year',
    'annually|annual|yearly|annualized|annualised|p\\.\\s?a\\.?|pa|per annum|jährlich|annuel(?:le)?s?|anual(?:es)?|jaarlijks|årligen|jaarsalaris|rocznie|annui',
  ],
];

/** Matches a linked unit of time: "per year", "/ hr", "de l’heure". */
export const LINKED_PERIOD = `${LINK}(?:${WORDS.map(([, words]) => words).join('|')})${END}`;

/** Matches the words of a period directly behind an amount, possibly after "gross", "brutto" or a bracketed code. */
export const PERIOD_TAIL = `(?:${LINK}(?:${WORDS.map(([, words]) => words).join('|')})|\\s*[,(]?\\s*(?:${ADVERBS.map(([, words]) => words).join('|')}))${END}\\.?`;

/** The period a matched tail means; null for none. */
export function readPeriodTail(tail: string | undefined): PayPeriod | null {
  const words = (tail ?? '').trim();
  if (words === '' || ODD.test(words)) return null;
  const adverb = ADVERBS.find(([, list]) => new RegExp(`^[,(]?\\s*(?:${list})\\.?$`, 'iu').test(words));
  if (adverb !== undefined) return adverb[0];
  return whole.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

export { ODD as ODD_PERIOD };

/** Yearly or monthly money beside pay: "annual bonus", "monthly car allowance". */
const NO_BESIDE =
  '(?!\\s+(?:[\\p{L}-]+\\s+){0,2}(?:bonus|allowance|stipend|commission|incentive|review|budget|reimburse|contribution|target|quota|leave|merit))';
/** The period that words of pay around an amount name: "annual salary", "Stundenlohn", "hourly rate". */
const CONTEXT: readonly [PayPeriod, RegExp][] = (
  [
    [
      'hour',
      '\\bhourly\\b|\\bper hour\\b|\\bstundenlohn\\b|\\b(?:taux|salaire) horaire\\b|\\buurloon\\b|\\btimlön(?:en)?\\b|\\bby the hour\\b|\\btimelønn?(?!\\p{L})|\\b(?:fisso|paga|tariffa|compenso|retribuzione) orari[oa]\\b|\\bhourly rate\\b',
    ],
    [
      'year',
      `\\bannual(?:ly|ized|ised)?\\b${NO_BESIDE}|\\byearly\\b${NO_BESIDE}|\\bper (?:year|annum)\\b|\\b\\p{L}*jahres\\p{L}*|\\bsalaire (?:brut )?annuel\\b|\\bsalario (?:bruto )?anual\\b|\\bjaarsalaris\\b|(?<!\\p{L})årslön(?:en)?\\b|\\bbase salary range\\b`,
    ],
    [
      'month',
      `\\bmonthly\\b${NO_BESIDE}|\\bper month\\b|\\bmonats\\p{L}*|\\bsalaire mensuel\\b|\\bmensual\\b|\\bmaandsalaris\\b|\\bper maand\\b|\\bmånedsløn\\b|(?:\\b[1-4]\\.|\\bersten) (?:lehr|ausbildungs)jahr\\b|\\bmånadslön(?:en)?\\b`,
    ],
    ['day', '\\bdaily rate\\b|\\bday rate\\b|\\btagessatz\\b|\\btjm\\b|\\bdagtarief\\b'],
    ['week', '\\bweekly (?:pay|wage|salary)\\b'],
  ] as const
).map(([period, words]) => [period, new RegExp(words, 'giu')]);

/** How often money is sent, which says nothing of what an amount is for: "paid semi-monthly", "monthly instalments". */
const FREQUENCY =
  /\b(?:paid|payable|pays out|paychecks?|payroll|pay ?(?:days?|periods?|frequency|schedule|cycle))\b[^.;\d]{0,30}?\b(?:bi-?|semi-?)?(?:weekly|monthly|(?:every|a|per) (?:two )?(?:weeks?|month))\b|\b(?:bi|semi)-?(?:monthly|weekly|annual(?:ly)?)\b|\bmonthly instal?lments?\b/giu;

/** The one period the words name; null when they name none, or several. */
export function findPeriodInContext(text: string): PayPeriod | null {
  const words = text.replace(FREQUENCY, ' ');
  const found = CONTEXT.filter(([, pattern]) => words.search(pattern) >= 0).map(([period]) => period);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The period named nearest before an amount, else nearest behind it. */
export function findPeriodNear({ before, after }: { before: string; after: string }): PayPeriod | null {
  return findNamed(before).at(-1)?.period ?? findNamed(after)[0]?.period ?? null;
}

function findNamed(text: string): { period: PayPeriod; index: number }[] {
  const words = text.replace(FREQUENCY, ' ');
  return CONTEXT.flatMap(([period, pattern]) =>
    [...words.matchAll(pattern)].map(({ index }) => ({ period, index })),
  ).sort((left, right) => left.index - right.index);
}

/** The period of "paid monthly" where nothing else names one; null for every two weeks and the like. */
export function readFrequency(text: string): PayPeriod | null {
  const words = text.match(FREQUENCY)?.[0] ?? '';
  return ODD.test(words) ? null : toPayPeriod(words);
}
