import { describe, expect, test } from 'vitest';
import { parseSalary } from './salary.ts';

const WORDS_ONLY = { min: null, max: null, currency: null, period: null };

describe('parseSalary', () => {
  test.each([
    ['$75,000 – $85,000', 'US', { min: 75000, max: 85000, currency: 'USD', period: 'year' }],
    ['$165,000 – $180,000 / year', 'US', { min: 165000, max: 180000, currency: 'USD', period: 'year' }],
    ['$19.35+ / hour', 'CA', { min: 19.35, max: null, currency: 'CAD', period: 'hour' }],
    ['Up to £40,000 / year', 'GB', { min: null, max: 40000, currency: 'GBP', period: 'year' }],
    ['€500 / day', 'DE', { min: 500, max: 500, currency: 'EUR', period: 'day' }],
    ['₹900,000 – ₹1,200,000 / year', 'IN', { min: 900000, max: 1200000, currency: 'INR', period: 'year' }],
    ['R25,000 / month', 'ZA', { min: 25000, max: 25000, currency: 'ZAR', period: 'month' }],
    ['R$5,000 – R$7,000 / month', 'BR', { min: 5000, max: 7000, currency: 'BRL', period: 'month' }],
    ['5,000 zł – 7,000 zł / month', 'PL', { min: 5000, max: 7000, currency: 'PLN', period: 'month' }],
    ['CHF 90,000 – CHF 110,000 / year', 'CH', { min: 90000, max: 110000, currency: 'CHF', period: 'year' }],
    ['₱30,000+ / month', 'PH', { min: 30000, max: null, currency: 'PHP', period: 'month' }],
    ['$0.05 - $0.06 / hr', 'US', { min: 0.05, max: 0.06, currency: 'USD', period: 'hour' }],
    ['$1.40k / week', 'US', { min: 1400, max: 1400, currency: 'USD', period: 'week' }],
  ])('%s in %s', (text, country, pay) => {
    expect(parseSalary(text, country)).toEqual({ ...pay, origin: 'field', sentence: text });
  });

  test('a bare dollar sign outside the United States and Canada is nobody’s', () => {
    expect(parseSalary('$4,000 / month', 'AU')).toMatchObject({ min: 4000, currency: null });
    expect(parseSalary('$4,000 / month', null)).toMatchObject({ min: 4000, currency: null });
  });

  test('crowns without a country’s name stay without a currency', () => {
    expect(parseSalary('kr 40,000 / month', 'SE')).toMatchObject({
      min: 40000,
      currency: null,
      period: 'month',
    });
  });

  test('a fortnight’s pay, and a line that is not Breezy’s, keep their words only', () => {
    for (const text of ['$2,000 – $2,400 / biweekly', 'Competitive', '$50,000 – $40,000', '$0 / hour']) {
      expect(parseSalary(text, 'US')).toEqual({ ...WORDS_ONLY, origin: 'field', sentence: text });
    }
  });

  test('no line is no pay', () => {
    expect(parseSalary(null, 'US')).toBeNull();
  });
});
