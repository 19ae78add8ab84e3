import type { Claims } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { readClaims } from './read-claims.ts';

const read = (descriptionText: string, title = 'Analyst') => readClaims({ title, descriptionText });
/** What stands where the evidence says. */
const quote = (text: string, claim: Claims['visa'] | Claims['years']) =>
  claim && text.slice(claim.evidence.start, claim.evidence.end);

describe('visa sponsorship', () => {
  test.each([
    ['We are unable to offer visa sponsorship at this time.', 'refuses'],
    ['Visa sponsorship is not available for this position.', 'refuses'],
    ['Applicants must be authorized to work in the US without the need for sponsorship.', 'refuses'],
    ['This role does not offer sponsorship for work visas.', 'refuses'],
    ['No visa sponsorship.', 'refuses'],
    ['We cannot sponsor H-1B visas now or in the future.', 'refuses'],
    ['Sponsorship available: No', 'refuses'],
    ['We offer visa sponsorship and help with the move.', 'offers'],
    ['Visa sponsorship is available for experienced nurses.', 'offers'],
    ['The hospital will sponsor H-1B visas.', 'offers'],
    ['Relocation and visa support', 'offers'],
    ['Visa sponsorship may be available for the right person.', null],
    ['Will you now or in the future require visa sponsorship?', null],
    ['You will be the executive sponsor of our largest accounts.', null],
    ['You manage clinical trial sponsors and their budgets.', null],
    ['We accept Visa, Mastercard and cheques.', null],
    ['You must be authorized to work in the United Kingdom.', null],
  ] as const)('%s → %s', (sentence, value) => {
    expect(read(sentence).visa?.value ?? null).toBe(value);
  });

  test('two sentences that contradict each other say nothing', () => {
    expect(read('We offer visa sponsorship.\nWe do not sponsor visas.').visa).toBeNull();
  });
});

describe('seniority', () => {
  test.each([
    ['Senior Data Engineer', 'senior'],
    ['Sr. Accountant', 'senior'],
    ['Marketing Intern', 'intern'],
    ['Junior Developer (m/w/d)', 'entry'],
    ['Lead Nurse', 'lead'],
    ['Staff Software Engineer', 'lead'],
    ['Principal Scientist', 'lead'],
    ['Head of Growth', 'director'],
    ['VP, Finance', 'director'],
    ['Chief Financial Officer', 'executive'],
    ['Staff Nurse', null],
    ['Lead Generation Specialist', null],
    ['Senior Living Chef', null],
    ['Junior High Teacher', null],
    ['Internal Auditor', null],
    ['Account Manager', null],
  ] as const)('%s → %s', (title, value) => {
    expect(read('', title).seniority?.value ?? null).toBe(value);
  });

  test('is read from a sentence about the job when the title says nothing', () => {
    const text = 'About us\nOur senior team is large.\nThe job\nThis is an entry-level position in our lab.';
    const claim = read(text).seniority;
    expect(claim?.value).toBe('entry');
    expect(text.slice(claim?.evidence.start, claim?.evidence.end)).toBe(
      'This is an entry-level position in our lab.',
    );
  });
});

describe('years of experience', () => {
  test.each([
    ['You have 5+ years of experience in sales.', 5],
    ['At least three (3) years’ experience as a carer.', 3],
    ['3-5 years of relevant experience', 3],
    ['Bachelor’s degree and 6 years of experience, or Master’s and 4 years of experience.', 4],
    ['Minimum 2 yrs. exp. with forklifts', 2],
    ['Mindestens 3 Jahre Berufserfahrung in der Pflege', 3],
    ['Vous avez 2 ans d’expérience en cuisine.', 2],
    ['Quatre ans d’expérience avec un langage typé', 4],
    ['Sechs Jahre Erfahrung im Verkauf', 6],
    ['Tienes al menos 4 años de experiencia.', 4],
    ['No prior experience required.', 0],
    ['No experience needed for harvest; some for the dairy', null],
    ['With over 30 years of experience, we know our trade.', null],
    ['We have 12 years of experience in logistics.', null],
    ['You must be at least 18 years of age.', null],
    ['5 years of experience preferred', null],
    ['Our founders bring 15 years of experience to the table.', null],
    ['We are looking for someone with 7 years of experience.', 7],
  ] as const)('%s → %s', (sentence, value) => {
    expect(read(sentence).years?.value ?? null).toBe(value);
  });

  test('of several demands the largest counts, and what is preferred does not', () => {
    const text =
      'Requirements\n• 5+ years in software engineering\n• 2 years with React\nNice to have\n• 8 years in a startup';
    const { years } = read(text);
    expect(years?.value).toBe(5);
    expect(quote(text, years)).toBe('5+ years in software engineering');
  });
});

describe('where a remote job may be done', () => {
  test.each([
    ['Candidates must be based in Canada or the US.', ['CA', 'US']],
    [
      'This is a remote role, open to residents of Germany, Austria and Switzerland only.',
      ['AT', 'CH', 'DE'],
    ],
    ['You can work from anywhere in the world.', 'worldwide'],
    ['Remote (US only)', ['US']],
    ['We only hire in the UK and Ireland.', ['GB', 'IE']],
    ['You must be authorized to work in the United States.', null],
    ['Our offices are located in France and Spain.', null],
    ['Remote within Europe', null],
    ['Join us and work with customers in Japan.', null],
    ['You tell us where you are based in your letter.', null],
  ] as const)('%s → %s', (sentence, value) => {
    expect(read(sentence).eligibility?.value ?? null).toEqual(value);
  });
});

describe('skills', () => {
  const skills = (text: string, title?: string) => read(text, title).skills.map(({ value }) => value);

  test('count where they are asked for', () => {
    const text = [
      'About us',
      'Our platform is written in Rust and runs on Kubernetes.',
      'What you will do',
      'You keep our warehouse running and use Excel daily.',
      'Requirements',
      '• SQL and Python',
      '• Knowledge of Tableau is a plus',
      'Nice to have',
      '• Terraform',
      'Helpful, but not required',
      '• Kubernetes',
      'Benefits',
      '• French lessons',
    ].join('\n');
    expect(skills(text)).toEqual(['SQL', 'Python']);
  });

  test('count in the title, and in a sentence that asks for them', () => {
    expect(skills('You have experience with Node.js and postgres.', 'React Developer')).toEqual([
      'React',
      'Node.js',
      'PostgreSQL',
    ]);
    expect(skills('We teach you welding.')).toEqual([]);
  });
});

test('a description of a megabyte and hostile ones are read in bounded time', () => {
  const texts = [
    'must be based in '.repeat(60_000),
    `${'sponsor '.repeat(500)}. `.repeat(200),
    `${'3 years '.repeat(120)}\n`.repeat(900),
    'a'.repeat(1_000_000),
    `${'• '.repeat(2_000)}\n`.repeat(200),
    `Requirements\n${'C++ Node.js CI/CD '.repeat(50)}\n`.repeat(900),
  ];
  for (const text of texts) {
    const start = process.cpuUsage();
    readClaims({ title: 'x '.repeat(150), descriptionText: text });
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
  }
});
