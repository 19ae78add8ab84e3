import {
  DAY_MS,
  getAts,
  toPlaceText,
  type CompanyView,
  type ListedCompany,
  type WeekView,
} from '@firsthand/contracts';
import type { Company } from './companies.repository.ts';
import { WEEKS, type countJobsOf, type Moves, type PlaceCount } from './company-figures.repository.ts';

export function toListedCompany(company: Company): ListedCompany {
  return {
    name: company.name,
    source: company.source,
    board: company.board,
    ats_type: getAts(company.source).slug,
    slug: company.slug,
    open_jobs: company.openJobs,
    last_verified_at: company.lastVerifiedAt?.toISOString() ?? null,
  };
}

export interface CompanyFigures {
  jobs: Awaited<ReturnType<typeof countJobsOf>>;
  places: PlaceCount[];
  moves: Moves;
  at: Date;
}

export function toCompanyView(
  company: Company,
  { jobs, places, moves, at }: CompanyFigures,
  careersUrl: string | null,
): CompanyView {
  const { open, remote, hybrid, onSite } = jobs;
  return {
    ...toListedCompany(company),
    careers_url: careersUrl,
    open_jobs: open,
    first_seen_at: jobs.firstSeenAt.toISOString(),
    opened_30d: moves.opened30d,
    closed_30d: moves.closed30d,
    median_days_open: jobs.medianDaysOpen === null ? null : round(jobs.medianDaysOpen, 1),
    closed_jobs: jobs.closed,
    pay_stated_share: open === 0 ? null : round(jobs.paid / open, 4),
    work_modes: { remote, hybrid, on_site: onSite, unstated: open - remote - hybrid - onSite },
    places: places.map(toPlace),
    weeks: toWeeks(moves, open, at),
  };
}

/** Counted back from what is open now, so that the last week ends with that. */
function toWeeks({ weeks }: Moves, openNow: number, at: Date): WeekView[] {
  let open = openNow;
  const views = Array.from({ length: WEEKS }, (_, ago): WeekView => {
    const { opened, closed } = weeks.get(ago) ?? { opened: 0, closed: 0 };
    const began = new Date(at.getTime() - (ago + 1) * 7 * DAY_MS);
    const view = { week: began.toISOString().slice(0, 10), opened, closed, open };
    open = Math.max(0, open - opened + closed);
    return view;
  });
  return views.reverse();
}

/** { city: 'Austin', state: 'TX', country: 'US' } → value "Austin, TX, US", label "Austin, TX, United States" */
function toPlace({ count, ...place }: PlaceCount): CompanyView['places'][number] {
  const value = [place.city, place.state, place.country].filter((part) => part !== null).join(', ');
  // A whole country goes by its name, whatever an employer wrote beside it.
  const text = place.city === null && place.state === null ? '' : place.text;
  return { value, label: toPlaceText({ ...place, text }), count };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
