import { formatTable } from '../measure.ts';
import type { Labelled } from './documents/labelled.ts';
import { summarize, type Figures } from './figures.ts';
import type { MeasuredQuery } from './measure-finding.ts';
import { KINDS, LANGUAGES } from './queries/read-queries.ts';

type Measured = readonly (readonly [engine: string, queries: readonly MeasuredQuery[]])[];

const HEAD = ['queries', 'nDCG@10', 'precision@10', 'recall', 'failing', 'empty', 'alert precision'];

/** Every engine's figures over one half of the queries, then the first engine's by kind and language, then all engines' nDCG. */
export function formatHalf(measured: Measured): string {
  const [ours] = measured;
  const engines = measured.map(([name, queries]) => {
    const figures = summarize(queries);
    return [name, ...toCells(figures), toShare(figures.exactKept)];
  });
  const tables = [[['engine', ...HEAD, 'exact kept'], ...engines]];
  for (const by of ['kind', 'language'] as const) {
    const names: readonly string[] = by === 'kind' ? KINDS : LANGUAGES;
    const of = (queries: readonly MeasuredQuery[], name: string) =>
      summarize(queries.filter(({ query }) => query[by] === name));
    tables.push([
      [by, ...HEAD, ...measured.slice(1).map(([name]) => `nDCG@10 ${name}`)],
      ...names.map((name) => [
        name,
        ...toCells(of(ours?.[1] ?? [], name)),
        ...measured.slice(1).map(([, queries]) => toShare(of(queries, name).ndcg)),
      ]),
    ]);
  }
  return tables.map(formatTable).join('\n\n');
}

function toCells(figures: Figures): string[] {
  const { queries, ndcg, precision, recall, failing, empty, alertPrecision } = figures;
  return [
    String(queries),
    ...[ndcg, precision, recall].map(toShare),
    ...[failing, empty].map(String),
    toShare(alertPrecision),
  ];
}

function toShare(share: number): string {
  return Number.isNaN(share) ? '-' : share.toFixed(3);
}

/** Each query that fails, with the first ten postings and their grades, the worst first. */
export function formatFaults(
  measured: readonly MeasuredQuery[],
  documents: ReadonlyMap<number, Labelled>,
): string {
  const failing = measured.filter(({ figures }) => figures.isFailing);
  return [...failing]
    .sort((a, b) => a.figures.ndcg - b.figures.ndcg)
    .map(({ query, grades, figures, first }) => {
      const { kind, language, country } = query;
      const where = [kind, language, country ?? 'any country', `${grades.size} to be found`].join(', ');
      const lines = first.map((id) => {
        const labelled = documents.get(id);
        return `  ${grades.get(id) ?? 0}  ${labelled?.document.title ?? ''} (${labelled?.occupation ?? ''})`;
      });
      return [
        `"${query.query}" (${where}): nDCG@10 ${toShare(figures.ndcg)}`,
        ...(lines.length === 0 ? ['  nothing is found'] : lines),
      ].join('\n');
    })
    .join('\n\n');
}
