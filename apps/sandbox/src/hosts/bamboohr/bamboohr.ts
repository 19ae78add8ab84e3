import { createRandom } from '../../random.ts';
import { toPayText } from '../../demo-data/pay-text.ts';
import type { Employer } from '../../demo-data/employer.ts';
import { toUtcOffsetHours, type SandboxPosting } from '../../demo-data/posting.ts';
import type { DemoData } from '../../demo-data/demo-data.ts';
import { answerApplication } from './bamboohr-apply.ts';
import { toFormFields } from './bamboohr-form.ts';
import { toEmploymentLabel } from '../employment-label.ts';
import {
  toHtml,
  toJson,
  toRedirect,
  type AtsHost,
  type HostContext,
  type HostRequest,
  type Route,
} from '../host.ts';
import { pickHabit, toHouseHtml } from '../house-style.ts';
import { toCountryName, toLocalDay } from '../place-text.ts';

const toId = (posting: SandboxPosting): string => String(11 + posting.serial);

const toHostedUrl = (posting: SandboxPosting): string =>
  `https://${posting.employer.board}.bamboohr.com/careers/${toId(posting)}`;

const LOCATION_TYPES = { on_site: '0', remote: '1', hybrid: '2' } as const;

/** A remote posting uses `atsLocation`, any other `location`; the alternative is full of nulls. */
const isElsewhere = (posting: SandboxPosting): boolean => posting.workMode === 'remote';

/** Remote rows of some employers name only the country. */
const isCountryOnly = (posting: SandboxPosting): boolean => posting.serial % 2 === 0;

function toDepartment(posting: SandboxPosting): { id: string; label: string } | null {
  if (!pickHabit(posting.employer, 'departments', [true, true, true, false])) return null;
  const id = createRandom(`${posting.employer.name}|${posting.department}`).int(18_000, 18_999);
  return { id: String(id), label: posting.department };
}

function toStatus(posting: SandboxPosting): string {
  const label = toEmploymentLabel(posting.employmentType);
  if (posting.employmentType === 'contract') return 'Contractor';
  return pickHabit(posting.employer, 'status', ['-', ' ']) === ' ' ? label.replace('-', ' ') : label;
}

function toRow(posting: SandboxPosting): object {
  const [city] = posting.places;
  const department = toDepartment(posting);
  const away = isElsewhere(posting);
  const full = away && !isCountryOnly(posting);
  return {
    id: toId(posting),
    jobOpeningName: posting.serial % 9 === 0 ? `${posting.title} ` : posting.title,
    departmentId: department?.id ?? null,
    departmentLabel: department?.label ?? null,
    employmentStatusLabel: toStatus(posting),
    employmentType: null,
    location: { city: away ? null : city.city, state: away ? null : city.stateName },
    atsLocation: {
      country: away ? toCountryName(city) : null,
      state: null,
      province: full ? city.stateName : null,
      city: full ? city.city : null,
    },
    isRemote: null,
    locationType: LOCATION_TYPES[posting.workMode],
  };
}

/** Pay is a free text that every employer writes in its own way. */
function toCompensation(posting: SandboxPosting): string | null {
  const { pay } = posting;
  if (!pay || posting.payIn !== 'field') return null;
  const text = toPayText(pay, posting.language);
  const habit = pickHabit(posting.employer, 'compensation', ['slash', 'per', 'dense', 'plus']);
  const unit = pay.period;
  if (habit === 'slash') return `${text} / ${unit === 'hour' ? 'hr' : unit}`;
  if (habit === 'dense')
    return `${text.replace(' – ', '–')}${unit === 'hour' ? '/Hour' : unit === 'month' ? '/Month' : ''}`;
  if (habit === 'plus' && posting.serial % 3 === 0) {
    return `${toPayText({ ...pay, max: pay.min }, posting.language)}+ per ${unit}`;
  }
  return `${text} per ${unit}`;
}

function toOpening(posting: SandboxPosting, context: HostContext): object {
  const [city] = posting.places;
  const department = toDepartment(posting);
  const away = isElsewhere(posting);
  const full = away && !isCountryOnly(posting);
  return {
    jobOpeningShareUrl: toHostedUrl(posting),
    jobOpeningName: posting.title,
    jobOpeningStatus: 'Open',
    jobCategoryId: null,
    departmentId: department?.id ?? null,
    // The list says null, the detail an empty text.
    departmentLabel: department?.label ?? '',
    employmentStatusLabel: toStatus(posting),
    employmentType: null,
    location: {
      city: away ? null : city.city,
      state: away ? null : city.stateName,
      postalCode: away ? null : city.postalCode,
      addressCountry: away ? null : toCountryName(city),
    },
    atsLocation: {
      country: away ? toCountryName(city) : null,
      countryId: away ? '1' : null,
      // The list's province arrives as the state here.
      state: full ? city.stateName : null,
      city: full ? city.city : null,
    },
    description: toHouseHtml(posting.employer, context.demoData.describe(posting)),
    compensation: toCompensation(posting),
    datePosted: toLocalDay(posting.publishedAt, toUtcOffsetHours(posting)),
    minimumExperience: pickHabit(posting.employer, 'experience', [null, 'Experienced', 'Mid-level']),
    locationType: LOCATION_TYPES[posting.workMode],
    seekPromoted: false,
    aiProcessingDisclosureEnabled: false,
  };
}

const NOT_FOUND = toJson(
  {
    type: 'not_found',
    title: 'Resource not found.',
    details: "Looks like the id you provided doesn't exist.",
    meta: [],
  },
  404,
);

function answerDetail(employer: Employer, id: string, context: HostContext) {
  const posting = context.listOpen(employer).find((candidate) => toId(candidate) === id);
  if (!posting) return NOT_FOUND;
  const result = { jobOpening: toOpening(posting, context), formFields: toFormFields(posting) };
  const body = { meta: {}, result };
  const answer = toJson(body);
  // Slashes come escaped, which is the same JSON.
  return { ...answer, body: answer.body.replaceAll('/', '\\/') };
}

const APPLICATION_PATH = '/api/v1/applicant_tracking/application';

function routeApplication(request: HostRequest, demoData: DemoData): Route {
  const employer = demoData.findEmployer('bamboohr', request.host.split('.')[0] ?? '') ?? null;
  return {
    employer,
    kind: 'apply',
    answer: (context) =>
      employer && request.method === 'POST'
        ? answerApplication(request, employer, { toId, toHostedUrl }, context)
        : NOT_FOUND,
  };
}

/** BambooHR's careers site: list without dates or texts, details apart, a redirect for tenants that do not exist. */
export const bamboohr: AtsHost = {
  source: 'bamboohr',
  speaksFor: (host) => /^[^.]+\.bamboohr\.com$/.test(host) && host !== 'www.bamboohr.com',
  route: (request, demoData) => {
    if (request.path === APPLICATION_PATH) return routeApplication(request, demoData);
    const [, id, isDetail] = /^\/careers\/(\w+)(\/detail)?$/.exec(request.path) ?? [];
    if (id === undefined) return null;
    const employer = demoData.findEmployer('bamboohr', request.host.split('.')[0] ?? '') ?? null;
    const isList = id === 'list' && isDetail === undefined;
    return {
      employer,
      kind: isList ? 'list' : 'detail',
      answer: (context) => {
        if (!employer) return toRedirect('https://www.bamboohr.com');
        if (isList) {
          const result = context.listOpen(employer).map(toRow);
          return toJson({ meta: { totalCount: result.length }, result });
        }
        if (isDetail === undefined)
          return toHtml('<!doctype html><title>Careers</title><div id="BambooHR"></div>');
        return answerDetail(employer, id, context);
      },
    };
  },
  toHostedUrl,
};
