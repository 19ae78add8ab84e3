import { CURRENCY_MARK, mayMean, readCurrency } from './currency-marks.ts';
import type { MoneyRange } from './money-range.ts';
import { NUMBER, readNumber } from './numbers.ts';
import { isRise, isStep, toStep } from './steps.ts';
import { LINKED_PERIOD, ODD_PERIOD, PERIOD_TAIL, readPeriodTail } from './periods.ts';

const GROSS =
  '(?:\\s*(?:\\(?(?:gross|brutto|brutos?|bruts?|b\\.?a\\.?|nett?o?s?|netti|netos?|lord[io]|i?líquid[oa]s?|before tax|na rękę|libres)(?![\\p{L}])(?:\\s?\\+\\s?(?:VAT|btw|iva|tva|mwst)(?![\\p{L}]))?\\)?))?';
/** What comes on top of an exact amount: "$48,000 + bonus" leaves nothing open. */
const ON_TOP =
  'bonus\\w*|boni|commissions?|incentives?|equity|stock|options|benefits|ote|tips?|super|superannuation|expenses|car|allowances?|overtime|provision\\w*|primes?|variable|profit';
/** A plus that leaves the top open: "$48,000+ DOE", "$48,000 + per year". */
const OPEN = `\\+(?!\\s*(?:\\p{L}+\\s){0,2}(?:${ON_TOP}))|\\s\\+(?!\\s*[\\p{L}.\\d$€£])|\\s\\+(?=${LINKED_PERIOD})`;
const AMOUNT = (index: number) =>
  `(?<pre${index}>${CURRENCY_MARK})?\\s?(?:(?<![\\p{L}\\d.,])|(?<=(?<!\\p{L})R))(?<num${index}>${NUMBER})(?:\\s?(?<mul${index}>[kKmM]|mio|million|billion|bn|lakhs?|lacs?|lpa|l|crore|mil(?=\\s?(?:euros?|€|reais|pesos|soles|dólares)))(?![\\p{L}]))?(?:[.,]\\s?[-–—]{1,2}(?!\\s?\\d))?(?<plus${index}>${OPEN})?` +
  `(?:\\s?\\(?(?<post${index}>${CURRENCY_MARK}(?!\\d))\\)?(?<end${index}>${OPEN})?)?${GROSS}(?<tail${index}>${PERIOD_TAIL})?`;
const JOIN_WORDS = 'to|bis(?: zu)?|à|et|and|a|y|tot|till?|und|en|och|e';
const JOIN = `\\s*(?:[-–—‒−~]+|(?<![\\p{L}])(?:${JOIN_WORDS})(?![\\p{L}])|/(?=\\s?[$€£]))\\s*`;
/** Apart, since one pattern of both took a quarter of a second to compile when it was first used. */
const FIRST = new RegExp(AMOUNT(1), 'giu');
const SECOND = new RegExp(`${JOIN}${AMOUNT(2)}`, 'giuy');

/** Where amounts stand, and their parts by the names of their groups. */
interface Match {
  index: number;
  length: number;
  groups: Record<string, string | undefined>;
}

/** "$120,000/year to $150,000/year USD": the code comes after everything. */
const TRAILING_CODE = /^\s?\(?(USD|CAD|AUD|NZD|SGD|EUR|GBP|MXN)\b/;

/** Texts longer than this are read in their beginning only. */
const TEXT_LIMIT = 2_000;
/** More amounts in one sentence are a table or an attack. */
const MOST_RANGES = 12;

/**
 * Finds amounts and ranges of money in one line: "$120-150k", "3.500 € – 4.200 € pro Monat", "USD 90,000 to USD
 * 120,000", "Up to $43.46 / hr". Numbers without a currency are found too and have an empty mark.
 */
export function findMoney(text: string, country: string | null): MoneyRange[] {
  const ranges: MoneyRange[] = [];
  const read = text.slice(0, TEXT_LIMIT);
  for (
    let match = findNext(read, 0, country);
    match;
    match = findNext(read, match.index + match.length, country)
  ) {
    const range = toRange(match, text, country);
    if (range !== null && !isOrdinal(range, text)) ranges.push(range);
    if (ranges.length >= MOST_RANGES) break;
  }
  return sharePeriods(joinApart(ranges, text), text);
}

/** The next amount, with the one that ends its range when there is one. */
function findNext(text: string, from: number, country: string | null): Match | null {
  FIRST.lastIndex = from;
  const first = toMatch(FIRST.exec(text));
  if (first === null) return null;
  SECOND.lastIndex = FIRST.lastIndex;
  const second = toMatch(SECOND.exec(text));
  if (second === null) return first;
  const both = {
    index: first.index,
    length: first.length + second.length,
    groups: { ...first.groups, ...second.groups },
  };
  return isTwoCurrencies(both, country) || isOtherCount(both) ? first : both;
}

function toMatch(match: RegExpExecArray | null): Match | null {
  return match && { index: match.index, length: match[0].length, groups: match.groups ?? {} };
}

/** "£500 / €600" is no range, whatever stands between the two. */
function isTwoCurrencies({ groups }: Match, country: string | null): boolean {
  const first = groups['pre1'] ?? groups['post1'];
  const second = groups['pre2'] ?? groups['post2'];
  if (first === undefined || second === undefined) return false;
  const [left, right] = [readCurrency(first, country), readCurrency(second, country)];
  if (left.isNamed && right.isNamed) return left.currency !== right.currency;
  // "USD 100 – $120" are both dollars; "£100 / $120" are not.
  const [named, shared] = left.isNamed ? [left, second] : [right, first];
  return (left.isNamed || right.isNamed) && !mayMean(shared, named.currency);
}

/** "1.450 € al mes en 14 pagas": a smaller bare number behind a word counts something else. */
function isOtherCount({ groups }: Match): boolean {
  const [first, second] = [readNumber(groups['num1'] ?? ''), readNumber(groups['num2'] ?? '')];
  const isBare = (groups['pre2'] ?? groups['post2'] ?? groups['mul2'] ?? groups['tail2']) === undefined;
  return first !== null && second !== null && isBare && second < first && groups['tail1'] !== undefined;
}

/** "From $120,000/year in one market up to $220,000/year in another", "minimum …; maximum …": a floor and its ceiling. */
function joinApart(ranges: readonly MoneyRange[], text: string): MoneyRange[] {
  const joined: MoneyRange[] = [];
  for (const range of ranges) {
    const floor = joined.at(-1);
    const isCeiling =
      floor !== undefined &&
      floor.max === null &&
      range.min === null &&
      range.max !== null &&
      range.mark === floor.mark &&
      (range.period ?? floor.period) === floor.period &&
      (floor.min ?? 0) <= range.max &&
      /^[^.:•]{1,70}$/u.test(text.slice(floor.end, range.start));
    const isTop =
      floor !== undefined &&
      floor.min !== null &&
      floor.min === floor.max &&
      floor.period !== null &&
      range.min === null &&
      range.mark === floor.mark &&
      floor.min <= (range.max ?? 0) &&
      /^\s*(?:up to|bis zu|jusqu[’']à|hasta|fino a|até)\s*$/iu.test(text.slice(floor.end, range.start));
    if (isCeiling || isTop || (floor !== undefined && isStep(floor, range, text)))
      joined[joined.length - 1] = { ...floor, ...toStep(floor, range) };
    else if (!joinRise(joined, range, text)) joined.push(range);
  }
  return joined;
}

/** Joins an amount with the one that it is the end of, over bare numbers between the two: "from $81,500 (0 years) to $124,000". */
function joinRise(joined: MoneyRange[], range: MoneyRange, text: string): boolean {
  const at = range.mark === '' ? -1 : joined.findLastIndex(({ mark }) => mark !== '');
  const floor = joined[at];
  if (floor === undefined || !isRise(floor, range, text)) return false;
  joined.splice(at, joined.length, { ...floor, ...toStep(floor, range) });
  return true;
}

/** "2. Lehrjahr" counts years. */
const isOrdinal = ({ mark, end }: MoneyRange, text: string): boolean =>
  mark === '' && /^\. ?(?:Lehr|Ausbildungs)?jahr/iu.test(text.slice(end, end + 18));

/** "£500 / €600 / $700 per week": the period is written once, behind the last. */
function sharePeriods(ranges: readonly MoneyRange[], text: string): MoneyRange[] {
  const shared: MoneyRange[] = [];
  for (const range of ranges.toReversed()) {
    const next = shared[0];
    const isListed =
      next !== undefined &&
      range.period === null &&
      range.mark !== next.mark &&
      /^\s*(?:[/|;,]|(?:,\s*)?(?:or|and|resp\.?|bzw\.?|ou|oder))\s*$/iu.test(
        text.slice(range.end, next.start),
      );
    const { period, hasOddPeriod } = isListed ? next : range;
    shared.unshift({ ...range, period, hasOddPeriod });
  }
  return shared;
}

function toRange(match: Match, text: string, country: string | null): MoneyRange | null {
  const { groups } = match;
  const [firstNumber, secondNumber] = [readNumber(groups['num1'] ?? ''), readNumber(groups['num2'] ?? '')];
  if (firstNumber === null) return null;
  const factors = [toFactor(groups['mul1']), toFactor(groups['mul2'])] as const;
  if (factors.includes(null)) return null;
  const mark = (groups['pre1'] ?? groups['post1'] ?? groups['pre2'] ?? groups['post2'] ?? '').trim();
  const named = [groups['pre1'], groups['post1'], groups['pre2'], groups['post2']]
    .concat(TRAILING_CODE.exec(text.slice(match.index + match.length))?.[1])
    .filter((piece) => piece !== undefined)
    .map((piece) => readCurrency(piece, country))
    .sort((left, right) => Number(right.isNamed) - Number(left.isNamed))[0];
  const start = match.index;
  const end = start + match.length;
  const bounds = toBounds(firstNumber, secondNumber, factors, text.slice(Math.max(0, start - 30), start), {
    isOpen: (groups['plus1'] ?? groups['end1'] ?? '') !== '' || STARTS.test(text.slice(end, end + 24)),
    isBareFirst:
      (groups['mul1'] ?? groups['post1'] ?? groups['tail1']) === undefined && groups['pre2'] === undefined,
  });
  if (bounds === null) return null;
  const after = text.slice(end, end + 24);
  return {
    ...bounds,
    currency: named?.currency ?? null,
    isCurrencyNamed: named?.isNamed ?? false,
    mark,
    period: isHourOfDay(mark, groups)
      ? null
      : (readPeriodTail(groups['tail2']) ?? readPeriodTail(groups['tail1'])),
    hasOddPeriod:
      ODD_PERIOD.test(text.slice(start, end)) ||
      (/^\s*(?:\/|per\s|a\s)?\s*/i.test(after) &&
        new RegExp(`^\\s*(?:/|per|every|a)?\\s*${ODD_PERIOD.source}`, 'i').test(after)),
    start,
    end,
  };
}

/** "9 am to 5 pm" is no month's pay. */
function isHourOfDay(mark: string, groups: Match['groups']): boolean {
  return mark === '' && /^\W*p\.?\s?m/iu.test(groups['tail2'] ?? groups['tail1'] ?? '');
}

/** "k" is a thousand; millions are revenue or funding, never pay, and make the whole range null. */
function toFactor(suffix: string | undefined): number | null {
  if (suffix === undefined) return 1;
  const word = suffix.toLowerCase();
  if (word === 'k' || word === 'mil') return 1_000;
  if (word === 'l' || word === 'lpa' || word.startsWith('lakh') || word.startsWith('lac')) return 100_000;
  return null;
}

/** Behind an amount: it is where pay begins. */
const STARTS =
  /^,?\s(?:whichever is (?:more|greater|higher)|to start|rising\b|upwards?\b|starting (?:salary|pay|wage|rate)|start(?:ing)?(?=[.,;]|$))/iu;
const UP_TO =
  /(?:\bup to|\b(?:rates?|pay(?:ing)?|wages?|salar(?:y|ies)) to|\bpackage to|\bmaximum(?: (?:pay|rate|salary|wage))?(?: of| is)?|\bmax\.?|\bbis zu|^\s*bis|\bjusqu['’]à|\bhasta|\btot|\bupp till|\bop til|\bfino a|\baté|\bdo)\s*(?::\s*)?$/iu;
const FROM =
  /(?:\bfrom|\byou(?:[’']ll| will)? (?:start|begin) (?:at|on)|\bstarting (?:at|from|on)|\bstarts? (?:at|from)|\bmindest(?:gehalt|lohn|entgelt)(?: von)?(?: (?:lt\.|laut|nach) \p{L}+(?: \p{L}+)?)?|\bstarting (?:pay|wage|rate|salary)(?: is| of)?|\bminimum(?: (?:pay|rate|salary|wage))?(?: of| is)?|\bat least|\bmin\.?|\bmind\.?|\bab|\bmindestens|\bà partir de|\bdès|\bdesde|\ba partir de|\bvanaf|\bfrån)\s*(?::\s*)?$/iu;

function toBounds(
  first: number,
  second: number | null,
  factors: readonly [number | null, number | null],
  before: string,
  { isOpen, isBareFirst }: { isOpen: boolean; isBareFirst: boolean },
): Pick<MoneyRange, 'min' | 'max'> | null {
  const [firstFactor, secondFactor] = [factors[0] ?? 1, factors[1] ?? 1];
  if (second === null) {
    const amount = round(first * firstFactor);
    if (UP_TO.test(before)) return { min: null, max: amount };
    return { min: amount, max: isOpen || FROM.test(before) ? null : amount };
  }
  const max = round(second * secondFactor);
  // "120-150k": the multiplier is written once. "$100 to $120,000" stays as it is.
  const isShared = firstFactor === 1 && secondFactor > 1 && first <= second;
  // "50-60.000": the thousands are written once.
  const isCut = isBareFirst && firstFactor * secondFactor === 1 && first < 1_000 && second >= 10_000;
  const least = isCut && first * 1_000 <= second ? first * 1_000 : first;
  const min = round(least * (isShared ? secondFactor : firstFactor));
  return min <= max ? { min, max } : null;
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
