import { expect, test } from 'vitest';
import { readClaims } from './read-claims.ts';

const ORDINARY = [
  'About the role',
  'You weld frames for trailers in three sizes.',
  'Requirements',
  '• Three years of experience',
  '• A driving licence',
];

/** What stands for the sentence that says so, of a posting with this title and text. */
function quote(title: string, lines: readonly string[] = ORDINARY, isProspect = false): string | null {
  const descriptionText = lines.join('\n');
  const { pool } = readClaims({ title, descriptionText, isProspect });
  if (pool === null) return null;
  const { in: place, start, end } = pool.evidence;
  return (place === 'title' ? title : descriptionText).slice(start, end);
}

const TITLES = `
General Application; Talent Community; Join our Talent Network!; Talent Pool - Nurses; Sales Associate (Talent Pool);
Speculative Application; Spontaneous Application; Open Application; Future Opportunities; Expression of Interest - Teachers;
Initiativbewerbung (m/w/d); Talentpool Pflege; Candidature spontanée; Candidatura espontánea; Candidatura spontanea;
Banco de Talentos; Open sollicitatie; Spontanansökan; Future Openings - Engineering; Welder - Evergreen; Vivier de talents`;
/** Written before the rules and looked at once they stood. */
const MORE_TITLES = `
Talent Community @ Giatec; Don't see the right role? Apply here; General Interest Application; Blindbewerbung;
Banco de currículos; Bolsa de trabajo; Initiativ-Bewerbung Vertrieb; Autocandidatura; Open sollicitatie IT;
Pipeline Requisition: Nurse; Uopfordret ansøgning; Candidatures spontanées; Future Hiring Needs - Drivers`;

const OTHER_TITLES = `
Talent Community Manager; Talent Pool Coordinator; Application Engineer; General Manager; Data Pipeline Engineer;
Pipeline Welder; Talent Acquisition Partner; Applications Developer; Network Engineer; Future Mobility Engineer;
Open Source Developer; Spontaneous Events Host; Referent Talentpool; General Application Support Analyst; Pool Attendant`;
const MORE_OTHER_TITLES = `
Evergreen Landscape Gardener; Talent Network Specialist; Director, Talent Community; Pool Technician; Pipeline Manager;
Initiative Lead; Interest Rate Trader; Community Manager; Head of Talent Pipeline; Opportunity Analyst`;

const cut = (titles: string) => titles.split(';').map((title) => title.trim());

test.each([...cut(TITLES), ...cut(MORE_TITLES)])('a title says that it is no opening: %s', (title) => {
  expect(quote(title)).not.toBeNull();
});

test.each([...cut(OTHER_TITLES), ...cut(MORE_OTHER_TITLES)])('a title names work: %s', (title) => {
  expect(quote(title)).toBeNull();
});

const SENTENCES = [
  'This is not an open position, but a way to stay in touch.',
  'This posting is for our talent pipeline.',
  'This is an evergreen requisition.',
  'Please note that this is a talent pool and not a current vacancy.',
  'This requisition is used to collect candidates for future openings.',
  'We do not have an open position at this time.',
  'There is currently no open vacancy for this role.',
  'Dies ist keine konkrete Stellenausschreibung.',
  'Il ne s’agit pas d’un poste ouvert actuellement.',
  'Esta vaga é para o nosso banco de talentos.',
  'Esta no es una vacante activa.',
  'Dit is geen concrete vacature.',
  // Unseen:
  'This job advertisement is intended to build a pool of candidates for future needs.',
  'By applying to this posting you join our talent pool.',
  'This role is a pipeline position for upcoming projects.',
  'Cette annonce est destinée à constituer un vivier de candidats.',
];

test.each(SENTENCES)('a text says so of itself: %s', (sentence) => {
  expect(quote('Welder', [sentence, ...ORDINARY])).toBe(sentence);
});

const CLOSINGS = [
  'If this is not for you, join our talent community.',
  'Not the right role? Send us a general application.',
  'We will keep your details for future opportunities.',
  'Nichts dabei? Schick uns eine Initiativbewerbung.',
  'You will build our talent pipeline and keep a pool of candidates.',
  'This is not a talent pool: we hire for a current vacancy.',
  'Our team is always looking for future leaders.',
  // Unseen:
  'Vous ne trouvez pas ? Envoyez une candidature spontanée.',
  'This is an open position on a growing team.',
  'Unsuccessful applicants may be added to our talent pool.',
];

test.each(CLOSINGS)('an ordinary posting may end so: %s', (sentence) => {
  expect(quote('Welder', [...ORDINARY, sentence])).toBeNull();
});

test('a text that holds nothing but an invitation is none', () => {
  const text = ['No fitting role? Join our talent community and we keep your details.'];
  expect(quote('Hello', text)).toBe('Join our talent community and we keep your details.');
});

test('what the board itself says stands with the title', () => {
  expect(quote('Welder', ORDINARY, true)).toBe('Welder');
});
