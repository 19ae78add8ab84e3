import { describe, expect, test } from 'vitest';
import { findDegree, findLicences, readCredentials } from './credentials.ts';

const ask = (line: string, heading = 'Requirements') => readCredentials(`${heading}\n${line}`);
const degreeOf = (line: string, heading?: string) => ask(line, heading).degree?.value ?? null;
const licencesOf = (line: string, heading?: string) => ask(line, heading).licences.map(({ value }) => value);

describe('what a posting demands', () => {
  test.each([
    ["Bachelor's degree in Computer Science", 'bachelor'],
    ['BSc in Nursing', 'bachelor'],
    ['A four-year degree', 'bachelor'],
    ["Master's degree required", 'master'],
    ["Bachelor's or Master's degree in Statistics", 'bachelor'],
    ['PhD in Chemistry', 'doctorate'],
    ["Associate's degree", 'associate'],
  ])('is a degree: %s', (line, degree) => expect(degreeOf(line)).toBe(degree));

  test.each([
    "Bachelor's degree or equivalent experience",
    "Bachelor's degree preferred",
    'Certified Scrum Master',
    'Experience with master data',
    'You master the art of listening',
    'Degree not required',
    'We help you obtain your PhD',
  ])('is no degree: %s', (line) => expect(degreeOf(line)).toBeNull());

  test.each([
    ['BSc Medical Science', 'bachelor'],
    ['M.S. in geography, remote sensing or similar', 'master'],
    ['Laurea in Infermieristica', 'bachelor'],
    ['Mestrado', 'master'],
    ['HBO TBK', 'bachelor'],
    ['PhD in ML', 'doctorate'],
    ['Studium der Betriebswirtschaft', 'bachelor'],
    ['Master’s in CSD', 'master'],
    ['Our team has PhDs and welders', null],
    ['Bachelor gewenst', null],
    ['We pay for your MBA', null],
    ['You teach students of the bachelor programme', null],
  ])('is a line of its own that begins with it: %s', (line, degree) =>
    expect(readCredentials(line).degree?.value ?? null).toBe(degree),
  );

  test('is none of what the employer has, offers or would like', () => {
    expect(degreeOf("Bachelor's degree", 'Nice to have')).toBeNull();
    expect(degreeOf('Half of us have a PhD', 'About us')).toBeNull();
    expect(degreeOf("Our founder has a Master's degree", 'What you will do')).toBeNull();
  });

  test('of several sentences is the highest degree, with its sentence', () => {
    const text = "Requirements\nBachelor's degree\nMaster's degree in Physics";
    const { degree } = readCredentials(text);
    expect(degree?.value).toBe('master');
    expect(text.slice(degree?.evidence.start, degree?.evidence.end)).toBe("Master's degree in Physics");
  });

  test.each([
    ['Current RN license in California', ['rn']],
    ['Must be licensed as a Registered Nurse', ['rn']],
    ['CDL Class A', ['cdl']],
    ['Class B CDL and a clean record', ['cdl']],
    ["Valid driver's license", ['driver']],
    ['A driving licence', ['driver']],
    ['Führerschein Klasse B', ['driver']],
    ['CPA', ['cpa']],
    ["A driver's license is a plus", []],
    ["No driver's license needed", []],
    ['Work with RNs on the ward', []],
  ])('is a licence: %s', (line, licences) => expect(licencesOf(line)).toEqual(licences));
});

test.each([
  ['B.Sc. (Hons) Nursing', 'bachelor'],
  ['BA', 'bachelor'],
  ['Bachelor of Science', 'bachelor'],
  ['M.A. History', 'master'],
  ['Diplom-Ingenieur', 'master'],
  ['MBA', 'master'],
  ['Ph.D.', 'doctorate'],
  ['High School Diploma', null],
  ['Basic training', null],
  ['B.Tech (Hons)', 'bachelor'],
  ['BCom Accounting', 'bachelor'],
  ['BSN', 'bachelor'],
  ['Laurea in Lettere', 'bachelor'],
  ['Grado en Enfermería', 'bachelor'],
  ['Laurea magistrale in Fisica', 'master'],
  ['MPH', 'master'],
  ['M.Phil. History', 'master'],
  ['LLM', 'master'],
  ['Master Electrician', null],
  ['Master’s builder certificate', null],
  ['Diploma of Nursing', null],
])('a person with %j has a %s', (text, degree) => expect(findDegree(text)).toBe(degree));

test('a commercial licence is named once', () => {
  expect(findLicences("Commercial driver's license (CDL)")).toEqual(['cdl']);
});
