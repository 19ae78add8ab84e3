import type { Pay, Place } from '@firsthand/contracts';
import { decodeEntities } from '@firsthand/markup';
import { buildPosting } from '../posting/build-posting.ts';
import { toInstant } from '../posting/dates.ts';
import { decodeOnce } from '../posting/html.ts';
import { fromPayFields, toPayPeriod } from '../posting/pay.ts';
import { parsePlace, parsePlaces, toCountryCode, toPlaces } from '../posting/places.ts';
import { toWorkMode } from '../posting/work-mode.ts';
import { reject, type JobResult } from '../reading/events.ts';
import { readLooseTitle } from '../reading/title.ts';
import { toJobUrl } from './board-address.ts';
import type { FeedJob } from './feed.ts';
import type { JobPage } from './job-page.ts';
import { jobPosting, type JobPostingData, type PostingAddress } from './payload.ts';

const LONGEST_PLACE = 200;
const REFERENCE = /^Req(?:uisition)?\.?\s*(?:Num(?:ber)?|No|ID)\.?\s*(?::\s*)?(?:#\s*)?(?<number>.{1,60})$/i;
const SALARY_REMARK =
  /^(?:salary|pay|compensation)[^:]{0,40}:\s*(?<text>\d.*|[^\s\d][^\d\n\r\u2028\u2029]*\d.*)$/i;

export interface BoardContext {
  /** The board's path on jobs.jobvite.com. */
  path: string;
  id: string;
  /** The operator's name for the employer, used when the page has none. */
  company: string | null;
  /** Whether the list has it among those that the employer features. */
  isMarked?: boolean | undefined;
}

/** Converts a posting's page: its JSON-LD, and where that is missing or silent, the page's own blocks. */
export function toJob(page: JobPage, context: BoardContext): JobResult {
  const parsed = jobPosting.safeParse(page.data);
  const data: JobPostingData | null = parsed.success ? parsed.data : null;
  if (data === null && page.heading === null && page.descriptionHtml === null) {
    return reject(context.id, 'detail-unreadable', 'the page has neither JSON-LD nor a heading');
  }
  const read = readLooseTitle(context.id, data?.title ?? page.heading, { what: 'posting' });
  if ('kind' in read) return read;
  const lines = readMeta(page);
  const hostedUrl = toJobUrl(context.path, context.id);
  const places = toDataPlaces(data);
  return buildPosting({
    externalId: context.id,
    title: read.title,
    company: data?.hiringOrganization ?? page.company ?? context.company,
    places: places.length > 0 ? places : toPlaces(lines.places),
    workMode: toWorkMode(data?.jobLocationType),
    workModeTexts: lines.places,
    employmentTypeText: decodeText(data?.employmentType),
    department: null,
    categoryText: decodeText(data?.industry) ?? lines.category,
    html: toDescriptionHtml(data?.description ?? null) ?? page.descriptionHtml ?? '',
    pay: toPay(data),
    payText: lines.salary,
    applicationCount: null,
    publishedAt: toInstant(data?.datePosted),
    hostedUrl,
    applyUrl: `${hostedUrl}/apply`,
    reference: lines.reference,
    language: null,
    isMarked: context.isMarked,
  });
}

/** Converts a job of the feed. */
export function toFeedPosting(job: FeedJob, context: BoardContext): JobResult {
  const read = readLooseTitle(job.id, job.title, { what: 'posting' });
  if ('kind' in read) return read;
  const hostedUrl = toJobUrl(context.path, job.id);
  return buildPosting({
    externalId: job.id,
    title: read.title,
    company: context.company,
    places: job.location === null ? [] : toPlaces([job.location]),
    workMode: toWorkMode(job.remoteType),
    workModeTexts: [job.location],
    employmentTypeText: job.jobType,
    department: job.department,
    categoryText: job.category,
    html: job.description ?? '',
    pay: null,
    payText: null,
    applicationCount: null,
    publishedAt: toInstant(job.date),
    hostedUrl,
    applyUrl: `${hostedUrl}/apply`,
    reference: job.reference,
    language: null,
  });
}

interface MetaLines {
  category: string | null;
  places: string[];
  reference: string | null;
  salary: string | null;
}

/** `["Engineering", "San Jose, California", "Req.Num.: 31054"]`; a line of one part does not say which it is. */
function readMeta(page: JobPage): MetaLines {
  const parts = page.meta.filter((part) => !REFERENCE.test(part));
  const everything = [...page.meta, ...page.remarks];
  const hasCategory = parts.length > 1;
  return {
    category: hasCategory ? (parts[0] ?? null) : null,
    places: (hasCategory ? parts.slice(1) : []).filter(isPlaceText),
    reference: firstGroup(everything, REFERENCE, 'number'),
    salary: firstGroup(everything, SALARY_REMARK, 'text'),
  };
}

/** "2 Locations" is a count, and no place's name is that long. */
function isPlaceText(part: string): boolean {
  return part.length <= LONGEST_PLACE && !/^\d+ locations$/i.test(part);
}

function firstGroup(texts: string[], pattern: RegExp, name: string): string | null {
  for (const text of texts) {
    const found = pattern.exec(text)?.groups?.[name]?.trim();
    if (found) return found;
  }
  return null;
}

function toDataPlaces(data: JobPostingData | null): Place[] {
  const places = (data?.jobLocation ?? []).flatMap(({ address }) => readAddress(address));
  const seen = new Set<string>();
  return places.filter((place) => {
    const isNew = !seen.has(place.text);
    seen.add(place.text);
    return isNew;
  });
}

/** Boards write several towns into the field of one: `"Austin / Denver"`. */
function readAddress(address: PostingAddress): Place[] {
  const country = toCountryCode(trimName(address.addressCountry));
  const several = parsePlaces(trimName(address.addressLocality) ?? '', { country });
  if (several.length > 1) return several;
  const place = toPlace(address);
  return place === null ? [] : [place];
}

/** Names with stray blanks and commas: `"Bangalore "`, `"Karnataka,"`, `"India"`. */
function toPlace(address: PostingAddress): Place | null {
  const city = trimName(address.addressLocality);
  const state = trimName(address.addressRegion);
  const country = trimName(address.addressCountry);
  const text = [city, state, country].filter((part) => part !== null).join(', ');
  const fields = {
    city: city !== null && toWorkMode(city) === null ? city : null,
    state,
    postalCode: address.postalCode,
    country: toCountryCode(country),
  };
  const place = parsePlace(text, fields);
  if (place?.country == null || fields.country === null || place.country === fields.country) return place;
  // Towns are named after countries: "Peru, Indiana, United States" is where the country's field says.
  const byFields = parsePlace('', fields);
  return byFields === null ? place : { ...byFields, text: place.text };
}

function trimName(name: string | null): string | null {
  return decodeText(name)?.replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '') || null;
}

function decodeText(text: string | null | undefined): string | null {
  return text === null || text === undefined
    ? null
    : decodeEntities(text).replace(/\s+/g, ' ').trim() || null;
}

/** The block is always there; on most postings it is a skeleton of empty texts. */
function toPay(data: JobPostingData | null): Pay | null {
  const value = data?.baseSalary?.value;
  return fromPayFields({
    min: value?.minValue ?? value?.value,
    max: value?.maxValue ?? value?.value,
    currency: data?.baseSalary?.currency ?? null,
    period: toPayPeriod(value?.unitText),
    text: null,
  });
}

/** Usually HTML, now and then HTML escaped once more. */
function toDescriptionHtml(description: string | null): string | null {
  if (description === null) return null;
  return !description.includes('<') && /&lt;\/?[a-z]/i.test(description)
    ? decodeOnce(description)
    : description;
}
