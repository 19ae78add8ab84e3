import type { EmploymentType } from '@firsthand/contracts';
import type { City } from '../../data/cities.ts';
import { createRandom, toUuid } from '../../random.ts';
import type { Employer } from '../../demo-data/employer.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import { requiresLinkedin, toApplicationQuestions } from './dover-questions.ts';
import {
  toJson,
  type Answer,
  type AtsHost,
  type HostContext,
  type HostRequest,
  type Route,
} from '../host.ts';
import { toHouseHtml } from '../house-style.ts';
import { remember } from '../identity.ts';
import { toCountryName, toShortPlace } from '../place-text.ts';
import type { DemoData } from '../../demo-data/demo-data.ts';

const toId = remember((posting) => toUuid(`${posting.key}|dover`));
const toPageId = (employer: Employer): string => toUuid(`${employer.name}|careers-page`);

const toHostedUrl = (posting: SandboxPosting): string =>
  `https://app.dover.com/apply/${encodeURIComponent(posting.employer.name)}/${toId(posting)}`;

const WORKPLACES = { remote: 'REMOTE', hybrid: 'HYBRID', on_site: 'ONSITE' } as const;
const LOCATION_TYPES = { remote: 'REMOTE', hybrid: 'HYBRID', on_site: 'IN_OFFICE' } as const;

function toLocation(posting: SandboxPosting, city: City, index: number): object {
  const remote = posting.workMode === 'remote';
  const name = remote ? toCountryName(city) : toShortPlace(city);
  return {
    location_type: LOCATION_TYPES[posting.workMode],
    location_option: {
      id: toUuid(`${name}|option`),
      display_name: name,
      location_type: remote ? 'COUNTRY' : 'CITY',
      city: remote ? '' : city.city,
      state: remote ? '' : city.stateName,
      country: city.country,
    },
    name,
    is_primary: index === 0,
  };
}

/** Rows of employers with an upper-case habit show that ids must be compared without regard to case. */
function toRow(posting: SandboxPosting): object {
  const id = toId(posting);
  return {
    id: posting.serial % 11 === 0 ? id.toUpperCase() : id,
    title: posting.serial % 7 === 0 ? `  ${posting.title} ` : posting.title,
    // Places are listed in any order; only the mark says which is primary.
    locations: posting.places.map((city, index) => toLocation(posting, city, index)).reverse(),
    workplace_type: WORKPLACES[posting.workMode],
    is_published: true,
    is_sample: false,
  };
}

/** A demonstration posting that Dover puts on new boards, and one that is not published yet. */
function toExtras(employer: Employer): object[] {
  const random = createRandom(`${employer.name}|extras`);
  const extra = (name: string, title: string, marks: object): object => ({
    id: toUuid(`${employer.name}|${name}`),
    title,
    locations: [],
    workplace_type: null,
    is_published: true,
    is_sample: false,
    ...marks,
  });
  return [
    ...(random.chance(0.5) ? [extra('sample', 'Sample Job: Account Executive', { is_sample: true })] : []),
    ...(random.chance(0.5) ? [extra('draft', 'Office Manager (draft)', { is_published: false })] : []),
  ];
}

const EMPLOYMENT: Partial<Record<EmploymentType, string>> = {
  part_time: 'PART_TIME',
  contract: 'CONTRACT',
  temporary: 'CONTRACT',
  internship: 'INTERNSHIP',
};

const RANGE_TYPES = { hour: 'HOURLY', month: 'MONTHLY', year: 'YEARLY' } as const;

function toCompensation(posting: SandboxPosting): object {
  const { pay } = posting;
  const shown = pay !== null && posting.payIn === 'field';
  // Some employers fill in the numbers and keep them to themselves.
  const secret = !shown && posting.serial % 3 === 0;
  return {
    lower_bound: shown ? pay.min : secret ? 90_000 : null,
    upper_bound: shown ? pay.max : secret ? 120_000 : null,
    currency_code: pay?.currency ?? 'USD',
    open_to_sharing_comp: shown,
    salary_range_type: RANGE_TYPES[(pay?.period ?? 'year') as 'year'],
    employment_type: EMPLOYMENT[posting.employmentType] ?? 'FULL_TIME',
    offers_equity: posting.serial % 2 === 0,
    equity_lower_bound: null,
    equity_upper_bound: null,
  };
}

function toDetail(posting: SandboxPosting, context: HostContext): object {
  const { employer } = posting;
  return {
    id: toId(posting),
    client_id: toUuid(`${employer.name}|client`),
    client_name: employer.name,
    client_domain: `${employer.slug}.example`,
    title: posting.title,
    active: true,
    is_private: false,
    user_provided_description: toHouseHtml(employer, context.demoData.describe(posting)),
    created: posting.publishedAt.toISOString().replace('Z', '231Z'),
    workplace_type: WORKPLACES[posting.workMode],
    visa_support: posting.serial % 5 === 0 ? null : false,
    locations: posting.places.map((city, index) => toLocation(posting, city, index)),
    location: null,
    compensation: toCompensation(posting),
    require_linkedin_profile_url: requiresLinkedin(posting),
    application_questions: toApplicationQuestions(posting),
  };
}

const NOT_FOUND = toJson({ detail: 'Not found.' }, 404);

function answerJobs(request: HostRequest, employer: Employer, context: HostContext): Answer {
  const limit = Math.min(300, Math.max(1, Number(request.query.get('limit') ?? 100)));
  const offset = Math.max(0, Number(request.query.get('offset') ?? 0));
  const open = context.listOpen(employer).map(toRow);
  const all = open.length > 0 ? [...open, ...toExtras(employer)] : [];
  const page = (at: number): string => `https://app.dover.com${request.path}?limit=${limit}&offset=${at}`;
  return toJson({
    count: all.length,
    next: offset + limit < all.length ? page(offset + limit) : null,
    previous: offset > 0 ? page(Math.max(0, offset - limit)) : null,
    results: all.slice(offset, offset + limit),
  });
}

function toCareersPage(employer: Employer): Answer {
  return toJson({
    id: toPageId(employer),
    slug: employer.board,
    name: employer.name,
    primary_domain: `${employer.slug}.example`,
    careers_page_info: `<p>${employer.about.get('en') ?? ''}</p>`,
  });
}

function routeDetail(id: string, demoData: DemoData, now: Date): Route {
  const owner = demoData.employers.find(
    (employer) => employer.source === 'dover' && ownsPosting(demoData, employer, id, now),
  );
  return {
    employer: owner ?? null,
    kind: 'detail',
    answer: (context) => {
      const posting =
        owner && context.listOpen(owner).find((candidate) => toId(candidate) === id.toLowerCase());
      return posting ? toJson(toDetail(posting, context)) : NOT_FOUND;
    },
  };
}

/** Details are asked for by id alone; whose they are is looked up. */
function ownsPosting(demoData: DemoData, employer: Employer, id: string, now: Date): boolean {
  return demoData.listAll(employer, now).some((posting) => toId(posting) === id.toLowerCase());
}

/** Dover's page API: slug, careers page, jobs, then a detail each. */
export const dover: AtsHost = {
  source: 'dover',
  speaksFor: (host) => host === 'app.dover.com',
  route: (request, demoData, now) => {
    const path = decodeURIComponent(request.path).replace(/\/$/, '');
    const slug = /^\/api\/v1\/careers-page-slug\/([^/]+)$/.exec(path)?.[1];
    if (slug !== undefined) {
      const employer = demoData.findEmployer('dover', slug) ?? null;
      return { employer, kind: 'list', answer: () => (employer ? toCareersPage(employer) : NOT_FOUND) };
    }
    const [, pageId, jobs] = /^\/api\/v1\/careers-page\/([^/]+)(\/jobs)?$/.exec(path) ?? [];
    if (pageId !== undefined) {
      const employer =
        demoData.employers.find(
          (candidate) => candidate.source === 'dover' && toPageId(candidate) === pageId,
        ) ?? null;
      return {
        employer,
        kind: 'list',
        answer: (context) => {
          if (!employer) return NOT_FOUND;
          return jobs === undefined ? toCareersPage(employer) : answerJobs(request, employer, context);
        },
      };
    }
    const groups = /^\/api\/v1\/job-groups\/([^/]+)\/job-groups$/.exec(path)?.[1];
    if (groups !== undefined) {
      const employer =
        demoData.employers.find(
          (candidate) => candidate.source === 'dover' && toPageId(candidate) === groups,
        ) ?? null;
      return {
        employer,
        kind: 'list',
        answer: (context) => (employer ? answerGroups(employer, context) : NOT_FOUND),
      };
    }
    const id = /^\/api\/v1\/inbound\/application-portal-job\/([^/]+)$/.exec(path)?.[1];
    return id === undefined ? null : routeDetail(id, demoData, now);
  },
  toHostedUrl,
};

function answerGroups(employer: Employer, context: HostContext): Answer {
  const open = context.listOpen(employer);
  const names = [...new Set(open.map((posting) => posting.department))];
  return toJson(
    names.map((name) => ({
      id: toUuid(`${employer.name}|${name}|group`),
      name,
      jobs: open.filter((posting) => posting.department === name).map(toRow),
    })),
  );
}
