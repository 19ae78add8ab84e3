import type { Found, FoundEntry, FoundExperience, ParsedResume } from '../../resume.ts';
import type { DataPath } from '../data-tree.ts';
import { toPublication } from '../json/read-sections.ts';
import type { EuropassTree } from './europass-tree.ts';
import { readCandidatePerson } from './read-candidate-person.ts';
import { readCandidateSkills } from './read-candidate-skills.ts';
import { isHtml } from './to-lines.ts';

const PROFILE = 'CandidateProfile';
/** Of what stands in for a name that is missing. */
const STAND_IN_CONFIDENCE = 0.5;
/** A code of a list, or the address of one. */
const CODE = /^(?:[\d.-]+|https?:\/\/\S+)$/;

/** The Candidate of HR-Open that the Europass editor writes, `http://www.europass.eu/1.0`. */
export function readCandidate(tree: EuropassTree, locale: string): Partial<ParsedResume> {
  const { person, languages: own, leftOver } = readCandidatePerson(tree, locale);
  const { skills, languages } = readCandidateSkills(tree, PROFILE, locale);
  return {
    ...person,
    desiredJobTitle: tree.line([PROFILE, 'CandidatePositionPreferences'], 'PositionTitle'),
    summary: tree.lines([PROFILE], 'ExecutiveSummary'),
    skills,
    experience: tree
      .each(PROFILE, 'EmploymentHistory', 'EmployerHistory')
      .flatMap((at) => readEmployer(tree, at)),
    sections: {
      education: tree
        .each(PROFILE, 'EducationHistory', 'EducationOrganizationAttendance')
        .map((at) => readEducation(tree, at)),
      languages: [...own, ...languages],
      certificates: readCertificates(tree),
      projects: tree.each(PROFILE, 'Projects', 'Project').map((at) => readProject(tree, at)),
      volunteering: tree
        .each(PROFILE, 'VoluntaryWorks', 'VoluntaryWork')
        .flatMap((at) => readVoluntary(tree, at)),
      awards: [...readAwards(tree), ...readPublications(tree)],
    },
    leftOver,
  };
}

interface Period {
  start: Found<string> | null;
  end: Found<string> | null;
  isCurrent: boolean;
}

/** Of the element that has one, by any of the names that it goes by. */
function readPeriod(tree: EuropassTree, at: DataPath, names: readonly string[]): Period {
  const name = names.find((other) => tree.has(at, other));
  if (name === undefined) return { start: null, end: null, isCurrent: false };
  const period = [...at, name];
  // Some have one date alone.
  if (typeof tree.find(...period) === 'string' || tree.has(period, 'FormattedDateTime'))
    return { start: tree.day(at, name), end: null, isCurrent: false };
  const states = ['CurrentIndicator', 'Ongoing'].map((state) => tree.isTrue(period, state));
  const [start, end] = [tree.day(period, 'StartDate'), tree.day(period, 'EndDate')];
  const isCurrent = states.includes(true);
  return { start, end: isCurrent ? null : end, isCurrent };
}

const OF_WORK = ['EmploymentPeriod'];
const OF_ACTIVITY = ['Date', 'Period', 'AttendancePeriod', 'EmploymentPeriod'];

/** A position each; what is said of the employer holds for all that were held there. */
function readEmployer(tree: EuropassTree, employer: DataPath): FoundExperience[] {
  const companyName = tree.line(employer, 'OrganizationName');
  const whole = readPeriod(tree, employer, OF_WORK);
  const positions = tree.each(...employer, 'PositionHistory');
  return (positions.length === 0 ? [employer] : positions).map((at): FoundExperience => {
    const own = readPeriod(tree, at, OF_WORK);
    const { start, end, isCurrent } = own.start || own.end ? own : whole;
    const written = tree.written(at, 'Description');
    return {
      jobTitle: tree.line(at, 'PositionTitle'),
      companyName,
      ...{ startDate: start, endDate: end },
      isCurrentJob: isCurrent,
      description: tree.lines(at, 'Description'),
      ...(written !== null && isHtml(written) ? { descriptionHtml: written } : {}),
      confidence: 1,
    };
  });
}

function readEducation(tree: EuropassTree, at: DataPath): FoundEntry {
  const { start, end, isCurrent } = readPeriod(tree, at, OF_ACTIVITY);
  const degree = [...at, 'EducationDegree'];
  const school = tree.line(at, 'OrganizationName');
  const isNamed = tree.has(degree, 'DegreeName');
  return {
    school,
    degree: isNamed ? tree.line(degree, 'DegreeName') : tree.line(at, 'ProgramName'),
    field_of_study: readField(tree, degree),
    ...{ start_date: start, end_date: end },
    ...(isCurrent && school ? { is_expected: { ...school, value: true } } : {}),
    grade: tree.line([...degree, 'FinalGrade'], 'ScoreText') ?? tree.line(degree, 'FinalGrade'),
    notes: tree.lines(degree, 'OccupationalSkillsCovered'),
  };
}

/** In words, or as the code of a list, which is left away. */
function readField(tree: EuropassTree, degree: DataPath): Found<string> | null {
  for (const at of tree.each(...degree, 'FieldOfStudy')) {
    for (const place of [at, [...at, 'MainFieldOfStudy'], [...at, 'SpecificFieldOfStudy']]) {
      const names = ['MainFieldOfStudy', 'ProgramConcentration', 'Name'];
      const name = names.find((other) => typeof tree.find(...place, other) === 'string');
      if (name === undefined) continue;
      if (!CODE.test(tree.peek(...place, name))) return tree.line(place, name);
      tree.pass(...place, name);
    }
  }
  return tree.line([...degree, 'DegreeMajor'], 'Name');
}

function readCertificates(tree: EuropassTree): FoundEntry[] {
  const named = [
    ...tree.each(PROFILE, 'Certifications', 'Certification'),
    ...tree.each(PROFILE, 'CourseCertifications', 'CourseCertification'),
  ].map((at): FoundEntry => {
    const { start } = readPeriod(tree, at, OF_ACTIVITY);
    return {
      name: tree.line(at, 'CertificationName', 'Title'),
      issuer:
        tree.line(at, 'IssuingAuthority', 'OrganizationName', 'AwardingBody') ??
        tree.line([...at, 'IssuingAuthority'], 'Name'),
      issued_date: tree.day(at, 'FirstIssuedDate', 'CertificationDate') ?? start,
    };
  });
  const licences = tree.each(PROFILE, 'Licenses', 'License').flatMap((at): FoundEntry[] => {
    const code = tree.line(at, 'LicenseName', 'LicenseTypeCode');
    if (!code) return [];
    // Classes of licences to drive have at most three signs.
    const value = code.value.length <= 3 ? `Driving licence ${code.value}` : code.value;
    return [{ name: { ...code, value } }];
  });
  return [...named, ...licences];
}

function readProject(tree: EuropassTree, at: DataPath): FoundEntry {
  const { start, end } = readPeriod(tree, at, OF_ACTIVITY);
  return {
    name: tree.line(at, 'Title'),
    url: tree.line(at, 'Link'),
    ...{ start_date: start, end_date: end },
    description: tree.lines(at, 'Description'),
  };
}

/** What was done there is in an element of its own; some do without. */
function readVoluntary(tree: EuropassTree, work: DataPath): FoundEntry[] {
  const activities = tree.each(...work, 'Activity');
  return (activities.length === 0 ? [work] : activities).map((at) => {
    const { start, end } = readPeriod(tree, at, OF_ACTIVITY);
    const organization = tree.line(at, 'OrganizationName', 'Organisation', 'Organization');
    const title = tree.line(at, 'Title');
    return {
      // The editor asks for a title alone, which most write the organization into.
      organization: organization ?? (title && { ...title, confidence: STAND_IN_CONFIDENCE }),
      role: organization ? title : null,
      ...{ start_date: start, end_date: end },
      description: tree.lines(at, 'Description'),
    };
  });
}

function readAwards(tree: EuropassTree): FoundEntry[] {
  const lists = [
    ['HonoursAndAwards', 'HonourAndAward'],
    ['HonorsAndAwards', 'HonorAndAward'],
  ] as const;
  return lists
    .flatMap(([list, entry]) => tree.each(PROFILE, list, entry))
    .map((at) => ({
      title: tree.line(at, 'Title'),
      issuer: tree.line(at, 'OrganizationName', 'AwardingBody'),
      date: readPeriod(tree, at, OF_ACTIVITY).start,
      url: tree.line(at, 'Link'),
      description: tree.lines(at, 'Description'),
    }));
}

function readPublications(tree: EuropassTree): FoundEntry[] {
  return tree.each(PROFILE, 'PublicationHistory', 'Publication').map((at) => ({
    ...toPublication(tree.line(at, 'Title')),
    issuer: tree.line(at, 'Publisher', 'PublisherName'),
    date: readPeriod(tree, at, OF_ACTIVITY).start ?? tree.day(at, 'Year', 'PublicationDate'),
    url: tree.line(at, 'Link'),
    description: tree.lines(at, 'Description'),
  }));
}
