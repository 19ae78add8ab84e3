import type { LabelledPosting } from '../../../packages/claims/src/testing/labelled.ts';

export const CARE: readonly LabelledPosting[] = [
  [
    'Registered Nurse – Night Shift',
    [
      'Our hospital has served the valley for more than 90 years.',
      'Requirements',
      '• Current RN license; BLS and ACLS certification',
      '• One year of acute care experience',
      '• Epic preferred',
      'H-1B sponsorship available for qualified nurses.',
    ],
    { years: 1, visa: 'offers', skills: ['BLS', 'ACLS'] },
  ],
  [
    'Staff Nurse, Surgical Ward',
    [
      'You care for twelve beds with two colleagues.',
      'Essential: registration, wound care, medication administration.',
      'Desirable: 2 years of surgical experience.',
      'We can offer a certificate of sponsorship.',
    ],
    { visa: 'offers', skills: ['wound care', 'medication administration'] },
  ],
  [
    'Senior Living Activities Assistant',
    [
      'You plan bingo, walks and quiet.',
      'No experience needed; we train you in first aid and dementia care.',
    ],
    { years: 0 },
  ],
  [
    'Caregiver',
    [
      'Qualifications:',
      'At least 18 years of age',
      'Six months of caregiving experience',
      'Ability to lift 50 pounds',
      'CPR certified',
    ],
    { skills: ['CPR'] },
  ],
  [
    'Physical Therapist',
    [
      'Candidates with a doctorate in physical therapy and a state licence are what we look for.',
      'New graduates are welcome.',
      'We support visa transfers and sponsor H-1B visas.',
    ],
    { visa: 'offers', skills: ['physical therapy'] },
  ],
  [
    'Medical Assistant',
    [
      'Duties',
      'Vital signs, triage calls, front desk on Mondays.',
      'What we ask',
      'Phlebotomy, EHR experience, Spanish.',
      '2 years as a medical assistant.',
    ],
    { years: 2, skills: ['phlebotomy', 'electronic health records', 'Spanish'] },
  ],
  [
    'Pflegefachkraft (m/w/d)',
    [
      'Ihre Aufgaben',
      'Sie pflegen 14 Menschen im Wohnbereich.',
      'Ihr Profil',
      'Examen; Berufserfahrung ist keine Bedingung.',
      'Keine Vorkenntnisse in der Palliativpflege erforderlich.',
    ],
    { years: 0 },
  ],
  [
    'Dental Hygienist',
    [
      'Dr. Okafor has practised here for 22 years.',
      'You hold a licence in dental hygiene and enjoy talking.',
      '3+ years of chairside experience',
    ],
    { years: 3, skills: ['dental hygiene'] },
  ],
  [
    'Director of Nursing',
    [
      'Minimum 5 years of nursing experience including 2 years in management required.',
      'HIPAA training is provided.',
      'We do not provide immigration sponsorship.',
    ],
    { seniority: 'director', years: 5, visa: 'refuses' },
  ],
  [
    'Veterinary Technician',
    [
      'Our vets share 40 years of experience.',
      'Must haves: animal handling, a steady hand, radiography.',
      'Tetanus shot before the first day.',
    ],
    { skills: ['veterinary', 'animal handling', 'radiography'] },
  ],
  [
    'Case Manager, Bilingual',
    [
      'You must be fluent in Spanish and English.',
      'Case management experience of 2 to 3 years.',
      'Remote, must reside in Texas, USA.',
    ],
    { years: 2, openTo: ['US'], skills: ['Spanish', 'English', 'case management'] },
  ],
  [
    'Psychologist',
    [
      'About the position',
      'Children from six to twelve, their parents, and their teachers.',
      'About you',
      'You are licensed, and have worked as a psychologist for 4 years.',
    ],
    { years: 4 },
  ],
  [
    'Home Health Aide',
    [
      'Join a company that has been caring for neighbours since 1999.',
      'Requirements',
      'High school diploma',
      'Experience with dementia care helpful, not required',
      'Own car, insured',
    ],
    {},
  ],
  [
    'Chief Nursing Officer',
    [
      'Progressive leadership experience of ten years.',
      'Master’s degree.',
      'The system employs 4,000 people and is 100 years old.',
    ],
    { seniority: 'executive', years: 10 },
  ],
  [
    'Pharmacy Technician Trainee',
    [
      'We teach you everything in 12 weeks.',
      'You need a high school diploma and data entry at 40 words a minute.',
    ],
    { seniority: 'intern', skills: ['data entry'] },
  ],
  [
    'Lead Radiographer',
    ['Your experience', 'Five years since registration, CT and MRI, rotas.', 'You speak Dutch.'],
    { seniority: 'lead', years: 5, skills: ['Dutch'] },
  ],
  [
    'Infirmier / Infirmière',
    [
      'Le poste',
      'Équipe de neuf, roulement de 12 heures.',
      'Votre profil',
      'Diplôme d’État. Débutants acceptés.',
      'Une première expérience de 2 ans est appréciée.',
    ],
    { years: 0 },
  ],
  [
    'Occupational Therapist – Schools',
    [
      'Caseload: three schools.',
      'Education and experience',
      'Master’s degree in occupational therapy',
      '1-2 years pediatric experience',
      'Must live within 30 miles of Dayton.',
    ],
    { years: 1 },
  ],
  [
    'Behaviour Technician',
    [
      'You work one to one with a child.',
      'Experience with children in any setting is required.',
      'You will be sponsored by our clinical director for certification.',
    ],
    {},
  ],
  [
    'Enfermera de quirófano',
    [
      'Requisitos',
      'Al menos 2 años de experiencia en quirófano',
      'Se valora inglés',
      'Ofrecemos',
      'Contrato indefinido',
    ],
    { years: 2 },
  ],
];
