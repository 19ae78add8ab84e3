import { describe, expect, test } from 'vitest';
import { findPayInDescription, fromPayFields, parsePayText } from '../pay.ts';

/** min–max currency/period, with "-" for what is unknown. */
function show(pay: ReturnType<typeof parsePayText>): string | null {
  return pay && `${pay.min ?? '-'}–${pay.max ?? '-'} ${pay.currency ?? '-'}/${pay.period ?? '-'}`;
}

const find = (text: string, country: string | null = 'US') => show(findPayInDescription(text, { country }));

describe('what may be earned is not base pay', () => {
  test('where the sentence says so before the amount, however far', () => {
    const texts = [
      'The on-target earnings for this position, which depend on experience, location and the mix of products you sell, are between $110,000 and $135,000 per year.',
      'OTE (base salary and commission together) runs from $95,000 to $120,000.',
      'Total first-year compensation for this salary band is $88,000 - $104,000.',
      'Our salary plan has an annual earning potential of $75,000 to $90,000.',
      'Annual pay: you can earn up to $82,000 once your route is established.',
      'Base + commission: $70,000 - $95,000 per year.',
      'Salary plus commission of $64,000 to $82,000 a year.',
      'Expected first-year earnings at this pay grade: $61,000 - $74,000.',
      'The target total cash compensation is $140,000 - $165,000 annually.',
      'Most drivers on this pay scale average earnings of $78,000 per year.',
    ];
    for (const text of texts) expect(find(text), text).toBeNull();
  });

  test('where the sentence says so behind the amount', () => {
    const texts = [
      'Compensation: $105,000 - $125,000 OTE.',
      'Salary: $90,000–$110,000 (on-target earnings).',
      'Compensation is $70,000 to $90,000 per year in total first-year compensation.',
      'The salary range of $120,000 to $150,000 represents what a full year at quota brings, base salary and commission included.',
      'Compensation of $80,000–$100,000 annually including commission.',
      'The pay is $65,000 - $85,000 per year with commissions included.',
      'Annual salary between $55,000 and $85,000 depending on commission.',
      'The compensation range is $150,000 - $190,000 and is the on-target earnings for the role.',
      'Wages: $24 - $31 per hour earning potential.',
    ];
    for (const text of texts) expect(find(text), text).toBeNull();
  });

  test('where the sentence before says that there is nothing else', () => {
    for (const text of [
      'This is a commission-only role. Annual pay: $90,000 - $120,000.',
      'Compensation is 100% commission. The average salary of our people is $88,000.',
      'Expected earnings for this pay grade: $80,000 - $100,000 per year.',
      'Weekly earnings at our rate of pay: $1,450 - $1,700 per week.',
    ])
      expect(find(text), text).toBeNull();
    expect(find('Commission-only colleagues earn more. The base salary is $60,000.')).toBe(
      '60000–60000 USD/year',
    );
  });

  test('where the heading above the amount says so', () => {
    expect(find('On-Target Earnings Salary Range\n$150,000 - $180,000 USD')).toBeNull();
    expect(find('Compensation (OTE):\n• $100,000 - $120,000 per year')).toBeNull();
  });

  test('and leaves the base pay beside it', () => {
    const cases = {
      'Base salary of $60,000 - $70,000 with on-target earnings of $95,000 - $110,000.':
        '60000–70000 USD/year',
      'OTE is $120,000 - $140,000; base salary $70,000 - $80,000.': '70000–80000 USD/year',
      'On-target earnings: $130,000 - $150,000 with a base of $65,000 - $75,000.': '65000–75000 USD/year',
      'Salary: $55,000 base, $90,000 OTE.': '55000–55000 USD/year',
      'Salary: $90,000 OTE, $55,000 base.': '55000–55000 USD/year',
      'Pay is $130,000 - $150,000 OTE ($80,000 - $90,000 base salary plus commission).':
        '80000–90000 USD/year',
      'The pay is $19.50 per hour plus uncapped commission.': '19.5–19.5 USD/hour',
      'Pay: $18 per hour with an earning potential of up to $26 per hour.': '18–18 USD/hour',
      'The base salary range is $75,000 - $85,000, and the role is eligible for commission with uncapped earning potential.':
        '75000–85000 USD/year',
      'This role pays an annual base salary of $62,000 to $70,000 in addition to on-target earnings.':
        '62000–70000 USD/year',
      'The hourly pay is $21 - $24, and first-year earnings reach $60,000.': '21–24 USD/hour',
    };
    for (const [text, expected] of Object.entries(cases)) expect(find(text), text).toBe(expected);
  });

  test('in a pay field as in a sentence', () => {
    const cases: Record<string, string | null> = {
      'OTE: $90,000 - $110,000': null,
      '$90,000 - $110,000 total first-year compensation': null,
      'Base + Commission: $60,000 - $120,000': null,
      '$50,000 - $60,000 base + commission (OTE $90,000)': '50000–60000 USD/year',
      '$17 - $19 / hour + commission': '17–19 USD/hour',
      'Earning potential $100,000+': null,
    };
    for (const [text, expected] of Object.entries(cases))
      expect(show(parsePayText(text, { country: 'US' })), text).toBe(expected);
  });
});

describe('a period belongs to its own amount', () => {
  test('not to how often the money is sent', () => {
    const cases = {
      'The salary is $72,000 - $80,000, paid semi-monthly.': '72000–80000 USD/year',
      'Starting pay for this salary band is $58,000 and paychecks are issued bi-weekly.':
        '58000–58000 USD/year',
      'Salary: $64,000 to $70,000. Paid monthly.': '64000–70000 USD/year',
      'The salary of $49,000 is paid in monthly instalments.': '49000–49000 USD/year',
      'The hourly wage is $22.50, payable weekly.': '22.5–22.5 USD/hour',
      'Salary of $4,200 paid monthly.': '4200–4200 USD/month',
    };
    for (const [text, expected] of Object.entries(cases)) expect(find(text), text).toBe(expected);
  });

  test('not to a word that stands at another amount', () => {
    const cases = {
      'Hourly rate $22 - $25, which is an annual salary of $45,760 - $52,000.': '22–25 USD/hour',
      'The annual salary is $61,000 - $66,000, with a monthly car allowance of $400.': '61000–66000 USD/year',
      'Our annual review decides the hourly rate, which is $31 - $36.': '31–36 USD/hour',
    };
    for (const [text, expected] of Object.entries(cases)) expect(find(text), text).toBe(expected);
  });

  test('and is refused where nobody is paid so', () => {
    for (const text of [
      'Pay rate: $68,000 - $74,000 per hour.',
      'The salary is $310,000 per month.',
      'Wage: $52,000 per week.',
    ])
      expect(find(text), text).toBeNull();
    expect(show(fromPayFields({ min: 65_000, max: 71_000, currency: 'USD', period: 'HOURLY' }))).toBe(
      '65000–71000 USD/-',
    );
    expect(show(parsePayText('$65,000 per hour', { country: 'US' }))).toBe('65000–65000 USD/-');
    expect(show(fromPayFields({ min: 450_000, max: 500_000, currency: 'JPY', period: 'HOURLY' }))).toBe(
      '450000–500000 JPY/-',
    );
    expect(show(fromPayFields({ min: 1_500, max: 1_800, currency: 'JPY', period: 'HOURLY' }))).toBe(
      '1500–1800 JPY/hour',
    );
  });
});

describe('one range', () => {
  test('may be written far apart', () => {
    const cases = {
      'Base pay ranges from $119,300/year in our lowest market up to $203,600/year in our highest market.':
        '119300–203600 USD/year',
      'The hourly pay starts at $19.50 in the first year and goes up to $27.75.': '19.5–27.75 USD/hour',
      'The salary starts at $61,000. Bonuses of up to $70,000 are paid.': '61000–- USD/year',
    };
    for (const [text, expected] of Object.entries(cases)) expect(find(text), text).toBe(expected);
  });

  test('may stand alone on its line, or beside a rate', () => {
    expect(find('£31,000 - £36,000 + uncapped commission', 'GB')).toBe('31000–36000 GBP/year');
    expect(find('• $64,000–$72,000 DOE')).toBe('64000–72000 USD/year');
    expect(find('The rate is $510-$590 per day.')).toBe('510–590 USD/day');
    for (const text of [
      '$64,000 in loans paid back',
      '$20,000 - $30,000 in equity',
      '£40,000 - £60,000 of funding for your studies',
      'Deals of $40,000 - $60,000',
    ])
      expect(find(text), text).toBeNull();
  });
});

describe('amounts in several currencies', () => {
  test('are several ranges, each for its place, with the period they share', () => {
    const text = 'The pay is £610 / €720 / $840 per week.';
    expect(find(text, 'GB')).toBe('610–610 GBP/week');
    expect(find(text, 'IE')).toBe('720–720 EUR/week');
    expect(find(text, 'US')).toBe('840–840 USD/week');
    expect(find('Salary: CAD 80,000 - 95,000 or US$70,000 - 82,000 a year.', 'CA')).toBe(
      '80000–95000 CAD/year',
    );
    expect(find('Salary: €52,000, £46,000 or $61,000 per year.', 'GB')).toBe('46000–46000 GBP/year');
  });

  test('are none for a place with a currency that is not among them', () => {
    expect(find('The pay is £610 / €720 / $840 per week.', 'IN')).toBeNull();
    expect(find('Salary: €52,000 or £46,000 per year.', 'JP')).toBeNull();
  });

  test('are told apart in a field', () => {
    expect(show(parsePayText('£40,000 / €46,000 per year', { country: 'DE' }))).toBe('46000–46000 EUR/year');
    expect(show(parsePayText('£40,000 / €46,000 per year', { country: 'GB' }))).toBe('40000–40000 GBP/year');
  });

  test('are one range where the sign is the same', () => {
    expect(find('The salary is $61,000/$75,000 per year.')).toBe('61000–75000 USD/year');
  });
});
