import type { Pay } from '@firsthand/contracts';
import { buildPosting } from '../posting/build-posting.ts';
import { toInstant } from '../posting/dates.ts';
import { toPlainText } from '../posting/html.ts';
import { fromPayFields, toPayPeriod } from '../posting/pay.ts';
import type { JobResult } from '../reading/events.ts';
import { readLooseTitle } from '../reading/title.ts';
import { toCentrePage, type MyJobsBoard, type WorkforceNowBoard } from './board-address.ts';
import { findCustomFields, findCustomText, type CustomFieldGroup } from './loose-fields.ts';
import type { SiteRow } from './myjobs-payload.ts';
import { toCentrePlace, toSitePlaces } from './place.ts';
import type { Requisition } from './workforce-now-payload.ts';

/** Reads a title, which is all that a row cannot do without besides its id. */
export function readAdpTitle(externalId: string, value: unknown) {
  return readLooseTitle(externalId, value, { what: 'row' });
}

/** What a Workforce Now row does not say itself. */
export interface CentreContext {
  board: WorkforceNowBoard;
  /** The host that knows the centre. */
  host: string;
  externalId: string;
  company: string | null;
  /** The language the row was listed under, as ADP writes it: `en_US`. */
  lang: string;
  descriptionHtml: string | null;
}

export function toCentreJob(row: Requisition, context: CentreContext): JobResult {
  const read = readAdpTitle(context.externalId, row.requisitionTitle);
  if ('kind' in read) return read;
  const group = row.customFieldGroup;
  const hostedUrl = toCentrePage(
    context.board,
    {
      lang: context.lang,
      jobId: context.externalId,
      ...(context.externalId === row.itemID ? { source: 'CC2' } : {}),
    },
    context.host,
  );
  const places = row.requisitionLocations.flatMap((location) => toCentrePlace(location) ?? []);
  return buildPosting({
    externalId: context.externalId,
    title: read.title,
    company: context.company,
    places,
    workMode: null,
    workModeTexts: row.requisitionLocations.map((location) => location.nameCode?.shortName ?? null),
    employmentTypeText: spellOutHours(row.workLevelCode?.shortName ?? null),
    department: null,
    categoryText: findCustomText(group?.stringFields, 'JobClass'),
    html: context.descriptionHtml ?? '',
    pay: toCentrePay(row),
    payText: findCustomText(group?.stringFields, 'SalaryRange'),
    // ApplicantCount is 0 on every public row seen, whatever the posting's age: it says nothing.
    applicationCount: null,
    publishedAt: toInstant(row.postDate),
    hostedUrl,
    applyUrl: hostedUrl,
    reference: row.clientRequisitionID,
    language: toLanguageTag(context.lang),
  });
}

/** "Up to 43.46" arrives as a minimum of 0, which is none. */
function toCentrePay(row: Requisition): Pay | null {
  const minimum = row.payGradeRange?.minimumRate;
  const maximum = row.payGradeRange?.maximumRate;
  const group = row.customFieldGroup;
  const text = findCustomText(group?.stringFields, 'SalaryRange');
  return fromPayFields({
    min: minimum?.amountValue,
    max: maximum?.amountValue,
    currency:
      maximum?.currencyCode ?? minimum?.currencyCode ?? /\(([A-Z]{3})\)/.exec(text ?? '')?.[1] ?? null,
    period: toCentrePayPeriod(group, text),
    text,
  });
}

/** A code we do not know gives no period; without any code its name is read, then the words. */
function toCentrePayPeriod(group: CustomFieldGroup, text: string | null): string | null {
  const type = findCustomFields(group?.codeFields, 'SalaryType')[0];
  const code = type?.codeValue ?? null;
  if (code === 'HR') return 'hour';
  if (code === 'AN') return 'year';
  return code === null ? (toPayPeriod(type?.shortName ?? type?.longName) ?? toPayPeriod(text)) : null;
}

/** "FT Hourly" → "Full-time Hourly", "PT 129 or Less Hours" → "Part-time 129 or Less Hours". */
export function spellOutHours(text: string | null): string | null {
  return text?.replace(/\bF\/?T\b/g, 'Full-time').replace(/\bP\/?T\b/g, 'Part-time') ?? null;
}

/** `fr_CA` → `fr-CA`. */
export function toLanguageTag(lang: string): string | null {
  return /^[a-z]{2,3}(_[A-Z]{2})?$/.test(lang) ? lang.replace('_', '-') : null;
}

/** What a MyJobs row does not say itself. */
export interface SiteContext {
  board: MyJobsBoard;
  externalId: string;
  company: string | null;
  /** Pay stands in the detail only; null when it was not asked or says nothing. */
  detailFields: CustomFieldGroup;
}

export function toSiteJob(row: SiteRow, context: SiteContext): JobResult {
  const read = readAdpTitle(context.externalId, row.publishedJobTitle ?? row.jobTitle);
  if ('kind' in read) return read;
  const locations = row.requisitionLocations.toSorted(
    (a, b) => Number(b.primaryIndicator ?? false) - Number(a.primaryIndicator ?? false),
  );
  const department = row.organizationalUnits.flatMap((unit) => unit.name ?? []).join('; ') || null;
  const hostedUrl = `https://myjobs.adp.com/${context.board.slug}/cx/job-details?reqId=${encodeURIComponent(context.externalId)}`;
  return buildPosting({
    externalId: context.externalId,
    title: read.title,
    company: context.company,
    places: locations.flatMap((location) => toSitePlaces(location)),
    workMode: null,
    // A place called "Remote" can carry a real address: its name is read besides.
    workModeTexts: locations.map((location) => location.nameCode?.longName ?? null),
    employmentTypeText: spellOutHours(row.workLevelCode),
    department,
    categoryText: row.category ?? department,
    html: joinDescription(row.jobDescription, row.jobQualifications),
    pay: toSitePay(context.detailFields),
    payText: findCustomText(context.detailFields?.stringFields, 'RTiReqExtended_compensationDetails'),
    applicationCount: null,
    publishedAt: toInstant(row.postingDate),
    hostedUrl,
    applyUrl: hostedUrl,
    reference: row.clientRequisitionID,
    language: null,
  });
}

/** The site shows the qualifications under "Requirements", unless the description already holds them. */
function joinDescription(description: string | null, qualifications: string | null): string {
  if (qualifications === null) return description ?? '';
  const wanted = squeeze(toPlainText(qualifications));
  if (wanted === '' || squeeze(toPlainText(description ?? '')).includes(wanted)) return description ?? '';
  const heading = /^(requirements|(minimum |preferred )?qualifications)\b/i.test(wanted)
    ? ''
    : '<h3>Requirements</h3>';
  return `${description ?? ''}\n${heading}${qualifications}`;
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function toSitePay(group: CustomFieldGroup): Pay | null {
  const minimum = findCustomFields(group?.amountFields, 'RTiReqExtended_payTransparencyMinSalary')[0];
  const maximum = findCustomFields(group?.amountFields, 'RTiReqExtended_payTransparencyMaxSalary')[0];
  return fromPayFields({
    min: minimum?.amountValue,
    max: maximum?.amountValue,
    currency: maximum?.currencyCode ?? minimum?.currencyCode ?? null,
    period: null,
    text: null,
  });
}
