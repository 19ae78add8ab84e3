import type { PayPeriod } from '@firsthand/contracts';
import type { MoneyRange } from './money-range.ts';

/** Least amounts that can be a whole period's pay in any currency we know. */
const LEAST: Readonly<Record<PayPeriod, number>> = { hour: 2, day: 20, week: 50, month: 200, year: 2_000 };
/** Most that anybody is paid, in dollars. */
const MOST: Readonly<Record<PayPeriod, number>> = {
  hour: 1_000,
  day: 10_000,
  week: 40_000,
  month: 100_000,
  year: 20_000_000,
};
/** About how many of a currency a dollar is, where it is many. */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  ...{ SEK: 10, NOK: 10, DKK: 7, CZK: 23, UAH: 42, TRY: 40, MXN: 18, ZAR: 18, THB: 34, PHP: 57, EGP: 50 },
  ...{ INR: 85, ISK: 135, RSD: 107, KES: 130, JPY: 150, BDT: 120, PKR: 280, LKR: 300, HUF: 370, JMD: 158 },
  ...{
    CLP: 950,
    ARS: 1_400,
    KRW: 1_400,
    NGN: 1_550,
    COP: 4_100,
    IDR: 16_300,
    VND: 25_500,
    CRC: 510,
    TWD: 32,
  },
};

/** Whether somebody may be paid that much for a period; "$65,000 an hour" is a slip of the employer's. */
export function isPayable(amount: number, period: PayPeriod, currency: string | null): boolean {
  return amount <= MOST[period] * (PER_DOLLAR[currency ?? ''] ?? 1);
}

/** The same for a range read from prose, where small amounts are something else than pay. */
export function isPlausible(range: MoneyRange, period: PayPeriod): boolean {
  const amount = range.max ?? range.min ?? 0;
  return amount >= LEAST[period] && isPayable(amount, period, range.currency);
}

/** "pro rata for less hours": of those who choose to work less. */
const FOR_FEWER_HOURS =
  /^[^.;\d]{0,30}?\bpro[- ]?rata,? (?:for|if|when|where|in case of) (?:you |they )?(?:work(?:ing)? )?(?:less|fewer|shorter|reduced|part[- ]time)\b/iu;

/** A whole week's pay of which the job pays a part: "£28,000 pro rata" is nobody's year. */
export function isProRata(text: string, range: MoneyRange): boolean {
  if (range.period === 'hour') return false;
  const behind = text.slice(range.end);
  return (
    (/^[^.;\d]{0,30}?\bpro[- ]?rata/iu.test(behind) && !FOR_FEWER_HOURS.test(behind)) ||
    /\bpro[- ]?rata[^.;\d]{0,20}$/iu.test(text.slice(Math.max(0, range.start - 40), range.start))
  );
}
