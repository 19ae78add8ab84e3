import type { EmploymentType } from '@firsthand/contracts';
import { toSlug } from '@firsthand/contracts';
import { createRandom, toUuid } from '../../random.ts';
import { toBody, toDescriptionHtml } from '../../demo-data/to-html.ts';
import type { SectionKind } from '../../demo-data/describe.ts';
import type { Employer } from '../../demo-data/employer.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import type { DemoData } from '../../demo-data/demo-data.ts';
import { withEtag } from '../etag.ts';
import { toJson, type AtsHost, type HostContext, type HostRequest, type Route } from '../host.ts';
import { pickHabit, toHtmlStyle } from '../house-style.ts';
import { remember } from '../identity.ts';
import { toCountryName } from '../place-text.ts';
import { answerApplicationApi } from './smartrecruiters-apply.ts';

const PAGE_MAX = 100;

const toId = (posting: SandboxPosting): string =>
  String(
    744_000_000_000_000 + posting.employer.index * 6_000_000 + posting.serial * 7 + (posting.serial % 5),
  );

/** The id that the posting's form goes by. */
export const toPostingUuid = remember((posting) => toUuid(`${posting.key}|uuid`));

function toHostedUrl(posting: SandboxPosting): string {
  return `https://jobs.smartrecruiters.com/${posting.employer.board}/${toId(posting)}-${toSlug(posting.title)}`;
}

const EMPLOYMENT: Partial<Record<EmploymentType, { id: string; label: string }>> = {
  full_time: { id: 'permanent', label: 'Full-time' },
  part_time: { id: 'part-time', label: 'Part-time' },
  contract: { id: 'contract', label: 'Contract' },
  temporary: { id: 'temporary', label: 'Temporary' },
  internship: { id: 'intern', label: 'Intern' },
};

const LANGUAGE_LABELS: Record<SandboxPosting['language'], [label: string, native: string]> = {
  en: ['English', 'English (US)'],
  de: ['German', 'Deutsch'],
  fr: ['French', 'Français'],
  nl: ['Dutch', 'Nederlands'],
  sv: ['Swedish', 'Svenska'],
  es: ['Spanish', 'Español'],
};

function toLocation(posting: SandboxPosting): object {
  const [city] = posting.places;
  const region = pickHabit(posting.employer, 'region', ['code', 'code', 'name', 'none']);
  const regionText = region === 'code' ? city.state : region === 'name' ? city.stateName : '';
  return {
    city: city.city,
    ...(regionText === '' ? {} : { region: regionText }),
    country: city.country.toLowerCase(),
    postalCode: city.postalCode,
    remote: posting.workMode === 'remote',
    hybrid: posting.workMode === 'hybrid',
    // Without a region the real display text has an empty piece: "Warsaw, , Poland".
    fullLocation: `${city.city}, ${regionText}, ${toCountryName(city)}`,
  };
}

function toDepartmentId(posting: SandboxPosting): number {
  return createRandom(`${posting.employer.name}|${posting.department}`).int(600_000, 999_999);
}

function toShared(posting: SandboxPosting): Record<string, unknown> {
  const { employer } = posting;
  const [label, labelNative] = LANGUAGE_LABELS[posting.language];
  return {
    id: toId(posting),
    name: posting.title,
    uuid: toPostingUuid(posting),
    jobAdId: toUuid(`${posting.key}|ad`),
    defaultJobAd: posting.copy === 0,
    refNumber: `REF${posting.jobSerial + 100}${'ABCDEFGHJK'[posting.jobSerial % 10] ?? ''}`,
    company: { identifier: employer.board, name: employer.name },
    releasedDate: posting.publishedAt.toISOString(),
    location: toLocation(posting),
    function: { id: toSlug(posting.department).replaceAll('-', '_'), label: posting.department },
    typeOfEmployment: EMPLOYMENT[posting.employmentType] ?? { id: 'permanent', label: 'Full-time' },
    experienceLevel: { id: 'mid_senior_level', label: 'Mid-Senior Level' },
    customField: [
      {
        fieldId: 'COUNTRY',
        fieldLabel: 'Country/Region',
        valueId: posting.places[0].country.toLowerCase(),
        valueLabel: toCountryName(posting.places[0]),
      },
    ],
    visibility: 'PUBLIC',
    language: { code: posting.language, label, labelNative },
  };
}

const hasDepartments = (employer: Employer): boolean =>
  pickHabit(employer, 'departments', [true, true, false]);

function toRow(posting: SandboxPosting): object {
  const { employer } = posting;
  return {
    ...toShared(posting),
    // A string here, a number in the detail; an empty object where the employer has none.
    department: hasDepartments(employer)
      ? { id: String(toDepartmentId(posting)), label: posting.department }
      : {},
    ref: `https://api.smartrecruiters.com/v1/companies/${employer.board}/postings/${toId(posting)}`,
  };
}

function toSections(posting: SandboxPosting, context: HostContext): object {
  const sections = context.demoData.describe(posting);
  const style = toHtmlStyle(posting.employer);
  const join = (kinds: SectionKind[]): string =>
    sections
      .filter((section) => kinds.includes(section.kind))
      // The field's title stands above the first part.
      .map((section, index) => (index === 0 ? toBody(section, style) : toDescriptionHtml([section], style)))
      .join('')
      .replaceAll('&nbsp;', '&#xa0;');
  return {
    companyDescription: { title: 'Company Description', text: join(['employer']) },
    jobDescription: { title: 'Job Description', text: join(['role', 'duties']) },
    qualifications: { title: 'Qualifications', text: join(['needs', 'pluses']) },
    additionalInformation: { title: 'Additional Information', text: join(['pay', 'offer', 'closing']) },
    videos: { title: 'Videos', urls: [] },
  };
}

function toDetail(posting: SandboxPosting, context: HostContext): object {
  const { pay, employer } = posting;
  const period = { hour: 'HOURLY', month: 'MONTHLY', year: 'YEARLY' };
  const hosted = toHostedUrl(posting);
  return {
    ...toShared(posting),
    jobId: toUuid(`${posting.employer.name}|${posting.jobSerial}|job`),
    creator: { name: '', avatarUrl: '' },
    postingUrl: hosted,
    applyUrl: `${hosted}?oga=true`,
    referralUrl: `https://jobs.smartrecruiters.com/external-referrals/company/${employer.board}/publication/${toPostingUuid(posting)}`,
    jobAd: { sections: toSections(posting, context) },
    active: true,
    ...(hasDepartments(employer)
      ? { department: { id: toDepartmentId(posting), label: posting.department } }
      : {}),
    ...(pay && posting.payIn === 'field'
      ? {
          compensation: {
            min: pay.min,
            max: pay.max,
            currency: pay.currency,
            period: period[pay.period as 'year'],
          },
        }
      : {}),
  };
}

function matches(posting: SandboxPosting, query: URLSearchParams): boolean {
  const [city] = posting.places;
  const words = (query.get('q') ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const text = `${posting.title} ${city.city}`.toLowerCase();
  const country = query.get('country');
  const wantedCity = query.get('city');
  return (
    (words.length === 0 || words.some((word) => text.includes(word))) &&
    (country === null || country.toLowerCase() === city.country.toLowerCase()) &&
    (wantedCity === null || wantedCity.toLowerCase() === city.city.toLowerCase())
  );
}

function answerList(request: HostRequest, employer: Employer | null, context: HostContext) {
  const offset = Math.max(0, Number(request.query.get('offset') ?? 0));
  const limit = Math.min(PAGE_MAX, Math.max(1, Number(request.query.get('limit') ?? PAGE_MAX)));
  // An unknown company answers exactly like one without openings.
  const all = employer ? context.listOpen(employer).filter((row) => matches(row, request.query)) : [];
  const content = all.slice(offset, offset + limit).map(toRow);
  return withEtag(request, toJson({ offset, limit, totalFound: all.length, content }));
}

function toNotFound(id: string) {
  const message = `[MDC: ppa-${toUuid(id)}] Response code: 404. Reason: Resource not found`;
  return toJson({ id: toUuid(`${id}|error`), httpCode: 404, code: 'RESOURCE_NOT_FOUND', message }, 404);
}

/** The Application API names a posting by its uuid alone; whose it is is looked up. */
function routeApplicationApi(request: HostRequest, demoData: DemoData, now: Date): Route | null {
  const [, uuid, call = ''] = /^\/postings\/([^/]+)\/(configuration|candidates)$/.exec(request.path) ?? [];
  if (uuid === undefined) return null;
  const isIt = (posting: SandboxPosting): boolean => toPostingUuid(posting) === uuid.toLowerCase();
  const employer = demoData.employers.find(
    (candidate) => candidate.source === 'smartrecruiters' && demoData.listAll(candidate, now).some(isIt),
  );
  return {
    employer: employer ?? null,
    kind: 'apply',
    answer: (context) => {
      const posting = employer && context.listOpen(employer).find(isIt);
      return posting
        ? answerApplicationApi(request, call, { posting, hostedUrl: toHostedUrl(posting) }, context)
        : toNotFound(uuid);
    },
  };
}

/** SmartRecruiters' posting API: pages of at most 100, details apart, 200 for companies that do not exist. */
export const smartrecruiters: AtsHost = {
  source: 'smartrecruiters',
  speaksFor: (host) => host === 'api.smartrecruiters.com',
  route: (request, demoData, now) => {
    const application = routeApplicationApi(request, demoData, now);
    if (application) return application;
    const [, company = '', id] =
      /^\/v1\/companies\/([^/]+)\/postings(?:\/([^/]+))?\/?$/.exec(request.path) ?? [];
    if (company === '') return null;
    const employer = demoData.findEmployer('smartrecruiters', decodeURIComponent(company)) ?? null;
    return {
      employer,
      kind: id === undefined ? 'list' : 'detail',
      answer: (context) => {
        if (id === undefined) return answerList(request, employer, context);
        const open = employer ? context.listOpen(employer) : [];
        const posting = open.find((candidate) => toId(candidate) === id || toPostingUuid(candidate) === id);
        return posting ? withEtag(request, toJson(toDetail(posting, context))) : toNotFound(id);
      },
    };
  },
  toHostedUrl,
};
