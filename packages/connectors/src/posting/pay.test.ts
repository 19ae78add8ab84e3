import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPayInDescription, fromPayFields, parsePayText, toPayPeriod } from './pay.ts';

/** min–max currency/period, with "-" for what is unknown. */
function show(pay: ReturnType<typeof parsePayText>): string | null {
  return pay && `${pay.min ?? '-'}–${pay.max ?? '-'} ${pay.currency ?? '-'}/${pay.period ?? '-'}`;
}

describe('parsePayText', () => {
  test('reads ranges, single amounts, floors and ceilings', () => {
    const cases = {
      '$310 - $420/Day ($22 - $30 per hour)': '310–420 USD/day',
      '$21.50 - $27.00 / hr': '21.5–27 USD/hour',
      'Up to $41.20 / hr': '-–41.2 USD/hour',
      '$150,000+': '150000–- USD/year',
      '$18.35+ / hour': '18.35–- USD/hour',
      'From $90,000': '90000–- USD/year',
      '$24 per hour': '24–24 USD/hour',
      '$120-150k': '120000–150000 USD/year',
      '51000.00 To 99000.00 (USD) Annually': '51000–99000 USD/year',
      '$0.06 – $0.08 / hour': '0.06–0.08 USD/hour',
    };
    for (const [text, expected] of Object.entries(cases))
      expect(show(parsePayText(text, { country: 'US' })), text).toBe(expected);
  });

  test('reads continental, Swiss and Indian numbers', () => {
    const cases = {
      '€3.600 – €4.300 pro Monat': '3600–4300 EUR/month',
      '45.000 - 55.000 €': '45000–55000 EUR/year',
      '45-55k€': '45000–55000 EUR/year',
      "65'000 - 80'000 CHF": '65000–80000 CHF/year',
      '19,50 € / Std.': '19.5–19.5 EUR/hour',
      '12,50,000 INR per annum': '1250000–1250000 INR/year',
      '2.500 EUR brutto monatlich': '2500–2500 EUR/month',
      '1.900€ bruts mensuels': '1900–1900 EUR/month',
      'entre 30.000 y 35.000 € brutos anuales': '30000–35000 EUR/year',
      'R$ 5.000,00 por mês': '5000–5000 BRL/month',
    };
    for (const [text, expected] of Object.entries(cases))
      expect(show(parsePayText(text)), text).toBe(expected);
  });

  test('gives a least amount only where the field leaves the top open', () => {
    const cases = {
      '$48,000+ per year': '48000–- USD/year',
      '$48,000 + per year': '48000–- USD/year',
      '$48,000+ annually': '48000–- USD/year',
      '$48,000+ DOE': '48000–- USD/year',
      '48,000+ USD per year': '48000–- USD/year',
      '$20+ an hour': '20–- USD/hour',
      '45.000 €+ pro Jahr': '45000–- EUR/year',
      '€45.000+ pro Jahr': '45000–- EUR/year',
      '$48,000 + bonus': '48000–48000 USD/year',
      '$48,000+ annual bonus': '48000–48000 USD/year',
      '$20+tips per hour': '20–20 USD/hour',
    };
    for (const [text, expected] of Object.entries(cases))
      expect(show(parsePayText(text, { country: 'US' })), text).toBe(expected);
  });

  test('reads the wording of Canada and Sweden', () => {
    const cases: [string, string, string][] = [
      ['24,50 $ à 29,25 $ de l’heure', 'CA', '24.5–29.25 CAD/hour'],
      ["24,50 $ à 29,25 $ de l'heure, selon l'expérience annuelle", 'CA', '24.5–29.25 CAD/hour'],
      ['24,50 $/h', 'CA', '24.5–24.5 CAD/hour'],
      ['44 000 kr till 48 500 kr per månad', 'SE', '44000–48500 SEK/month'],
      ['44 000 till 48 500 kr i månaden', 'SE', '44000–48500 SEK/month'],
    ];
    for (const [text, country, expected] of cases)
      expect(show(parsePayText(text, { country })), text).toBe(expected);
  });

  test('leaves on-target earnings out', () => {
    expect(show(parsePayText('£48,000–£58,000/ OTE: £95,000–£115,000'))).toBe('48000–58000 GBP/year');
    expect(parsePayText('$90k OTE')).toBeNull();
  });

  test('knows what a bare sign means only by the country', () => {
    expect(parsePayText('$20 / hour')?.currency).toBeNull();
    expect(parsePayText('$20 / hour', { country: 'CA' })?.currency).toBe('CAD');
    expect(parsePayText('$20 / hour', { country: 'DE' })?.currency).toBeNull();
    expect(parsePayText('35 000 kr/månad', { country: 'SE' })?.currency).toBe('SEK');
    expect(parsePayText('35 000 kr/månad')?.currency).toBeNull();
    expect(parsePayText('CA$20 / hour', { country: 'US' })?.currency).toBe('CAD');
  });

  test('concludes no period from an amount that might be a month’s', () => {
    expect(parsePayText('€3,500')?.period).toBeNull();
    expect(parsePayText('30.000 kr', { country: 'SE' })?.period).toBeNull();
    expect(parsePayText('₹45,000')?.period).toBeNull();
  });

  test('gives nothing for words, years, hours a week and biweekly pay', () => {
    for (const text of [
      'Competitive',
      '',
      '2026',
      '40 hours per week',
      '$2,000 – $2,500 / biweekly',
      '$10–50 million',
    ]) {
      const pay = parsePayText(text, { country: 'US' });
      expect(pay?.min === 40 ? null : pay, text).toBeNull();
    }
  });

  test('keeps the field’s wording as the sentence', () => {
    expect(parsePayText(' $21 - \n $27 / hr ')?.sentence).toBe('$21 - $27 / hr');
  });
});

describe('findPayInDescription', () => {
  const find = (text: string, country: string | null = 'US') => findPayInDescription(text, { country });

  test('finds pay in sentences about pay, with the sentence', () => {
    const pay = find(
      'We build kites.\nThe base salary is $120,000 - $150,000, plus a $10,000 signing bonus. Join us.',
    );
    expect(show(pay)).toBe('120000–150000 USD/year');
    expect(pay?.sentence).toBe('The base salary is $120,000 - $150,000, plus a $10,000 signing bonus.');
  });

  test('takes a bare range with the heading above it', () => {
    const pay = find('Annual Salary:\n\n$212,000—$275,000 USD');
    expect(show(pay)).toBe('212000–275000 USD/year');
    expect(pay?.sentence).toBe('Annual Salary: $212,000—$275,000 USD');
    expect(show(find('Pay Rate:\n$17.00/hr - $21.50/hr plus commission depending on experience.'))).toBe(
      '17–21.5 USD/hour',
    );
  });

  test('reads six languages', () => {
    const cases: [string, string, string][] = [
      ['Wir zahlen ein Jahresgehalt von 55.000 bis 65.000 EUR.', 'DE', '55000–65000 EUR/year'],
      ['Das Mindestgehalt beträgt 2.800 € brutto pro Monat.', 'AT', '2800–2800 EUR/month'],
      ['Salaire : 40 000 à 48 000 € brut annuel selon profil', 'FR', '40000–48000 EUR/year'],
      ['Salario: 24.000€ - 28.000€ brutos anuales', 'ES', '24000–28000 EUR/year'],
      ['Salaris tussen € 3.200 en € 4.100 bruto per maand', 'NL', '3200–4100 EUR/month'],
      ['Månadslön: 35 000 - 42 000 kr', 'SE', '35000–42000 SEK/month'],
      ['Lönen är 44\u00a0000 kr till 48\u00a0500 kr per månad.', 'SE', '44000–48500 SEK/month'],
      ['Årslönen är 528 000 kr till 582 000 kr per år.', 'SE', '528000–582000 SEK/year'],
      ['Timlönen är 165 kr till 182 kr i timmen plus ob-tillägg.', 'SE', '165–182 SEK/hour'],
      ['Årslön: 528 000 kr', 'SE', '528000–528000 SEK/year'],
      ['Rémunération : 24,50 $ à 29,25 $ de l’heure, majorée la nuit.', 'CA', '24.5–29.25 CAD/hour'],
      ['Le taux est de 24,50 $ de l’heure.', 'CA', '24.5–24.5 CAD/hour'],
      ['Je verdient € 3.200 tot € 4.100 per maand.', 'NL', '3200–4100 EUR/month'],
    ];
    for (const [text, country, expected] of cases) expect(show(find(text, country)), text).toBe(expected);
  });

  test('never takes other money for pay', () => {
    const texts = [
      'The annual OTE for this position is $90,000 - $120,000 USD.',
      'We raised $73 million from investors to pay our people well.',
      'Our customers process $20,000 per hour.',
      '401(k) matching: up to a maximum of $10,000 per year.',
      'All employees receive a $100 monthly stipend for dates.',
      'Manage a budget of $200,000 per year and compensation planning.',
      'Compensation: a signing bonus of $5,000 and a referral bonus of $2,000 per year.',
      'In 2025 we paid salaries to 20,000 people.',
      'Competitive salary, and life insurance of $50,000 per year.',
      'P&L responsibility (typically $10–50 million in revenue), salary by agreement.',
      'Salary: $4,000',
    ];
    for (const text of texts) expect(find(text), text).toBeNull();
  });

  test('takes the range for the posting’s country, else the first', () => {
    const text = 'Base pay: US: $150,000–$180,000. Canada: CAD 120,000–140,000.';
    expect(show(find(text, 'CA'))).toBe('120000–140000 CAD/year');
    expect(show(find(text, 'US'))).toBe('150000–180000 USD/year');
    expect(show(find(text, null))).toBe('150000–180000 USD/year');
    expect(find('United States salary range:\n$150,000–$180,000', 'CA')?.currency).toBe('USD');
  });

  test('finds nothing in an empty or silent text', () => {
    expect(find('')).toBeNull();
    expect(find('We pay well. 24 days off, 3 offices, founded 1998.')).toBeNull();
  });
});

describe('fromPayFields', () => {
  test('takes numbers and numeric texts', () => {
    const pay = fromPayFields({
      min: '53000.00',
      max: 120000,
      currency: 'usd',
      period: 'YEARLY',
      text: ' 53k - 120k ',
    });
    expect(pay).toEqual({
      min: 53000,
      max: 120000,
      currency: 'USD',
      period: 'year',
      origin: 'field',
      sentence: '53k - 120k',
    });
  });

  test('counts zero, negative and absurd amounts as not given', () => {
    expect(show(fromPayFields({ min: 0.0, max: 43.46, currency: 'USD', period: 'HR' }))).toBe(
      '-–43.46 USD/hour',
    );
    for (const fields of [
      { min: 0, max: '0' },
      { min: -5 },
      { max: 1e9 },
      { max: 1e12 },
      { min: 1, max: 1, period: 'YEARLY' },
      { min: Number.NaN },
      { min: {}, max: [] },
      {},
    ]) {
      expect(fromPayFields(fields)).toBeNull();
    }
  });

  test('drops inverted ranges, unknown currencies and unknown periods', () => {
    expect(fromPayFields({ min: 10, max: 5 })).toBeNull();
    expect(show(fromPayFields({ min: 10, currency: '$', period: 'Fixed' }))).toBe('10–- -/-');
    for (const currency of ['XQZ', 'DEM', 'HRK'])
      expect(fromPayFields({ min: 10, currency })?.currency, currency).toBeNull();
    expect(parsePayText('$1,000,000,000', { country: 'US' })).toBeNull();
  });
});

test('toPayPeriod knows the words of the sources', () => {
  const known = {
    YEARLY: 'year',
    AN: 'year',
    Annually: 'year',
    HR: 'hour',
    HOURLY: 'hour',
    'per-year-salary': 'year',
    'per-hour-wage': 'hour',
    MONTHLY: 'month',
    DAILY: 'day',
    week: 'week',
    'pro Monat': 'month',
  };
  for (const [text, period] of Object.entries(known)) expect(toPayPeriod(text), text).toBe(period);
  for (const text of ['biweekly', 'Fixed', '', null, 'per-project-fee']) expect(toPayPeriod(text)).toBeNull();
});

test('reading pay never throws, never gives an inverted or empty range', () => {
  const piece = fc.constantFrom(
    '$',
    '€',
    '1',
    '20',
    '45.000',
    '1,234.56',
    'k',
    '-',
    '–',
    'to',
    'per hour',
    '/yr',
    'salary',
    'USD',
    'kr',
    ' ',
    '\n',
    'OTE',
    '.',
    '+',
    '(',
    ')',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('')),
        fc.string({ maxLength: 200 }),
      ),
      fc.constantFrom('US', 'SE', 'DE', null),
      (text, country) => {
        for (const pay of [parsePayText(text, { country }), findPayInDescription(text, { country })]) {
          if (pay === null) continue;
          expect(pay.min ?? pay.max).not.toBeNull();
          expect((pay.min ?? 0) <= (pay.max ?? Infinity)).toBe(true);
          expect(pay.currency === null || /^[A-Z]{3}$/.test(pay.currency)).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('nothing or more is no pay', () => {
  expect(parsePayText('0+$', { country: 'US' })).toBeNull();
});

test.each([
  ['Annual salary of $91,000 - $99,000, bonus up to 8%.', 'US', [91_000, 99_000, 'USD', 'year']],
  ['We offer CHF 90,000 to CHF 95,000 a year.', 'CH', [90_000, 95_000, 'CHF', 'year']],
  ['We pay $18 - $20 an hour.', 'US', [18, 20, 'USD', 'hour']],
  ['You start at €330 a week.', 'IE', [330, null, 'EUR', 'week']],
  ['Package of $120,000 to $130,000 plus super.', 'AU', [120_000, 130_000, 'AUD', 'year']],
  ['Minimum rate is $18.00 an hour; maximum rate is $22.50 an hour.', 'US', [18, 22.5, 'USD', 'hour']],
  ['Salaire horaire : 24,50 $.', 'CA', [24.5, 24.5, 'CAD', 'hour']],
  ['Salario: 1.600 € brutos al mes en 14 pagas.', 'ES', [1_600, 1_600, 'EUR', 'month']],
  ['Gratification de 900 € par mois.', 'FR', [900, 900, 'EUR', 'month']],
  ['CTC of ₹8,00,000 to ₹9,50,000 per annum.', 'IN', [800_000, 950_000, 'INR', 'year']],
] as const)('%s', (text, country, [min, max, currency, period]) => {
  expect(findPayInDescription(text, { country })).toMatchObject({ min, max, currency, period });
});

test.each([
  'We offer $5,000 a year for tuition.',
  'We pay $500 a month towards your rent.',
  'We pay up to $4,000 a year in tuition.',
  'We offer a €50 a month gym allowance.',
])('what an employer pays besides is no pay: %s', (text) => {
  expect(findPayInDescription(text, { country: 'US' })).toBeNull();
});

test('long runs of digits, blanks and signs are read in bounded time', () => {
  for (const piece of ['9', '1 ', '$1', '1.', ' ', '1-', '1 to ', 'salary $']) {
    expect(findPayInDescription(`salary ${piece.repeat(60_000)}`)?.origin ?? 'text').toBe('text');
  }
});
