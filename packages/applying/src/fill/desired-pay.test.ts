import { describe, expect, test } from 'vitest';
import { ADA, makeField } from '../testing/factories.ts';
import { findDesiredPay } from './desired-pay.ts';

const ask = (label: string, desiredPay: string, country = 'US') =>
  findDesiredPay(makeField({ label, sensitive: 'pay' }), { ...ADA, desiredPay, country });

describe('desired pay', () => {
  test.each([
    ['Desired salary', '95000'],
    ['Desired pay', '95000'],
    ['Pay expectation', '95000'],
    ['What are your salary expectations?', '95,000 USD a year'],
    ['Expected annual salary', '95000'],
    ['Desired salary (USD)', '95000'],
    ['Expected salary in $', '95000 USD'],
    ['Desired hourly rate', '45 an hour'],
    ['Desired hourly rate', '45'],
    ['Desired rate', '45/hr'],
    ['Expected monthly salary', '4,000 EUR per month'],
    ['What is your expected salary range (min-max)?', '90,000-100,000'],
    ['Was ist Ihre Gehaltsvorstellung?', '60.000 € im Jahr'],
    ['Gehaltsvorstellung pro Jahr', '60000'],
  ])('goes into “%s” when it is “%s”', (label, pay) => {
    expect(ask(label, pay)).toBe(pay);
  });

  test.each([
    ['Desired hourly rate', '95000'],
    ['What hourly wage do you expect?', '95000'],
    ['Expected pay per hour', '95,000 USD a year'],
    ['Desired rate', '95000'],
    ['Expected monthly salary', '95000'],
    ['Desired weekly pay', '95000'],
    ['Expected daily rate', '95000'],
    ['Wunschgehalt pro Monat', '60000'],
    ['Salaire mensuel souhaité', '60000'],
    ['Expected annual salary', '45 an hour'],
    ['Expected annual salary', '45'],
    ['What is your expected salary range (min-max)?', '95000'],
    ['Desired salary (EUR)', '95000'],
    ['Desired salary in £', '95,000 USD'],
    ['Desired pay currency', '95000'],
    ['Currency of expected salary', '95000'],
    ['Current salary', '95000'],
    ['What is your minimum desired salary?', '95000'],
    ['Expected bonus', '95000'],
    ['Do you require relocation payment?', '95000'],
    ['Are your salary expectations within our range?', '95000'],
    ['Desired annual salary or hourly rate', '95000'],
    ['Desired pay frequency', '95000'],
  ])('does not go into “%s” when it is “%s”', (label, pay) => {
    expect(ask(label, pay)).toBeNull();
  });

  test('of a person elsewhere is in the currency of their country', () => {
    expect(ask('Desired salary (EUR)', '60000', 'DE')).toBe('60000');
    expect(ask('Desired salary (USD)', '60000', 'DE')).toBeNull();
  });
});
