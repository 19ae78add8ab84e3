import { toEmploymentLabel } from '../employment-label.ts';
import type { Employer } from '../../demo-data/employer.ts';
import { toUtcOffsetHours, type SandboxPosting } from '../../demo-data/posting.ts';
import type { DemoData } from '../../demo-data/demo-data.ts';
import { toHtml, toJson, type Answer, type HostContext, type HostRequest, type Route } from '../host.ts';
import { pickHabit, toHouseHtml } from '../house-style.ts';
import { toOffsetTime } from '../place-text.ts';

const PAGE_MAX = 20;
const BASE = '/mascsr/default/careercenter/public/events/staffing';

/** Unique within the career centre and the same in every language. */
const toExternalJobId = (posting: SandboxPosting): string => String(480_000 + posting.serial);
const toItemId = (posting: SandboxPosting): string =>
  `92${String(posting.employer.index).padStart(4, '0')}${String(posting.serial).padStart(7, '0')}_1`;

const toLocales = (employer: Employer): string[] => employer.traits.get('locales')?.split(',') ?? ['en_US'];

/** A posting is listed under one language only. */
function toLocale(posting: SandboxPosting): string {
  const locales = toLocales(posting.employer);
  return locales.find((locale) => locale.startsWith(posting.language)) ?? locales[0] ?? 'en_US';
}

export function toWorkforceNowUrl(posting: SandboxPosting): string {
  const [cid = '', ccId = ''] = posting.employer.board.split('/');
  const query = `cid=${cid}&ccId=${ccId}&lang=${toLocale(posting)}&jobId=${toExternalJobId(posting)}`;
  return `https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html?${query}`;
}

interface Field {
  nameCode: { codeValue: string };
}

const text = (name: string, value?: string): Field =>
  value === undefined
    ? { nameCode: { codeValue: name } }
    : { ...{ stringValue: value }, nameCode: { codeValue: name } };
const flag = (name: string, value: boolean): Field => ({
  ...{ indicatorValue: value },
  nameCode: { codeValue: name },
});

function toWorkLevel(posting: SandboxPosting): object {
  const label = toEmploymentLabel(posting.employmentType);
  const french: Record<string, string> = { 'Full-time': 'Temps plein', 'Part-time': 'Temps partiel' };
  if (posting.language === 'fr') return { workLevelCode: { shortName: french[label] ?? label } };
  const habit = pickHabit(posting.employer, 'work-level', ['plain', 'hourly', 'plain']);
  if (posting.serial % 6 === 0) return {};
  const plain = label.replace('-time', ' Time');
  return {
    workLevelCode: { shortName: habit === 'hourly' ? `${plain.slice(0, 1)}T Hourly ${plain}` : plain },
  };
}

function toPayFields(posting: SandboxPosting): { range: object; codes: object[]; strings: Field[] } {
  const { pay } = posting;
  if (!pay || posting.payIn !== 'field') return { range: {}, codes: [], strings: [] };
  // "Up to 43.46" is entered without a minimum and arrives as 0.
  const minimum = posting.serial % 7 === 0 ? 0 : pay.min;
  const rate = (amountValue: number): object => ({ amountValue, currencyCode: pay.currency });
  const hourly = pay.period === 'hour';
  const words = `${pay.min.toFixed(2)} To ${pay.max.toFixed(2)} (${pay.currency}) ${hourly ? 'Hourly' : 'Annually'}`;
  return {
    range: { payGradeRange: { minimumRate: rate(minimum), maximumRate: rate(pay.max) } },
    codes: [{ codeValue: hourly ? 'HR' : 'AN', nameCode: { codeValue: 'SalaryType' } }],
    strings: [text('SalaryRange', words)],
  };
}

function toLocations(posting: SandboxPosting): object[] {
  const site = pickHabit(posting.employer, 'site-name', ['', '', 'Main Campus']);
  return posting.places.map((city) => ({
    aliasNames: [],
    address: {
      cityName: city.city,
      countrySubdivisionLevel1: { codeValue: city.state },
      postalCode: city.postalCode,
    },
    nameCode: {
      shortName: `${site === '' ? '' : `${posting.employer.name} ${site},`} ${city.city}, ${city.state}, ${city.country}`,
    },
  }));
}

/** What the detail of a closed posting, or of one in another language, still holds. */
function toSkeleton(): Record<string, unknown> {
  return {
    postingInstructions: [],
    links: [],
    additionalProperties: {},
    screeningRequirements: [],
    organizationalUnits: [],
    sponsoredVisaTypeCodes: [],
    customFieldGroup: {
      dateFields: [],
      indicatorFields: [flag('PriortyStatusFlag', false), flag('InternalPostingFlag', false)],
      numberFields: [{ numberValue: 0, categoryCode: { codeValue: 'ApplicantCount' } }],
      stringFields: [text('ExternalJobID'), text('HomeDepartment', ''), text('JobClass')],
    },
    requisitionLocations: [],
  };
}

function toRow(posting: SandboxPosting, context: HostContext): Record<string, unknown> {
  const posted = toOffsetTime(posting.publishedAt, toUtcOffsetHours(posting));
  const fields = toPayFields(posting);
  const jobClass = pickHabit(posting.employer, 'job-class', [true, false]) ? posting.department : undefined;
  return {
    ...toSkeleton(),
    itemID: toItemId(posting),
    requisitionTitle: posting.serial % 8 === 0 ? `${posting.title} ` : posting.title,
    postDate: `${posted.slice(0, 16)}:00.000${posted.slice(19)}`,
    ...toWorkLevel(posting),
    ...fields.range,
    customFieldGroup: {
      // The same moment with a Z although it is local time: not to be used.
      dateFields: [
        { dateValue: `${posted.slice(0, 16)}Z`, nameCode: { codeValue: 'PostingDate' } },
        {
          dateValue: `${context.now.toISOString().slice(0, 16)}Z`,
          nameCode: { codeValue: 'CurrentServerDateTime' },
        },
      ],
      indicatorFields: [flag('PriortyStatusFlag', false), flag('InternalPostingFlag', false)],
      numberFields: [{ numberValue: 0, categoryCode: { codeValue: 'ApplicantCount' } }],
      codeFields: fields.codes,
      stringFields: [
        ...fields.strings,
        text('ExternalJobID', toExternalJobId(posting)),
        text('HomeDepartment', ''),
        jobClass === undefined ? text('JobClass') : text('JobClass', jobClass),
      ],
    },
    clientRequisitionID: String(1000 + posting.jobSerial),
    requisitionLocations: toLocations(posting),
  };
}

function toDetail(posting: SandboxPosting, context: HostContext): object {
  const sheet = '<link href="https://static.workforcenow.adp.com/mas/froala_style.min.css" rel="stylesheet">';
  const html = toHouseHtml(posting.employer, context.demoData.describe(posting));
  return {
    ...toRow(posting, context),
    requisitionDescription: `<div>${sheet}&nbsp;<div class="fr-view">${html.replaceAll('é', '&eacute;')}</div></div>`,
  };
}

function answerList(request: HostRequest, open: SandboxPosting[], context: HostContext): Answer {
  const words = (request.query.get('userQuery') ?? '').toLowerCase();
  const found = open.filter((posting) => posting.title.toLowerCase().includes(words));
  const skip = Number(request.query.get('$skip') ?? 1);
  const top = Math.min(PAGE_MAX, Math.max(1, Number(request.query.get('$top') ?? PAGE_MAX)));
  const first = Math.max(0, skip - 1);
  // Counting from one: asking for row 0 costs a row of the page.
  const rows = found.slice(first, first + (skip === 0 ? top - 1 : top));
  if (rows.length === 0) return toJson({ jobRequisitions: [] });
  return toJson({
    jobRequisitions: rows.map((posting) => toRow(posting, context)),
    meta: { startSequence: first + 1, totalNumber: found.length, links: [] },
  });
}

function toContentLinks(employer: Employer): Answer {
  const group = {
    stringFields: [text('LinkLocation', 'D'), ...toLocales(employer).map((locale) => text('Locale', locale))],
    indicatorFields: [flag('PublishedIndicator', true)],
  };
  return toJson({ contentLinks: [], meta: { customFieldGroup: group } });
}

function toClientFeatures(employer: Employer): Answer {
  const shouting = pickHabit(employer, 'client-name', [false, false, true]);
  const stringFields = [
    { nameCode: {} },
    text('ClientDefaultLocale', toLocales(employer)[0]),
    text('ClientClassification', 'Client Live'),
    text('ClientName', shouting ? employer.name.toUpperCase() : employer.name),
  ];
  return toJson({ contentLinks: [], meta: { customFieldGroup: { stringFields } } });
}

const NO_CLIENT = toHtml('<html><head><title>404</title></head><body>Not Found</body></html>', 404);

function answer(request: HostRequest, path: string, employer: Employer | null, context: HostContext): Answer {
  if (!employer) return NO_CLIENT;
  const known = employer.board.split('/')[1] === request.query.get('ccId');
  if (path === '/client-features') return toClientFeatures(employer);
  if (path === '/v1/content-links/career-center') return toContentLinks(employer);
  const locale = request.query.get('lang') ?? toLocales(employer)[0];
  const open = known ? context.listOpen(employer).filter((posting) => toLocale(posting) === locale) : [];
  const id = /^\/v1\/job-requisitions\/([^/]+)$/.exec(path)?.[1];
  if (id === undefined) return answerList(request, open, context);
  const posting = open.find((candidate) => toExternalJobId(candidate) === id || toItemId(candidate) === id);
  return toJson(posting ? toDetail(posting, context) : toSkeleton());
}

/** Workforce Now's career centres: rows counted from one, pages of 20, a language at a time. */
export function routeWorkforceNow(request: HostRequest, demoData: DemoData): Route | null {
  if (!request.path.startsWith(BASE)) return null;
  const path = decodeURIComponent(request.path.slice(BASE.length));
  if (!/^\/(client-features|v1\/content-links\/career-center|v1\/job-requisitions(\/[^/]+)?)$/.test(path))
    return null;
  const cid = request.query.get('cid') ?? '';
  // The client id is case-sensitive.
  const employer =
    demoData.employers.find(
      (candidate) => candidate.source === 'adp' && candidate.board.startsWith(`${cid}/`),
    ) ?? null;
  const kind = /^\/v1\/job-requisitions\/./.test(path) ? 'detail' : 'list';
  return {
    employer: cid === '' ? null : employer,
    kind,
    answer: (context) => answer(request, path, cid === '' ? null : employer, context),
  };
}
