import { resolvePlaceCountries } from '@firsthand/connectors';
import { toLocationText, toSlug, type Place, type Posting } from '@firsthand/contracts';
import type { Tables } from '@firsthand/database';
import { extractSummary } from '@firsthand/text-assistant';
import type { Insertable } from 'kysely';
import { toContentHash } from './storable-posting.ts';

/** What the board, the crawl or the operator decides of a row in `jobs`. */
type DecidedElsewhere =
  | ('board_id' | 'source' | 'featured' | 'featured_choice')
  | ('status' | 'first_seen_at' | 'changed_at' | 'closed_at' | 'close_reason' | 'summary_tried_at');

/** What a posting decides of its row in `jobs`, each column of it; read back from JSON. */
export type JobRow = Required<Omit<Insertable<Tables['jobs']>, DecidedElsewhere>> & {
  published_at: string | null;
  published_is_day: boolean;
  featured_by_employer: boolean;
  is_prospect: boolean;
};

/** Column types of a {@link JobRow}: how its JSON is read back in SQL. */
export const JOB_ROW_TYPES: Readonly<Record<keyof JobRow, string>> = {
  external_id: 'text',
  title: 'text',
  slug: 'text',
  company: 'text',
  company_slug: 'text',
  department: 'text',
  category: 'text',
  category_origin: 'text',
  employment_type: 'text',
  employment_type_origin: 'text',
  work_mode: 'text',
  location_text: 'text',
  country: 'text',
  description_html: 'text',
  description_text: 'text',
  requirements_html: 'text',
  benefits_html: 'text',
  pay_min: 'double precision',
  pay_max: 'double precision',
  pay_currency: 'text',
  pay_period: 'text',
  pay_origin: 'text',
  pay_sentence: 'text',
  pay_overruled: 'text',
  application_count: 'integer',
  published_at: 'timestamptz',
  published_is_day: 'boolean',
  hosted_url: 'text',
  apply_url: 'text',
  form_id: 'text',
  reference: 'text',
  language: 'text',
  summary: 'text',
  summary_origin: 'text',
  featured_by_employer: 'boolean',
  is_prospect: 'boolean',
  fingerprint: 'text',
  content_hash: 'text',
};

/** What the board says of its places, to find the country of those that name none. */
export interface PlaceEvidence {
  /** Countries of the board's postings, with repeats or not. */
  boardCountries: string[];
}

/** The posting's places, with the country of those that lack one where the evidence is sound. */
export function resolvePlaces(posting: Posting, evidence: PlaceEvidence): Place[] {
  if (posting.places.every((place) => place.country !== null)) return posting.places;
  return resolvePlaceCountries(posting.places, {
    payCurrency: posting.pay?.currency ?? null,
    boardCountries: evidence.boardCountries,
    language: posting.language,
  });
}

/**
 * The row of a storable posting. `places` are its places as resolved; the content hash is of the posting as the
 * source gave it, so that better evidence about a country never looks like a change by the employer.
 */
export function toJobRow(posting: Posting, places: readonly Place[], fingerprint: string): JobRow {
  const summary = extractSummary({
    title: posting.title,
    company: posting.company,
    descriptionText: posting.descriptionText,
    language: posting.language,
  });
  const { pay } = posting;
  return {
    external_id: posting.externalId,
    title: posting.title,
    slug: toSlug(posting.title),
    company: posting.company,
    company_slug: toSlug(posting.company ?? '', 'company'),
    department: posting.department,
    category: posting.category,
    category_origin: posting.categoryOrigin,
    employment_type: posting.employmentType,
    employment_type_origin: posting.employmentTypeOrigin,
    work_mode: posting.workMode,
    location_text: toLocationText(places),
    country: places[0]?.country ?? null,
    description_html: posting.descriptionHtml,
    description_text: posting.descriptionText,
    requirements_html: posting.requirementsHtml,
    benefits_html: posting.benefitsHtml,
    pay_min: pay?.min ?? null,
    pay_max: pay?.max ?? null,
    pay_currency: pay?.currency ?? null,
    pay_period: pay?.period ?? null,
    pay_origin: pay?.origin ?? null,
    pay_sentence: pay?.sentence ?? null,
    pay_overruled: pay?.overruled ?? null,
    application_count: posting.applicationCount,
    // A day is stored as its first instant in UTC, whatever the database's time zone.
    published_at: posting.publishedAt === null ? null : new Date(posting.publishedAt).toISOString(),
    published_is_day: posting.publishedAt !== null && /^\d{4}-\d{2}-\d{2}$/.test(posting.publishedAt),
    hosted_url: posting.hostedUrl,
    apply_url: posting.applyUrl,
    form_id: posting.formId ?? null,
    reference: posting.reference,
    language: posting.language,
    summary,
    summary_origin: summary === null ? null : 'extract',
    featured_by_employer: posting.isMarked === true,
    is_prospect: posting.isProspect === true,
    fingerprint,
    content_hash: toContentHash(posting),
  };
}
