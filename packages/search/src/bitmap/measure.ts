import { rankValues } from '../facets.ts';
import { INSIGHT_COUNTS } from '../facet-plan.ts';
import { orderPay, toQuartiles, type InsightsRequest, type SearchInsights } from '../insights.ts';
import { ofCurrency } from '../lexemes.ts';
import { countValues, listValues } from './count-facets.ts';
import { DocumentCounter } from './counters.ts';
import type { Find, FoundDocuments } from './found-documents.ts';

/** The figures of what was found. */
export function measure(
  { weekStarts }: InsightsRequest,
  { found, find }: { found: readonly FoundDocuments[]; find: Find },
): SearchInsights {
  const counter = new DocumentCounter();
  const counting = { found: counter.part(found), find, counter };
  const count = (name: keyof typeof INSIGHT_COUNTS) => {
    const plan = INSIGHT_COUNTS[name];
    return rankValues(countValues(plan, counting), plan.most);
  };
  return {
    pay: measurePay(found),
    workModes: count('workModes'),
    companies: count('companies'),
    towns: count('towns'),
    skills: count('skills'),
    opened: countOpened(found, weekStarts),
  };
}

function measurePay(found: readonly FoundDocuments[]): SearchInsights['pay'] {
  const currencies = listValues(found, ofCurrency(''));
  return orderPay(
    currencies.flatMap((currency) => {
      const values = listPay(found, currency);
      if (values.length === 0) return [];
      return [{ currency: currency.toUpperCase(), count: values.length, ...toQuartiles(values) }];
    }),
  );
}

/** What the found documents pay in a currency, ascending. */
function listPay(found: readonly FoundDocuments[], currency: string): Float64Array {
  const values = new Float64Array(found.reduce((sum, { documents }) => sum + documents.size, 0));
  let count = 0;
  for (const { held, documents } of found) {
    const paying = held.find(ofCurrency(currency));
    if (!paying) continue;
    const both = documents.clone();
    both.andInPlace(paying);
    const { payMiddle } = held.segment.figures;
    for (const document of both.toUint32Array()) {
      const middle = payMiddle[document] ?? NaN;
      if (!Number.isNaN(middle)) values[count++] = middle;
    }
    both.dispose?.();
  }
  return values.slice(0, count).sort();
}

function countOpened(found: readonly FoundDocuments[], weekStarts: readonly number[]): number[] {
  const starts = Float64Array.from(weekStarts);
  const opened = weekStarts.map(() => 0);
  for (const { held, documents } of found) {
    const { seenAt } = held.segment.figures;
    for (const document of documents.toUint32Array()) {
      const at = seenAt[document] ?? NaN;
      let week = starts.length - 1;
      while (week >= 0 && !((starts[week] ?? NaN) <= at)) week--;
      if (week >= 0) opened[week] = (opened[week] ?? 0) + 1;
    }
  }
  return opened;
}
