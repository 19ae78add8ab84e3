import type { FacetValueView, Insights } from '@firsthand/contracts';
import { CSV_BEGINNING, toCsvLine } from '../../http/csv.ts';

const HEADINGS = ['Figure', 'Value', 'Label', 'Postings', 'p25', 'p50', 'p75', 'Opened', 'Closed', 'Open'];

/** Figures as one table, a row each: pay is a year's, weeks are named by the day they began. */
export function writeInsights(insights: Insights): string {
  const { total, totals, pay, weeks } = insights;
  const rows = [
    ['total', null, null, total],
    ['about the search', null, null, totals.about],
    ['all that mention it', null, null, totals.all],
    ...pay.map(({ currency, count, p25, p50, p75 }) => ['pay', currency, null, count, p25, p50, p75]),
    ...weeks.map(({ week, opened, closed, open }) => [
      ...['week', week, null, null, null, null, null],
      ...[opened, closed, open],
    ]),
    ...toRows('work mode', insights.work_modes),
    ...toRows('company', insights.top_companies),
    ...toRows('place', insights.top_places),
    ...toRows('skill', insights.top_skills),
  ];
  const filled = rows.map((row) => HEADINGS.map((_heading, index) => row[index] ?? null));
  return CSV_BEGINNING + [HEADINGS, ...filled].map(toCsvLine).join('');
}

const toRows = (figure: string, values: readonly FacetValueView[]) =>
  values.map(({ value, label, count }) => [figure, value, label, count]);
