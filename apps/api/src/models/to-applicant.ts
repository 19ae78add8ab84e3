import { toPlainText, type Applicant } from '@firsthand/applying';
import { LIMITS, type ApplicationFile } from '@firsthand/contracts';
import type { ExperienceRow, StoredProfile } from './stored-profile.ts';
import { toProfileSections } from './profile-sections.view.ts';
import { toDocuments } from './documents.ts';
import { toInternationalPhone } from './international-phone.ts';

/**
 * A job profile as applying sees it, with what an application can carry. Without one (it was deleted) nothing is known of the
 * applicant.
 */
export function toApplicant(
  stored: StoredProfile | undefined,
  documents: readonly ApplicationFile[] = toDocuments(stored),
): Applicant {
  const profile = stored?.profile;
  const latest = findLatest(stored?.experience ?? []);
  return {
    firstName: toText(profile?.first_name),
    lastName: toText(profile?.last_name),
    email: toText(profile?.email),
    phone: toInternationalPhone(profile?.phone_country_code ?? null, profile?.phone ?? null),
    address: toText(profile?.address),
    city: toText(profile?.city),
    state: toText(profile?.state),
    zip: toText(profile?.zip),
    country: toText(profile?.country),
    linkedinUrl: toText(profile?.linkedin_url),
    websiteUrl: toText(profile?.website_url),
    dateAvailable: toText(profile?.date_available),
    latestTitle: toText(latest?.job_title),
    latestCompany: toText(latest?.company_name),
    entries: stored ? toEntries(stored) : { experience: [], education: [] },
    desiredPay: toText(profile?.desired_pay),
    equalOpportunity: {
      veteranStatus: toText(stored?.answers?.veteran_status),
      disabilityStatus: toText(stored?.answers?.disability_status),
      gender: toText(stored?.answers?.gender),
    },
    files: toFiles(documents),
  };
}

/** In the person's own order. A description that stayed in the store is left out. */
function toEntries({ experience, entries }: StoredProfile): NonNullable<Applicant['entries']> {
  const { education } = toProfileSections(entries);
  return {
    experience: experience.map((entry) => ({
      ...{ title: entry.job_title, company: entry.company_name, description: toPlain(entry.description) },
      ...{ from: entry.start_date, to: entry.is_current_job ? null : entry.end_date },
      isCurrent: entry.is_current_job,
    })),
    education: education.map((entry) => ({
      ...{ school: entry.school, degree: entry.degree, field: entry.field_of_study, grade: entry.grade },
      ...{ from: entry.start_date, to: entry.end_date },
    })),
  };
}

function toPlain(html: string | null | undefined): string | null {
  return toText(toPlainText(html ?? '', LIMITS.answerMaxLength));
}

function toFiles(documents: readonly ApplicationFile[]): Applicant['files'] {
  return Object.fromEntries(
    documents.map(({ kind, made_for_job: isMadeForJob = false, ...file }) => [
      kind,
      { ...file, isMadeForJob },
    ]),
  );
}

/** The first of those marked as current, else the one that ended last. */
function findLatest(entries: readonly ExperienceRow[]): ExperienceRow | undefined {
  const current = entries.find((entry) => entry.is_current_job);
  return current ?? [...entries].sort((one, other) => toEnd(other).localeCompare(toEnd(one)))[0];
}

function toEnd({ end_date, start_date }: ExperienceRow): string {
  return end_date ?? start_date;
}

function toText(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
