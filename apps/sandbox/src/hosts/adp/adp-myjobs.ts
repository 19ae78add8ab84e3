import { COUNTRIES } from '../../data/cities.ts';
import { createRandom, toUuid } from '../../random.ts';
import { toDescriptionHtml } from '../../demo-data/to-html.ts';
import type { Employer } from '../../demo-data/employer.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import type { DemoData } from '../../demo-data/demo-data.ts';
import { toEmploymentLabel } from '../employment-label.ts';
import { toJson, type Answer, type HostContext, type HostRequest, type Route } from '../host.ts';
import { pickHabit, toHtmlStyle } from '../house-style.ts';

const LIST_BASE = '/myadp_prefix/mycareer/public/staffing/v1/job-requisitions/';
/** Answers above this size fail with 502 on the real host. */
const ANSWER_MAX_BYTES = 1_000_000;

const toReqId = (posting: SandboxPosting): string =>
  String(5_001_000_000_000 + posting.employer.index * 100_000_000 + posting.serial * 13 + 6);
const toSlug = (employer: Employer): string => employer.board.replace(/^myjobs\//, '');
const toToken = (employer: Employer): string => createRandom(`${employer.name}|token`).hex(40);

export function toMyJobsUrl(posting: SandboxPosting): string {
  return `https://myjobs.adp.com/${toSlug(posting.employer)}/cx/job-details?reqId=${toReqId(posting)}`;
}

const hidesDates = (employer: Employer): boolean => pickHabit(employer, 'hide-days', [false, false, true]);

function toSiteRecord(employer: Employer): Answer {
  return toJson({
    id: toUuid(`${employer.name}|career-site`),
    name: 'External',
    domain: toSlug(employer),
    clientName: employer.name,
    orgoid: createRandom(`${employer.name}|orgoid`).hex(16).toUpperCase(),
    active: true,
    hideDaysPosted: hidesDates(employer),
    myJobsToken: toToken(employer),
    settings: { careerSiteType: 'External' },
  });
}

function toLocations(posting: SandboxPosting): object[] {
  return posting.places.map((city, index) => ({
    itemID: String(
      5_000_000_000_000 + createRandom(`${posting.employer.name}|${city.city}`).int(1, 999_999_999),
    ),
    address: {
      country: { codeValue: COUNTRIES[city.country].iso3, longName: COUNTRIES[city.country].name },
      cityName: city.city,
      postalCode: city.postalCode,
      countrySubdivisionLevel1: { codeValue: city.state, longName: city.stateName },
    },
    nameCode: { codeValue: city.city.slice(0, 4).toUpperCase(), longName: `${city.city} Office` },
    postingIndicator: index === 0,
    primaryIndicator: index === 0,
  }));
}

function toRow(posting: SandboxPosting, context: HostContext): Record<string, unknown> {
  const { employer } = posting;
  const sections = context.demoData.describe(posting);
  const style = toHtmlStyle(employer);
  const apart = pickHabit(employer, 'qualifications', [true, false]);
  const wants = sections.filter((section) => section.kind === 'needs' || section.kind === 'pluses');
  const rest = apart ? sections.filter((section) => !wants.includes(section)) : sections;
  return {
    reqId: toReqId(posting),
    jobTitle: posting.title,
    publishedJobTitle: posting.title,
    jobDescription: toDescriptionHtml(rest, style),
    ...(apart ? { jobQualifications: toDescriptionHtml(wants, style) } : {}),
    ...(hidesDates(employer)
      ? {}
      : { postingDate: posting.publishedAt.toISOString().replace(/\.\d+Z/, 'Z') }),
    workLevelCode: toEmploymentLabel(posting.employmentType),
    organizationalUnits: [{ name: posting.department, codeValue: posting.department }],
    category: posting.department,
    requisitionLocations: toLocations(posting),
    clientRequisitionID: String(300 + posting.jobSerial),
    workLocations: [],
    postingLocations: [],
    careerSiteDomains: [toSlug(employer)],
    easyApplyEnabled: false,
    canApply: true,
    type: 'Normal',
  };
}

/** The tenant's texts and ids always come; descriptions only when they are selected. */
function select(row: Record<string, unknown>, fields: string | null): Record<string, unknown> {
  const wanted = fields?.split(',') ?? [];
  const heavy = ['jobDescription', 'jobQualifications'];
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !heavy.includes(name) || wanted.includes(name)),
  );
}

function answerList(request: HostRequest, employer: Employer, context: HostContext): Answer {
  // A list of languages finds nothing; exactly "en-US" does.
  if (request.headers['accept-language']?.includes(',')) return toJson({ count: 0, jobRequisitions: [] });
  const search = (request.query.get('$search') ?? '').toLowerCase();
  const open = context
    .listOpen(employer)
    .filter((posting) => posting.title.toLowerCase().includes(search))
    .sort((a, b) => a.serial - b.serial);
  const top = Math.max(1, Number(request.query.get('$top') ?? 20));
  const skip = Math.max(0, Number(request.query.get('$skip') ?? 0));
  // Without an order the pages overlap by a row.
  const from = request.query.has('$orderby') || skip === 0 ? skip : skip - 1;
  const rows = open.slice(from, from + top).map((posting) => toRow(posting, context));
  const fields = request.query.get('$select');
  const answer = toJson({ count: open.length, jobRequisitions: rows.map((row) => select(row, fields)) });
  return answer.body.length > ANSWER_MAX_BYTES ? toJson({ message: 'Bad Gateway' }, 502) : answer;
}

function answerMeta(employer: Employer, reqId: string, context: HostContext): Answer {
  const posting = context.listOpen(employer).find((candidate) => toReqId(candidate) === reqId);
  if (!posting) return toJson({ message: 'Requisition not found' }, 400);
  const { pay } = posting;
  const field = (name: string, value: string): object => ({
    stringValue: value,
    nameCode: { codeValue: name },
  });
  const shown = pay !== null && posting.payIn === 'field';
  const stringFields = shown
    ? [
        field('RTiReqExtended_compensationDetails', pay.period === 'hour' ? 'Hourly' : 'Annually'),
        field('RTiReqExtended_payTransparencyMinSalary', pay.min.toFixed(2)),
        field('RTiReqExtended_payTransparencyMaxSalary', pay.max.toFixed(2)),
      ]
    : [];
  return toJson({ ...toRow(posting, context), customFieldGroup: { stringFields } });
}

function toSiteRoute(request: HostRequest, demoData: DemoData): Route | null {
  const slug = /^\/public\/staffing\/v1\/career-site\/([^/]+)$/.exec(request.path)?.[1];
  if (slug === undefined) return null;
  const employer = demoData.findEmployer('adp', `myjobs/${slug}`) ?? null;
  const missing = toJson({ requestId: toUuid(slug), message: 'Careersite not found' }, 400);
  return { employer, kind: 'list', answer: () => (employer ? toSiteRecord(employer) : missing) };
}

/** MyJobs: a site record with a token, then lists and details for whoever sends it back. */
export function routeMyJobs(request: HostRequest, demoData: DemoData): Route | null {
  if (request.host === 'myjobs.adp.com') return toSiteRoute(request, demoData);
  if (!request.path.startsWith(LIST_BASE)) return null;
  const call = request.path.slice(LIST_BASE.length);
  const reqId = /^search-meta\/(\d+)$/.exec(call)?.[1];
  if (call !== 'apply-custom-filters' && reqId === undefined) return null;
  const token = request.headers.myjobstoken;
  const employer =
    demoData.employers.find(
      (candidate) =>
        candidate.source === 'adp' && candidate.traits.has('myjobs') && toToken(candidate) === token,
    ) ?? null;
  return {
    employer,
    kind: reqId === undefined ? 'list' : 'detail',
    answer: (context) => {
      if (!employer) return toJson({ message: 'postingChannelId not found' }, 400);
      return reqId === undefined
        ? answerList(request, employer, context)
        : answerMeta(employer, reqId, context);
    },
  };
}
