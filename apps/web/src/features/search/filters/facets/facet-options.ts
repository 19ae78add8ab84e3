import type { FacetsView, FacetValueView } from '@firsthand/contracts';

export type FacetCounts = FacetsView;

export interface FacetOption {
  value: string;
  label: string;
  /** How many jobs choosing it would find; null where that is not known. */
  count: number | null;
}

/** All values of a list, with their counts once these are known. */
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

/** Whether there is anything to choose: one value that every job has is no choice. */
export function isChoice(options: readonly FacetOption[], chosen: readonly string[]): boolean {
  return options.length > 1 || chosen.length > 0;
}

/** The values that find something, and those that are chosen. */
export function dropEmpty(options: readonly FacetOption[], chosen: readonly string[]): FacetOption[] {
  return options.filter(({ value, count }) => count !== 0 || chosen.includes(value));
}
