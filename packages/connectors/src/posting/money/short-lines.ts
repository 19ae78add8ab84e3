import type { PayPeriod } from '@firsthand/contracts';
import { currencyOfCountry } from '../geography/currencies.ts';
import { isSurelyYearly } from './currency-marks.ts';
import type { MoneyRange } from './money-range.ts';
import { findPeriodInContext, toPayPeriod } from './periods.ts';

/** Longest line that is read as a few words around an amount. */
const SHORT = 110;
/** What stands before the amount in such a line: how it is meant, what it is called, or a grade. */
const BEFORE = new RegExp(
  `^(?:[\\s:,;(+=–-]|(?<![\\p{L}\\d])(?:${[
    '(?:mensual(?:es)?|monatlich|monthly|mensuel|mensile|maandelijks|annual|yearly|hourly|weekly|daily|anual|jährlich|annuel)|cash|basic|we offer|wage|lohn|salaire|fixe|sueldo|stipendio|mindestlohn|mindestentgelt|tariflohn|lt\\.|laut|kollektivvertrag|vb|vhb|jahresgehalt|monatsgehalt|(?:jahres|monats)brutto(?:gehalt|lohn)?|brutto(?:jahres|monats)(?:gehalt|lohn)|vergütung|entgelt|package|pay|day rate|offer|keep|(?:paid )?internship|placement|apprenticeship|\\d{1,2}[- ](?:months?|weeks?)|paid|stipend(?: of)?|up to|starting on|mind\\.?|kv|rétrocession(?: de)?|comp(?:ensation)?|anticipated|range|rate|day rate|\\d{1,2}(?:[.,]\\d)?(?:\\s?[-–]\\s?\\d{1,2})?\\s?(?:h|hours?|hrs?|std\\.?|stunden|heures|horas|ore|uur|timmar|timer)(?:\\s?\\/\\s?\\p{L}+| (?:per|a|pro|par|por) \\p{L}+)?|from|about|around|approx\\.?|approximately|circa|c\\.|ca\\.?|between|starting (?:at|from)|start(?:s|ing)?|currently|we pay|you (?:get|earn)|pays?|paying|rates?|earn|gross|net|base|basic|package|or|and|plus|now|min\\.?|minimum|at least|full[- ]time|part[- ]time|permanent|fte|salary|salaried|hourly|casual|ote',
    'von|bis zu|bis|ab|rund|etwa|zwischen|mindestens|brutto|netto|wir zahlen|fixum|fix|gehalt|lohn|stundenlohn|vollzeit|teilzeit|entlohnung|bezahlung|nach tarif',
    "de|entre|à partir de|dès|jusqu[’']à|environ|autour de|brut|net|fixe|payé|cdi|cdd|smic|soit",
    'desde|hasta|entre|unos|bruto|pagamos|se paga|fijo|da|tra|fino a|circa|fisso|netti|lordi|ral|a partir de|até|pagamos|fixo|ordenado|vencimento|cerca de',
    'van|vanaf|tot|tussen|ongeveer|bruto|från|upp till|mellan|fra|op til|mellem|od|do|około|brutto|b2b(?: contract| kontrakt)?|umowa|uop|kontrakt',
    '(?:grade|band|level|scale|schaal|point|spine|step|hew|eg|tv-?l|tv-?öd|tvöd|entgeltgruppe|gehaltsgruppe|e|a|group|award|eba|nhs|afc|mps|ups|pay point|class|tier|fwc)\\s?\\d{0,2}[a-z]?(?:\\s?[-–/]\\s?\\d{1,2})?(?:\\.\\d)?',
  ].join('|')})(?![\\p{L}\\d]))*$`,
  'iu',
);
/** What stands behind it. */
const BEHIND = new RegExp(
  `^(?:$|[\\s]*(?:[.,;:(+&/)|–-]|x\\s?1[2-5](?!\\d)|(?:${[
    'ral|annu\\p{L}+|year|plus|and|or|base|basic|starting|to start|start|depending|dependent|doe|daytime|inc(?:l\\p{L}*)?|inkl\\p{L}*|gross|net|nett?o?s?|netti|netos?|brutto|bruto|bruts?|brutos?|lord[io]|at|for|flat|fixed|fix|guaranteed|whichever|weekdays|days|pro[- ]rata|negotiable|with|paid|per|based|rising|rate|before|after tax|take[- ]home|all[- ]in|ote|tax[- ]free|excl\\p{L}*|ex|w2|on|exact',
    'jahres\\p{L}*|monats\\p{L}*|stunden\\p{L}*|as|hr|hour|day|hora|d[ií]a|exempt|garantizad[oa]s|garantie|garantiert|guarantee|limpi[oa]s|limpos|vhb|vb|mtl\\.?|rising|upwards?|while|regardless|neg\\.?|ono|fte|al|hora|long[- ]term|weekends?|nights?|evenings?|saturdays?|sundays?|libres|na rękę|bei|je nach|nach|mit|zuzüglich|zzgl\\.?|und|für|im|in|auf|mindestens|und mehr|fixum|à|au|selon|pour|sur|et|fixe|fixes|annuels?|mensuels?|más|mas|según|en|por|para|al|con|y|o|fijos?|anuales|mensuales|più|per|secondo|in base|fissi|lordi|annui|mais|conforme|mensais|anuais|excl|exclusief|inclusief|op|voor|bij|of|en|plus|eller|efter|beroende|netto|na|w|plus|lub|tips',
  ].join('|')})(?![\\p{L}])))`,
  'iu',
);
/** What such a line may be about that is no pay of the job. */
const NOT_PAY =
  /(?<!\p{L})(?:stays?|housing|accommodation|rent|room|bed|lunch|meals?|parking|internet|phone|gym|membership|subscription|tickets?|admission|plans?|customers?|clients?|users?|patients?|students?|savings?|saves?|saved|worth|value|valued|costs?|price\p{L}*|fees?|deposit|budgets?|turnover|revenues?|sales of|raised|funding|invest\p{L}*|donat\p{L}*|prize|award of|grants? of|bursary|scholarship|debt|loans?|mortgages?|deals?|contracts? worth|miete|unterkunft|zimmer|kosten|preis\p{L}*|umsatz|budget|zuschuss|essen|loyer|logement|repas|chiffre|alquiler|alojamiento|comida|facturación|affitto|alloggio|vitto|fatturato|huur|omzet|kost|voucher|gutschein\p{L}*|discount|rabatt|refund|reimburse\p{L}*|travel|relocation|sign|referral|referr\p{L}*|bonus of|per (?:client|customer|head|project|visit|course|session|mile|tour|event))(?!\p{L})/iu;

/** What employers pay towards, as the words before an amount name it: "Tuition support. $5,250 per year." */
const PERKS =
  /(?<!\p{L})(?:tuition|education|learning|professional development|study|wellness|well-?being|fitness|childcare|commut\p{L}*|transit|transport\p{L}*|insurance|health ?care|pension|equipment|uniforms?|clothing|moving|student loans?|adoption|fertility|home[- ]office|\p{L}*(?:weiterbildung|fortbildung|fahrtkosten|fahrkosten|jobticket|kinderbetreuung|gesundheit|altersvorsorge|kleider)\p{L}*|mutuelle|transports?|déménagement|mobilité durable|garde d[’']enfants|formación|guardería|transporte|seguro|formazione|welfare|buoni pasto|asilo|trasporti|opleiding\p{L}*|reiskosten\p{L}*|kinderopvang|studie\p{L}*|friskvård\p{L}*|utbildning\p{L}*|szkoleni\p{L}*|dojazd\p{L}*|formação|auxílio|vale)(?!\p{L})/iu;

/**
 * Whether a short line is an amount of pay with a few words around it: "up to £41,000", "HEW 6: $93,412 to $101,080 per
 * annum", "B2B 14,000–18,000 PLN net + VAT a month". Its unit of time is said, or it can be nothing but a year's.
 */
export function isShortPayLine(
  sentence: string,
  range: MoneyRange,
  { lead, ranges }: { lead: string; ranges: readonly MoneyRange[] },
): boolean {
  if (sentence.length > SHORT || range.mark === '' || range !== ranges.find(({ mark }) => mark !== ''))
    return false;
  const [before, behind] = [sentence.slice(0, range.start), sentence.slice(range.end)];
  // "37 hpw | £33,024 | permanent": the piece between two commas says what the amount is.
  const own0 = `${before} `.split(PIECE).at(-1)?.trim() ?? '';
  const isNamed = BEFORE.test(before) || BEFORE.test(own0) || isLabelled(own0, range);
  if (!isNamed || !BEHIND.test(behind)) return false;
  // What comes on top is told behind a comma: "2 480 € brut par mois, chèques-repas de 8 €".
  const own = behind.split(/[,;+(]|\s(?:plus|and|et|und|y|e|en)\s/u)[0] ?? '';
  if (NOT_PAY.test(`${before} ${own}`) || (isLabel(lead) && (NOT_PAY.test(lead) || PERKS.test(lead))))
    return false;
  const amount = range.min ?? range.max ?? 0;
  return (
    (range.period ?? findPeriodInContext(sentence)) !== null ||
    /^[^.;\d]{0,10}(?:1[2-5]\s?(?:x|mal|pagas|mensilit\p{L}+|gehälter)(?!\p{L})|x\s?1[2-5]\b)/iu.test(
      behind,
    ) ||
    isInLakhs(range, sentence) ||
    toUsualPeriod(range, sentence) !== null ||
    isSurelyYearly(amount, range.currency, range.mark)
  );
}

/** Where a wage is told for a month unless it says otherwise, and between which amounts that is so. */
const MONTHLY: Readonly<Record<string, readonly [number, number]>> = {
  EUR: [700, 9_999],
  CHF: [1_500, 14_999],
  BRL: [1_000, 30_000],
};
/** Where so little is an hour's. */
const HOURLY = new Set(['USD', 'CAD', 'GBP', 'EUR', 'AUD', 'NZD', 'CHF']);
/** "£150 day", "$1,450 guaranteed weekly": a unit without a word that links it. */
const UNIT_BEHIND =
  /^\s?(?:guaranteed |garantizados |minimum |average )?(?<unit>hr|hour|day|week|month|hora|d[ií]a|weekly|monthly|hourly|daily|annually|yearly)(?=$|[\s.,;)])/iu;
/** Of a course, a piece or a shift, which is no hour's and no month's. */
const OF_SOMETHING =
  /(?<!\p{L})(?:courses?|class|pieces?|lines?|words?|pages?|shifts?|nights?|nuit|notte|nacht|noche|jobs?|gig|set|visits?|deliver(?:y|ies)|drops?|miles?|km|trees?|heads?|rooms?|houses?|weddings?|game|match|session|sitting|day|tag|jour|d[ií]a|giorno|dag|week|woche|semaine|semana|settimana|year|jahr|annum|pauschal\p{L}*|honorar|forfait|vacation|seance|séance|project|projekt|projet|weekend|total|fte|rent)(?!\p{L})/iu;

/**
 * The unit of time that a bare wage has by its size, in a line of its own: "13,90€ + Trinkgeld" is an hour's, "2.900,-
 * netto" a month's where people are paid by the month.
 */
export function toUsualPeriod(range: MoneyRange, sentence: string): PayPeriod | null {
  const [least, most] = [range.min ?? range.max ?? 0, range.max ?? range.min ?? 0];
  const behind = sentence.slice(range.end);
  const unit = UNIT_BEHIND.exec(behind)?.groups?.['unit'];
  if (unit !== undefined) return toPayPeriod(unit);
  const own = sentence.slice(0, range.end) + (behind.split(/[,;+(]/u)[0] ?? '');
  if (range.currency === null || range.hasOddPeriod || OF_SOMETHING.test(own)) return null;
  if (HOURLY.has(range.currency) && least >= 5 && most >= 9 && most < 100) return 'hour';
  const [from, to] = MONTHLY[range.currency] ?? [Infinity, 0];
  return least >= from && most <= to ? 'month' : null;
}

const PIECE = /[,.]\s|[;|•·]|\s[–—]\s/u;

/** "FWG 35: € 2.641 - € 3.606": what a range is called, when it is no other money. */
const isLabelled = (before: string, { min, max }: MoneyRange): boolean =>
  min !== null && max !== null && min < max && /^[\p{L}\d ./-]{2,24}:\s*$/u.test(before);

/** A line of a few words, or one that ends in a colon, speaks of what stands below it. */
const isLabel = (lead: string): boolean => lead.endsWith(':') || lead.split(' ').length <= 3;

/** Paid so many times a year: "€ 3.400 (14x)", "1.900 € x 14", "en 14 pagas". */
export const OF_MONTHS =
  /^[^.;\d]{0,14}(?:\b1[2-5]\s?(?:x|mal|pagas|mensilit\p{L}+|gehälter|maandlonen)(?!\p{L})|x\s?1[2-5]\b)/iu;

/** Indian pay of a year is counted in hundreds of thousands. */
export const isInLakhs = ({ start, end }: MoneyRange, sentence: string): boolean =>
  /\d\s?(?:lakhs?|lacs?|lpa)\b/iu.test(sentence.slice(start, end));

const THOUSANDS =
  /^(?:ca\.? |circa |up to |bis |from |ab )?\d{2,3}\s?k?\s?(?:[-–—]|to|a|à|bis|tot)\s?\d{2,3}\s?k(?:\s?(?:brutto|bruts?|lordi|bruto|brutos|gross|ral|pa|p\.a\.|fix|fixe|base|basic|€))?(?:\.?$|,\s|\s?\+|\s(?:selon|je|nach|depending|doe|plus|base|basic|fix|secondo|según|dependiendo|all|und|and)(?!\p{L}))/iu;
/** "RAL 28k", "Salary is 58-64K" */
const NAMED_THOUSANDS =
  /^\d{2,3}\s?k\s?\+ ?\p{L}|^(?:ral|salary|pay|total cash|fixum|basic|basis|fix|fisso|compensation|gehalt|jahresgehalt|salaire|salario|salaris|lön|base)(?: (?:is|of|from|range|between|circa|ca\.?|c\.|ab|up to|bis|da|de|van))*:? \d{2,3}\s?k?(?:\s?(?:[-–—]|to|and|a|à|bis|tot)\s?\d{2,3})?(?:\s?k(?!\p{L})|[.,]000(?!\d))/iu;
/** "1.600 a 1.900 netti al mese", "2.046,- brutto monatlich": gross or net, and of a time that is told. */
const GROSS_OR_NET =
  /(?<!\p{L})(?:brutto|netto|netti|lordi|bruts?|nets?|bruto|brutos?|netos?|gross|net)(?!\p{L})/iu;
const IN_LAKHS = /\d\s?(?:lpa|lakhs?|lacs?)\b/iu;
/** "TARIFLOHN 14,25", "13,50 + Sonntagszuschlag" */
const NAMED_WAGE =
  /^(?:\p{L}*lohn:? |wage:? |pay:? )\d{1,2}[.,]\d{2}(?!\d)|^\d{1,2}[.,]\d{2} ?\+ ?(?:\p{L}*zuschlag|\p{L}*zuschläge|trinkgeld|provision|tips?|akkord)/iu;
const WITH_CENTS =
  /^\d{1,2}[.,]\d{2}(?:\s?[-–—]\s?\d{1,2}[.,]\d{2})?\s?\/?\s?(?:per |an )?(?:hr|hour|h|std|uur|heure|ora|hora)\b/iu;
/** "38–43/hr", "80-110/h", "90-120 dia", "160 al giorno": units of time beside bare figures. */
const PER_TIME =
  /^(?:ab |from |ca\.? |bis |up to )?\d{2,3}(?:[.,]\d{1,2})?(?:\s?[-–—]\s?\d{2,3}(?:[.,]\d{1,2})?)?\s?(?:\/ ?(?:hr|hour|h|std|stunde|ora|uur|hora|heure|day|tag|dia|día|giorno|jour|dag)|(?:die|pro) stunde|al giorno|al día|por día|por dia|a day|an hour|p\/h|ph|all['’]ora|de l['’]heure|l['’]heure|per uur|la hora)(?!\p{L})/iu;
/** "3.100–4.200 (VZ)", "1.700 netti", "2400 net": a month's pay in euros that says how it is meant. */
const NET_OF_MONTH =
  /^(?:(?:ab|da|dès|desde|a partir de|vanaf|bis|circa|ca\.?|lohn|gehalt|vb|fixum):? )?\d[\d.,' ]{2,6}\d(?:,-|\.-)?(?:\s?[-–—]\s?\d[\d.,' ]{2,6}\d)? (?:\(vz\)|netto|netti|net|nets|brutto|bruto|brutos|bruts?|limpi[oa]s|limpos|líquidos|lordi|mensuels?|mtl\.?|mensili|al mes|par mois)(?!\p{L})/iu;
/** Currencies whose pay of a year stands in thousands, and of an hour in units. */
const OF_THOUSANDS = new Set(['USD', 'CAD', 'GBP', 'EUR', 'AUD', 'NZD', 'CHF', 'SGD']);

/** "35-42k", "16.00/hr": a line that is pay without a currency, in that of the posting's country. */
export function nameBareAmounts(
  line: string,
  ranges: readonly MoneyRange[],
  country: string | null,
): readonly MoneyRange[] {
  const currency = country === null ? null : currencyOfCountry(country);
  if (currency === null || ranges.some(({ mark }) => mark !== '')) return ranges;
  const pieces = cutPieces(line);
  const named = ranges.find((range) => {
    const piece = pieces.find(({ start, end }) => start <= range.start && range.end <= end);
    const inPiece = ranges.filter(({ start, end }) => piece && piece.start <= start && end <= piece.end);
    return (
      piece !== undefined && inPiece.length === 1 && isNamedBare(piece.text, range, { country, currency })
    );
  });
  return named === undefined ? ranges : [{ ...named, currency, mark: currency }];
}

/** The pieces of a line between commas and dashes, with where they stand. */
function cutPieces(line: string): { text: string; start: number; end: number }[] {
  const pieces: { text: string; start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: cut } of line.matchAll(new RegExp(PIECE, 'gu'))) {
    pieces.push({ text: line.slice(start, index), start, end: index });
    start = index + cut.length;
  }
  return [...pieces, { text: line.slice(start), start, end: line.length }];
}

/** Whether the piece of a line that holds a bare amount can be nothing but pay. */
function isNamedBare(
  sentence: string,
  only: MoneyRange,
  { country, currency }: { country: string | null; currency: string },
): boolean {
  const isOfThousands =
    THOUSANDS.test(sentence) ||
    NAMED_THOUSANDS.test(sentence) ||
    WITH_CENTS.test(sentence) ||
    PER_TIME.test(sentence) ||
    NAMED_WAGE.test(sentence) ||
    (MONTHLY[currency] !== undefined && NET_OF_MONTH.test(sentence));
  const isTold =
    only.period !== null &&
    (NAMED_THOUSANDS.test(sentence) || (OF_THOUSANDS.has(currency) && isGrossOrNet(sentence, only)));
  const isNamed =
    isTold || (OF_THOUSANDS.has(currency) ? isOfThousands : country === 'IN' && IN_LAKHS.test(sentence));
  return isNamed;
}

function isGrossOrNet(sentence: string, { min, max }: MoneyRange): boolean {
  return (min ?? max ?? 0) >= 400 && GROSS_OR_NET.test(sentence);
}
