import { type EmploymentType, escapeHtml, toSlug } from '@firsthand/contracts';
import type { City } from '../../data/cities.ts';
import { createRandom } from '../../random.ts';
import { toSign } from '../../demo-data/pay-text.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import { routeEmployerApi } from './breezy-apply.ts';
import { toHtml, toJson, type AtsHost, type HostContext } from '../host.ts';
import { pickHabit, toHouseHtml } from '../house-style.ts';
import { remember } from '../identity.ts';
import { toCountryName } from '../place-text.ts';

const toId = remember((posting) => createRandom(`${posting.key}|breezy`).hex(12));

/** The address keeps the first title when the posting is renamed. */
const toFriendlyId = (posting: SandboxPosting): string =>
  `${toId(posting)}-${toSlug(posting.roleText.titles[0] ?? posting.title)}`;

const toHostedUrl = (posting: SandboxPosting): string =>
  `https://${posting.employer.board}.breezy.hr/p/${toFriendlyId(posting)}`;

const TYPE_IDS: Partial<Record<EmploymentType, string>> = {
  full_time: 'fullTime',
  part_time: 'partTime',
  contract: 'contract',
  temporary: 'temporary',
};

/** `name` comes in the employer's language; only `id` can be relied on. */
const TYPE_NAMES: Record<string, Record<string, string>> = {
  en: {
    fullTime: 'Full-Time',
    partTime: 'Part-Time',
    contract: 'Contract',
    temporary: 'Temporary',
    other: 'Other',
  },
  de: {
    fullTime: 'Vollzeit',
    partTime: 'Teilzeit',
    contract: 'Vertrag',
    temporary: 'Befristet',
    other: 'Sonstige',
  },
  fr: {
    fullTime: 'Temps plein',
    partTime: 'Temps partiel',
    contract: 'Contrat',
    temporary: 'Temporaire',
    other: 'Autre',
  },
  nl: {
    fullTime: 'Voltijd',
    partTime: 'Deeltijd',
    contract: 'Contract',
    temporary: 'Tijdelijk',
    other: 'Anders',
  },
  sv: {
    fullTime: 'Heltid',
    partTime: 'Deltid',
    contract: 'Konsult',
    temporary: 'Tillfällig',
    other: 'Annat',
  },
  es: {
    fullTime: 'Jornada completa',
    partTime: 'Media jornada',
    contract: 'Contrato',
    temporary: 'Temporal',
    other: 'Otro',
  },
};

function toType(posting: SandboxPosting): object {
  const id = TYPE_IDS[posting.employmentType] ?? 'other';
  return { id, name: TYPE_NAMES[posting.language]?.[id] ?? id };
}

const REMOTE_LABELS: Record<string, string> = {
  remote: 'Fully remote, anywhere',
  'remote-location': 'Fully remote, within chosen location(s)',
  hybrid: 'Hybrid, some days in the office',
};

function toRemoteDetails(posting: SandboxPosting): object {
  // Left over from an earlier version of the posting: `is_remote` is what counts.
  const stale = posting.workMode === 'on_site' && posting.serial % 8 === 0;
  if (posting.workMode === 'on_site' && !stale) return {};
  const value =
    posting.workMode === 'hybrid' ? 'hybrid' : posting.serial % 4 === 1 ? 'remote' : 'remote-location';
  return { remote_details: { value, label: REMOTE_LABELS[value] } };
}

function toLocation(posting: SandboxPosting, city: City, primary: boolean): object {
  const state = city.state === '' ? {} : { state: { id: city.state, name: city.stateName } };
  return {
    country: { name: toCountryName(city), id: city.country },
    ...state,
    city: city.city,
    primary,
    is_remote: posting.workMode !== 'on_site',
    ...toRemoteDetails(posting),
    name: city.state === '' ? `${city.city}, ${city.country}` : `${city.city}, ${city.state}`,
    id: createRandom(`${posting.employer.name}|${city.city}`).hex(12),
  };
}

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "$19.35+ / hour", "€2,400 – €2,800 / month"; yearly pay often comes without its unit. */
function toSalary(posting: SandboxPosting): string {
  const { pay } = posting;
  if (!pay || posting.payIn !== 'field') return '';
  const sign = toSign(pay.currency);
  const show = (amount: number): string => sign + (Number.isInteger(amount) ? WHOLE : CENTS).format(amount);
  const unit = pay.period === 'year' && posting.serial % 2 === 0 ? '' : ` / ${pay.period}`;
  const form = pickHabit(posting.employer, 'salary', ['range', 'range', 'range', 'floor', 'ceiling']);
  if (form === 'floor' && posting.serial % 2 === 1) return `${show(pay.min)}+${unit}`;
  if (form === 'ceiling' && posting.serial % 2 === 1) return `Up to ${show(pay.max)}${unit}`;
  return pay.min === pay.max ? show(pay.min) + unit : `${show(pay.min)} – ${show(pay.max)}${unit}`;
}

function toRow(posting: SandboxPosting, context: HostContext, verbose: boolean): object {
  const { employer, places } = posting;
  const several = pickHabit(employer, 'several', [true, true, false]);
  return {
    id: toId(posting),
    friendly_id: toFriendlyId(posting),
    name: posting.title,
    url: toHostedUrl(posting),
    published_date: posting.publishedAt.toISOString(),
    type: toType(posting),
    location: toLocation(posting, places[0], true),
    department: pickHabit(employer, 'departments', [true, false]) ? posting.department : null,
    salary: toSalary(posting),
    company: {
      name: employer.name,
      logo_url: null,
      friendly_id: employer.board,
      isMultipleLocationsEnabled: several,
    },
    locations:
      several || places.length > 1 ? places.map((city, index) => toLocation(posting, city, index === 0)) : [],
    ...(verbose ? { description: toHouseHtml(employer, context.demoData.describe(posting)) } : {}),
  };
}

const NOT_FOUND = toHtml(
  '<!doctype html><html><head><title>Breezy</title></head><body><h1>Career portal not found</h1></body></html>',
  404,
);

/** Breezy's public board: one array with everything, descriptions only when asked for. */
export const breezy: AtsHost = {
  source: 'breezy',
  speaksFor: (host) => /^[^.]+\.breezy\.hr$/.test(host),
  route: (request, demoData) => {
    if (request.host === 'api.breezy.hr') return routeEmployerApi(request, demoData, { toId, toHostedUrl });
    const employer = demoData.findEmployer('breezy', request.host.split('.')[0] ?? '') ?? null;
    const isList = request.path === '/json';
    const friendlyId = /^\/p\/([^/]+)$/.exec(request.path)?.[1];
    if (!isList && friendlyId === undefined) return null;
    return {
      employer,
      kind: isList ? 'list' : 'detail',
      answer: (context) => {
        if (!employer) return NOT_FOUND;
        const open = context.listOpen(employer);
        if (isList) {
          const verbose = request.query.get('verbose') === 'true';
          return toJson(open.map((posting) => toRow(posting, context, verbose)));
        }
        const posting = open.find((candidate) => toFriendlyId(candidate) === friendlyId);
        // A removed posting's page leads back to the board.
        if (!posting) return { status: 302, headers: { location: `https://${request.host}/` }, body: '' };
        return toHtml(
          `<!doctype html><title>${escapeHtml(posting.title)}</title><h1>${escapeHtml(posting.title)}</h1>`,
        );
      },
    };
  },
  toHostedUrl,
};
