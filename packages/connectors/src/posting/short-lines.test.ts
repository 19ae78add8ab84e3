import { describe, expect, test } from 'vitest';
import { findEmploymentTypeInDescription } from './employment-type-in-description.ts';
import { findPayInDescription } from './pay.ts';
import { findWorkModeInDescription } from './work-mode-in-description.ts';

describe('postings of a few short lines', () => {
  test.each([
    ['In sede', 'on_site'],
    ['Praca stacjonarna', 'on_site'],
    ['Sur place, boulevard Anspach', 'on_site'],
    ['Keine Homeoffice-Möglichkeit', 'on_site'],
    ['Every day at customer premises; nothing can be done from home', 'on_site'],
    ['Hybridarbejde med to hjemmedage', 'hybrid'],
    ['Un jour de télétravail possible', 'hybrid'],
    ['Smart working tre giorni a settimana', 'hybrid'],
    ['Thuiswerken kan deels', 'hybrid'],
    ['Two anchor days in the office, otherwise your kitchen', 'hybrid'],
    ['Zwei Tage in der Woche bist du bei uns, sonst arbeitest du von zuhause', 'hybrid'],
    ['Homeworking with travel round the South West', 'remote'],
    ['Arbeite von deiner Couch aus', 'remote'],
    ['Teletrabajo desde cualquier punto de España', 'remote'],
    ['This position is not remote.', null],
    ['Hybrid/remote options', null],
    ['Flota híbrida, 60 vehículos', null],
  ])('the work mode: %s', (line, mode) => expect(findWorkModeInDescription(line)?.mode ?? null).toBe(mode));

  test.each([
    ['Full-time perm', 'full_time'],
    ['Voltijds, vast contract', 'full_time'],
    ['Deputat 24 Stunden, Vollzeit', 'full_time'],
    ['CDI, 39 h', 'full_time'],
    ['0.6 FTE for the coming school year', 'part_time'],
    ['Pół etatu, wieczorami', 'part_time'],
    ['Contrat de chantier, environ 14 mois', 'temporary'],
    ['TV-L E13, 65 %, auf drei Jahre befristet', 'temporary'],
    ['Self-employed, CIS', 'contract'],
    ['Own ABN and van', 'contract'],
    ['Fulltime of 32 uur', null],
    ['Seasonal clients, part-time bookkeepers at most of them', null],
    ['Pensum 90 %', null],
    ['21 h – 4 h', null],
    ['Stand and walk for 8 hours', null],
  ])('the employment: %s', (line, type) =>
    expect(findEmploymentTypeInDescription(line)?.type ?? null).toBe(type),
  );

  test.each([
    ['up to £41,000', 'GB', '-41000 GBP year'],
    ['35-42k', 'IT', '35000-42000 EUR year'],
    ['NHS Band 5 £29,970–£36,483', 'GB', '29970-36483 GBP year'],
    ['€ 3.400 bis € 4.000 (14x)', 'AT', '3400-4000 EUR month'],
    ['RAL 50-60.000', 'IT', '50000-60000 EUR year'],
    ['150 kr. i timen', 'DK', '150-150 DKK hour'],
    ['$21.00 an hour to start, 50¢ raise every 6 mo', 'US', '21- USD hour'],
    ['£12.60 an hour weekdays, £13.40 weekends', 'GB', '12.6-13.4 GBP hour'],
    ['₹6 to ₹8 lakh fixed', 'IN', '600000-800000 INR year'],
    ['Staff housing available at $14 a day', 'CA', null],
    ['We serve lunch for $5 a day', 'US', null],
  ])('pay: %s', (line, country, said) => {
    const pay = findPayInDescription(line, { country });
    expect(pay && `${pay.min ?? ''}-${pay.max ?? ''} ${pay.currency} ${pay.period}`).toBe(said);
  });
});
