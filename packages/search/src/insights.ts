import type { FacetValue } from './search.ts';

/** What is to be known of all that a search finds, beside how many they are. */
export interface InsightsRequest {
  /** When each week begins, in seconds since 1970, ascending; the last goes on until now. */
  weekStarts: readonly number[];
}

/** Pay stated in one currency. */
export interface PayInsights {
  /** ISO 4217. */
  currency: string;
  /** Jobs that state it for a time that makes it a year's. */
  count: number;
  /** A fourth, half and three fourths of them are paid less, by the middle of their range a year; interpolated linearly. */
  p25: number;
  p50: number;
  p75: number;
}

/** Figures of what a search finds: of jobs, also where roles are one entry. */
export interface SearchInsights {
  /** The most frequent currency first. */
  pay: PayInsights[];
  /** As with facets, but of what was found, under all choices. */
  workModes: FacetValue[];
  companies: FacetValue[];
  /** `country/state/city` each. */
  towns: FacetValue[];
  skills: FacetValue[];
  /** Of each week: the jobs that were first seen then. */
  opened: number[];
}

/** Where the quartiles of so many values in ascending order lie. */
export function toQuartiles(values: Float64Array): Pick<PayInsights, 'p25' | 'p50' | 'p75'> {
  return { p25: toQuantile(values, 0.25), p50: toQuantile(values, 0.5), p75: toQuantile(values, 0.75) };
}

/** As PostgreSQL's `percentile_cont`. */
function toQuantile(values: Float64Array, share: number): number {
  const at = share * (values.length - 1);
  const low = values[Math.floor(at)] ?? NaN;
  const high = values[Math.ceil(at)] ?? NaN;
  return low + (at - Math.floor(at)) * (high - low);
}

/** The most frequent currency first, equal ones by name. */
export function orderPay(pay: readonly PayInsights[]): PayInsights[] {
  return [...pay].sort((a, b) => b.count - a.count || (a.currency < b.currency ? -1 : 1));
}

/** Of what no job can fit. */
export function toNoInsights({ weekStarts }: InsightsRequest): SearchInsights {
  const nothing = { pay: [], workModes: [], companies: [], towns: [], skills: [] };
  return { ...nothing, opened: weekStarts.map(() => 0) };
}
