import type { FormField } from '@firsthand/contracts';
import type { Applicant } from '../contract.ts';
import { toPlainWords } from '../sensitive/plain-words.ts';

const UNITS = {
  hour: /\bhour(s|ly)?\b|\/ ?hr\b|\bper hr\b|\bp\.?h\.?\b|\bhrly\b|\bstund\w*|\bstd\b|\bheures?\b|\bhoraire\b|\bhoras?\b|\buur\w*|\btim(me|mar|lon)?\b|\bor[ae]\b|\borari[oa]\b/,
  day: /\b(day|daily|diem)\b|\btag(e|es|essatz)?\b|\bjournalier|\btjm\b|\bpar jour\b|\bdia(ri[oa])?\b|\bdag\w*|\bgiorn/,
  week: /\bweek(s|ly)?\b|\bwoche|\bwochentlich|\bsemaine|\bhebdomad|\bsemanal?\b|\bwekelijks|\bvecka|\bsettiman/,
  month: /\bmonth(s|ly)?\b|\bmonat\w*|\bmois\b|\bmensu[ea]l|\bmes\b|\bmensile|\bmaand\w*|\bmanad\w*|\/ ?mo\b/,
  year: /\byear(s|ly)?\b|\bannual(ly|ised|ized)?\b|\bper annum\b|\bp\.? ?a\b|\/ ?yr\b|\byr\b|\bjahr\w*|\bannee|\bannuel|\bpar an\b|\bano\b|\banual|\bjaar\w*|\bar(s|lig|slon)?\b|\bannu[oa]|\blpa\b|\bctc\b/,
} as const;
type Unit = keyof typeof UNITS;

const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['CAD', /\bcad\b|c\$|ca\$|canadian dollar/],
  ['AUD', /\baud\b|a\$|au\$|australian dollar/],
  ['NZD', /\bnzd\b|nz\$/],
  ['SGD', /\bsgd\b|s\$/],
  ['USD', /\busd\b|us\$|us dollar|u\.s\. dollar/],
  ['EUR', /\beur(os?)?\b|€/],
  ['GBP', /\bgbp\b|£|pounds? sterling|\bpounds\b/],
  ['CHF', /\bchf\b|\bfranken\b|\bsfr\b/],
  ['SEK', /\bsek\b|\bkronor\b/],
  ['DKK', /\bdkk\b/],
  ['NOK', /\bnok\b/],
  ['PLN', /\bpln\b|zloty|zł/],
  ['INR', /\binr\b|₹|\blpa\b|\blakhs?\b|\brupees?\b/],
  ['JPY', /\bjpy\b|¥|\byen\b/],
  ['BRL', /\bbrl\b|r\$/],
  ['MXN', /\bmxn\b|\bpesos\b/],
  ['ZAR', /\bzar\b/],
  ['AED', /\baed\b/],
  ['$', /\$|\bdollars?\b/],
];
const DOLLARS = new Set(['CAD', 'AUD', 'NZD', 'SGD', 'USD', '$']);
const OF_COUNTRY: Readonly<Record<string, string>> = {
  ...{
    US: 'USD',
    CA: 'CAD',
    AU: 'AUD',
    NZ: 'NZD',
    SG: 'SGD',
    GB: 'GBP',
    CH: 'CHF',
    SE: 'SEK',
    DK: 'DKK',
    NO: 'NOK',
  },
  ...{ PL: 'PLN', IN: 'INR', JP: 'JPY', BR: 'BRL', MX: 'MXN', ZA: 'ZAR', AE: 'AED' },
  ...Object.fromEntries(
    'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ').map((code) => [code, 'EUR']),
  ),
};

const WISH =
  /desired|desire\b|expect|\brequire(d|ment|ments)?\b|target|ideal|\bwish|preferred|looking for|seeking|aspiration|wunsch|vorstellung|souhait|pretention|pretension|attente|esperad|desead|deseo|expectativ|aspiracion|gewenst|verwacht|wens\b|ansprak|onskad|desiderat|richiest|pretendid/;
/** What somebody earns or earned, or has to offer, is not what they want to earn. */
const ANOTHER =
  /current|present|previous|\blast\b|recent|history|base pay at|aktuell|derzeit|bisherig|actuel|actual|huidig|nuvarande|attuale|atual|bonus|equity|stock|commission|overtime|relocat|reimburs|allowance|benefits?\b|sign-?on|\btips\b|\bexpens|\bdeposit|\bschedule|frequency|\bmethod\b|\bperiod\b|\bminimum\b|\bmaximum\b|\bmin\b(?!.{0,8}max)|\bmindest|\bminim(o|um|ale)\b/;
/** Asks whether, not how much. */
const ASKS_WHETHER =
  /^(is|are|do|does|did|will|would|can|could|have|has|should) (you|your|the|this|our|we|there|it|that)\b|\b(in line with|within (our|the|this)|comfortable with|acceptable|negotiable|flexible|aligned?|open to)\b|\bwhy\b/;
const ASKS_CURRENCY = /\bcurrenc(y|ies)\b|\bwahrung\b|\bdevise\b|\bmoneda\b|\bvaluta\b|\bmoeda\b/;
const ASKS_RANGE =
  /\brange\b|\bmin(imum)?\b.{0,12}\bmax(imum)?\b|\bfrom\b.{0,20}\bto\b|\bbetween\b|\bspanne\b|\bfourchette\b|\brango\b|\bbandbreedte\b|\bspann\b|\bfascia\b|\bfaixa\b/;
/** What is paid by a rate is mostly paid by the hour or the day. */
const ASKS_RATE = /\brate\b|\btarif\b|\btarifa\b|\btarief\b|\bsatz\b/;
/** Without a unit an amount this large is of a year, and this small of an hour. */
const LEAST_OF_YEAR = 12_000;
const MOST_OF_HOUR = 400;

/**
 * What the person stored as desired pay, where the question asks for just that: in the same unit and currency or in none
 * that it names, as a range only if it is one. Null for everything else, such as an hourly rate where a year's pay is stored.
 */
export function findDesiredPay(field: FormField, { desiredPay, country }: Applicant): string | null {
  if (desiredPay === null || !asksWish(field)) return null;
  const asked = toPlainWords([field.label, field.help ?? ''].join(' '));
  const stored = toPlainWords(desiredPay);
  if (ASKS_CURRENCY.test(toPlainWords(field.label).replace(/\([^()]{0,80}\)/g, ''))) return null;
  if (ASKS_RANGE.test(asked) && !isRange(stored)) return null;
  return hasUnit(stored, asked) && hasCurrency(stored, asked, country) ? desiredPay : null;
}

function asksWish({ key, label }: FormField): boolean {
  const plain = toPlainWords(label);
  if (ANOTHER.test(plain) || ASKS_WHETHER.test(plain)) return false;
  return key === 'desiredPay' || key === 'desired_pay' || WISH.test(plain);
}

function hasUnit(stored: string, asked: string): boolean {
  const wanted = findUnits(asked);
  const own = findUnits(stored)[0] ?? guessUnit(stored);
  if (wanted.length === 0) return own === 'hour' || own === 'day' || !ASKS_RATE.test(asked);
  // "Annual or hourly" leaves it to the person to say which, and a bare number does not.
  return wanted.length === 1 ? own === wanted[0] : findUnits(stored).some((unit) => wanted.includes(unit));
}

function findUnits(text: string): Unit[] {
  return (Object.keys(UNITS) as Unit[]).filter((unit) => UNITS[unit].test(text));
}

function guessUnit(stored: string): Unit | null {
  const [amount = NaN] = readAmounts(stored);
  if (amount >= LEAST_OF_YEAR) return 'year';
  return amount > 0 && amount <= MOST_OF_HOUR ? 'hour' : null;
}

function hasCurrency(stored: string, asked: string, country: string | null): boolean {
  const wanted = findCurrency(asked);
  if (wanted === null) return true;
  const own = findCurrency(stored) ?? OF_COUNTRY[country ?? ''] ?? null;
  if (own === null) return false;
  return (
    own === wanted ||
    (DOLLARS.has(own) && wanted === '$') ||
    (own === '$' && wanted === OF_COUNTRY[country ?? ''])
  );
}

function findCurrency(text: string): string | null {
  return CURRENCIES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function isRange(stored: string): boolean {
  return readAmounts(stored).length > 1;
}

/** `95,000 USD` → 95000; `90-100k` → 90000, 100000 */
function readAmounts(text: string): number[] {
  const found = [...text.matchAll(/(\d{1,3}(?:[.,' ]\d{3})+|\d+)(?:[.,]\d{1,2})?\s?(k\b|lakhs?\b)?/g)];
  const isThousands = found.some(([, , thousands]) => thousands?.startsWith('k'));
  return found.map(([, digits = '', thousands]) => {
    const amount = Number(digits.replace(/\D/g, ''));
    if (thousands?.startsWith('lakh')) return amount * 100_000;
    return isThousands && amount < 1_000 ? amount * 1_000 : amount;
  });
}
