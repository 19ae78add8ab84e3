import { toNavigationParts } from '@firsthand/connectors';
import {
  getAts,
  toChangeText,
  toLanguageCode,
  toListedEmployment,
  toLocationText,
  toPayText,
  toPlaceText,
  toShortText,
  type HistoryEntry,
  type JobCard,
  type JobView,
  type Navigation,
  type Opening,
  type PostingChange,
  type WorkMode,
} from '@firsthand/contracts';
import type { Tables } from '@firsthand/database';
import { readTitle } from '@firsthand/occupations';
import type { Selectable } from 'kysely';
import type { ApiContext } from '../api-context.ts';
import type { ListedJob, StoredJob } from './stored-job.ts';

const META_DESCRIPTION_LENGTH = 160;

type ViewContext = Pick<ApiContext, 'toExternalUrl'>;

/** Shapes a stored job as the wire has it. Unknown stays null: fallbacks are for the eye only. */
export function toJobView(stored: StoredJob, context: ViewContext): JobView {
  const { description_html, requirements_html, benefits_html } = stored.job;
  return {
    ...toListedView(stored, context),
    description: description_html,
    requirements: requirements_html,
    benefits: benefits_html,
  };
}

/** Shapes a stored job as lists show it. */
export function toJobCard(stored: ListedJob, context: ViewContext): JobCard {
  return { ...toListedView(stored, context), summary: stored.job.summary };
}

/** Shapes a stored job as one of several of its role. */
export function toOpening(stored: ListedJob): Opening {
  return {
    requisition_id: stored.job.id,
    location: toLocationText(stored.places),
    navigation: toNavigation(stored),
  };
}

function toListedView(stored: ListedJob, context: ViewContext): Omit<JobCard, 'summary'> {
  const { job } = stored;
  const ats = getAts(job.source);
  const location = toLocationText(stored.places);
  return {
    id: job.id,
    title: job.title,
    company: job.company,
    company_key: `${job.source}:${stored.board}`,
    location,
    locations: stored.places.map((place) => ({
      text: toPlaceText(place),
      city: place.city,
      state: place.state,
      postal_code: place.postal_code,
      country: place.country,
    })),
    country: job.country,
    type: job.employment_type,
    category: job.category,
    occupation: toOccupation(job),
    department: job.department,
    remote: job.work_mode === 'remote',
    work_mode: job.work_mode,
    salary: toPayText({
      min: job.pay_min,
      max: job.pay_max,
      currency: job.pay_currency,
      period: job.pay_period,
    }),
    salary_min: job.pay_min,
    salary_max: job.pay_max,
    salary_currency: job.pay_currency,
    salary_period: job.pay_period,
    salary_sentence: job.pay_sentence,
    salary_overruled: job.pay_overruled,
    ...toStated(job),
    applicationCount: job.application_count,
    ...toFeatured(job),
    posted_at: toPostedAt(job),
    updated_at: stored.lastVerifiedAt.toISOString(),
    first_seen_at: job.first_seen_at.toISOString(),
    changed_at: job.changed_at?.toISOString() ?? null,
    source: job.source,
    atsType: ats.slug,
    external_id: job.external_id,
    external_url: context.toExternalUrl(job.hosted_url),
    apply_url: context.toExternalUrl(job.apply_url),
    meta_title: toMetaTitle(job),
    meta_description: toMetaDescription({ ...job, location }),
    navigation: toNavigation(stored),
    [`${job.source}_requisition_id`]: job.id,
  };
}

/** Who marked it: the employer before the operator, who marks whole boards. */
function toFeatured({
  featured,
  featured_by_employer: isMarked,
}: ListedJob['job']): Pick<JobView, 'featured' | 'featured_by'> {
  if (isMarked) return { featured: true, featured_by: 'employer' };
  return { featured, featured_by: featured ? 'operator' : null };
}

/** What the title says the work is; of several that it names the first. */
function toOccupation({ title, language }: ListedJob['job']): JobView['occupation'] {
  const [occupation] = readTitle(title, language === null ? null : toLanguageCode(language));
  return occupation ? { id: occupation.id, label: occupation.label } : null;
}

type StatedColumns = Pick<
  StoredJob['job'],
  | 'employment_type'
  | 'pay_min'
  | 'pay_max'
  | 'pay_currency'
  | 'pay_period'
  | 'pay_origin'
  | 'pay_sentence'
  | 'language'
>;

function toStated(job: StatedColumns): Pick<JobView, 'employment_type' | 'pay' | 'language'> {
  const { pay_min: min, pay_max: max, pay_currency: currency, pay_period: period } = job;
  const isPaid = min !== null || max !== null;
  const { employment_type: type } = job;
  const pay = { min, max, currency, period, source: job.pay_origin ?? 'field', sentence: job.pay_sentence };
  return {
    employment_type: type === null ? null : toListedEmployment(type),
    pay: isPaid ? pay : null,
    language: toLanguageCode(job.language ?? ''),
  };
}

/** Of so many characters of reworded descriptions both texts are given, newest first; of older ones neither. */
const REWORDING_BUDGET = 48_000;

type StoredChange = Pick<Selectable<Tables['job_changes']>, 'at' | 'kind' | 'fields'>;

/** A posting's history, newest first, small enough for a page however often an employer reworded a long text. */
export function toHistory(changes: readonly StoredChange[]): HistoryEntry[] {
  let left = REWORDING_BUDGET;
  return changes.map(({ at, kind, fields }) => ({
    at: at.toISOString(),
    kind,
    fields: fields.map(toShownChange).map((change) => {
      left -= change.field === 'description' ? (change.before ?? '').length + (change.after ?? '').length : 0;
      return change.field === 'description' && left < 0 ? { ...change, before: null, after: null } : change;
    }),
  }));
}

/** A change in words: `work_mode` from nothing to `on_site` → "work mode" from nothing to "On-site". */
function toShownChange({ field, before, after }: PostingChange): HistoryEntry['fields'][number] {
  return {
    field: field.replaceAll('_', ' '),
    before: toChangeText(field, before),
    after: toChangeText(field, after),
  };
}

/** The parts of the page's address; `urlSafeJobTitle` ends in the id, so the address stays unique. */
export function toNavigation({
  job,
  board,
  companySlug,
}: Pick<StoredJob, 'board' | 'companySlug'> & {
  job: Pick<StoredJob['job'], 'id' | 'source' | 'slug'>;
}): Navigation {
  const parts = toNavigationParts(job.source, board);
  return {
    atsType: getAts(job.source).slug,
    urlSafeClientName: parts ? null : companySlug,
    clientName: parts?.clientName ?? companySlug,
    domain: parts?.domain ?? null,
    clientProject: parts?.clientProject ?? null,
    urlSafeJobTitle: `${job.slug}-${job.id}`,
  };
}

/** Never later than the job was first seen, as in the filter: employers date postings ahead. */
function toPostedAt({
  published_at: published,
  published_is_day: isDay,
  first_seen_at: seen,
}: ListedJob['job']): string | null {
  if (published === null) return null;
  const posted = (published > seen ? seen : published).toISOString();
  return isDay ? posted.slice(0, 10) : posted;
}

interface MetaJob {
  title: string;
  company: string | null;
  location: string | null;
  work_mode: WorkMode | null;
  summary: string | null;
}

function toMetaTitle(job: Pick<MetaJob, 'title' | 'company'>): string {
  return job.company === null ? job.title : `${job.title} at ${job.company}`;
}

function toMetaDescription(job: MetaJob): string {
  const where = [job.work_mode === 'remote' ? 'Remote' : null, job.location].filter(Boolean).join(', ');
  const text = [where === '' ? null : `${where}.`, job.summary].filter(Boolean).join(' ');
  return clip(text === '' ? toMetaTitle(job) : text, META_DESCRIPTION_LENGTH);
}

/** Cuts at a word: "one two three", 9 → "one two…"; within one only where there is none, never within a character. */
function clip(text: string, length: number): string {
  return text.length <= length ? text : toShortText(text, length).replace(/(?:(?<!\s)\s+\S*)?…$/, '…');
}
