import { expect, test } from 'vitest';
import { dropGenderMarks } from './gender-marks.ts';

const drop = (title: string) => dropGenderMarks(title).replace(/\s+/g, ' ').trim();

test.each([
  ['Koch (m/w/d)', 'Koch'],
  ['Koch (w / m / d)', 'Koch'],
  ['Engineer m|w|d', 'Engineer'],
  ['Engineer (f/m/x)', 'Engineer'],
  ['Pfleger (m/w/divers)', 'Pfleger'],
  ['Kok m/v/x', 'Kok'],
  ['Comptable H/F', 'Comptable'],
  ['Entwickler (gn)', 'Entwickler'],
  ['Entwickler (all genders)', 'Entwickler'],
  ['Koch (m/w/d) Teilzeit', 'Koch Teilzeit'],
])('“%s” is a %s', (title, work) => expect(drop(title)).toBe(work));

test.each([
  ['Verkäufer:in', 'Verkäufer'],
  ['Erzieher*in', 'Erzieher'],
  ['Erzieher*innen', 'Erzieher'],
  ['Lehrer_innen', 'Lehrer'],
  ['Lehrer/innen', 'Lehrer'],
  ['Fahrer/-in', 'Fahrer'],
  ['Kaufmann/-frau für Büro', 'Kaufmann für Büro'],
  ['VerkäuferIn', 'Verkäufer'],
  ['MitarbeiterInnen', 'Mitarbeiter'],
  ['Chargé(e) de projet', 'Chargé de projet'],
  ['vendeur·euse', 'vendeur'],
  ['Animateur.rice', 'Animateur'],
  ['Coordinateur/trice', 'Coordinateur'],
  ['Enfermero/a', 'Enfermero'],
  ['Desarrollador/a Java', 'Desarrollador Java'],
])('the ending of “%s” is dropped', (title, work) => expect(drop(title)).toBe(work));

test.each([
  'Cook/Dishwasher',
  'Front-End/Back-End Developer',
  'AI/ML Engineer',
  'UI/UX Designer',
  'A/V Technician',
  'I/O Engineer',
  'Burn/Trauma Unit',
  'Developer / Tester',
  'Baker In Chief',
  'F&I Manager',
  'Driver/Operator',
])('“%s” says nothing of gender', (title) => expect(drop(title)).toBe(title));

test.each([
  ['LinkedIn Specialist', 'LinkedIn Specialist'],
  ['HVAC/R Technician', 'HVAC/R Technician'],
  ['Infirmier(ière)', 'Infirmier'],
])('“%s” is read as “%s”', (title, work) => expect(drop(title)).toBe(work));

test('signs without end are read all the same', () => {
  for (const piece of ['m/', 'm / ', '(', '( ', '*in', 'w|', '(e)'])
    expect(dropGenderMarks(piece.repeat(5_000))).toBeTypeOf('string');
});
