import { type FacetName, FACETS, OPENING_KINDS, SHIFTS } from '@firsthand/contracts';
import type { SearchDocument } from '../../document.ts';
import type { Facets, SearchFilters, SearchRequest, SearchResult } from '../../search.ts';
import type { InsightsRequest, SearchInsights } from '../../insights.ts';
import { PERIODS_A_YEAR, listWorks } from './facts.ts';

export interface Found {
  document: SearchDocument;
  /** When it counts as published. */
  at: number;
}

/** Each value of a facet with what choosing it alone would find. */
export function countByRule(
  documents: readonly SearchDocument[],
  request: SearchRequest,
  search: (documents: readonly SearchDocument[], request: SearchRequest) => SearchResult,
): Facets {
  const choices: Record<FacetName, (value: string) => SearchFilters> = {
    country: (value) => ({ countries: [value] }),
    occupation: (value) => ({ occupations: [value] }),
    work_mode: (value) => ({ workModes: [value as never] }),
    source: (value) => ({ sources: [value as never] }),
    employment_type: (value) => ({ employmentTypes: [value as never] }),
    posted_within: (value) => ({ postedWithinDays: Number(value) }),
    pay_stated: () => ({ payStated: true }),
    company: (value) => ({ companies: [value] }),
    language: (value) => ({ languages: [value] }),
    seniority: (value) => ({ seniorities: [value as never] }),
    years: (value) => ({ years: [value as never] }),
    skill: (value) => ({ skills: [value] }),
    visa: (value) => ({ visas: [value as never] }),
    shift: (value) => ({ shifts: [value as never] }),
    opening: (value) => ({ openings: [value as never] }),
  };
  const values: Record<FacetName, string[]> = {
    country: ['US', 'DE', 'BR'],
    occupation: [...new Set(documents.flatMap(listWorks))],
    work_mode: ['remote', 'hybrid', 'on_site', 'unstated'],
    source: ['lever', 'workday', 'dover'],
    employment_type: ['full_time', 'part_time', 'contract', 'temporary', 'internship', 'other', 'unstated'],
    posted_within: ['1', '3', '7', '14', '30'],
    pay_stated: ['true'],
    company: [...new Set(documents.map(({ source, board }) => `${source}:${board}`))],
    language: ['en', 'de'],
    seniority: ['entry', 'senior', 'unstated'],
    years: ['0', '3-5', '10+', 'unstated'],
    skill: ['C++', 'machine learning', 'first aid', 'unstated'],
    visa: ['offers', 'refuses', 'unstated'],
    shift: [...SHIFTS],
    opening: [...OPENING_KINDS],
  };
  const count = (name: FacetName, value: string) => {
    const filters = { ...request.filters, ...choices[name](value) };
    return search(documents, { ...request, filters, facets: false, offset: 0, limit: 0 }).total;
  };
  const order = (name: FacetName) =>
    values[name]
      .map((value) => ({ value, count: count(name, value) }))
      .filter((counted) => counted.count > 0)
      .sort((a, b) => b.count - a.count || byCodePoints(a.value, b.value))
      .slice(0, name === 'company' || name === 'skill' ? 20 : undefined);
  return Object.fromEntries(FACETS.map((name) => [name, order(name)])) as Facets;
}

const byCodePoints = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

export function measureByRule(found: readonly Found[], { weekStarts }: InsightsRequest): SearchInsights {
  const documents = found.map(({ document }) => document);
  const count = (valuesOf: (document: SearchDocument) => readonly string[], most?: number) => {
    const values = documents.flatMap((document) => [...new Set(valuesOf(document))]);
    return [...new Set(values)]
      .map((value) => ({ value, count: values.filter((other) => other === value).length }))
      .sort((a, b) => b.count - a.count || byCodePoints(a.value, b.value))
      .slice(0, most);
  };
  const orUnstated = (values: readonly string[]) => (values.length === 0 ? ['unstated'] : values);
  const paid = documents.flatMap(({ pay: { min, max, currency, period } }) => {
    const [low, high] = [min ?? max, max ?? min];
    if (low === null || high === null || period === null || currency === null) return [];
    return [{ currency, middle: Math.round(((low + high) / 2) * PERIODS_A_YEAR[period]) }];
  });
  const pay = ['EUR', 'USD'].flatMap((currency) => {
    const values = paid.filter((one) => one.currency === currency).map(({ middle }) => middle);
    values.sort((a, b) => a - b);
    const quartile = (share: number) => {
      const at = (values.length - 1) * share;
      const low = values[Math.floor(at)] ?? 0;
      return low + (at % 1) * ((values[Math.ceil(at)] ?? 0) - low);
    };
    if (values.length === 0) return [];
    return [{ currency, count: values.length, p25: quartile(0.25), p50: quartile(0.5), p75: quartile(0.75) }];
  });
  return {
    pay: pay.sort((a, b) => b.count - a.count),
    workModes: count(({ workMode }) => [workMode ?? 'unstated']),
    companies: count(({ source, board }) => [`${source}:${board}`], 20),
    towns: count(
      ({ places }) =>
        orUnstated(
          places.flatMap(({ country, state, city }) =>
            city === null ? [] : [`${country ?? ''}/${state ?? ''}/${city}`],
          ),
        ),
      20,
    ),
    skills: count(({ stated }) => orUnstated(stated.skills), 20),
    opened: weekStarts.map((start, week) => {
      const end = weekStarts[week + 1] ?? Infinity;
      const seen = documents.map(({ firstSeenAt }) => Math.floor(firstSeenAt.getTime() / 1_000));
      return seen.filter((at) => at >= start && at < end).length;
    }),
  };
}
