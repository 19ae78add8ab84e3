import { describe, expect, test } from 'vitest';
import { findPayInDescription, parsePayText } from '../pay.ts';
import type { Pay } from '@firsthand/contracts';

const show = (pay: Pay | null) =>
  pay === null ? null : `${pay.min ?? ''}-${pay.max ?? ''} ${pay.currency ?? '?'} ${pay.period ?? '?'}`;

describe('pay as employers of many countries write it in their texts', () => {
  test.each<[string, string | null, string | null]>([
    ['Pay: $100,000 - $120,000', 'US', '100000-120000 USD year'],
    ['The hourly range for this role is $19.00-24.50.', 'US', '19-24.5 USD hour'],
    ['$22 to $26 depending on experience for this hourly role', 'US', '22-26 USD hour'],
    ['Pay is $2,400 per week.', 'US', '2400-2400 USD week'],
    ['$2,400 per week', 'US', '2400-2400 USD week'],
    ['£450 per day', 'GB', '450-450 GBP day'],
    ['45 000 € - 55 000 € brut annuel', 'FR', '45000-55000 EUR year'],
    ['18 000 - 25 000 PLN brutto miesięcznie', 'PL', '18000-25000 PLN month'],
    ['Wynagrodzenie: 18 000 - 25 000 PLN', 'PL', null],
    ['₹12,00,000 per annum', 'IN', '1200000-1200000 INR year'],
    ['Salário: R$ 8.000,00 a R$ 10.000,00 por mês', 'BR', '8000-10000 BRL month'],
    ['年収600万円', 'JP', '6000000-6000000 JPY year'],
    ['年収600万円〜900万円', 'JP', '6000000-9000000 JPY year'],
    ['月給25万円以上', 'JP', '250000- JPY month'],
    ['Salary: £28,000 pro rata', 'GB', null],
    ['Salary: £24,500 - £26,000 pro rata (22.5 hours)', 'GB', null],
    ['The salary range for this position is ($90,000 -\n$120,000)', 'US', '90000-120000 USD year'],
    ['Annual Base Salary Range: $90,000 —\n$120,000 USD', 'US', '90000-120000 USD year'],
    ['Salary: $90,000 to\n$120,000 per year', 'US', '90000-120000 USD year'],
    ['Salary Range: £90K-£120K potential total on target earnings (base + commission)', 'GB', null],
    ['Salary: £35,000 basic, £60,000 OTE uncapped', 'GB', '35000-35000 GBP year'],
    ['Fixgehalt 48.000 € im Jahr, Zielgehalt 65.000 € inkl. Provision', 'DE', '48000-48000 EUR year'],
    ['Zielgehalt: 80.000 € im Jahr', 'DE', null],
    ['Package global: 55 000 € annuels (fixe + variable)', 'FR', null],
    ['Salaire fixe 40 000 € brut annuel + variable déplafonné', 'FR', '40000-40000 EUR year'],
    ['Total target cash (TTC): $180,000 - $220,000', 'US', null],
    ['Compensation: $120,000 - $150,000 OTE', 'US', null],
    [
      'Zone A $75,000 — $120,000 USD Zone B $70,000 — $110,000 USD Zone C $65,000 — $100,000 USD',
      'US',
      '75000-120000 USD year',
    ],
    ['Pay: 3,850 USD / 2,310 GBP / 4,300 CAD per week', 'GB', '2310-2310 GBP week'],
    ['Pay: 3,850 USD / 2,310 GBP / 4,300 CAD per week', 'DE', null],
    ['Pay: 3,850 USD / 2,310 GBP / 4,300 CAD per week', 'CA', '4300-4300 CAD week'],
    [
      'Primary Location Base Pay Range: $151,500 - $227,300 Additional US Location(s) Base Pay Range: $137,100 - $243,600',
      'US',
      '151500-227300 USD year',
    ],
    ['Salario: 28.000€ - 32.000€ brutos anuales', 'ES', '28000-32000 EUR year'],
    ['RAL: 30.000 - 35.000 €', 'IT', '30000-35000 EUR year'],
    ['We paid out £450 per day in prizes.', 'GB', null],
    ['Travel allowance of £50 per day', 'GB', null],
    ['Per diem of $75 per day for meals', 'US', null],
    ['We process $2,400 per week of invoices', 'US', null],
    ['Budget: $100,000 - $120,000', 'US', null],
    ['資本金600万円', 'JP', null],
    ['Save up to $500 per month on rent', 'US', null],
    ['We raised $120,000 -\n$5,000 was for tools.', 'US', null],
    ['Tuition: $5,000 per year', 'US', null],
    ['Pay range: $55,000–$65,000', 'US', '55000-65000 USD year'],
    ['Pay Rate: $18.50 - $21.00', 'US', '18.5-21 USD hour'],
    ['Hourly range: $31.25 to $40.10', 'US', '31.25-40.1 USD hour'],
    ['$1,900 - $2,200 per week', 'US', '1900-2200 USD week'],
    ['£300 - £350 per day (inside IR35)', 'GB', '300-350 GBP day'],
    ['Rémunération : 38 000 à 42 000 € brut par an', 'FR', '38000-42000 EUR year'],
    ['Salaire : 2 300 € brut mensuel', 'FR', '2300-2300 EUR month'],
    ['Widełki: 12 000 – 16 000 zł brutto / miesiąc', 'PL', '12000-16000 PLN month'],
    ['CTC: ₹8,00,000 - ₹12,00,000 per annum', 'IN', '800000-1200000 INR year'],
    ['Remuneração: R$ 4.500,00 mensais', 'BR', '4500-4500 BRL month'],
    ['月給 30万円~45万円', 'JP', '300000-450000 JPY month'],
    ['時給1,200円', 'JP', '1200-1200 JPY hour'],
    ['연봉 5,000만원', 'KR', '50000000-50000000 KRW year'],
    ['£31,000 pro rata', 'GB', null],
    ['Gehalt: 3.200 € brutto monatlich (bei Vollzeit)', 'DE', '3200-3200 EUR month'],
    ['Base pay: $70,000 -\n\n$85,000 annually', 'US', '70000-85000 USD year'],
    ['The pay range is $25.00 –\n$31.50 per hour.', 'US', '25-31.5 USD hour'],
    ['OTE £55,000 (basic £30,000)', 'GB', '30000-30000 GBP year'],
    ['Earn up to £60k OTE, uncapped commission', 'GB', null],
    ['Retribución: 24.000 € fijos + variable, hasta 40.000 € anuales en total', 'ES', '24000-24000 EUR year'],
    ['Stipendio: RAL 28.000 € + variabile', 'IT', '28000-28000 EUR year'],
    ['Jahreszielgehalt 90.000 €', 'DE', null],
    ['Total compensation incl. bonus: $150,000 - $190,000', 'US', null],
    ['Salary: $100,000 base + commission, $200,000 total potential', 'US', '100000-100000 USD year'],
    ['Donors: Tier 1: $120,000 - $140,000 Tier 2: $110,000 - $130,000', 'US', null],
    ['US: $120,000 - $150,000; UK: £80,000 - £95,000 (base salary)', 'GB', '80000-95000 GBP year'],
    ['Salary: €60,000 / £52,000', 'US', null],
    ['Salary: €60,000 / £52,000', 'IE', '60000-60000 EUR year'],
    [
      'California base salary: $140,000 - $180,000 All other US locations: $120,000 - $160,000',
      'US',
      '140000-180000 USD year',
    ],
    ['Salaris: € 3.100 - € 4.200 bruto per maand', 'NL', '3100-4200 EUR month'],
    ['Meal per diem: $60 per day', 'US', null],
    ['Our fee is £450 per day.', 'GB', null],
    ['You manage a payroll of ₹12,00,000 per annum.', 'IN', null],
    ['売上600万円', 'JP', null],
    ['Sales quota $100,000 - $120,000', 'US', null],
    ['Earn a referral bonus of $500 per week', 'US', null],
    ['Gym: £40 per month', 'GB', null],
  ])('%j in %s', (text, country, pay) => {
    expect(show(findPayInDescription(text, { country }))).toBe(pay);
  });

  test('is nothing where a range is torn for good', () => {
    const text = 'Salary: $90,000 -\nAbout the team\nWe build kites.';
    expect(findPayInDescription(text, { country: 'US' })).toBeNull();
    expect(findPayInDescription('Salary: $90,000 -', { country: 'US' })).toBeNull();
  });

  test('is looked for in bounded time', () => {
    for (const text of ['$9 -\n', '年収1', 'Zone A $1 ', '$90,000 (base + ', 'total package incl '])
      expect(() => findPayInDescription(text.repeat(30_000), { country: 'US' })).not.toThrow();
  });
});

describe('pay as a field holds it', () => {
  test.each<[string, string, string | null]>([
    ['45 000 € - 55 000 € brut annuel', 'FR', '45000-55000 EUR year'],
    ['18 000 - 25 000 PLN', 'PL', '18000-25000 PLN ?'],
    ['₹12,00,000', 'IN', '1200000-1200000 INR ?'],
    ['R$ 8.000,00 a R$ 10.000,00', 'BR', '8000-10000 BRL ?'],
    ['年収600万円', 'JP', '6000000-6000000 JPY year'],
    ['£28,000 pro rata', 'GB', '28000-28000 GBP ?'],
    ['£90K-£120K potential total on target earnings (base + commission)', 'GB', null],
  ])('%s', (text, country, pay) => {
    expect(show(parsePayText(text, { country }))).toBe(pay);
  });
});
