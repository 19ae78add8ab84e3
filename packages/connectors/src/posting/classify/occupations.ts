import type { Category } from '@firsthand/contracts';

/** Occupations that belong to one trade wherever they work, as patterns on folded titles. */
export const OCCUPATION_WORDS: readonly [Category, string][] = [
  [
    'Human Resources',
    'recruiter|talent acquisition (?:specialist|partner|manager|coordinator)|hr (?:manager|generalist|business partner)|human resources (?:manager|generalist|business partner)',
  ],
  ['Data & Analytics', 'data (?:scientist|engineer)|machine learning engineer'],
  [
    'IT & Security',
    '(?:it|help ?desk) support (?:specialist|technician)|(?:systems?|network|database) administrator|network engineer',
  ],
  [
    'Software Development',
    '(?:software|back ?end|front ?end|full ?stack|web|android|ios|devops|site reliability) (?:engineer|developer)|softwareentwickler(?:in)?',
  ],
  [
    'Legal',
    'attorney|(?:general|legal|corporate|associate|senior) counsel|lawyer|paralegal|rechtsanwalt|rechtsanwaltin',
  ],
  [
    'Customer Service',
    'customer (?:service|support|care) (?:representative|agent|associate|specialist|advisor)',
  ],
  [
    'Sales',
    'account executive|sales (?:manager|executive|representative|director|associate|development representative|engineer)',
  ],
  [
    'Finance & Accounting',
    'accountant|bookkeeper|underwriter|(?:financial|finance) (?:analyst|controller)|buchhalter(?:in)?',
  ],
  [
    'Healthcare',
    '(?:registered|licensed practical|staff|charge) nurse|physician|pharmacist|dental (?:hygienist|assistant)|physical therapist|pflegefachkraft|infirmi(?:er|ere)',
  ],
  ['Social Services', 'social worker|case manager'],
  ['Education', '(?:school|math|science|english|music|special education|preschool) teacher'],
  [
    'Hospitality & Food',
    '(?:sous|head|executive|pastry|line)? ?(?:chef|cook)|bartender|barista|housekeeper|dishwasher',
  ],
  [
    'Logistics & Transport',
    '(?:truck|delivery|bus|cdl|van) driver|forklift operator|warehouse (?:associate|worker|operative)|kraftfahrer(?:in)?',
  ],
  ['Construction & Trades', 'electrician|plumber|carpenter|welder|hvac technician|elektriker(?:in)?'],
  ['Public Safety', 'security (?:officer|guard)|firefighter|police officer'],
  ['Administration', '(?:executive|administrative|personal) assistant'],
];
