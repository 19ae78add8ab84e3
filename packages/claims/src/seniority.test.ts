import { expect, test } from 'vitest';
import type { Seniority } from '@firsthand/contracts';
import { readClaims } from './read-claims.ts';

const level = (title: string) => readClaims({ title, descriptionText: '' }).seniority?.value ?? null;

/** Levels of other people, of departments, of the people who are served, and words that only look like levels. */
const OF_OTHERS = `
Executive Assistant to the CEO; CFO Services Associate; Internship Coordinator; School Principal; Assistant Principal;
Assistant to the Director; Office of the President Coordinator; Analyst, Office of the CFO; Director's Office Clerk;
Junior High Teacher; Senior Living Chef; Seniors' Care Worker; Senior's Companion; Lead Generation Specialist;
Head Start Teacher; Chief of Staff; Staff Nurse; Executive Chef; Executive Search Consultant; Graduate School Registrar;
Entry Clerk; Data Entry Operator; Assistant Vice President, Lending; Associate Vice President; Assistenz der Geschäftsführung;
Assistenz des Geschäftsführers (m/w/d); Chefsekretärin; Assistante de direction; Assistante du directeur général;
Leiterplattenbestücker; Praktikantenbetreuer; Secretaria de dirección; Asistente del Director; Assistente del direttore;
Directiesecretaresse; Assistent van de directeur; Koordinator Ausbildung; Chargée de recrutement alternance;
Intern Program Manager; Personal Assistant - CEO; Executive Assistant (CEO Office); RN - Intermediate Care;
Account Executive, Growth Stage; Elementary School Principal; Vice Principal; Early Career Recruiter; Chief Officer (Tanker);
Fire Chief; Graduate Program Coordinator; President's Club Host; Advisor to the Managing Director`;
/** Written before the rules and looked at once they stood. */
const MORE_OF_OTHERS = `
Administrative Assistant to the President; EA to CEO; Secretary to the Vice President; CEO Office Manager; CTO Office Analyst;
Apprenticeship Coordinator; Internship Program Assistant; Principal - Middle School; Deputy Principal; Principal Secretary;
Senior Center Cook; Junior School Teacher; Junior College Librarian; Lead Abatement Worker; Lead Nurturing Specialist;
Chief Engineer; Sekretär des Vorstands; Assistenz Bereichsleitung; Responsable alternance; Coordinador de prácticas;
Stagebegeleider; Praktikantenkoordinator; Assistente di direzione; Chief of Staff to the CTO; Graduate Admissions Officer;
Late Stage Investor Relations; Senior Day Care Aide; Intermediate School Teacher; Kitchen Chief; Medical Director's Assistant;
Opiekun osób starszych`;

const OWN: readonly (readonly [string, Seniority])[] = [
  ['Senior Executive Assistant to the CEO', 'senior'],
  ['Associate Director of Nursing', 'director'],
  ['Director, Office of the President', 'director'],
  ['Internship Director', 'director'],
  ['Chief Product and Technology Officer', 'executive'],
  ['CEO', 'executive'],
  ['President', 'executive'],
  ['Principal Engineer', 'lead'],
  ['Principal Consultant', 'lead'],
  ['Finance Intern', 'intern'],
  ['Trainee Recruitment Consultant', 'intern'],
  ['Ausbildung zum Koch (m/w/d)', 'intern'],
  ['Praktikant:in Marketing', 'intern'],
  ['Praktikum im Einkauf', 'intern'],
  ['Stage - Marketing', 'intern'],
  ['Software Engineer Co-op', 'intern'],
  ['Graduate Engineer', 'entry'],
  ['Junior Accountant', 'entry'],
  ['Vice President, Sales', 'director'],
  ['Head of People', 'director'],
  ['Senior Lead Generation Manager', 'senior'],
  ['Intermediate Developer', 'mid'],
];
const MORE_OWN: typeof OWN = [
  ['Managing Director', 'executive'],
  ['Senior Assistant to the Director', 'senior'],
  ['Apprentice Electrician', 'intern'],
  ['Werkstudentin Controlling', 'intern'],
  ['Alternance - Assistant RH', 'intern'],
  ['Director of Internships', 'director'],
  ['Directeur commercial', 'director'],
  ['Staff Backend Engineer', 'lead'],
  ['Senior Care Coordinator, Senior Manager', 'senior'],
  ['Graduate Programme 2026', 'entry'],
  ['Młodszy księgowy', 'entry'],
  ['Starsza specjalistka ds. kadr', 'senior'],
  ['Stażystka w dziale prawnym', 'intern'],
];

const cut = (titles: string) => titles.split(';').map((title) => title.trim());

test.each([...cut(OF_OTHERS), ...cut(MORE_OF_OTHERS)])('is not said by %s', (title) => {
  expect(level(title)).toBeNull();
});

test.each([...OWN, ...MORE_OWN])('%s → %s', (title, value) => {
  expect(level(title)).toBe(value);
});
