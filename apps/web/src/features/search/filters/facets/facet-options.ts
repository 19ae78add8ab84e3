import type { FacetsView, FacetValueView } from '@firsthand/contracts';

/** The facets that the column shows; country and source have selects of their own. */
export type FacetCounts = Omit<FacetsView, 'country' | 'source'>;

export interface FacetOption {
  value: string;
  label: string;
  /** How many jobs choosing it would find; null where that is not known. */
  count: number | null;
}

/** All values of a list that never changes, so that nothing moves when counts come. */
export function toFixedOptions(
  values: readonly string[],
  toLabel: (value: string) => string,
  counted: readonly FacetValueView[] | undefined,
): FacetOption[] {
  const counts = new Map(counted?.map(({ value, count }) => [value, count]));
  return values.map((value) => ({
    value,
    label: toLabel(value),
    count: counted ? (counts.get(value) ?? 0) : null,
  }));
}

/** The values that were found, and behind them what is chosen and was not among them. */
export function toFoundOptions(
  counted: readonly FacetValueView[] = [],
  chosen: readonly string[],
  toLabel: (value: string) => string,
): FacetOption[] {
  const missing = chosen.filter((value) => !counted.some((found) => found.value === value));
  return [...counted, ...missing.map((value) => ({ value, label: toLabel(value), count: null }))];
}

/** The values that find something, and those that are chosen. */
export function dropEmpty(options: readonly FacetOption[], chosen: readonly string[]): FacetOption[] {
  return options.filter(({ value, count }) => count !== 0 || chosen.includes(value));
}
