import fc from 'fast-check';
import { CATEGORIES, EMPLOYMENT_TYPES, WORK_MODES } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { decideCategory, findCategoryInTitle, toCategory } from './category.ts';
import { CATEGORY_RULES } from './classify/category-words.ts';
import { findEmploymentTypeInTitle, toEmploymentType } from './employment-type.ts';
import { findWorkModeInPlaces, findWorkModeInTexts, toWorkMode } from './work-mode.ts';

function check<T>(read: (text: string) => T, cases: Record<string, T>) {
  for (const [text, expected] of Object.entries(cases)) expect(read(text), text).toBe(expected);
}

test('a field that states the work mode is understood', () => {
  check(toWorkMode, {
    Remote: 'remote',
    'Fully remote': 'remote',
    TELECOMMUTE: 'remote',
    Télétravail: 'remote',
    'Hybrid - 3 days': 'hybrid',
    'Partially remote': 'hybrid',
    'On-site': 'on_site',
    IN_OFFICE: 'on_site',
    'Not remote': 'on_site',
    'Vor Ort': 'on_site',
    'Home based': 'remote',
    'Home-based (UK)': 'remote',
    Homeworking: 'remote',
    'Remote - 2 days a week in the office': 'hybrid',
    'Office 3 days, remote 2 days': 'hybrid',
    'Remote with weekly office days': null,
  });
});

test('a field that leaves the work mode open gives none', () => {
  for (const text of [
    'unspecified',
    'Remote Eligible',
    'Remote or Onsite',
    'Flex',
    'Field/Customer Site',
    '',
    null,
    undefined,
  ]) {
    expect(toWorkMode(text), String(text)).toBeNull();
  }
});

test('places and titles give a work mode away only when they mean it', () => {
  check((text) => findWorkModeInTexts([text]), {
    'Remote - US': 'remote',
    'Data Intern | Fully Remote US': 'remote',
    'London (Hybrid)': 'hybrid',
    'Administrator (On-Site in Fairmont)': 'on_site',
    'Remote Sensing Analyst': null,
    'Engineer - Bazel Remote Execution': null,
    'Hybrid Cloud Architect': null,
    'Account Director (Inside/Outside Hybrid Sales)': null,
    'Virtual Assistant': null,
    'Onsite Nurse': null,
    'Remote Eligible': null,
    'Austin, TX': null,
  });
  expect(findWorkModeInTexts(['Austin, TX', null, 'Remote'])).toBe('remote');
  expect(findWorkModeInTexts(['Remote', 'Hybrid'])).toBe('hybrid');
});

test('places say more of the work mode than titles do', () => {
  check((text) => findWorkModeInPlaces([text]), {
    'Home based': 'remote',
    'Home-based, United Kingdom': 'remote',
    'UK - Home Based': 'remote',
    'Homeworking (Scotland)': 'remote',
    'Work at home': 'remote',
    Telecommute: 'remote',
    'Remote, or 3 days a week in our Bath office': 'hybrid',
    Anywhere: 'remote',
    'Anywhere in Canada': 'remote',
    Telework: 'remote',
    '100% Virtual': 'remote',
    'Home Depot': null,
    'Sun City Home Based Services Center': null,
    'Remote Area, Northern Territory': null,
  });
  check((text) => findWorkModeInTexts([text]), {
    'Home Based Therapist': null,
    'Home-Based Case Manager': null,
    'Analyst (Home based)': 'remote',
    'Remote (2 days in office)': 'hybrid',
  });
});

test('the source’s words for employment types are understood', () => {
  check(toEmploymentType, {
    'Full-Time': 'full_time',
    fullTime: 'full_time',
    FULL_TIME: 'full_time',
    'Regular Full Time (Salary)': 'full_time',
    'FT Hourly Full-Time': 'full_time',
    'PT 129 or Less Hours': 'part_time',
    'Part-time Co-op': 'internship',
    'Contractor - 1099': 'contract',
    Temporary: 'temporary',
    'Fixed-term contract': 'temporary',
    Casual: 'per_diem',
    Apprentice: 'apprenticeship',
    Volunteer: 'volunteer',
    'Temps plein': 'full_time',
    Vollzeit: 'full_time',
    Werkstudent: 'part_time',
    'Jornada completa': 'full_time',
    'Festanstellung, Vollzeit': 'full_time',
    Deltid: 'part_time',
    CDD: 'temporary',
  });
});

test('words that do not tell the employment type give none', () => {
  for (const text of [
    'Permanent',
    'CDI',
    'TBC',
    'other',
    'Employee',
    'Part-time or Full-time',
    'Permanent contract',
    '',
    null,
  ]) {
    expect(toEmploymentType(text), String(text)).toBeNull();
  }
});

test('titles give an employment type away only when they mean it', () => {
  check(findEmploymentTypeInTitle, {
    'Finance Business Partner (12 month FTC)': 'temporary',
    'FTC Counsel': null,
    'Data Science Intern | Remote': 'internship',
    'Intern- IT Security': 'internship',
    'Werkstudent Marketing (m/w/d)': 'part_time',
    'Nurse (Part-time)': 'part_time',
    'Designer - Contract': 'contract',
    'Analyst (1099 - Contractor)': 'contract',
    'Production Operator - Casual': 'per_diem',
    'Bookkeeper (Fulltime, Exempt)': 'full_time',
    'Ausbildung Mechatroniker': 'apprenticeship',
    'Contract Manager': null,
    'Internship Coordinator': null,
    'Internal Auditor': null,
    'International Sales': null,
    'Volunteer Manager': null,
    'Nurse (Full-time or Part-time)': null,
  });
});

test('departments and categories of sources are sorted', () => {
  check(toCategory, {
    'Customer Service/Support': 'Customer Service',
    'R&D': 'Science & Research',
    Vertrieb: 'Sales',
    Logística: 'Logistics & Transport',
    'Sales & Success': 'Sales',
    '630 HR': 'Human Resources',
    Engineering: 'Engineering',
    'Marine Transportation': 'Logistics & Transport',
    'Personal Training': 'Hospitality & Food',
    'Training & Development': 'Education',
    'Information Security': 'IT & Security',
    'Site Security': 'Public Safety',
    'Global Product Marketing': 'Marketing',
    'Product Management': 'Product',
    'Data Center': null,
    Security: null,
    Any: null,
    'Does Not Matter': null,
    'Services Team': null,
    '': null,
  });
});

test('titles are sorted by what the work is', () => {
  check(findCategoryInTitle, {
    'Senior Data Engineer (On Site, Washington, DC)': 'Data & Analytics',
    'Senior C++ Software Engineer - Chip Design Tools': 'Software Development',
    'Security Engineer': 'IT & Security',
    'Sales Engineer': 'Sales',
    'GC Retail Sales Associate Store 433': 'Retail',
    'Product Marketing Manager': 'Marketing',
    'Registered Nurse': 'Healthcare',
    'Pflegefachkraft (m/w/d)': 'Healthcare',
    'Landscape Crew Member': 'Construction & Trades',
    'Crew Member': 'Hospitality & Food',
    'Assistant(e) administratif(ve)': 'Administration',
    Lagermedarbetare: 'Logistics & Transport',
    'Auxiliar de almacén': 'Logistics & Transport',
    'Kraftfahrer CE': 'Logistics & Transport',
    'Chef de rang': 'Hospitality & Food',
    'Personal Trainer, Beverly Hills': 'Hospitality & Food',
    'Mechanical Engineer': 'Engineering',
    'Harm Reduction Outreach Worker': 'Social Services',
    'Production Operator': 'Manufacturing',
    'Press Operator': 'Manufacturing',
    'Heavy Equipment Operator': 'Construction & Trades',
    'Crane Operator (Night Shift)': 'Construction & Trades',
    'Bus Operator': 'Logistics & Transport',
    'Camera Operator': 'Media & Writing',
    'Switchboard Operator': 'Administration',
    'Ride Operator': 'Hospitality & Food',
    'Sound Designer': 'Design',
    'Production Designer': 'Design',
    'Video Production Assistant': 'Media & Writing',
    'Laboratory Technician': 'Science & Research',
    'Site Security Officer': 'Public Safety',
    'Data Security Officer': 'IT & Security',
    'Homeland Security Analyst': null,
    'Personal Training Manager': 'Hospitality & Food',
    'Structured Products Analyst': 'Finance & Accounting',
    'Business Developer': 'Sales',
    'Real Estate Developer': null,
    'Insurance Producer': 'Sales',
    'Principal Scientist': 'Science & Research',
    'Principal Hardware Engineer': 'Engineering',
    'Assistant Principal': 'Education',
    'Windows Server Administrator': 'IT & Security',
    'Salesforce Administrator': 'IT & Security',
    'Service Desk Analyst': 'IT & Security',
    'Yoga Instructor': 'Hospitality & Food',
    'Driving Instructor': 'Education',
    'Admissions Counselor': 'Education',
    'Mental Health Counselor': 'Social Services',
    'Medical Receptionist': 'Healthcare',
    'Director, Regulatory Affairs': 'Legal',
    'Night Auditor': 'Hospitality & Food',
    'Civil Engineering Manager': 'Engineering',
    'Engineering Manager, Payments': 'Software Development',
    'Communications Technician': 'Construction & Trades',
    'Environmental Services Aide': 'Hospitality & Food',
    'Market Research Analyst': 'Marketing',
    'Agile Coach': 'Software Development',
    'Coach Operator': 'Logistics & Transport',
    'Chief of Development': null,
    'Expression of interest': null,
    'Talent pool': null,
  });
});

const decide = (name: string | null, title: string) => decideCategory([name], { title }).category;

test('a clear title goes before a department of several trades', () => {
  const cases: [string, string, string | null][] = [
    ['Product & Tech', 'Sales Manager DACH', 'Sales'],
    ['Product & Tech', 'Senior Backend Engineer', 'Software Development'],
    ['Product and Technology', 'UX Designer', 'Design'],
    ['Sales & Marketing', 'Content Manager', 'Marketing'],
    ['Sales & Marketing', 'Field Sales Representative', 'Sales'],
    ['Finance / HR', 'Payroll Accountant', 'Finance & Accounting'],
    ['Finance & Administration', 'Office Manager', 'Administration'],
    ['Marketing, Communications & Design', 'Illustrator', 'Design'],
    ['Club - Personal Training', 'Personal Trainer, Harbour Street', 'Hospitality & Food'],
    ['Marine Transportation', 'Vessel Chef', 'Hospitality & Food'],
    ['Software Development - Sensors', 'IT Support Technician', 'IT & Security'],
    ['IT Sales', 'Account Executive', 'Sales'],
  ];
  for (const [name, title, expected] of cases)
    expect(decide(name, title), `${name}: ${title}`).toBe(expected);
});

test('a department of several trades says none where the title does not', () => {
  expect(decide('Product & Tech', 'Working Student')).toBeNull();
  expect(decide('Sales & Marketing', 'Summer Intern')).toBeNull();
  expect(decide('Marketing and Communications', 'Summer Intern')).toBe('Marketing');
  expect(decide('Customer Service/Support', 'Summer Intern')).toBe('Customer Service');
  expect(decide('Research & Development', 'Summer Intern')).toBe('Science & Research');
  expect(decide('Food & Beverage', 'Summer Intern')).toBe('Hospitality & Food');
});

test('a clear title goes before a vague department', () => {
  const cases: [string, string, string | null][] = [
    ['Delivery', 'Senior Java Developer', 'Software Development'],
    ['Delivery', 'Senior Consultant', null],
    ['Delivery', 'Van Driver', 'Logistics & Transport'],
    ['Product', 'Data Engineer', 'Data & Analytics'],
    ['Product', 'Group Manager', 'Product'],
    ['Creative', 'Copywriter', 'Marketing'],
    ['Commercial', 'Legal Counsel', 'Legal'],
    ['R&D', 'Embedded Software Engineer', 'Software Development'],
    ['Hospital', 'Electrician', 'Construction & Trades'],
    ['Hospital', 'Unit Aide', 'Healthcare'],
    ['Plant', 'Buyer', 'Logistics & Transport'],
    ['Restaurant', 'Bookkeeper', 'Finance & Accounting'],
    ['Retail', 'Security Officer', 'Public Safety'],
    ['Growth', 'Account Executive', 'Sales'],
  ];
  for (const [name, title, expected] of cases)
    expect(decide(name, title), `${name}: ${title}`).toBe(expected);
});

test('a department that is one trade decides, but for another trade’s occupation', () => {
  const cases: [string, string, string][] = [
    ['Legal', 'Sales Intern', 'Legal'],
    ['Legal', 'Nurse Paralegal', 'Legal'],
    ['Customer Success', 'Technical Writer', 'Customer Service'],
    ['Marketing', 'Graphic Designer', 'Marketing'],
    ['Marketing', 'Marketing Data Analyst', 'Marketing'],
    ['Sales', 'Recruiter, Sales', 'Human Resources'],
    ['Marketing', 'Senior Software Engineer II', 'Software Development'],
    ['Solutions Consulting', 'Customer Data Scientist - Experiments', 'Data & Analytics'],
    ['Human Resources', 'Registered Nurse', 'Healthcare'],
  ];
  for (const [name, title, expected] of cases)
    expect(decide(name, title), `${name}: ${title}`).toBe(expected);
});

test('an occupation decides where no name and no word of the title says anything, in the title’s own language', () => {
  const decideIn = (title: string, language: string | null, name: string | null = null) =>
    decideCategory([name], { title, language });
  expect(decideIn('Vårdbiträde', 'sv')).toEqual({ category: 'Healthcare', categoryOrigin: 'title' });
  expect(decideIn('Stukadoor', 'nl').category).toBe('Construction & Trades');
  expect(decideIn('Wonderer', 'en')).toEqual({ category: null, categoryOrigin: null });
  // What a source says goes before it.
  expect(decideIn('Vårdbiträde', 'sv', 'Education').category).not.toBeNull();
});

test('a function chosen from a system’s list is asked last', () => {
  const functionText = 'Information Technology';
  const decideByFunction = (title: string, names: string[] = []) =>
    decideCategory(names, { title, functionText }).category;
  expect(decideByFunction('Sr. Sales Executive (4410)')).toBe('Sales');
  expect(decideByFunction('Pricing Analyst')).toBe('Finance & Accounting');
  expect(decideByFunction('Working Student')).toBe('IT & Security');
  expect(decideByFunction('Working Student', ['Marketing'])).toBe('Marketing');
  expect(decideByFunction('Key Account Manager', [functionText])).toBe('Sales');
});

test('every category has one rule', () => {
  expect(CATEGORY_RULES.map(({ category }) => category).sort()).toEqual([...CATEGORIES].sort());
});

test('no text makes a classifier throw or leave its vocabulary', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
      expect([null, ...WORK_MODES]).toContain(toWorkMode(text));
      expect([null, ...WORK_MODES]).toContain(findWorkModeInTexts([text]));
      expect([null, ...EMPLOYMENT_TYPES]).toContain(toEmploymentType(text));
      expect([null, ...EMPLOYMENT_TYPES]).toContain(findEmploymentTypeInTitle(text));
      expect([null, ...CATEGORIES]).toContain(toCategory(text));
      expect([null, ...CATEGORIES]).toContain(findCategoryInTitle(text));
    }),
  );
});
