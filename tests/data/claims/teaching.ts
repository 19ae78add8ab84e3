import type { LabelledPosting } from '../../../packages/claims/src/testing/labelled.ts';

export const TEACHING: readonly LabelledPosting[] = [
  [
    'Junior High Math Teacher',
    [
      'State licence.',
      'Classroom management and lesson planning experience required.',
      'New teachers welcome.',
    ],
    { skills: ['classroom management', 'lesson planning'] },
  ],
  [
    'Assistant Professor of Biology',
    [
      'A doctorate, two years of postdoctoral experience.',
      'The university sponsors H-1B visas and permanent residence.',
    ],
    { years: 2, visa: 'offers' },
  ],
  [
    'Preschool Lead Teacher',
    ['Qualifications', 'Early childhood education', 'Three years with children under five', 'CPR, first aid'],
    { seniority: 'lead', years: 3, skills: ['early childhood education', 'CPR', 'first aid'] },
  ],
  [
    'Research Scientist',
    [
      'We study what mould does to grain.',
      'PhD, or MSc with 4+ years of experience.',
      'You know pandas and statistics.',
      'Visa sponsorship will be provided if needed.',
    ],
    { years: 4, visa: 'offers', skills: ['pandas', 'statistics'] },
  ],
  [
    'Lab Technician',
    ['Essential skills', 'Pipetting, patience, data analysis', 'Between one and two years in a laboratory'],
    { years: 1, skills: ['data analysis'] },
  ],
  [
    'School Bus Driver',
    [
      'We train you for the CDL.',
      'Driving licence held for five years.',
      'Split shifts, school holidays off.',
    ],
    {},
  ],
  [
    'Principal, Elementary School',
    ['You have taught for 5 years and led for 3.', 'Curriculum development.'],
    {},
  ],
  [
    'Graduate Consultant',
    [
      'The programme',
      'Two years, four projects, one mentor.',
      'Requirements',
      'Any degree',
      'PowerPoint and nerve',
    ],
    { seniority: 'entry', skills: ['PowerPoint'] },
  ],
  [
    'Librarian',
    [
      'Degree in library science.',
      'You have at least 2 years of experience with school children.',
      'Story time on Thursdays.',
    ],
    { years: 2 },
  ],
  [
    'Museum Intern',
    ['Twelve weeks, paid.', 'You study history or art.', 'Photography skills are an advantage.'],
    { seniority: 'intern' },
  ],
  [
    'Swim Instructor',
    [
      'Must be at least 16 years old.',
      'CPR and first aid certification required.',
      'One season of teaching.',
    ],
    { skills: ['CPR', 'first aid'] },
  ],
  [
    'Postdoctoral Fellow',
    [
      'No more than three years since the doctorate.',
      'Python, machine learning knowledge expected.',
      'Visas are handled by the institute, which offers full visa support.',
    ],
    { visa: 'offers', skills: ['Python', 'machine learning'] },
  ],
  [
    'Special Education Aide',
    ['You help one child through the day.', 'No degree, no experience required.'],
    { years: 0, skills: ['special education'] },
  ],
  [
    'Curriculum Designer (Remote)',
    [
      'Open to applicants in the United States and Mexico.',
      '5 years of curriculum development experience.',
      'We ship to 40 countries.',
    ],
    { years: 5, openTo: ['MX', 'US'], skills: ['curriculum development'] },
  ],
  [
    'Laborant (m/w/d)',
    [
      'Anforderungen',
      'Abgeschlossene Ausbildung',
      'Erste Berufserfahrung wünschenswert',
      'Englisch in Wort und Schrift',
    ],
    {},
  ],
];
