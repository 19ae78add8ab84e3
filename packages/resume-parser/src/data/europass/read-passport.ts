import type { Found, FoundEntry, FoundExperience, FoundSections, ParsedResume } from '../../resume.ts';
import { findHeading } from '../../words/headings.ts';
import type { DataPath } from '../data-tree.ts';
import { toPublication } from '../json/read-sections.ts';
import type { EuropassTree } from './europass-tree.ts';
import { leavePrivate, readAddresses, readNumber, toCountry } from './read-reach.ts';
import { isHtml, toItems } from './to-lines.ts';
import { toMotherTongue, toSpoken } from './to-language.ts';

const LEARNER = 'LearnerInfo';
const IDENTIFICATION = [LEARNER, 'Identification'] as const;
const SKILLS = [LEARNER, 'Skills'] as const;
const LISTED = ['Computer', 'JobRelated', 'Organisational', 'Communication', 'Other'] as const;
const LEVELS = {
  Listening: 'Listening',
  Reading: 'Reading',
  SpokenInteraction: 'Spoken interaction',
  SpokenProduction: 'Spoken production',
  Writing: 'Writing',
} as const;
/** Where a line of a free text is taken for the name of an entry, the person is asked to look. */
const LINE_CONFIDENCE = 0.55;
const LONGEST_LINE = 200;

/** The Skills Passport, `http://europass.cedefop.europa.eu/Europass`. */
export function readPassport(tree: EuropassTree): Partial<ParsedResume> {
  const achieved = readAchievements(tree);
  return {
    ...readPerson(tree),
    ...readHeadline(tree),
    experience: tree.each(LEARNER, 'WorkExperienceList', 'WorkExperience').map((at) => readWork(tree, at)),
    skills: LISTED.flatMap((kind) => readSkills(tree, [...SKILLS, kind])),
    sections: {
      ...achieved,
      education: tree.each(LEARNER, 'EducationList', 'Education').map((at) => readEducation(tree, at)),
      languages: readLanguages(tree),
      certificates: [...(achieved.certificates ?? []), ...readLicences(tree)],
    },
    leftOver: [
      ...leavePrivate(tree, [...IDENTIFICATION, 'Demographics'], ['Birthdate', 'Gender', 'NationalityList']),
      ...leavePrivate(tree, IDENTIFICATION, ['Photo', 'Signature']),
    ],
  };
}

function readPerson(tree: EuropassTree): Partial<ParsedResume> {
  const at = [...IDENTIFICATION, 'ContactInfo'];
  const home = [...at, 'Address', 'Contact'];
  const numbers = tree.each(...at, 'TelephoneList', 'Telephone');
  const isMobile = (place: DataPath) => tree.find(...place, 'Use', 'Code') === 'mobile';
  const number = numbers.find(isMobile) ?? numbers[0];
  const country = toCountry(tree.line([...home, 'Country'], 'Label', 'Code'));
  const code = toCountry(tree.line([...home, 'Country'], 'Code'));
  const sites = tree.each(...at, 'WebsiteList', 'Website');
  // What a number and an address are for is no more than a name of the same.
  for (const place of [...numbers, ...sites]) tree.pass(...place, 'Use');
  return {
    firstName: tree.line([...IDENTIFICATION, 'PersonName'], 'FirstName'),
    lastName: tree.line([...IDENTIFICATION, 'PersonName'], 'Surname'),
    email: tree.line([...at, 'Email'], 'Contact'),
    ...readNumber(number ? tree.line(number, 'Contact') : null, code),
    address: tree.joined(home, 'AddressLine', ', '),
    city: tree.line(home, 'Municipality'),
    zip: tree.line(home, 'PostalCode'),
    country,
    ...readAddresses(tree, sites, 'Contact'),
  };
}

/** What somebody wishes to do names the job they look for; a statement is a summary; studies wished for are neither. */
function readHeadline(tree: EuropassTree): Partial<ParsedResume> {
  const at = [LEARNER, 'Headline'];
  const kind = tree.peek(...at, 'Type', 'Code');
  tree.pass(...at, 'Type');
  if (kind === 'personal_statement') return { summary: tree.lines([...at, 'Description'], 'Label') };
  if (kind === 'studies_applied_for') return {};
  return { desiredJobTitle: tree.line([...at, 'Description'], 'Label') };
}

function readPeriod(tree: EuropassTree, at: DataPath) {
  const period = [...at, 'Period'];
  const isCurrent = tree.isTrue(period, 'Current');
  const [start, end] = [tree.day(period, 'From'), tree.day(period, 'To')];
  return { start, end: isCurrent ? null : end, isCurrent };
}

function readWork(tree: EuropassTree, at: DataPath): FoundExperience {
  const { start, end, isCurrent } = readPeriod(tree, at);
  const written = tree.written(at, 'Activities');
  return {
    jobTitle: tree.line([...at, 'Position'], 'Label'),
    companyName: tree.line([...at, 'Employer'], 'Name'),
    ...{ startDate: start, endDate: end },
    isCurrentJob: isCurrent,
    description: tree.lines(at, 'Activities'),
    ...(written !== null && isHtml(written) ? { descriptionHtml: written } : {}),
    confidence: 1,
  };
}

function readEducation(tree: EuropassTree, at: DataPath): FoundEntry {
  const { start, end, isCurrent } = readPeriod(tree, at);
  const school = tree.line([...at, 'Organisation'], 'Name');
  return {
    school,
    degree: tree.line(at, 'Title'),
    field_of_study: tree.line([...at, 'Field'], 'Label'),
    ...{ start_date: start, end_date: end },
    ...(isCurrent && school ? { is_expected: { ...school, value: true } } : {}),
    notes: tree.lines(at, 'Activities'),
  };
}

function readLanguages(tree: EuropassTree): FoundEntry[] {
  const at = [...SKILLS, 'Linguistic'];
  const name = (place: DataPath) => tree.line([...place, 'Description'], 'Label', 'Code');
  const own = tree.each(...at, 'MotherTongueList', 'MotherTongue').flatMap((place) => {
    const language = name(place);
    return language ? [toMotherTongue(language)] : [];
  });
  const others = tree.each(...at, 'ForeignLanguageList', 'ForeignLanguage').flatMap((place) => {
    const language = name(place);
    const levels = Object.entries(LEVELS).flatMap(([element, of]) => {
      const level = tree.line([...place, 'ProficiencyLevel'], element);
      return level ? [{ of, level }] : [];
    });
    return language ? [toSpoken(language, levels)] : [];
  });
  return [...own, ...others];
}

function readSkills(tree: EuropassTree, at: DataPath): Found<string>[] {
  const found = tree.lines(at, 'Description');
  if (!found) return [];
  const { items, sentences } = toItems(found);
  for (const sentence of sentences) tree.leave(found, sentence, false);
  return items;
}

function readLicences(tree: EuropassTree): FoundEntry[] {
  const classes = tree.joined([...SKILLS, 'Driving', 'Description'], 'Licence', ', ');
  return classes ? [{ name: { ...classes, value: `Driving licence ${classes.value}` } }] : [];
}

type Achieved = 'awards' | 'certificates' | 'projects';
const BY_CODE: Record<string, Achieved | 'publications'> = {
  ...{ honors_awards: 'awards', honours_awards: 'awards', publications: 'publications' },
  ...{ projects: 'projects', certifications: 'certificates', courses: 'certificates' },
};

/** Achievements of one kind are a free text: each of its lines is taken for one, unless it is too long to be a name. */
function readAchievements(tree: EuropassTree): FoundSections {
  const sections: Record<Achieved, FoundEntry[]> = { awards: [], certificates: [], projects: [] };
  for (const at of tree.each(LEARNER, 'AchievementList', 'Achievement')) {
    const kind = findKind(tree, at);
    if (kind === null) continue;
    tree.pass(...at, 'Title');
    const found = tree.lines(at, 'Description');
    for (const value of found?.value.split('\n') ?? []) {
      if (!found) continue;
      if (value.length > LONGEST_LINE) {
        tree.leave(found, value, false);
        continue;
      }
      const line = { ...found, value, confidence: LINE_CONFIDENCE };
      if (kind === 'publications') sections.awards.push(toPublication(line));
      else sections[kind].push(kind === 'awards' ? { title: line } : { name: line });
    }
  }
  return sections;
}

function findKind(tree: EuropassTree, at: DataPath): Achieved | 'publications' | null {
  const code = tree.peek(...at, 'Title', 'Code');
  const byCode = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  if (byCode) return byCode;
  const heading = findHeading(tree.peek(...at, 'Title', 'Label'));
  const kinds = ['awards', 'certificates', 'projects', 'publications'] as const;
  return kinds.find((kind) => kind === heading) ?? null;
}
