import { describe, expect, test } from 'vitest';
import { findPayInDescription } from '../pay.ts';

const read = (text: string, country: string) => {
  const pay = findPayInDescription(text, { country });
  return pay === null ? null : `${pay.min}–${pay.max} ${pay.currency}/${pay.period}`;
};

describe('steps of one pay', () => {
  test.each([
    ['$20.70 an hour to start, $22 once certified', 'US', '20.7–22 USD/hour'],
    ['£12.45 per hour; rises to £12.80 after probation', 'GB', '12.45–12.8 GBP/hour'],
    ['£27,000 rising to £29,500, company car.', 'GB', '27000–29500 GBP/year'],
    ['Salary from $81,500 (0 years) to $124,000 (20 years).', 'US', '81500–124000 USD/year'],
    ['14,00 € pro Stunde, nach der Probezeit 15,00 €', 'DE', '14–15 EUR/hour'],
    ['12,50 € de l’heure, après la période d’essai 13,20 €', 'FR', '12.5–13.2 EUR/hour'],
    ['1.180 € im ersten, 1.240 € im zweiten Ausbildungsjahr', 'DE', '1180–1240 EUR/month'],
    ['€ 2.600 oplopend tot € 3.100 bruto per maand', 'NL', '2600–3100 EUR/month'],
    ['Månadslön 28 000 kr, efter provanställning 30 000 kr', 'SE', '28000–30000 SEK/month'],
  ])('run from the first to the last: %s', (text, country, pay) => expect(read(text, country)).toBe(pay));

  test.each([
    ['£27,000 rising to £49,500 OTE', 'GB', '27000–null GBP/year'],
    ['£27,000 rising with exams', 'GB', '27000–null GBP/year'],
    ['$20 an hour, $500 after 90 days', 'US', '20–20 USD/hour'],
  ])('are no premium and no target: %s', (text, country, pay) => expect(read(text, country)).toBe(pay));
});

test.each([
  ['The range is $58k to $66k per year.', 'US', '58000–66000 USD/year'],
  ['£71,400 pa inc. London weighting', 'GB', '71400–71400 GBP/year'],
  ['£12.30 daytime per hour, £58 per sleep-in', 'GB', '12.3–12.3 GBP/hour'],
  ['Salary: €36,919 to €54,841 pro rata for less hours, per annum', 'IE', '36919–54841 EUR/year'],
  ['Netto? Nein: 3.300 € brutto pro Monat.', 'DE', '3300–3300 EUR/month'],
  ['Total cash 120-140k', 'US', '120000–140000 USD/year'],
  ['Total cash: $320,000 to $370,000 a year.', 'US', '320000–370000 USD/year'],
  ['Total cash $130,000.\nBase salary: $100,000 a year.', 'US', '100000–100000 USD/year'],
])('is pay: %s', (text, country, pay) => expect(read(text, country)).toBe(pay));

test.each([
  ['Tuition support. $5,250 per year.', 'US'],
  ['Weiterbildung. 1.000 € pro Jahr.', 'DE'],
  ['Fahrtkostenzuschuss: 1.300 € brutto pro Jahr.', 'DE'],
  ['Total cash $120,000 OTE', 'US'],
  ['Our target total cash is $120,000 a year.', 'US'],
  ['The range is 50 miles.', 'US'],
  ['Ticket range is $20 to $35 an evening.', 'US'],
  ['Salary: €36,919 to €54,841 pro rata, per annum', 'IE'],
])('is none: %s', (text, country) => expect(read(text, country)).toBeNull());
