import { escapeHtml } from '@firsthand/contracts';
import { createRandom } from '../../random.ts';
import type { Employer } from '../../demo-data/employer.ts';
import { toUtcOffsetHours, type SandboxPosting } from '../../demo-data/posting.ts';
import { toEmploymentLabel } from '../employment-label.ts';
import { withEtag } from '../etag.ts';
import { answerApplication } from './greenhouse-apply.ts';
import { needsConsent, toForm } from './greenhouse-form.ts';
import { toJson, type AtsHost, type HostContext, type HostRequest } from '../host.ts';
import { pickHabit, toHouseHtml } from '../house-style.ts';
import { toCountryName, toLongPlace, toOffsetTime, toShortPlace } from '../place-text.ts';

/** Ids end in digits that are the same for a whole board, as on the real one. */
function toBoardNumber(employer: Employer, serial: number): number {
  return 4_000_000_000 + (employer.index * 200_000 + serial) * 1000 + 2 + (employer.index % 7);
}

const toId = (posting: SandboxPosting): number => toBoardNumber(posting.employer, posting.serial);

function toHostedUrl(posting: SandboxPosting): string {
  const { employer } = posting;
  const id = toId(posting);
  // Some employers show postings on their own site; a few still with http.
  const own = pickHabit(employer, 'own-page', ['no', 'no', 'no', 'https', 'http']);
  if (own !== 'no') return `${own}://careers.${employer.board}.example/openings?gh_jid=${id}`;
  return `https://job-boards.greenhouse.io/${employer.board}/jobs/${id}`;
}

function toLocationName(posting: SandboxPosting): string {
  const habit = pickHabit(posting.employer, 'location', ['short', 'long', 'short', 'mode']);
  const [primary] = posting.places;
  if (posting.workMode === 'remote') {
    return pickHabit(posting.employer, 'remote', ['Remote - ', 'Remote, ']) + toCountryName(primary);
  }
  // Some boards say only how one works; the places then stand in `offices`.
  if (habit === 'mode' && posting.workMode === 'hybrid') return 'Hybrid';
  const names = posting.places.map(habit === 'long' ? toLongPlace : toShortPlace);
  return names.join(habit === 'long' ? '; ' : ' | ');
}

/** 31 → "31.0", 34.25 → "34.25" */
const toDecimalText = (amount: number): string =>
  Number.isInteger(amount) ? amount.toFixed(1) : String(amount);

function toMetadata(posting: SandboxPosting): object[] | null {
  const { employer, pay } = posting;
  const entry = (number: number, name: string, value: unknown, type: string): object => ({
    id: toBoardNumber(employer, 15_000 + number),
    name,
    value,
    value_type: type,
  });
  const habit = pickHabit(employer, 'metadata', ['full', 'full', 'type', 'none']);
  if (habit === 'none' && employer.traits.get('pay') !== 'metadata') return null;
  const entries = [entry(1, 'Employment Type', toEmploymentLabel(posting.employmentType), 'single_select')];
  if (habit === 'full') {
    const modes = { remote: 'Remote', hybrid: 'Hybrid', on_site: 'On-Site' };
    entries.push(entry(2, 'Workplace Type', modes[posting.workMode], 'single_select'));
    entries.push(entry(3, 'Cost Center', null, 'short_text'));
  }
  if (employer.traits.get('pay') === 'metadata') {
    const shown = posting.payIn === 'field' ? pay : null;
    const frequency = { hour: 'Hourly', month: 'Monthly', year: 'Annually' };
    const period = shown && shown.period in frequency ? frequency[shown.period as 'hour'] : null;
    const range = shown && {
      unit: shown.currency,
      min_value: toDecimalText(shown.min),
      max_value: toDecimalText(shown.max),
    };
    entries.push(entry(4, 'Pay Frequency', period, 'single_select'));
    entries.push(entry(5, 'Pay Range', range, 'currency_range'));
  }
  return entries;
}

function toDataCompliance(posting: SandboxPosting): object {
  const asks = needsConsent(posting);
  return {
    type: 'gdpr',
    requires_consent: asks,
    requires_processing_consent: asks,
    requires_retention_consent: false,
    retention_period: asks ? 365 : null,
  };
}

/** The row as every call gives it; an edit of the whole board moves `updated_at` of all rows. */
function toRow(posting: SandboxPosting, context: HostContext): object {
  const { employer } = posting;
  const offset = toUtcOffsetHours(posting);
  const massEdit = context.demoData.findMassEdit(employer, context.now);
  const edits = [posting.publishedAt, posting.editedAt, massEdit].filter((at) => at !== null);
  const updated = new Date(Math.max(...edits.map((at) => at.getTime())));
  return {
    absolute_url: toHostedUrl(posting),
    data_compliance: [toDataCompliance(posting)],
    internal_job_id: toBoardNumber(employer, posting.jobSerial) + 1,
    location: { name: toLocationName(posting) },
    metadata: toMetadata(posting),
    id: toId(posting),
    updated_at: toOffsetTime(updated, offset),
    requisition_id: pickHabit(employer, 'requisition', ['R-', 'REQ', '']) + String(1000 + posting.jobSerial),
    title: posting.serial % 23 === 0 ? `${posting.title} ` : posting.title,
    company_name:
      pickHabit(employer, 'trailing', ['', '', '', ' ']) === ' ' ? `${employer.name} ` : employer.name,
    first_published: toOffsetTime(posting.publishedAt, offset),
    // Not reliable on real boards either: only some employers set it.
    language: pickHabit(employer, 'language', ['set', 'en']) === 'set' ? posting.language : 'en',
    application_deadline: null,
  };
}

function toContent(posting: SandboxPosting, context: HostContext): object {
  const { employer, places } = posting;
  const department = createRandom(`${employer.name}|${posting.department}`).int(14_000, 14_899);
  return {
    content: escapeHtml(toHouseHtml(employer, context.demoData.describe(posting))),
    departments: [
      {
        id: toBoardNumber(employer, department),
        name: posting.department,
        child_ids: [],
        parent_id: null,
      },
    ],
    offices: places.map((city) => ({
      id: toBoardNumber(employer, createRandom(`${employer.name}|${city.city}`).int(14_900, 14_999)),
      name: posting.workMode === 'remote' ? `Remote (${city.country})` : toShortPlace(city),
      location: posting.workMode === 'remote' ? null : toLongPlace(city),
      child_ids: [],
      parent_id: null,
    })),
  };
}

function toPayRanges(posting: SandboxPosting): object[] {
  const { pay } = posting;
  if (!pay || posting.payIn !== 'field' || posting.employer.traits.get('pay') !== 'ranges') return [];
  const titles = {
    hour: 'Hourly pay range',
    month: 'Monthly salary range',
    year: 'Annual base salary range',
  };
  return [
    {
      min_cents: Math.round(pay.min * 100),
      max_cents: Math.round(pay.max * 100),
      currency_type: pay.currency,
      title: titles[pay.period as 'year'],
      blurb: '<p>Where you land in the range depends on experience.</p>',
    },
  ];
}

const NOT_FOUND = toJson({ status: 404, error: 'Job not found' }, 404);

function answerList(request: HostRequest, employer: Employer, context: HostContext) {
  const withContent = request.query.get('content') === 'true';
  const jobs = context.listOpen(employer).map((posting) => ({
    ...toRow(posting, context),
    ...(withContent ? toContent(posting, context) : {}),
  }));
  return withEtag(request, toJson({ jobs, meta: { total: jobs.length } }));
}

function answerOne(request: HostRequest, employer: Employer, id: string, context: HostContext) {
  const posting = context.listOpen(employer).find((candidate) => String(toId(candidate)) === id);
  if (!posting) return NOT_FOUND;
  if (request.method === 'POST')
    return answerApplication(request, { employer, posting, hostedUrl: toHostedUrl(posting) }, context);
  const withPay = request.query.get('pay_transparency') === 'true';
  return toJson({
    ...toRow(posting, context),
    ...toContent(posting, context),
    ...(withPay ? { pay_input_ranges: toPayRanges(posting) } : {}),
    ...(request.query.get('questions') === 'true' ? toForm(posting) : {}),
  });
}

/** Greenhouse's job board API: the whole board in one answer, descriptions as escaped HTML. */
export const greenhouse: AtsHost = {
  source: 'greenhouseio',
  speaksFor: (host) => host === 'boards-api.greenhouse.io' || host === 'api.greenhouse.io',
  route: (request, demoData) => {
    const [, token = '', rest = ''] = /^\/v1\/boards\/([^/]+)(\/.*)?$/.exec(request.path) ?? [];
    if (token === '') return null;
    const employer = demoData.findEmployer('greenhouseio', token) ?? null;
    const kind = request.method === 'POST' ? 'apply' : /^\/jobs\/.+/.test(rest) ? 'detail' : 'list';
    return {
      employer,
      kind,
      answer: (context) => {
        if (!employer) return NOT_FOUND;
        const id = /^\/jobs\/(\d+)$/.exec(rest)?.[1];
        if (id !== undefined) return answerOne(request, employer, id, context);
        if (rest === '/jobs' || rest === '/jobs/') return answerList(request, employer, context);
        if (rest !== '') return NOT_FOUND;
        return toJson({
          name: employer.name,
          content: escapeHtml(`<p>${employer.about.get('en') ?? ''}</p>`),
        });
      },
    };
  },
  toHostedUrl,
};
