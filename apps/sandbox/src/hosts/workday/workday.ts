import { createRandom } from '../../random.ts';
import { COUNTRIES } from '../../data/cities.ts';
import type { Employer } from '../../demo-data/employer.ts';
import { toUtcOffsetHours, type SandboxPosting } from '../../demo-data/posting.ts';
import { toJson, type Answer, type AtsHost, type HostContext, type HostRequest } from '../host.ts';
import { pickHabit, toHouseHtml } from '../house-style.ts';
import { remember } from '../identity.ts';
import { toLocalDay } from '../place-text.ts';
import { toLocationsText, toPathPart, toPostedOn, toTenantPlace } from './workday-places.ts';

const PAGE_MAX = 20;

interface Site {
  host: string;
  tenant: string;
  site: string;
}

/** "wd5/acme/External" → its page's host, tenant and site */
function toSite(employer: Employer): Site {
  const [number = '', tenant = '', site = ''] = employer.board.split('/');
  return { host: `${tenant}.${number}.myworkdayjobs.com`, tenant, site };
}

function toRequisition(posting: SandboxPosting): string {
  const number = String(6000 + posting.jobSerial);
  return posting.employer.traits.has('jr') ? `JR-${number}` : `R${number.padStart(7, '0')}`;
}

/** Copies of one requisition in several cities differ by a suffix. */
function toJobPostingId(posting: SandboxPosting): string {
  const suffix = posting.copy === 0 ? '' : `-${posting.copy}`;
  // The path keeps the first title: renaming a posting does not move it.
  const first = posting.roleText.titles[0] ?? posting.title;
  return `${toPathPart(first)}_${toRequisition(posting)}${suffix}`;
}

const toExternalPath = remember((posting) => {
  const place = toPathPart(toTenantPlace(posting.employer, posting.places[0]));
  return hasNoPlace(posting) ? `/job/${toJobPostingId(posting)}` : `/job/${place}/${toJobPostingId(posting)}`;
});

/** A few evergreen rows carry no place at all. */
const hasNoPlace = (posting: SandboxPosting): boolean =>
  posting.employer.traits.has('bullets') && posting.serial % 13 === 0;

function toHostedUrl(posting: SandboxPosting): string {
  const { host, site } = toSite(posting.employer);
  return `https://${host}/${site}${toExternalPath(posting)}`;
}

function toRemoteType(posting: SandboxPosting): object {
  const habit = pickHabit(posting.employer, 'remote-type', ['none', 'plain', 'words']);
  if (habit === 'none') return {};
  const plain = { remote: 'Remote', hybrid: 'Hybrid', on_site: 'Onsite' };
  const words = { remote: 'Fully Remote', hybrid: 'Hybrid', on_site: 'Field/Customer Site' };
  return { remoteType: (habit === 'plain' ? plain : words)[posting.workMode] };
}

const toTimeType = (posting: SandboxPosting): string =>
  posting.employmentType === 'part_time' ? 'Part time' : 'Full time';

function toRow(posting: SandboxPosting, now: Date): object {
  const bulletFields = [toRequisition(posting)];
  // A posting that is taken down for a while leaves a bare row on some tenants.
  if (!posting.listed) return { bulletFields };
  return {
    title: posting.title,
    externalPath: toExternalPath(posting),
    ...(hasNoPlace(posting) ? {} : { locationsText: toLocationsText(posting) }),
    postedOn: toPostedOn(posting, now),
    bulletFields,
    ...(pickHabit(posting.employer, 'row-time', [true, false]) ? { timeType: toTimeType(posting) } : {}),
  };
}

function toFacetId(employer: Employer, name: string): string {
  return createRandom(`${employer.name}|facet|${name}`).hex(32);
}

function toFacets(employer: Employer, postings: SandboxPosting[]): object[] {
  const counts = new Map<string, number>();
  for (const { department } of postings) counts.set(department, (counts.get(department) ?? 0) + 1);
  const values = [...counts].map(([descriptor, count]) => ({
    descriptor,
    id: toFacetId(employer, descriptor),
    count,
  }));
  return [{ facetParameter: 'jobFamilyGroup', descriptor: 'Job Category', values }];
}

interface ListQuery {
  limit: number;
  offset: number;
  searchText: string;
  families: string[];
}

function parseQuery(body: string): ListQuery | null {
  let query: unknown;
  try {
    query = JSON.parse(body);
  } catch {
    return null; // answered as the ATS answers any unreadable body
  }
  if (typeof query !== 'object' || query === null) return null;
  const { limit, offset, searchText, appliedFacets } = query as Record<string, unknown>;
  if (typeof appliedFacets !== 'object' || appliedFacets === null) return null;
  const families = (appliedFacets as Record<string, unknown>).jobFamilyGroup;
  return {
    limit: Number(limit ?? PAGE_MAX),
    offset: Number(offset ?? 0),
    searchText: typeof searchText === 'string' ? searchText.toLowerCase() : '',
    families: Array.isArray(families) ? families.map(String) : [],
  };
}

function toError(status: number, errorCode: string): Answer {
  return toJson(
    { errorCode, errorCaseId: 'SANDBOX', httpStatus: status, message: '', messageParams: {} },
    status,
  );
}

function answerList(request: HostRequest, employer: Employer, context: HostContext): Answer {
  if (!request.headers['content-type']?.includes('json')) return toError(500, 'S22');
  const query = parseQuery(request.body);
  if (!query) return toError(400, 'HTTP_400');
  if (query.limit > PAGE_MAX || query.limit < 1) {
    return employer.traits.has('400') ? toError(400, 'HTTP_400') : toJson({ total: null, jobPostings: [] });
  }
  const open = context.listOpen(employer);
  const bare = employer.traits.has('bullets') && open.length > 0;
  const shown = bare ? context.demoData.listAll(employer, context.now) : open;
  const all = shown.filter(
    (posting) =>
      posting.title.toLowerCase().includes(query.searchText) &&
      (query.families.length === 0 || query.families.includes(toFacetId(employer, posting.department))),
  );
  const past = query.offset >= all.length;
  const offset = past && employer.traits.has('wrap') ? 0 : query.offset;
  return toJson({
    // Only the first page's total can be trusted.
    total: query.offset === 0 ? all.length : 0,
    jobPostings: all.slice(offset, offset + query.limit).map((posting) => toRow(posting, context.now)),
    facets: query.offset === 0 ? toFacets(employer, all) : [],
    userAuthenticated: false,
  });
}

function toDetail(posting: SandboxPosting, context: HostContext): object {
  const { employer, places } = posting;
  const [primary, ...others] = places;
  const { site } = toSite(employer);
  const country = { descriptor: COUNTRIES[primary.country].name, id: toFacetId(employer, primary.country) };
  const place = toTenantPlace(employer, primary);
  return {
    jobPostingInfo: {
      id: createRandom(`${posting.key}|workday`).hex(32),
      title: posting.title,
      jobDescription: toHouseHtml(employer, context.demoData.describe(posting)),
      location: place,
      ...(others.length > 0
        ? { additionalLocations: others.map((city) => toTenantPlace(employer, city)) }
        : {}),
      postedOn: toPostedOn(posting, context.now),
      startDate: toLocalDay(posting.publishedAt, toUtcOffsetHours(posting)),
      timeType: toTimeType(posting),
      ...toRemoteType(posting),
      jobReqId: toRequisition(posting),
      jobPostingId: toJobPostingId(posting),
      jobPostingSiteId: site,
      country,
      canApply: true,
      posted: true,
      includeResumeParsing: true,
      jobRequisitionLocation: { descriptor: place, country: { ...country, alpha2Code: primary.country } },
      externalUrl: toHostedUrl(posting),
      questionnaireId: createRandom(`${posting.key}|questions`).hex(32),
    },
    hiringOrganization: {
      name: `${employer.name} ${pickHabit(employer, 'legal', ['Inc.', 'Group', 'Ltd.'])}`,
      url: '',
    },
    similarJobs: [],
    userAuthenticated: false,
  };
}

/** Workday's career-site endpoints, with their page cap, forgetful total and wrap-around. */
export const workday: AtsHost = {
  source: 'workday',
  speaksFor: (host) => /^[^.]+\.wd\d+\.myworkdayjobs\.com$/.test(host),
  route: (request, demoData) => {
    const [, tenant = '', site = '', rest = ''] =
      /^\/wday\/cxs\/([^/]+)\/([^/]+)(\/.+)$/.exec(request.path) ?? [];
    if (tenant === '') return null;
    const number = request.host.split('.')[1] ?? '';
    const employer = demoData.findEmployer('workday', `${number}/${tenant}/${site}`) ?? null;
    const isList = rest === '/jobs';
    return {
      employer,
      kind: isList ? 'list' : 'detail',
      answer: (context) => {
        if (!employer || request.host.split('.')[0] !== tenant) return toError(422, 'HTTP_422');
        if (isList)
          return request.method === 'POST'
            ? answerList(request, employer, context)
            : toError(405, 'HTTP_405');
        const posting = context.listOpen(employer).find((candidate) => toExternalPath(candidate) === rest);
        return posting ? toJson(toDetail(posting, context)) : toError(404, 'HTTP_404');
      },
    };
  },
  toHostedUrl,
};
