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
  ['Previous experience isn’t essential.', 0],
  ['Experience is not a must.', 0],
  ['Praxiserfahrung setzen wir nicht voraus.', 0],
  ['Eine Ausbildung brauchst du nicht, Erfahrung auch nicht.', 0],
  ['Erfahrung ist kein Muss.', 0],
  ['L’expérience de l’enseignement n’est pas exigée.', 0],
  ['Experiencia previa no es necesaria.', 0],
  ['Inga förkunskaper krävs, erfarenhet inte heller; ingen tidigare erfarenhet behövs', 0],
  ['Brak doświadczenia? Nauczymy Cię.', 0],
  ['Leading without experience is essential to avoid', null],
  ['Erste Erfahrung von Vorteil, aber nicht nötig', 0],
  ['Affiancherai consulenti con 15 anni di esperienza', null],
  ['Empresa com 15 anos no agronegócio', null],
  ['You don’t need deep experience with all of these', null],
  ['Half a decade of experience in payroll', 5],
  ['A decade of experience in rail', 10],
  ['Two decades of experience leading plants', 20],
  ['Mindestens anderthalb Jahre Berufserfahrung', 1],
  ['Zwei bis drei Jahre Erfahrung im Verkauf', 2],
  ['A couple of years of experience in retail', 2],
  ['Un an et demi d’expérience', 1],
  ['At least three decades ago we were founded', null],
  ['We have grown over the last decade', null],
  ['A few years of experience', null],
  ['Ein paar Jahre Erfahrung', null],
  ['Five years journey-level plumbing', 5],
  ['2 yrs behind the chair', 2],
  ['3 J. Praxis im Garten', 3],
  ['10 jaar, waarvan vier leidinggevend', 10],
  ['De 5 a 8 anos em mineração', 5],
  ['Jaartje ervaring met winkels', 1],
  ['Four years, then your papers', null],
  ['Three years running we were best', null],
  ['Two-year contract', null],
  ['You learn from our head chef, who has 20 years of experience', null],
])('years that a short line asks for: %s', (line, years) =>
  expect(read(line).years?.value ?? null).toBe(years),
);

test.each([
  ['Arbeiten von überall in Deutschland', ['DE']],
  ['100% remoto para quem mora no Brasil', ['BR']],
  ['Candidates may live in the U.S. or Canada; we have no entity elsewhere', ['CA', 'US']],
  ['We employ people in 12 countries including France', null],
  ['Remote from any U.S. state except California and New York', ['US']],
  ['You can work from anywhere in the US, excluding Colorado', ['US']],
  ['Open to Colombia, Argentina, Mexico', ['AR', 'CO', 'MX']],
  ['Résidence fiscale en France', ['FR']],
])('where people may live: %s', (line, countries) =>
  expect(read(line).eligibility?.value ?? null).toEqual(countries),
);

test.each([
  ['Sponsorship (482)', 'offers'],
  ['Skilled Worker visa', 'offers'],
  ['H-1B transfer', 'offers'],
  ['O-1/H-1B: we’ll pay the lawyers', 'offers'],
  ['H-1B petitions filed at our cost', 'offers'],
  ['Applicants who require Skilled Worker sponsorship are welcome', 'offers'],
  ['Permiso de trabajo: lo tramita la empresa', 'offers'],
  ['We cannot take on visas right now', 'refuses'],
  ['Unfortunately no work permits on this grade', 'refuses'],
  ['Não tratamos de vistos', 'refuses'],
  ['Building permits and plan review', null],
  ['Work permit required', null],
  ['You prepare H-1B petitions for clients', null],
])('what a short line says of visas: %s', (line, stance) =>
  expect(read(line).visa?.value ?? null).toBe(stance),
);
