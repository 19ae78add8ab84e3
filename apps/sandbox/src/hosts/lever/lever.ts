import { toUuid } from '../../random.ts';
import { toBody, toItems } from '../../demo-data/to-html.ts';
import type { Section } from '../../demo-data/describe.ts';
import type { Employer } from '../../demo-data/employer.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import { toEmploymentLabel } from '../employment-label.ts';
import { withEtag } from '../etag.ts';
import { toHtml, toJson, type AtsHost, type HostContext, type HostRequest } from '../host.ts';
import { pickHabit, toHtmlStyle } from '../house-style.ts';
import { remember } from '../identity.ts';
import { answerApplication } from './lever-apply.ts';
import { toCountryName, toShortPlace } from '../place-text.ts';

const toId = remember((posting) => toUuid(`${posting.key}|lever`));

const isEu = (employer: Employer): boolean => employer.traits.has('eu');
const toSite = (employer: Employer): string => employer.board.replace(/^eu\//, '');

function toHostedUrl(posting: SandboxPosting): string {
  const { employer } = posting;
  return `https://jobs.${isEu(employer) ? 'eu.' : ''}lever.co/${toSite(employer)}/${toId(posting)}`;
}

function toLocations(posting: SandboxPosting): string[] {
  const habit = pickHabit(posting.employer, 'location', ['short', 'city', 'country-first']);
  return posting.places.map((city) => {
    if (posting.workMode === 'remote') return `Remote - ${toCountryName(city)}`;
    if (habit === 'city') return city.city;
    return habit === 'short' ? toShortPlace(city) : `${toCountryName(city)} - ${city.city}`;
  });
}

function toWorkplaceType(posting: SandboxPosting): string {
  if (posting.workMode !== 'on_site') return posting.workMode;
  return pickHabit(posting.employer, 'workplace', ['on-site', 'onsite', 'unspecified']);
}

function toSalary(posting: SandboxPosting): object {
  const { pay, payIn } = posting;
  if (!pay || payIn !== 'field') return {};
  const interval = { hour: 'per-hour-wage', month: 'per-month-salary', year: 'per-year-salary' };
  return {
    salaryRange: {
      min: pay.min,
      max: pay.max,
      currency: pay.currency,
      interval: interval[pay.period as 'year'],
    },
  };
}

const toPlain = (sections: Section[]): string =>
  sections.flatMap((section) => [...section.paragraphs, ...section.items]).join('\n\n');

/** The description in Lever's pieces: opening, body, headed lists, closing. */
function toPieces(posting: SandboxPosting, context: HostContext): object {
  const sections = context.demoData.describe(posting);
  const style = toHtmlStyle(posting.employer);
  const toPart = (part: Section[]): string => part.map((section) => toBody(section, style)).join('\n');
  const firstList = sections.findIndex((section) => section.items.length > 0);
  const openings = sections.slice(0, firstList).filter((section) => section.kind === 'employer');
  const bodies = sections.slice(0, firstList).filter((section) => section.kind !== 'employer');
  const lists = sections.slice(firstList).filter((section) => section.items.length > 0);
  const closing = sections.slice(firstList).filter((section) => section.items.length === 0);
  return {
    opening: toPart(openings),
    openingPlain: toPlain(openings),
    description: toPart([...openings, ...bodies]),
    descriptionPlain: toPlain([...openings, ...bodies]),
    descriptionBody: toPart(bodies),
    descriptionBodyPlain: toPlain(bodies),
    lists: lists.map((section) => ({ text: section.heading, content: toItems(section, style) })),
    additional: toPart(closing),
    additionalPlain: toPlain(closing),
  };
}

function toPostingObject(posting: SandboxPosting, context: HostContext): object {
  const locations = toLocations(posting);
  const hostedUrl = toHostedUrl(posting);
  return {
    ...toPieces(posting, context),
    id: toId(posting),
    text: posting.title,
    categories: {
      commitment: toEmploymentLabel(posting.employmentType),
      department: posting.department,
      location: locations[0],
      team: posting.department,
      allLocations: [...new Set(locations)],
    },
    country: posting.places[0].country,
    workplaceType: toWorkplaceType(posting),
    createdAt: posting.publishedAt.getTime(),
    hostedUrl,
    applyUrl: `${hostedUrl}/apply`,
    ...toSalary(posting),
  };
}

const NOT_FOUND = toJson({ ok: false, error: 'Document not found' }, 404);

function matches(posting: SandboxPosting, query: URLSearchParams): boolean {
  const wanted = (name: string): string[] => query.getAll(name);
  const fits = (name: string, values: string[]): boolean =>
    wanted(name).length === 0 || wanted(name).some((value) => values.includes(value));
  return (
    fits('location', toLocations(posting)) &&
    fits('commitment', [toEmploymentLabel(posting.employmentType)]) &&
    fits('department', [posting.department]) &&
    fits('team', [posting.department])
  );
}

function answerList(request: HostRequest, employer: Employer, context: HostContext) {
  if (request.query.get('mode') !== 'json')
    return toHtml('<!doctype html><title>Openings</title><p>Openings</p>');
  const skip = Number(request.query.get('skip') ?? 0);
  const limit = Number(request.query.get('limit') ?? Number.POSITIVE_INFINITY);
  const rows = context
    .listOpen(employer)
    .filter((posting) => matches(posting, request.query))
    .slice(skip, skip + limit)
    .map((posting) => toPostingObject(posting, context));
  return withEtag(request, toJson(rows));
}

/** Lever's postings API on its two hosts; an employer lives on exactly one of them. */
export const lever: AtsHost = {
  source: 'lever',
  speaksFor: (host) => host === 'api.lever.co' || host === 'api.eu.lever.co',
  route: (request, demoData) => {
    const [, site = '', id] = /^\/v0\/postings\/([^/]+)(?:\/([^/]+))?\/?$/.exec(request.path) ?? [];
    if (site === '') return null;
    const board = request.host === 'api.eu.lever.co' ? `eu/${site}` : site;
    const employer = demoData.findEmployer('lever', board) ?? null;
    return {
      employer,
      kind: id === undefined ? 'list' : request.method === 'POST' ? 'apply' : 'detail',
      answer: (context) => {
        if (!employer) return NOT_FOUND;
        if (id === undefined) return answerList(request, employer, context);
        const posting = context.listOpen(employer).find((candidate) => toId(candidate) === id);
        if (!posting) return NOT_FOUND;
        if (request.method === 'POST')
          return answerApplication(request, { posting, hostedUrl: toHostedUrl(posting) }, context);
        return toJson(toPostingObject(posting, context));
      },
    };
  },
  toHostedUrl,
};
