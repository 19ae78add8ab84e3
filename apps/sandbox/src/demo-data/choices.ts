import type { EmploymentType, WorkMode } from '@firsthand/contracts';
import type { City } from '../data/cities.ts';
import type { Random } from '../random.ts';
import type { Language } from '../text/language.ts';
import type { Role } from '../text/role-bank.ts';
import { ROLES } from '../text/roles.ts';
import { SECTOR_ROLES } from '../text/sectors.ts';
import type { Employer } from './employer.ts';

const HOME_LANGUAGE: Partial<Record<City['country'], Language>> = {
  DE: 'de',
  FR: 'fr',
  NL: 'nl',
  SE: 'sv',
  ES: 'es',
  MX: 'es',
};

function findRoles(sector: string, language: Language): Role[] {
  const roles = (SECTOR_ROLES.get(sector) ?? []).flatMap((key) => ROLES.get(key) ?? []);
  return roles.filter((role) => role.texts.has(language));
}

export function pickLanguage(employer: Employer, city: City, random: Random): Language {
  const wanted = wishLanguage(employer, city, random.next());
  return findRoles(employer.sector, wanted).length > 0 ? wanted : 'en';
}

function wishLanguage(employer: Employer, city: City, roll: number): Language {
  const local = HOME_LANGUAGE[city.country];
  if (local && employer.about.has(local)) return roll < 0.88 ? local : 'en';
  if (city.state === 'QC' && employer.about.has('fr')) return roll < 0.9 ? 'fr' : 'en';
  // Ontario's bilingual employers post some jobs in French; some US employers post in Spanish.
  if (city.country === 'CA' && employer.about.has('fr')) return roll < 0.2 ? 'fr' : 'en';
  if (city.country === 'US' && employer.about.has('es')) return roll < 0.22 ? 'es' : 'en';
  return 'en';
}

export function pickRole(employer: Employer, language: Language, random: Random): Role {
  const roles = findRoles(employer.sector, language);
  return random.pick(roles.length > 0 ? roles : [...ROLES.values()]);
}

export function pickWorkMode(role: Role, sector: string, random: Random): WorkMode {
  const roll = random.next();
  if (role.setting !== 'desk') return 'on_site';
  const remoteShare = sector === 'software' ? 0.42 : 0.2;
  if (roll < remoteShare) return 'remote';
  return roll < remoteShare + 0.38 ? 'hybrid' : 'on_site';
}

export function pickEmploymentType(role: Role, random: Random): EmploymentType {
  const roll = random.next();
  if (role.hours === 'office') {
    if (roll < 0.84) return 'full_time';
    if (roll < 0.9) return 'contract';
    return roll < 0.95 ? 'part_time' : 'internship';
  }
  if (roll < 0.7) return 'full_time';
  if (roll < 0.9) return 'part_time';
  return roll < 0.97 ? 'temporary' : 'contract';
}

export function pickPlaces(
  employer: Employer,
  copy: number,
  copies: number,
  random: Random,
): [City, ...City[]] {
  const { cities, home } = employer;
  if (copies > 1) {
    const near = cities.filter((city) => city.country === home.country);
    return [near[(copy + random.int(0, near.length - 1)) % near.length] ?? home];
  }
  const primary = random.chance(0.3) ? home : random.pick(cities);
  const inCountry = cities.filter((city) => city.country === primary.country && city !== primary);
  if (inCountry.length === 0 || !random.chance(0.1)) return [primary];
  return [primary, ...random.sample(inCountry, random.int(1, 4))];
}

const SENIORITIES = [
  { level: 'junior', factor: 0.78 },
  { level: 'none', factor: 1 },
  { level: 'none', factor: 1 },
  { level: 'none', factor: 1 },
  { level: 'senior', factor: 1.24 },
  { level: 'senior', factor: 1.3 },
  { level: 'lead', factor: 1.42 },
] as const;

type Seniority = { level: 'junior' | 'none' | 'senior' | 'lead'; factor: number };

export function pickSeniority(role: Role, employmentType: EmploymentType, random: Random): Seniority {
  if (employmentType === 'internship') return { level: 'none', factor: 0.5 };
  return role.hours === 'office' ? random.pick(SENIORITIES) : { level: 'none', factor: 1 };
}
