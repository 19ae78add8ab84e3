import type { LabelledPosting } from '../../../packages/claims/src/testing/labelled.ts';

export const OFFICE: readonly LabelledPosting[] = [
  [
    'Senior Accountant',
    [
      'We close on the fourth day.',
      'Required',
      'GAAP; NetSuite or QuickBooks; Excel',
      '4+ years of accounting experience',
      'CPA a plus',
      'We are unable to sponsor or take over sponsorship of an employment visa at this time.',
    ],
    {
      seniority: 'senior',
      years: 4,
      visa: 'refuses',
      skills: ['GAAP', 'NetSuite', 'QuickBooks', 'Excel', 'accounting'],
    },
  ],
  [
    'Account Executive',
    [
      'OTE 140k, uncapped.',
      'You have sold software for three years and can prove it.',
      'Salesforce or another CRM, cold calling, negotiation.',
      'You are based in Germany, Austria or Switzerland? Splendid.',
    ],
    { years: 3 },
  ],
  [
    'Marketing Manager',
    [
      'What you bring to the table',
      '6 years in marketing, two with a budget',
      'SEO, Google Analytics, email marketing',
      'German or Dutch',
    ],
    { years: 6, skills: ['marketing', 'SEO', 'Google Analytics', 'email marketing', 'German', 'Dutch'] },
  ],
  [
    'Executive Assistant',
    [
      'To the chief executive, who has had three assistants in 19 years.',
      'Calendar management, discretion, Microsoft Office.',
      'You must have at least five years of experience supporting executives.',
    ],
    { years: 5 },
  ],
  [
    'Recruiter (Contract)',
    [
      'You fill thirty desks in ten weeks.',
      'Full-cycle recruiting experience is a must.',
      'Work remotely from anywhere in Canada.',
    ],
    { openTo: ['CA'], skills: ['recruiting'] },
  ],
  [
    'Chief Financial Officer',
    [
      'You have 15 years of experience in finance, of which 5 as CFO or deputy.',
      'IFRS.',
      'We were founded in 2008.',
    ],
    { seniority: 'executive', years: 15 },
  ],
  [
    'Customer Service Representative',
    [
      'Requirements',
      'Customer service for a year or more',
      'Fluent in French and English',
      'A quiet room',
      'You must live in France or Belgium.',
    ],
    { years: 1, openTo: ['BE', 'FR'], skills: ['customer service', 'French', 'English'] },
  ],
  [
    'Paralegal',
    [
      'Minimum qualifications:',
      'Two to four years of litigation experience;',
      'Legal research;',
      'Typing of 60 words a minute.',
    ],
    { years: 2, skills: ['legal research', 'typing'] },
  ],
  [
    'Grant Writer',
    [
      'We have raised four million in 12 years.',
      'You write grants, and some of them are won.',
      'Grant writing and report writing experience required; 3 years preferred.',
    ],
    { skills: ['grant writing', 'report writing'] },
  ],
  [
    'Human Resources Business Partner',
    [
      'Your profile',
      '5-7 years in human resources',
      'Workday, performance management, conflict resolution',
      'Visa sponsorship: No',
    ],
    { years: 5, visa: 'refuses', skills: ['Workday', 'performance management', 'conflict resolution'] },
  ],
  [
    'Vice President, Sales',
    [
      'You carry a bag and a team.',
      'Twelve plus years of sales experience.',
      'You may live anywhere in the US.',
    ],
    { seniority: 'director', years: 12, openTo: ['US'], skills: ['sales'] },
  ],
  [
    'Data Entry Clerk',
    [
      'You type what others wrote.',
      'Data entry, attention, tea.',
      'No previous office experience is required.',
    ],
    { years: 0 },
  ],
  [
    'Project Manager, Construction',
    ['Skills', 'Budgeting, scheduling, OSHA', 'Experience', '8 years with general contractors', 'Procore'],
    { years: 8, skills: ['budgeting', 'scheduling', 'OSHA'] },
  ],
  [
    'Translator EN–SV',
    [
      'You translate manuals of pumps.',
      'Swedish is your first language.',
      'Freelance, from wherever you are.',
    ],
    {},
  ],
  [
    'Buyer',
    [
      'Qualifications and skills',
      'Procurement, negotiation, supply chain',
      'SAP',
      'At least 2 years as a buyer',
      'No agencies, no sponsorship.',
    ],
    { years: 2, visa: 'refuses', skills: ['procurement', 'negotiation', 'supply chain', 'SAP'] },
  ],
  [
    'Brand Partnerships Manager',
    [
      'You find sponsors for our festival and manage sponsorship deals.',
      'Four years in partnerships or sponsorship sales.',
      'Event planning.',
    ],
    { years: 4 },
  ],
  [
    'Clinical Research Associate',
    [
      'You visit sites and speak with trial sponsors every week.',
      '2 years of monitoring experience.',
      'The study sponsor covers your travel.',
    ],
    { years: 2 },
  ],
  [
    'Insurance Underwriter Trainee',
    [
      'A programme of 18 months.',
      'You have a degree and are good with numbers.',
      'Underwriting is taught here.',
    ],
    { seniority: 'intern' },
  ],
  [
    'Payroll Specialist',
    [
      'Requirements',
      'Payroll for 500+ people',
      '3 years minimum',
      'Excel at an advanced level',
      'Benefits',
      'Vesting over 4 years',
    ],
    { years: 3, skills: ['payroll', 'Excel'] },
  ],
  [
    'Office Manager',
    [
      'An office of thirty people, two dogs.',
      'You have kept an office running for some time.',
      'Bookkeeping is required, Xero is not.',
    ],
    { skills: ['bookkeeping'] },
  ],
  [
    'Sales Development Representative',
    [
      'This is an entry level role.',
      'You will use Salesforce every day; we will teach you.',
      'Must be located in the UK.',
    ],
    { seniority: 'entry', openTo: ['GB'], skills: ['sales'] },
  ],
  [
    'Communications Director',
    [
      'Ten years of public relations experience, some of it in a crisis.',
      'We have offices in Kenya and Peru.',
    ],
    { seniority: 'director', years: 10, skills: ['public relations'] },
  ],
  [
    'Comptable',
    ['Profil', 'Formation BTS ou DCG', '5 ans d’expérience minimum en cabinet', 'Excel'],
    { years: 5, skills: ['Excel'] },
  ],
  [
    'Loan Officer',
    [
      'Are you licensed? Do you like farmers?',
      'Experience in agricultural lending of at least one (1) year',
      'Candidates must be able to work in the United States without sponsorship.',
    ],
    { years: 1, visa: 'refuses' },
  ],
  [
    'Content Writer',
    [
      'About us: seven people in four countries.',
      'SEO, content writing, proofreading required.',
      'Remote worldwide.',
    ],
    { openTo: 'worldwide', skills: ['SEO', 'content writing', 'proofreading'] },
  ],
  [
    'Store Manager',
    [
      'You have managed a shop for 3+ years.',
      'Visual merchandising and cash handling experience.',
      'Our founder opened the first shop at 19 years old.',
    ],
    { years: 3, skills: ['visual merchandising', 'cash handling'] },
  ],
  [
    'Tax Senior',
    [
      'Requirements',
      '3 years in public accounting',
      'Tax returns for partnerships',
      'Junior staff look to you',
    ],
    { seniority: 'senior', years: 3, skills: ['tax preparation', 'accounting'] },
  ],
  [
    'Receptionist',
    ['You smile at people who have waited.', 'Front desk experience, phone manners, Portuguese.'],
    { skills: ['front desk', 'Portuguese'] },
  ],
  [
    'Investment Analyst',
    [
      'Who you are',
      '• 1–3 years of experience in banking',
      '• Financial modeling in Excel',
      '• You do not need a visa for the UK',
      'Sponsorship may be considered for exceptional candidates.',
    ],
    { years: 1, skills: ['financial modeling', 'Excel'] },
  ],
  [
    'Program Director, Youth',
    [
      'Five years of experience with teenagers and one with budgets.',
      'Mentoring, fundraising.',
      'Background check.',
    ],
    { seniority: 'director', years: 5 },
  ],
];
