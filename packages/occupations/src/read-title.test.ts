import { describe, expect, test } from 'vitest';
import { openDictionary } from './dictionary.ts';
import { readTitle } from './read-title.ts';

/** `title → ids`, a line each; `-`: none. */
const readCases = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', ids = ''] = line.split(' → ');
      return { title, ids: ids === '-' ? [] : ids.split(' ') };
    });

const idsOf = (title: string, language: string | null) => readTitle(title, language).map(({ id }) => id);

const ENGLISH = `
Registered Nurse - ICU → registered-nurse
RN, Emergency Department (Nights) → registered-nurse
32800 - Burn/Trauma Step-Down Unit - RN → registered-nurse
Licensed Practical Nurse (LPN) → practical-nurse
CNA - 2nd shift → nursing-assistant
Nurse Recruiter → recruiter
Senior Talent Acquisition Specialist, Nurses → recruiter
Recruiter - Software Engineers → recruiter
Director of Nursing → nurse-manager
Nurse Manager → nurse-manager
Executive Assistant to the CEO → executive-assistant
Executive Assistant to the Vice President of Sales → executive-assistant
Secretary to the Head Teacher → office-administrator
Driver Developer → embedded-developer
Manager - Software Engineering → engineering-manager
Manager, Software Engineers → engineering-manager
Sales Manager, Truck Drivers → sales-manager
Partner 16, Senior Accountant → accountant
Staff Accountant → accountant
Account Executive, Mid-Market → account-executive
Sr. Software Engineer II (Remote) → developer
Front-End Developer → frontend-developer
Front End Developer → frontend-developer
Frontend Developer → frontend-developer
Software Engineer in Test → qa-engineer
C++ Engineer - Platform → developer
Programmer → developer
Program Manager → program-manager
Product Manager, Nursing Products → product-manager
Warehouse Operative - Returns → warehouse-worker
HGV Driver Class 1 → truck-driver
Home Care Aide → home-carer
Family Physician → general-practitioner
Physical Therapist Assistant → physical-therapy-assistant
Teacher Assistant → teaching-assistant
Teacher's Aide → teaching-assistant
Cook Medical Sales Representative → medical-sales
Line Cook / Dishwasher → cook kitchen-helper
Salesperson → sales-representative shop-assistant
Food & Beverage Manager → restaurant-manager
Head Chef → head-chef
V.P. of Sales → sales-manager
I.T. Support → it-support
X-Ray Technologist → radiographer
Xray Technologist → radiographer
Housekeeping Supervisor → housekeeping-supervisor
Vice President, Engineering → -
Internship Coordinator → -
Intern → -
Quiet Wonderer → -
General Application → -
Team Member → -
it support → -
ICU → -
`;

const OTHERS = {
  de: `
Softwareentwickler (m/w/d) → developer
Softwareentwicklerin Java (w/m/d) → developer
Lkw-Fahrer (m/w/d) Nahverkehr → truck-driver
Lieferwagenfahrer → delivery-driver
Pflegefachkraft (m/w/d) Intensivstation → registered-nurse
Gesundheits- und Krankenpfleger:in → registered-nurse
Krankenpflegerin → registered-nurse
Verkaeufer (m/w/d) → shop-assistant
Verkäufer:in in Teilzeit → shop-assistant
Bäckereifachverkäufer/in → bakery-sales
Lagermitarbeiter (gn) → warehouse-worker
Erzieher*in für Kita → early-educator
Kaufmann/-frau für Büromanagement → office-administrator
Leiter Softwareentwicklung → engineering-manager
Assistenz der Geschäftsführung → executive-assistant
Köchin → cook
`,
  fr: `
Chef de projet informatique → it-project-manager
Chef de cuisine → head-chef
Chef → chef
Infirmier / Infirmière DE H/F → registered-nurse
Infirmière de nuit → registered-nurse
Directrice des soins infirmiers → nurse-manager
Aide-soignant(e) H/F → nursing-assistant
Développeur·euse Full Stack (H/F) → fullstack-developer
Ingénieur logiciel embarqué → embedded-developer
Chauffeur poids lourd H/F → truck-driver
Vendeuse prêt-à-porter → fashion-sales
Assistante de direction → executive-assistant
Préparateur de commandes → order-picker
`,
  nl: `
Verpleegkundige IC → registered-nurse
Softwareontwikkelaar → developer
Vrachtwagenchauffeur CE → truck-driver
Magazijnmedewerker → warehouse-worker
Docent Wiskunde → math-teacher
Verkoopmedewerker kleding m/v/x → shop-assistant
Monteur zonnepanelen → solar-installer
Kok → cook
`,
  sv: `
Sjuksköterska till akuten → registered-nurse
Sjuksköterskor natt → registered-nurse
Systemutvecklare .NET → developer
Lagerarbetare → warehouse-worker
Lastbilsförare → truck-driver
Lärare i matematik → math-teacher
Butikssäljare → shop-assistant
Kock → cook
`,
  es: `
Enfermera UCI → registered-nurse
Enfermero/a de noche → registered-nurse
Director de enfermería → nurse-manager
Programadora Java → developer
Mozo de almacén → warehouse-worker
Conductor de camión C+E → truck-driver
Camarero/a fines de semana → waiter
Dependienta → shop-assistant
Jefe de cocina → head-chef
`,
};

describe('a title is read as its work', () => {
  test.each(readCases(ENGLISH))('$title → $ids', ({ title, ids }) => expect(idsOf(title, 'en')).toEqual(ids));

  for (const [language, lines] of Object.entries(OTHERS))
    test.each(readCases(lines))(`${language}: $title → $ids`, ({ title, ids }) =>
      expect(idsOf(title, language)).toEqual(ids),
    );
});

test.each(
  readCases(`
Bartenders & Servers → bartender waiter
Cook & Waiter → cook waiter
Store Manager → store-manager
`),
)('$title is read as $ids', ({ title, ids }) => expect(idsOf(title, 'en')).toEqual(ids));

test('an abbreviation is one only where the title writes it in capitals', () => {
  expect(idsOf('RN needed', 'en')).toEqual(['registered-nurse']);
  expect(idsOf('RNs needed', 'en')).toEqual(['registered-nurse']);
  expect(idsOf('rn needed', 'en')).toEqual([]);
});

test('a title of a language that is not known is read by all', () => {
  expect(idsOf('Entwickler', null)).toEqual(['developer']);
  expect(idsOf('Krankenpfleger (m/w/d)', null)).toEqual(['registered-nurse']);
});

test('says whatever it was that is in the dictionary, and at most two of them', () => {
  const { occupations } = openDictionary();
  const read = readTitle('Cook/Waiter/Cashier/Welder', 'en');
  expect(read).toHaveLength(2);
  for (const occupation of read) expect(occupations.get(occupation.id)).toBe(occupation);
});

test('a title of any length and sort is read', () => {
  for (const piece of ['a', 'entwickler', 'nurse/', '(', 'm/w/', ' - ', 'Nurse & '])
    expect(readTitle(piece.repeat(5_000), 'de').length).toBeLessThanOrEqual(2);
});
