import type { PayPeriod } from '@firsthand/contracts';
import { COUNTRIES, type CountryCode } from '../data/cities.ts';
import type { Random } from '../random.ts';
import type { Role } from '../text/role-bank.ts';

/** What an employer pays; amounts are in `currency` per `period`. */
export interface SandboxPay {
  min: number;
  max: number;
  currency: string;
  period: PayPeriod;
}

/** Local pay for a year's work as a multiple of the pay in US dollars in the United States. */
const PAY_LEVEL: Record<CountryCode, number> = {
  US: 1,
  CA: 1.15,
  GB: 0.58,
  AU: 1.3,
  DE: 0.75,
  FR: 0.6,
  NL: 0.72,
  SE: 6.6,
  IE: 0.72,
  ES: 0.5,
  MX: 6.5,
  PL: 2.2,
  IN: 22,
  SG: 1.05,
};

/** Nobody is paid less than about the legal minimum; local currency per hour. */
const LOWEST_HOURLY: Partial<Record<CountryCode, number>> = {
  US: 13.5,
  CA: 17.5,
  GB: 12.5,
  AU: 25.5,
  DE: 14,
  FR: 12.25,
  NL: 14.75,
  SE: 150,
  IE: 14,
  ES: 9.5,
};

const HOURS_A_YEAR = 2080;

function toPeriod(country: CountryCode, role: Role, random: Random): PayPeriod {
  const roll = random.next();
  if (country === 'SE' || country === 'MX') return 'month';
  if (country === 'NL') return role.hourly && roll < 0.4 ? 'hour' : 'month';
  if (country === 'DE' || country === 'ES')
    return role.hourly && roll < 0.3 ? 'hour' : roll < 0.5 ? 'month' : 'year';
  if (country === 'FR') return role.hourly && roll < 0.5 ? 'month' : 'year';
  if (role.hourly) return roll < 0.85 ? 'hour' : 'year';
  return 'year';
}

function round(amount: number, period: PayPeriod, level: number): number {
  if (period === 'hour') return Math.round(amount * 4) / 4;
  const step = (period === 'month' ? 50 : 1000) * (level > 5 ? 10 : 1);
  return Math.round(amount / step) * step;
}

/** Pay for a role at a place. `seniority` multiplies it, 1 being somebody with experience. */
export function toPay(role: Role, country: CountryCode, seniority: number, random: Random): SandboxPay {
  const level = PAY_LEVEL[country];
  const usual = (role.pay.low + (role.pay.high - role.pay.low) * random.next()) * 1000 * level * seniority;
  // The range reaches a little below the amount, and must not reach below the minimum.
  const yearly = Math.max(usual, (LOWEST_HOURLY[country] ?? 0) * HOURS_A_YEAR * 1.17);
  const period = toPeriod(country, role, random);
  const amount = period === 'hour' ? yearly / HOURS_A_YEAR : period === 'month' ? yearly / 12 : yearly;
  const spread = 0.04 + 0.1 * random.next();
  const min = round(amount * (1 - spread), period, level);
  return {
    min,
    max: Math.max(round(amount * (1 + spread), period, level), min),
    currency: COUNTRIES[country].currency,
    period,
  };
}

/** The pay after a rise of a few per cent. */
export function raisePay(pay: SandboxPay, percent: number): SandboxPay {
  const level = PAY_LEVEL.SE > 5 && ['SEK', 'MXN', 'INR'].includes(pay.currency) ? 6 : 1;
  const raise = (amount: number): number => {
    const raised = round(amount * (1 + percent / 100), pay.period, level);
    const smallest = pay.period === 'hour' ? 0.5 : level > 5 ? 500 : pay.period === 'month' ? 50 : 1000;
    return raised > amount ? raised : amount + smallest;
  };
  return { ...pay, min: raise(pay.min), max: raise(pay.max) };
}
