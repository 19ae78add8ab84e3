import { foldLetters } from './text/strip-accents.ts';
import { findAts, type AtsSlug } from './ats.ts';
import { ERROR_TEXTS } from './errors.ts';

/** What a job's page address is made of. `urlSafeJobTitle` already ends in `-{id}`. */
export interface Navigation {
  atsType: AtsSlug;
  urlSafeClientName: string | null;
  clientName: string | null;
  domain: string | null;
  clientProject: string | null;
  urlSafeJobTitle: string;
}

/**
 * Turns words into the part of an address: lower case ASCII letters, digits and single hyphens, at most 80 characters.
 * "Überprüfer (m/w/d)" → "uberprufer-m-w-d"; text without any such character gives "job".
 */
export function toSlug(text: string, fallback = 'job'): string {
  const slug = foldLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
  return slug === '' ? fallback : slug;
}

/**
 * The path of a job's page, e.g. `/ats/greenhouse/acme/job/data-engineer-42`.
 * Throws with the specification's text when the navigation is missing or names an unknown ATS.
 */
export function toJobPath(navigation: Navigation | null | undefined): string {
  if (!navigation) throw new Error(ERROR_TEXTS.navigationRequired);
  return toPath('ats', ...toCompanySegments(navigation), 'job', navigation.urlSafeJobTitle);
}

/**
 * The path of the page of a job's company, e.g. `/companies/greenhouse/acme`: what stands before `/job/` in the address
 * of the job. Throws when the navigation names an unknown ATS.
 */
export function toCompanyPath(navigation: Navigation): string {
  return toPath('companies', ...toCompanySegments(navigation));
}

/** The same for a company as its calls name it: { ats_type: 'workday', slug: 'wd5/acme/Jobs' } → `/companies/workday/wd5/acme/Jobs` */
export function toCompanyAddress(company: { ats_type: string; slug: string }): string {
  return toPath('companies', company.ats_type, ...company.slug.split('/'));
}

/** { atsType: 'workday', domain: 'wd5', clientName: 'acme', clientProject: 'Jobs' } → ['workday', 'wd5', 'acme', 'Jobs'] */
function toCompanySegments(navigation: Navigation): string[] {
  const ats = findAts(navigation.atsType);
  if (!ats) throw new Error(ERROR_TEXTS.unknownAtsType(navigation.atsType));
  const company = navigation.urlSafeClientName ?? navigation.clientName ?? 'company';
  if (ats.source !== 'workday') return [ats.slug, company];
  return [
    ats.slug,
    navigation.domain ?? '',
    navigation.clientName ?? company,
    navigation.clientProject ?? '',
  ];
}

const toPath = (...segments: string[]) => `/${segments.map(encodeURIComponent).join('/')}`;

/** Reads the job id, the number after the last hyphen: "data-engineer-42" → 42. Undefined when there is none. */
export function parseJobId(urlSafeJobTitlePlusId: string): number | undefined {
  const match = /(?:^|-)(\d{1,15})$/.exec(urlSafeJobTitlePlusId);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}
