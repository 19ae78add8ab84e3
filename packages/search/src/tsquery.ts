import { inCompany, inTitle } from './lexemes.ts';
import type { Term } from './query.ts';

/** A text in tsquery's input form. Always in brackets where it is more than one lexeme. */
type Expression = string;

/** `o'neill` → `'o''neill'`: quoted, whatever the lexeme holds. */
export function quote(lexeme: string): Expression {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

export function allOf(expressions: readonly Expression[]): Expression {
  return expressions.length === 1 ? (expressions[0] ?? '') : `(${expressions.join(' & ')})`;
}

export function anyOf(expressions: readonly Expression[]): Expression {
  return expressions.length === 1 ? (expressions[0] ?? '') : `(${expressions.join(' | ')})`;
}

/** The term within one field: any spelling whose stems are all there. */
function within(term: Term, field: (stem: string) => string): Expression {
  return anyOf(term.map((stems) => allOf(stems.map((stem) => quote(field(stem))))));
}

export interface TierQueries {
  /** Every term anywhere: what is found at all. */
  anywhere: Expression;
  /** Every term in the title. */
  allInTitle: Expression;
  /** Every term in the title or the company. */
  titleOrCompany: Expression;
  /** Every term anywhere and some in the title; undefined for one term, where it says the same as `allInTitle`. */
  someInTitle: Expression | undefined;
}

/** The four tiers of a query, each with the filters' lexemes. */
export function toTierQueries(terms: readonly Term[], filters: readonly string[]): TierQueries {
  const restricted = (expressions: Expression[]) => allOf([...expressions, ...filters.map(quote)]);
  const anywhere = terms.map((term) => within(term, (stem) => stem));
  const title = terms.map((term) => within(term, inTitle));
  const either = terms.map((term) => anyOf([within(term, inTitle), within(term, inCompany)]));
  return {
    anywhere: restricted(anywhere),
    allInTitle: restricted(title),
    titleOrCompany: restricted(either),
    someInTitle: terms.length > 1 ? restricted([...anywhere, anyOf(title)]) : undefined,
  };
}
