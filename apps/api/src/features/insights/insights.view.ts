import {
  UNSTATED,
  LIMITS,
  SECOND_MS,
  toPlaceText,
  type FacetValueView,
  type Insights,
} from '@firsthand/contracts';
import type { ClosedJobs, FacetValue, PayInsights, SearchInsights, SearchResult } from '@firsthand/search';
import { toFacetLabel } from '../../models/search/facet-labels.ts';

interface Figures extends Pick<Insights, 'counted' | 'totals'> {
  found: SearchResult & { insights: SearchInsights };
  closed: ClosedJobs;
  /** Seconds since 1970, the oldest first. */
  weekStarts: readonly number[];
  /** Names by `source:board`. */
  companies: ReadonlyMap<string, string>;
}

export function toInsightsView({ counted, totals, found, closed, weekStarts, companies }: Figures): Insights {
  const { total, insights, correctedQuery } = found;
  return {
    ...{ total, counted, totals },
    ...(correctedQuery !== undefined && { corrected_query: correctedQuery }),
    pay: insights.pay.map(toPayView),
    weeks: toWeeks({ found, closed, weekStarts }),
    weeks_since: closed.since?.toISOString() ?? null,
    work_modes: name(insights.workModes, (value) => toFacetLabel('work_mode', value)),
    top_companies: name(insights.companies, (value) => companies.get(value) ?? value),
    top_places: insights.towns.filter(isStated).map(toPlace),
    top_skills: name(insights.skills.filter(isStated), (value) => value),
  };
}

/** Counted back from what is open now; as far as closed postings are known. */
function toWeeks({
  found,
  closed,
  weekStarts,
}: Pick<Figures, 'found' | 'closed' | 'weekStarts'>): Insights['weeks'] {
  let open = found.total;
  const weeks = weekStarts.map((start, index) => ({
    start: new Date(start * SECOND_MS),
    opened: (found.insights.opened[index] ?? 0) + (closed.opened[index] ?? 0),
    closed: closed.closed[index] ?? 0,
  }));
  const { since } = closed;
  const known = weeks.reverse().filter(({ start }) => since === null || start >= since);
  const views = known.map(({ start, ...moves }) => {
    const view = { week: start.toISOString().slice(0, 10), ...moves, open };
    open -= moves.opened - moves.closed;
    return view;
  });
  return views.reverse();
}

function toPayView({ currency, count, p25, p50, p75 }: PayInsights): Insights['pay'][number] {
  const isEnough = count >= LIMITS.insightsLeast;
  return { currency, count, ...(isEnough ? { p25, p50, p75 } : { p25: null, p50: null, p75: null }) };
}

const isStated = ({ value }: FacetValue) => value !== UNSTATED;

function name(values: readonly FacetValue[], toLabel: (value: string) => string): FacetValueView[] {
  return values.map(({ value, count }) => ({ value, label: toLabel(value), count }));
}

/** "US/TX/Austin" → value "Austin, TX, US", label "Austin, TX, United States" */
function toPlace({ value, count }: FacetValue): FacetValueView {
  const [country = '', state = '', city = ''] = value.split('/');
  const named = [city, state, country].filter((part) => part !== '').join(', ');
  const place = { text: named, city, state: state || null, country: country || null };
  return { value: named, label: toPlaceText(place), count };
}
