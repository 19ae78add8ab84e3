import type { EmploymentType } from '@firsthand/contracts';
import type { Random } from '../random.ts';
import type { Language } from '../text/language.ts';
import type { RoleText } from '../text/role-bank.ts';

interface TitleFacts {
  roleText: RoleText;
  language: Language;
  level: 'junior' | 'none' | 'senior' | 'lead';
  employmentType: EmploymentType;
  /** Named in the title when one job is posted once per city. */
  city: string | null;
  /** After an edit of the title. */
  renamed: boolean;
  random: Random;
}

/** Words before the title; French, Spanish and Dutch employers say seniority after it. */
const LEVELS: Record<Language, Record<TitleFacts['level'], [before: string, after: string]>> = {
  en: { junior: ['Junior ', ''], none: ['', ''], senior: ['Senior ', ''], lead: ['Lead ', ''] },
  de: { junior: ['Junior ', ''], none: ['', ''], senior: ['Senior ', ''], lead: ['Leitende/r ', ''] },
  fr: { junior: ['', ' débutant·e'], none: ['', ''], senior: ['', ' confirmé·e'], lead: ['', ' senior'] },
  nl: { junior: ['Junior ', ''], none: ['', ''], senior: ['Senior ', ''], lead: ['Lead ', ''] },
  sv: { junior: ['Junior ', ''], none: ['', ''], senior: ['Senior ', ''], lead: ['Ledande ', ''] },
  es: { junior: ['', ' júnior'], none: ['', ''], senior: ['', ' sénior'], lead: ['', ' responsable'] },
};

const INTERNSHIP: Record<Language, (title: string) => string> = {
  en: (title) => `${title} Intern`,
  de: (title) => `Praktikum: ${title}`,
  fr: (title) => `Stage – ${title}`,
  nl: (title) => `Stage ${title}`,
  sv: (title) => `Praktik – ${title}`,
  es: (title) => `Prácticas: ${title}`,
};

const PART_TIME: Record<Language, string> = {
  en: ' (Part-Time)',
  de: ' in Teilzeit',
  fr: ' – temps partiel',
  nl: ' (parttime)',
  sv: ' (deltid)',
  es: ' (media jornada)',
};

const RENAMED: Record<Language, string[]> = {
  en: [' - Start Now', ' (New Rate)', ' - Two Openings', ' - Reposted'],
  de: [' – ab sofort', ' – zwei Stellen', ' – neue Vergütung'],
  fr: [' – poste à pourvoir immédiatement', ' – deux postes'],
  nl: [' – per direct', ' – twee plekken'],
  sv: [' – start omgående', ' – två tjänster'],
  es: [' – incorporación inmediata', ' – dos plazas'],
};

const GENDER_MARK: Partial<Record<Language, string[]>> = {
  de: [' (m/w/d)', ' (w/m/d)', ' (m/w/d)'],
  fr: [' H/F', ' F/H', ' (H/F)'],
  nl: ['', '', ' (m/v/x)'],
};

/** A title as employers write it: level, name, speciality, gender mark, city, and what an edit added. */
export function toTitle(facts: TitleFacts): string {
  const { roleText, language, random } = facts;
  const name = random.pick(roleText.titles);
  const [before, after] = LEVELS[language][facts.level];
  const internship = facts.employmentType === 'internship';
  let title = internship ? INTERNSHIP[language](name) : `${before}${name}${after}`;
  const separator = random.pick([' - ', ' – ', ', ']);
  if (roleText.focus.length > 0 && random.chance(0.5)) title += separator + random.pick(roleText.focus);
  if (facts.employmentType === 'part_time' && random.chance(0.5)) title += PART_TIME[language];
  const marks = GENDER_MARK[language];
  if (marks) title += random.pick(marks);
  if (facts.city !== null && random.chance(0.35)) title += `${language === 'en' ? ', ' : ' – '}${facts.city}`;
  if (facts.renamed) title += random.pick(RENAMED[language]);
  return title;
}
