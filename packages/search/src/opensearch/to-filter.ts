import type { Expression, Figure } from '../expression.ts';

/** A query of OpenSearch's that only tells which documents fit. */
export type Filter = Readonly<Record<string, unknown>>;

const FIGURES: Record<Figure, string> = { postedAt: 'posted_at', payTop: 'pay_top' };
const EVERYTHING: Filter = { match_all: {} };
const NOTHING: Filter = { match_none: {} };

/** What documents must be, in filter context: nothing is scored, and no sign of a lexeme is the engine's own. */
export function toFilter(expression: Expression): Filter {
  switch (expression.kind) {
    case 'token':
      return { term: { lexemes: expression.lexeme } };
    case 'prefix':
      return { prefix: { lexemes: expression.prefix } };
    case 'all':
      return toAll(expression.of);
    case 'any':
      return toAny(expression.of);
    case 'not':
      return toAll([expression]);
    case 'atLeast':
      return { range: { [FIGURES[expression.figure]]: { gte: expression.value } } };
    case 'jobs':
      return expression.ids.length === 0 ? NOTHING : { terms: { job: expression.ids } };
  }
}

function toAll(of: readonly Expression[]): Filter {
  const wanted = of.filter((part) => part.kind !== 'not').map(toFilter);
  const excluded = of.flatMap((part) => (part.kind === 'not' ? [toFilter(part.of)] : []));
  if (excluded.length === 0 && wanted.length === 0) return EVERYTHING;
  return { bool: { filter: wanted, must_not: excluded } };
}

/** Lexemes are one clause, however many: of clauses a query may have a thousand, and of a circle there are more. */
function toAny(of: readonly Expression[]): Filter {
  const lexemes = of.flatMap((part) => (part.kind === 'token' ? [part.lexeme] : []));
  const others = of.filter((part) => part.kind !== 'token').map(toFilter);
  const should = [...(lexemes.length === 0 ? [] : [{ terms: { lexemes } }]), ...others];
  const [only] = should;
  if (only === undefined) return NOTHING;
  return should.length === 1 ? only : { bool: { should, minimum_should_match: 1 } };
}
