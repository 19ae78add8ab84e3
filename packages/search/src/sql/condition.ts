import { sql, type RawBuilder } from 'kysely';
import { allOf, type Expression, type Figure } from '../expression.ts';
import { toTsquery } from './tsquery.ts';

const MANY_LEXEMES = 40;

const COLUMNS: Record<Figure, string> = { postedAt: 'posted_at', payTop: 'pay_top' };

/** What rows of the search table must fulfil: as much as can be in one question to the text index. */
export function toCondition(expression: Expression): RawBuilder<boolean> {
  const tsquery = toTsquery(expression);
  if (tsquery !== undefined) return sql<boolean>`vector @@ ${toOperand(tsquery, expression)}`;
  switch (expression.kind) {
    case 'all':
      return joinAll(expression.of);
    case 'any':
      if (expression.of.length === 0) return sql<boolean>`false`;
      return sql<boolean>`(${sql.join(expression.of.map(toCondition), sql` or `)})`;
    case 'not':
      return sql<boolean>`not ${toCondition(expression.of)}`;
    case 'atLeast':
      return sql<boolean>`coalesce(${sql.ref(COLUMNS[expression.figure])} >= ${expression.value}, false)`;
    case 'jobs':
      return sql<boolean>`job_id = any(${[...expression.ids]}::bigint[])`;
    case 'token':
    case 'prefix':
      throw new Error('Every lexeme can be asked for in a tsquery');
  }
}

/**
 * Of a query with many lexemes, such as a circle's, PostgreSQL thinks that most jobs fit and reads every vector instead of
 * the index, in ten times the time. What it does not see when it plans, it takes for a rare match.
 */
function toOperand(tsquery: string, expression: Expression): RawBuilder<unknown> {
  const operand = sql`${tsquery}::tsquery`;
  return countLexemes(expression) > MANY_LEXEMES ? sql`(select ${operand})` : operand;
}

function countLexemes(expression: Expression): number {
  if (expression.kind === 'not') return countLexemes(expression.of);
  if (expression.kind !== 'all' && expression.kind !== 'any') return 1;
  return expression.of.reduce((count, part) => count + countLexemes(part), 0);
}

function joinAll(of: readonly Expression[]): RawBuilder<boolean> {
  if (of.length === 0) return sql<boolean>`true`;
  const inVector = of.filter((part) => toTsquery(part) !== undefined);
  const others = of.filter((part) => toTsquery(part) === undefined);
  const conditions = [...(inVector.length === 0 ? [] : [allOf(inVector)]), ...others].map(toCondition);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
