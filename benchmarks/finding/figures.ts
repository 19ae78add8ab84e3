import { EXACT_KINDS, type Grade, type JudgedQuery } from './queries/read-queries.ts';
import { RELEVANT } from './judge.ts';

/** Of a page of results. */
const PAGE = 10;
/** Of the newest that an alert would tell of, so many are looked at. */
export const ALERT_MOST = 50;

/** What an engine gave for one query, as grades. */
export interface GradedAnswer {
  /** Of everything found, best first. */
  ranked: readonly Grade[];
  /** Of what an alert would tell, newest first. */
  alert: readonly Grade[];
  /** Of every posting that has a grade above 0, found or not, in any order. */
  all: readonly Grade[];
}

/** The figures of one query; NaN where there is nothing to be measured. */
export interface QueryFigures {
  ndcg: number;
  /** How much of a first page that could be filled with relevant postings is. */
  precision: number;
  recall: number;
  /** Nothing relevant is among the first ten, although there is some. */
  isFailing: boolean;
  /** Nothing at all is found. */
  isEmpty: boolean;
  alertPrecision: number;
}

/** The figures of many queries. */
export interface Figures {
  queries: number;
  ndcg: number;
  precision: number;
  recall: number;
  failing: number;
  empty: number;
  /** Over the queries that find something. */
  alertPrecision: number;
  /** nDCG of those that nothing may be added to: names, products, quotes, and words that only look like an occupation. */
  exactKept: number;
}

/** Measures the answer to one query. */
export function measureAnswer({ ranked, alert, all }: GradedAnswer): QueryFigures {
  const relevant = all.filter(isRelevant).length;
  const onPage = ranked.slice(0, PAGE).filter(isRelevant).length;
  return {
    ndcg: toNdcg(ranked, all),
    precision: onPage / Math.min(PAGE, relevant),
    recall: ranked.filter(isRelevant).length / relevant,
    isFailing: onPage === 0 && relevant > 0,
    isEmpty: ranked.length === 0,
    alertPrecision: toAlertPrecision(alert),
  };
}

/**
 * Normalised discounted cumulative gain of the first ten: 2^grade − 1 divided by log2(rank + 1), summed, as a share of what
 * the best order of all postings would have.
 */
export function toNdcg(ranked: readonly Grade[], all: readonly Grade[]): number {
  return toGain(ranked) / toGain([...all].sort((a, b) => b - a));
}

function toGain(grades: readonly Grade[]): number {
  return grades
    .slice(0, PAGE)
    .reduce<number>((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** The share of relevant ones among the newest that an alert tells of; NaN when it tells of none. */
export function toAlertPrecision(alert: readonly Grade[]): number {
  const newest = alert.slice(0, ALERT_MOST);
  return newest.filter(isRelevant).length / newest.length;
}

/** The mean of each figure over queries, and how many fail. */
export function summarize(measured: readonly { query: JudgedQuery; figures: QueryFigures }[]): Figures {
  const each = measured.map(({ figures }) => figures);
  const exact = measured.filter(({ query }) => EXACT_KINDS.includes(query.kind));
  return {
    queries: each.length,
    ndcg: toMean(each.map(({ ndcg }) => ndcg)),
    precision: toMean(each.map(({ precision }) => precision)),
    recall: toMean(each.map(({ recall }) => recall)),
    failing: each.filter(({ isFailing }) => isFailing).length,
    empty: each.filter(({ isEmpty }) => isEmpty).length,
    alertPrecision: toMean(each.map(({ alertPrecision }) => alertPrecision)),
    exactKept: toMean(exact.map(({ figures }) => figures.ndcg)),
  };
}

/** Of the numbers among them; NaN of none. */
function toMean(values: readonly number[]): number {
  const numbers = values.filter((value) => !Number.isNaN(value));
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

const isRelevant = (grade: Grade) => grade >= RELEVANT;
