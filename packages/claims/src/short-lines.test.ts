import { expect, test } from 'vitest';
import { readClaims } from './read-claims.ts';

const read = (text: string) => readClaims({ title: 'Work', descriptionText: text });

test.each([
  ['6+ Jahre', 6],
  ['3 anos ou mais', 3],
  ['CST certified, two years in a level I or II OR', 2],
  ['We need an operator with seven years of hotel leadership', 7],
  ['co najmniej osiem lat w księgowości', 8],
  ['Quinze ans d’expérience dont dix de management', 15],
  ['Experiência mínima de seis meses em UTI', 1],
  ['No hotel experience? Doesn’t matter.', 0],
  ['Erste Erfahrung von Vorteil, aber nicht nötig', 0],
  ['Affiancherai consulenti con 15 anni di esperienza', null],
  ['Empresa com 15 anos no agronegócio', null],
  ['You don’t need deep experience with all of these', null],
])('years that a short line asks for: %s', (line, years) =>
  expect(read(line).years?.value ?? null).toBe(years),
);

test.each([
  ['Arbeiten von überall in Deutschland', ['DE']],
  ['100% remoto para quem mora no Brasil', ['BR']],
  ['Candidates may live in the U.S. or Canada; we have no entity elsewhere', ['CA', 'US']],
  ['We employ people in 12 countries including France', null],
])('where people may live: %s', (line, countries) =>
  expect(read(line).eligibility?.value ?? null).toEqual(countries),
);
