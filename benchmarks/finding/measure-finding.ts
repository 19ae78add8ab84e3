import type { Labelled } from './documents/labelled.ts';
import type { FindingEngine } from './engines/engine.ts';
import { measureAnswer, type QueryFigures } from './figures.ts';
import { toGrade } from './judge.ts';
import type { Grade, JudgedQuery } from './queries/read-queries.ts';

/** A query with what each posting is worth to it. */
export interface Judgement {
  query: JudgedQuery;
  /** By job; what is worth nothing is left out. */
  grades: ReadonlyMap<number, Grade>;
}

/** What an engine made of a query. */
export interface MeasuredQuery extends Judgement {
  figures: QueryFigures;
  /** The first ten, best first. */
  first: readonly number[];
}

/** Grades every posting for every query. */
export function judge(
  queries: readonly JudgedQuery[],
  documents: ReadonlyMap<number, Labelled>,
): Judgement[] {
  return queries.map((query) => {
    const grades = new Map<number, Grade>();
    for (const [id, labelled] of documents) {
      const grade = toGrade(query, labelled);
      if (grade > 0) grades.set(id, grade);
    }
    return { query, grades };
  });
}

/** Asks an engine each query and measures its answers. */
export async function measureFinding(
  engine: FindingEngine,
  judgements: readonly Judgement[],
): Promise<MeasuredQuery[]> {
  const measured: MeasuredQuery[] = [];
  for (const { query, grades } of judgements) {
    const found = await engine.find(query);
    const toGrades = (ids: readonly number[]) => ids.map((id) => grades.get(id) ?? 0);
    const figures = measureAnswer({
      ranked: toGrades(found),
      alert: toGrades(await engine.findForAlert(query)),
      all: [...grades.values()],
    });
    measured.push({ query, grades, figures, first: found.slice(0, 10) });
  }
  return measured;
}
