import type { Pay, PayPeriod } from '@firsthand/contracts';
import { findMoney } from './amounts.ts';
import type { MoneyRange } from './money-range.ts';
import { findAsianMoney } from './asian-pay.ts';
import { toPay } from './as-pay.ts';
import { isTargetEarnings, NO_BASE, readAround } from './base-pay.ts';
import { choosePay, type PayCandidate } from './choose-pay.ts';
import { isSurelyHourly, isSurelyYearly } from './currency-marks.ts';
import { findPeriodInContext, findPeriodNear, readFrequency } from './periods.ts';
import { isPlausible, isProRata } from './plausible.ts';
import { isInLakhs, isShortPayLine, nameBareAmounts, OF_MONTHS, toUsualPeriod } from './short-lines.ts';
import { joinTornLines } from './torn-lines.ts';

/** Words that make a sentence one about pay. */
const PAY_WORDS =
  /\b(?:salar(?:y|ies)|on[- ]target earnings|base of|rate is|compensation|remuneration|base pay|total pay|total cash(?=:? (?:is |of )?(?:\p{Sc}|\d))|pay (?:range|rate|scale|band|grade|transparency|is|for|starts|details|information|will)|rates? of pay|starting (?:pay|rate|wage)|(?:hourly|day|daily|weekly|monthly|annual|base|wage) (?:pay|rate|wage|earnings|ranges?)|hourly(?:[- ]paid)? (?:role|position|job)|ctc|salário|remuneração|wynagrodzenie|widełki|wages?|hiring range|base range|tagessatz|tjm|dagtarief|stagevergoeding|stipendium|kollektivvertrag|fixum|gage|fte\b|day rate|rates? (?:up to|from)|remunerad[oa]s? con|rémunérée? à|rimborso(?: spese)?(?: di| mensile|(?= \d))|fixe de|fijo de|fixo de|fisso (?:di|orario|mensile|annuo)|ordenado(?: base)? de|pagamos|se paga|lehrjahr|ausbildungsjahr|bolsa(?:[- ]auxílio)? de|annual base|gross annual|annual pay|pays \$|gehalt\w*|\w*gehalt|vergütung|entgelt|\w*lohn|verdienst|salaire|rémunération|taux horaire|salario|sueldo|retribución|remuneración|salaris|maandsalaris|uurloon|jaarsalaris|loon|verdient|bruto per maand|(?:månads|tim)?lön(?:en)?|ctc|gratification|package of|package(?=:? \p{Sc})|base(?=:? \p{Sc})|stipendio|retribuzione|vencimento|løn|lønn|timeløn|timelønn|månedsløn|brutoloon|stawka)\b|(?<!\p{L})årslön(?:en)?\b|\b(?:pay|salary|rates?|comp|ral|ote|zone [a-z\d])(?: [a-z\d])?(?: \([^)]{1,60}\))?\s*:|^(?:(?:anticipated|expected|hiring|target|annual) )?(?:range|band)\s*:|(?:^|: )(?:the|our) (?:range|band) (?:here |for (?:this|the) (?:role|job|position|post) )?(?:is|runs|goes)(?: from| between)? (?=\p{Sc}|[A-Z]{3} ?\d)|\b(?:zone [a-z\d]|ral|ote|basic)\s+(?=\p{Sc}|\d)|年収|年俸|月給|月収|日給|時給|연봉|월급|시급|年薪|月薪|时薪|時薪|\b(?:we (?:offer|pay)|you(?:['’]ll| will)? (?:start|begin) (?:at|on)) (?:you )?(?:from |between |up to )?(?=\p{Sc}|[A-Z]{3} ?\d)/iu;
const HEADING =
  /\b(?:pay|salary|compensation|wage|rate|gehalt|vergütung|salaire|rémunération|salario|salaris|lön(?:en)?)\b/iu;

/** Money beside pay that is not pay. Asked in the words right before and right after an amount. */
const OTHER_MONEY =
  'bonus(?:es)?|sign[- ]?on|signing|referrals?|relocation|stipends?(?!io)|allowances?|reimburse\\w*|401|match\\w*|contribution\\w*|revenues?|funding|raised|' +
  'valuation|turnover|arr\\b|quota|budgets?|portfolio|assets|savings|saved?|discounts?|insurance|coverage|deductible|tuition|' +
  'perks?|credits?|vouchers?|gift|commissions?|incentives?|equity|rsus?|stock|grants?|donat\\w*|fees?|fine|penalt\\w*|prime|indemnité|' +
  'zuschuss|prämie|umsatz|bonos?|ventes|chiffre d|investment|series [a-f]|spend|premiums?|wellness|learning|education|childcare|commuter|transit';
const OTHER_BEFORE = new RegExp(`\\b(?:${OTHER_MONEY})[^.;•]{0,40}$`, 'iu');
const ANY_OTHER = new RegExp(`\\b(?:${OTHER_MONEY})\\b`, 'iu');
const OTHER_AFTER = new RegExp(
  `^[\\s,]*(?:(?:in|of|an?|as|towards?|for|worth of|annual|monthly|yearly|(?:per|an?) (?:year|month)|/(?:year|month|mo|yr))\\s*){0,3}(?:${OTHER_MONEY}|towards?|your (?:rent|travel|phone))`,
  'iu',
);

const YEARLY_AMOUNT = '[£$€]\\s?\\d{2,3}(?:[.,]\\d{3}|k)';
/** A line that is a range, and perhaps what comes on top: "£30,000 - £35,000 + commission". */
const RANGE_ALONE = new RegExp(
  `^${YEARLY_AMOUNT}\\s*(?:[-–—]|to)\\s*${YEARLY_AMOUNT}(?: (?:USD|CAD|AUD|NZD|GBP|EUR))?(?:\\.?$|\\s*(?:[+(,|]|(?:plus|DOE|basic|base|per|p\\.?a|and (?:(?:meaningful|significant|competitive|generous|early) )?(?:equity|benefits|bonus|commission|tips))\\b).{0,80}$)|^${YEARLY_AMOUNT}\\s*(?:\\+|(?:plus|DOE|basic|base|fte)\\b).{0,60}$|^(?:full|part)[- ]time\\b[^$£€]{0,30}, ${YEARLY_AMOUNT}\\s*(?:[-–—]|to)\\s*${YEARLY_AMOUNT}\\.?$|^[$£€]\\d{2}(?:\\.\\d{2})?\\s*(?:[-–—]|to)\\s*[$£€]\\d{2}(?:\\.\\d{2})?,? DOE\\b.{0,20}$|^(?:entre |de |von |zwischen )?\\d{2,3}\\s?(?:k ?€?)?\\s*(?:[-–—]|et|à|bis|und|y|a)\\s*\\d{2,3}\\s?k ?€(?!\\p{L}).{0,40}$`,
  'iu',
);

/** Longest description read, in characters, and longest line split into sentences. */
const TEXT_LIMIT = 200_000;
const LINE_LIMIT = 4_000;
const MOST_CANDIDATES = 40;
const MOST_MONEY_LINES = 200;
/** A currency's sign, code or word; without one beside a digit no line can state pay. */
export const MONEY_HINT =
  /\p{Sc}|[円원元]|\b[A-Z]{3}\b|kr\b|\b[Ee]uros?\b|zł|Kč|\bFr\.|\d\s?[kK]\b|[Ll]ohn\b|LOHN\b|zuschlag|\d\s?\/\s?(?:h|day|dia|día|tag|jour)|\d (?:die stunde|al giorno|al d[ií]a|dia|a day|an hour|net|nets|limpi[oa]s|limpos|líquidos)\b|\d \(VZ\)|\d\s?(?:LPA|lpa|lakh|netti|lordi|brutto|netto|bruto|bruts?)|\d,- |\bR[s$]|\bR ?\d{1,3}[ ,]\d{3}/u;

/**
 * The pay a description states in prose, with the sentence it stands in. Only sentences about pay count, only amounts
 * with a currency, and only with a period that is said or can be nothing but a year. Of several, the one for the
 * posting's country, else the first. Bonuses, funding, stipends and on-target earnings are never pay.
 */
export function findPayInDescription(
  descriptionText: string,
  hints: { country?: string | null | undefined } = {},
): Pay | null {
  const country = hints.country ?? null;
  const candidates: PayCandidate[] = [];
  let heading = '';
  let moneyLines = 0;
  for (const text of joinTornLines(listLines(descriptionText))) {
    const mayBePay = /\d/.test(text) && MONEY_HINT.test(text) && moneyLines < MOST_MONEY_LINES;
    if (mayBePay) moneyLines += 1;
    const found = mayBePay ? readLine(text, heading, country) : [];
    candidates.push(...found);
    if (candidates.length >= MOST_CANDIDATES) break;
    // Lines of amounts share the heading above the first of them.
    if (found.length === 0) heading = text.length <= 160 ? text : '';
  }
  // Base pay says more than all that is paid.
  const bases = candidates.filter(({ sentence }) => !/^total cash\b/iu.test(sentence));
  const best = choosePay(bases.length > 0 ? bases : candidates, country);
  return best === undefined ? null : toPay(best.range, best.period, best.sentence);
}

function listLines(text: string): string[] {
  const lines = text.slice(0, TEXT_LIMIT).split('\n');
  return lines.flatMap((line) => {
    const words = line
      .slice(0, LINE_LIMIT)
      .replace(/^[•\s]+/, '')
      .trim();
    return words === '' ? [] : [words];
  });
}

function readLine(line: string, heading: string, country: string | null): PayCandidate[] {
  const sentences = splitSentences(line);
  return sentences.flatMap((sentence, index) => {
    const lead = index === 0 ? heading : (sentences[index - 1] ?? '');
    return readSentence(sentence, lead, index === 0, country);
  });
}

/** Cuts at sentence ends that are followed by a capital; "$3.5k", "e.g. x" and "p.a." stay whole. */
export function splitSentences(line: string): string[] {
  return line.split(
    /(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}€$£])(?!(?:Lehr|Ausbildungs)jahr)(?<!\b(?:p\.a|e\.g|i\.e|approx|ca|Std|inkl|max|min|No)\.\s)|(?<=(?<!\p{L})(?!(?:[Aa]pprox|[Ii]n[ck]l|[Mm]ind|[Mm]ax|[Mm]in|bzw|etc|[Ss]td|[Tt]el|[Aa]rt|[Aa]bs|[Vv]gl|[Nn]um|[Ee]st|[Aa]vg)\.)\p{L}{3,20}[.!?])\s+(?=\d)/u,
  );
}

function readSentence(
  sentence: string,
  lead: string,
  isLeadHeading: boolean,
  country: string | null,
): PayCandidate[] {
  if (!/\d/.test(sentence)) return [];
  const isAboutPay = PAY_WORDS.test(sentence);
  const isUnderHeading = isLeadHeading && (PAY_WORDS.test(lead) || (HEADING.test(lead) && lead.length <= 60));
  const isContinued = !isLeadHeading && PAY_WORDS.test(lead);
  const heading = isUnderHeading || isContinued || NO_BASE.test(lead) ? lead : '';
  const money = findMoney(sentence, findNamedDollar(`${lead} ${sentence}`) ?? country);
  const ranges = [...nameBareAmounts(sentence, money, country), ...findAsianMoney(sentence)];
  const isAlone = isLeadHeading && (RANGE_ALONE.test(sentence) || isMoneyAlone(sentence, lead, ranges));
  return ranges.flatMap((range) => {
    if (
      range.mark === '' ||
      range.hasOddPeriod ||
      isProRata(sentence, range) ||
      isOtherMoney(sentence, range, { ranges, heading })
    )
      return [];
    const isShort = isShortPayLine(sentence, range, { lead, ranges });
    const hasPayWord =
      isAboutPay || isUnderHeading || isContinued || isAlone || isShort || isGrossOfTime(sentence, ranges);
    const period =
      hasPayWord || range.period === 'hour'
        ? findPeriod(range, { sentence, heading, ranges, hasPayWord, isShort })
        : null;
    if (period === null || !isPlausible(range, period)) return [];
    // A bare amount under its heading needs the heading to be understood.
    const isBare = !/\p{L}{4,}/u.test(sentence);
    return [
      {
        range,
        period,
        sentence: isBare && lead !== '' ? `${lead} ${sentence}` : sentence,
        context: ranges.length > 1 ? readLabel(sentence, range, { ranges, lead }) : `${lead} ${sentence}`,
      },
    ];
  });
}

/** What may stand beside an amount that is a line of its own. */
const BESIDE =
  /^(?:[\s\d()•.,:;+/–—-]|(?<!\p{L})(?:gross|brutto|bruto|bruts?|brutos?|lordi|net|netto|doe|basic|base|up to|from|starting at|inside|outside|ir35|plus|bonus|umowa|b2b|uop|on|ab|desde|dès|vanaf|a partir de|à partir de|bis(?: zu)?|hasta|entre|selon profil|je nach erfahrung|según experiencia|grade|band|à temps plein|tax[- ]free|and|und|et|y|zuschläge|tips|benefits|super|holiday pay|brutt[oi]|nets|mensuels|depending on experience|equity)(?!\p{L}))*$/iu;

/** "$2,400 per week", "45 000 € - 55 000 € brut annuel": a line that is one amount with its unit of time. */
function isMoneyAlone(sentence: string, lead: string, ranges: readonly MoneyRange[]): boolean {
  const [range, ...others] = ranges.filter(({ mark }) => mark !== '');
  if (range === undefined || range.period === null) return false;
  if (isLeading(sentence, range) && !ANY_OTHER.test(lead)) return true;
  if (others.length > 0) return false;
  const rest = `${sentence.slice(0, range.start)} ${sentence.slice(range.end)}`;
  return rest.length <= 60 && BESIDE.test(rest) && !ANY_OTHER.test(lead);
}

/** "Nein: 3.300 € brutto pro Monat": so only wages are told, and what comes on top of them. */
function isGrossOfTime(sentence: string, ranges: readonly MoneyRange[]): boolean {
  const [range, ...others] = ranges.filter(({ mark }) => mark !== '');
  if (range === undefined || others.length > 0 || (range.period !== 'month' && range.period !== 'year'))
    return false;
  const own = sentence.slice(range.start, range.end);
  const before = sentence.slice(0, range.start);
  return (
    (range.min ?? range.max ?? 0) >= 1_000 &&
    /(?<!\p{L})(?:brutto|bruto|brutos|bruts?|lordi|brutti)(?!\p{L})/iu.test(own) &&
    !/zuschuss|zulage|prämie|bonus|prime|indemni|ayuda|plus|umsatz|miete|loyer|alquiler|affitto|toeslag|tillägg|dodatek|premi/iu.test(
      before,
    )
  );
}

/** "€31,500 a year and a bonus": the sentence begins with what is paid, and what comes on top follows. */
function isLeading(sentence: string, range: MoneyRange): boolean {
  const behind = sentence.slice(range.end);
  const on = /^(?<own>[\s\w,]{0,24}?)(?:,? (?:plus|and an?|und|et|y) |\s?\+)/iu.exec(behind);
  return range.start === 0 && on !== null && !ANY_OTHER.test(on.groups?.['own'] ?? '');
}

/** The words that stand before one of several ranges and are its label: "Zone B", "UK:". */
function readLabel(
  sentence: string,
  range: MoneyRange,
  { ranges, lead }: { ranges: readonly MoneyRange[]; lead: string },
): string {
  const from = Math.max(0, ...ranges.map(({ end }) => (end <= range.start ? end : 0)));
  const label = sentence.slice(from, range.start);
  const isFirst = from === 0;
  return isFirst && !/\p{L}{3,}/u.test(label) ? `${lead} ${label}` : label;
}

const DOLLARS: readonly [string, RegExp][] = [
  ['US', /\b(?:US|USA|United States)\b|U\.S\./],
  ['CA', /\bCanad(?:a|ian)\b/],
  ['AU', /\bAustralian?\b/],
  ['NZ', /\bNew Zealand\b/],
  ['SG', /\bSingapore\b/],
];

/** The one dollar country the words name: "United States Salary Range" makes "$" USD wherever the posting is. */
function findNamedDollar(words: string): string | null {
  const named = DOLLARS.filter(([, pattern]) => pattern.test(words));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

/** Whether an amount is a bonus, a budget or a target rather than pay; `around` as in `isTargetEarnings`. */
export function isOtherMoney(
  sentence: string,
  range: MoneyRange,
  around: Parameters<typeof isTargetEarnings>[2] = {},
): boolean {
  // "50 % commission, or $17 an hour, whichever is more"
  if (isLeastOf(sentence, range) || isTotalAlone(sentence, range, around.ranges ?? [range])) return false;
  if (isTargetEarnings(sentence, range, around)) return true;
  if (isStipendAlone(sentence, range)) return false;
  const before = sentence.slice(Math.max(0, range.start - 60), range.start);
  const after = sentence.slice(range.end, range.end + 40);
  // "$60,000 salary plus bonus of $5,000": words of pay nearer to the amount outweigh those of other money.
  const nearest =
    /\b(?:salary|base|pay|rate|wage|gehalt|salaire|salario|range|compensation)\b[^.;]{0,40}$/iu.exec(before)
      ?.index ?? -1;
  const other = OTHER_BEFORE.exec(before)?.index ?? -1;
  // "Salary of $88,000, bonus up to 12%": behind a comma begins what comes on top of it.
  const isApart = nearest >= 0 && /^\s*,/u.test(after);
  return other > nearest || (!isApart && OTHER_AFTER.test(after));
}

const isLeastOf = (sentence: string, range: MoneyRange): boolean =>
  /^[\s,]{0,2}whichever is (?:more|greater|higher|larger)\b/iu.test(sentence.slice(range.end));

/** "Total cash: $320,000 to $370,000": what is paid altogether is told as the pay where nothing else is. */
const isTotalAlone = (sentence: string, { start, end }: MoneyRange, ranges: readonly MoneyRange[]): boolean =>
  ranges.length === 1 &&
  /^total cash(?: (?:is|of|package))?:? *$/iu.test(sentence.slice(0, start)) &&
  !/\b(?:target|ote|commission|uncapped)\b/iu.test(sentence.slice(end));

/** What interns live on, and no allowance for something: "Stipend $1,100 weekly". */
function isStipendAlone(sentence: string, range: MoneyRange): boolean {
  const amount = range.max ?? range.min ?? 0;
  const isMuch = amount >= 15_000 || (amount >= 300 && range.period !== null);
  return isMuch && /^(?:\p{L}+ )?stipend(?: is| of)?:? ?$/iu.test(sentence.slice(0, range.start));
}

interface PeriodContext {
  sentence: string;
  /** What the sentence stands under or goes on from; empty when that is not about pay. */
  heading: string;
  ranges: readonly MoneyRange[];
  hasPayWord: boolean;
  /** A line of a few words around the amount. */
  isShort: boolean;
}

function findPeriod(
  range: MoneyRange,
  { sentence, heading, ranges, hasPayWord, isShort }: PeriodContext,
): PayPeriod | null {
  if (range.period !== null) return range.period;
  const said =
    findPeriodNear(readAround(sentence, range, ranges)) ??
    findPeriodInContext(sentence) ??
    findPeriodInContext(`${heading} ${sentence}`);
  const amount = range.max ?? range.min ?? 0;
  const isYear = hasPayWord && isSurelyYearly(range.min ?? amount, range.currency, range.mark);
  if (said !== null && isPlausible(range, said))
    return said !== 'year' && said !== 'hour' && isYear ? 'year' : said;
  if (isYear || isInLakhs(range, sentence)) return 'year';
  if (hasPayWord && OF_MONTHS.test(sentence.slice(range.end))) return 'month';
  const frequency = readFrequency(sentence);
  if (frequency !== null) return frequency;
  if (hasPayWord && isSurelyHourly(range, sentence)) return 'hour';
  return isShort ? toUsualPeriod(range, sentence) : null;
}
