import { describe, expect, test } from 'vitest';
import { readClaims } from './read-claims.ts';

const read = (descriptionText: string) =>
  readClaims({ title: 'Analyst', descriptionText }).years?.value ?? null;

/** What employers write, and the least number of years that it asks for. */
const LINES: readonly (readonly [string, number | null])[] = [
  // What nests in a demand is no alternative to it.
  ['Minimum of 8 years of product work, including at least 2 years with machine learning experience.', 8],
  ['10+ years of software experience with at least 3 years of management experience', 10],
  ['8+ years of experience leading teams or projects, 3+ years of which in fintech', 8],
  ['6 years of experience in Java or Kotlin and 3 years with React', 6],
  ['7 years of experience in retail, wholesale, or hospitality, including 2 years in a leading role', 7],
  ['Vous avez 8 ans d’expérience, dont 3 ans en management', 8],
  ['Mindestens 6 Jahre Berufserfahrung, davon 2 Jahre in leitender Funktion oder im Projekt', 6],
  ['Almeno 5 anni di esperienza, di cui 2 in un ruolo simile', 5],
  ['Minimaal 5 jaar ervaring, waarvan 2 jaar als teamleider', 5],
  ['Al menos 5 años de experiencia, incluyendo 2 años con SAP', 5],
  // Alternatives.
  ['Bachelor’s degree with 5 years of experience or Master’s degree with 3 years of experience', 3],
  ['5+ years of experience (or 3+ with a Master’s degree)', 3],
  ['8 years of experience, or a PhD and 2 years of experience', 2],
  ['Bachelor’s and 8 years, Master’s and 6 years, or PhD and 3 years of experience', 3],
  ['5 Jahre Erfahrung oder abgeschlossenes Studium mit 2 Jahren Erfahrung', 2],
  ['5 jaar ervaring of een hbo-diploma met 2 jaar ervaring', 2],
  ['5 ans d’expérience ou 3 ans avec un master', 3],
  // Ranges.
  ['entre 2 et 5 ans d’expérience', 2],
  ['Erfahrung: zwischen 3 und 5 Jahren', 3],
  ['Entre 3 y 5 años de experiencia', 3],
  ['tra 2 e 4 anni di esperienza', 2],
  ['tussen 2 en 4 jaar ervaring', 2],
  ['entre 2 e 4 anos de experiência', 2],
  ['5~15 years of experience', 5],
  ['5 to 15 years of experience', 5],
  ['3–5 years’ experience', 3],
  ['2 or 3 years of experience', 2],
  ['3 years to 5 years of experience in sales', 3],
  ['0-2 years of experience', 0],
  ['0 to 1 year of experience', 0],
  ['6 months to 2 years of experience', null],
  // What is preferred drops its own count alone.
  ['5+ years of experience, 8+ years preferred', 5],
  ['Minimum 8 years of FP&A experience, ideally at a public company', 8],
  ['Minimum 5 years of experience required, bachelor’s degree preferred', 5],
  ['3 years of experience (5 years preferred)', 3],
  ['Ideally 5+ years of experience in finance', null],
  ['Experience as a driver: 2 years (Preferred)', null],
  ['Experience as a driver: 2 years (Required)', 2],
  ['5 ans d’expérience minimum, 8 ans seraient un plus', 5],
  ['Mindestens 3 Jahre Berufserfahrung, idealerweise in der Pflege', 3],
  // None is needed.
  ['No experience required', 0],
  ['No prior experience necessary', 0],
  ['Keine Erfahrung nötig', 0],
  ['Berufserfahrung nicht erforderlich', 0],
  ['Débutant accepté', 0],
  ['Débutant(e)s accepté(e)s', 0],
  ['Aucune expérience requise', 0],
  ['No se requiere experiencia', 0],
  ['Nessuna esperienza richiesta', 0],
  ['Geen ervaring nodig', 0],
  ['Não é necessária experiência', 0],
  ['Ingen erfarenhet krävs', 0],
  // What looks like it.
  ['4-year degree or equivalent experience', null],
  ['2-year contract with experience of the team', null],
  ['You are at least 18 years old', null],
  ['less than 2 years of experience', null],
  ['20 years of combined experience of our team', null],
  ['Must have lived in the UK for at least 3 years', null],
  ['An abgeschlossene 3-jährige Ausbildung schließt Erfahrung an', null],
  ['5 years of experience negotiating contracts', 5],
];

/** Written before the rules and looked at once they stood. */
const MORE: readonly (readonly [string, number | null])[] = [
  [
    'Minimum of 12 years of experience in a mix of agency and client roles, with at least 4 in a lead role',
    12,
  ],
  ['15+ years of experience in a variety of functions, 5 of which in people management', 15],
  ['A minimum of 6 years of sales or marketing experience', 6],
  ['Vous justifiez de 10 ans d’expérience, dont au moins 5 ans sur un poste similaire', 10],
  ['4+ years of experience in one or more of: Java, Go, Python; 2+ years with Kubernetes', 4],
  ['Experiencia de 3 a 5 años en ventas', 3],
  ['Da 2 a 5 anni di esperienza nel settore', 2],
  ['De 3 à 5 ans d’expérience', 3],
  ['2 bis 4 Jahre Berufserfahrung', 2],
  ['Between three (3) and five (5) years of experience', 3],
  ['Mellan 2 och 4 års erfarenhet', 2],
  ['Od 2 do 4 lat doświadczenia', 2],
  ['3 anos de experiência na área', 3],
  ['Esperienza di almeno 3 anni nel ruolo', 3],
  ['Experience: 0–1 years', 0],
  ['7+ years of experience required; 10+ years strongly preferred', 7],
  ['At least 4 years of experience; experience in healthcare is a plus', 4],
  ['2 ans d’expérience souhaités', null],
  ['Se valorarán 2 años de experiencia', null],
  ['3 Jahre Berufserfahrung wünschenswert', null],
  ['No experience? No problem!', 0],
  ['Experience is not necessary as full training is given.', 0],
  ['Auch ohne Berufserfahrung', 0],
  ['Sans expérience ? Nous vous formons', 0],
  ['Sin experiencia previa necesaria', 0],
  ['Anche senza esperienza', 0],
  ['Ervaring is niet vereist', 0],
  ['Candidates without experience will not be considered.', null],
  ['Graduates of a four-year university program with experience in labs', null],
  ['You will gain experience over the next 2 years', null],
  ['Established 15 years ago, we have experience in steel', null],
  ['Applicants must be 21 years or older', null],
  ['JD with 5+ years of litigation experience or 3+ years at a top firm', 3],
  ['10 years of experience in nursing and 5 years in management', 10],
];

describe('years of experience', () => {
  test.each([...LINES, ...MORE])('%s → %s', (line, value) => {
    expect(read(`Requirements\n• ${line}`)).toBe(value);
  });

  test.each([
    'No experience required',
    'No previous experience necessary',
    'Keine Berufserfahrung erforderlich',
    'Débutant accepté',
  ])('a line of its own that states a demand is no heading: %s', (line) => {
    expect(read(`About the job\nYou pack boxes.\n\n${line}`)).toBe(0);
  });

  test('a short line that prefers something is no heading of what follows', () => {
    expect(read('Requirements\nBachelor’s degree preferred\n• 4 years of experience in sales')).toBe(4);
    expect(
      read('About us\nResponsibilities include but are not limited to:\n• 4 years of experience in sales'),
    ).toBe(4);
    expect(read('Preferred qualifications\n• 4 years of experience in sales')).toBeNull();
    expect(read('Skills preferred\n• 4 years of experience in sales')).toBeNull();
  });
});

test('what an employer tells of itself ends at the next heading, also one of its own words', () => {
  const read = (descriptionText: string) => readClaims({ title: 'Lead', descriptionText }).years?.value;
  const about = 'About Fernhill\n\nOur 85 engineers share 400 years of practice.\n\n';
  expect(read(`${about}Background\n\n• 15+ years in software, with 7+ managing people`)).toBe(15);
  expect(read(`${about}Ce qu’on attend\n\n4 ans et plus sur des infrastructures en production.`)).toBe(4);
  expect(read(`About us\n\nFamily owned\n\nSince 1974\n\n12 years of experience in bridges`)).toBeUndefined();
  expect(
    read(`What we offer\n\nFree lunch\n\nDental\n\n10 years of experience are celebrated`),
  ).toBeUndefined();
});

test.each([
  ['Two years in a similar kitchen.', 2],
  ['SQL, 2 o más años de experiencia', 2],
  ['We ask for 3 years’ experience.', 3],
  ['Co najmniej 3-letnie doświadczenie', 3],
  ['3 Jahre oder mehr Erfahrung im Verkauf', 3],
  ['One (1) year in LTC an asset', undefined],
  ['Unser Team hat 20 Jahre Erfahrung.', undefined],
  ['3-6 years PQE.', 3],
  ['Three plus years handling brand accounts.', 3],
  ['Drei Jahre im Marketing.', 3],
  ['JD and 6+ years, in-house preferred.', 6],
  ['12+ years of sales; our founders have 40 years of experience.', 12],
  ['Three years in a row we were the best place to work.', undefined],
  ['Ten years of growth lie behind us.', undefined],
  ['Two years of parental leave are possible.', undefined],
  ['Four years of learning on the tools with a day a week at a college.', undefined],
  ['Twelve months or more at CDP level in a similar kitchen.', 1],
  ['At least 9 months as a barista', 1],
  ['Mindestens 12 Monate in der Pflege', 1],
  ['At least 12 months of notice', undefined],
  ['Twelve months or more of paid leave', undefined],
  ['Twelve months or more on the waiting list', undefined],
  ['Minimum 6 months as a tenant', undefined],
  ['What you bring\nA year in any customer-facing job', 1],
  ['What you bring\nA year of your life', undefined],
  ['Du\nAusgebildet oder seit zwei Jahren in einer Küche zuhause', 2],
])('a sentence that is a count of years and what they were spent on asks for them: %s', (text, years) => {
  expect(readClaims({ title: 'Clerk', descriptionText: text }).years?.value).toBe(years);
});

test.each([
  ['We pay for the training, so it’s okay if you’ve never done this before', 0],
  ['We don’t care whether you’ve done it before.', 0],
  ['You need not have done courier work before.', 0],
  ['Full training is given if you’re new to care.', 0],
  ['No experience: that’s the point.', 0],
  ['Experience\nNone asked for.', 0],
  ['Six months of support work would help but is not needed.', 0],
  ['Gente alegre con inglés; sin experiencia previa, te formamos.', 0],
  ['Auch wenn du das noch nie gemacht hast: wir zeigen es dir.', 0],
  ['Ook als je dit nog nooit hebt gedaan, ben je welkom.', 0],
  ['Expérience : aucune', 0],
  ['Erfahrung: keine nötig', 0],
  ['Full training is given if you’re new to Salesforce.', undefined],
  ['Licences\nNone asked for.', undefined],
  ['Personas sin experiencia, abstenerse.', undefined],
  ['You have never done this before on such a scale.', undefined],
  ['If you have worked with us before, tell us.', undefined],
  ['We do not mind if you have worked for competitors before.', undefined],
])('nobody has to have done it, in other words: %s', (text, years) => {
  expect(readClaims({ title: 'Clerk', descriptionText: text }).years?.value).toBe(years);
});
