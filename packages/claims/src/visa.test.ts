import { expect, test } from 'vitest';
import { readClaims } from './read-claims.ts';

const LINES = [
  // Sponsoring of something else.
  ['We proudly sponsor local youth sports.', null],
  ['We offer sponsorship for professional exams.', null],
  ['This role supports our sponsors and donors.', null],
  ['Our firm sponsors apprentices through college.', null],
  ['We sponsor continuing education.', null],
  ['We sponsor employees for professional certification.', null],
  ['The company provides sponsorship of conferences and meetups.', null],
  ['You will help clients with H-1B visa applications.', null],
  ['We help companies obtain work visas for their people.', null],
  ['The role manages sponsorship sales for our festival.', null],
  ['Wir unterstützen den Sportverein als Sponsor.', null],
  // An offer.
  ['We sponsor candidates from abroad.', 'offers'],
  ['We can offer sponsorship for the right candidate.', 'offers'],
  ['The clinic sponsors qualified applicants.', 'offers'],
  ['We provide immigration support and relocation.', 'offers'],
  ['We support you with the EU Blue Card.', 'offers'],
  ['We can offer a Skilled Worker visa.', 'offers'],
  ['Wir unterstützen dich bei Visum und Umzug.', 'offers'],
  ['Nous proposons le parrainage de visa.', 'offers'],
  ['Ofrecemos patrocinio de visado.', 'offers'],
  ['Wij helpen je met je werkvergunning.', 'offers'],
  ['Oferecemos patrocínio de visto.', 'offers'],
  // A refusal.
  [
    'We are unable to sponsor visas, including but not limited to H-1B, TN and OPT, for this position.',
    'refuses',
  ],
  ['Applicants who require sponsorship will not be considered.', 'refuses'],
  ['Candidates requiring sponsorship need not apply.', 'refuses'],
  ['Sponsorship: none', 'refuses'],
  ['Wir können leider kein Visum sponsern.', 'refuses'],
  ['Visa-Sponsoring ist nicht möglich.', 'refuses'],
  ['Nous ne sponsorisons pas de visa.', 'refuses'],
  ['No ofrecemos patrocinio de visa.', 'refuses'],
  ['Non offriamo sponsorizzazione del visto.', 'refuses'],
  ['Wij bieden geen visumsponsoring.', 'refuses'],
  ['Não oferecemos patrocínio de visto.', 'refuses'],
] as const;

/** Written before the rules and looked at once they stood. */
const MORE = [
  ['We sponsor a local food bank and three scholarships.', null],
  ['Our team offers sponsorship to students of the CPA program.', null],
  ['You work with executive sponsors to support programs.', null],
  ['The employer does not sponsor political events.', null],
  ['Visa sponsorship depends on the case.', null],
  ['Eine gültige Arbeitserlaubnis ist erforderlich.', null],
  ['We are happy to sponsor the right person.', 'offers'],
  ['Visa sponsorship: Yes', 'offers'],
  ['We will cover your work permit and relocation.', 'offers'],
  ['Nous vous aidons à obtenir votre permis de travail.', 'offers'],
  ['Te ayudamos con el visado.', 'offers'],
  ['We hold a licence and will issue a Certificate of Sponsorship to the right candidate.', 'offers'],
  ['LMIA support is possible for qualified workers.', 'offers'],
  ['We are a licensed sponsor and can offer sponsorship.', 'offers'],
  ['Pomagamy w uzyskaniu wizy i pozwolenia na pracę.', 'offers'],
  ['Nie oferujemy wsparcia wizowego.', 'refuses'],
  ['The company will obtain building permits for clients.', null],
  ['We can offer sponsorship of local events.', null],
  ['We can issue visitor badges.', null],
  ['The company will obtain work permits for hot work.', null],
  ['Visa is possible only for those who hold one.', null],
  ['We will not issue certificates of sponsorship.', 'refuses'],
  ['We do not offer sponsorship of any kind, including, but not limited to, H-1B.', 'refuses'],
  ['This position is not eligible for immigration sponsorship.', 'refuses'],
  ['Candidates must not require visa sponsorship now or in the future.', 'refuses'],
  ['No H-1B transfers.', 'refuses'],
  ['Le parrainage de visa n’est pas disponible pour ce poste.', 'refuses'],
  ['Er is geen visumsponsoring mogelijk.', 'refuses'],
  ['Visumsponsoring können wir nicht anbieten.', 'refuses'],
] as const;

test.each([...LINES, ...MORE])('%s → %s', (line, value) => {
  expect(readClaims({ title: 'Clerk', descriptionText: line }).visa?.value ?? null).toBe(value);
});
