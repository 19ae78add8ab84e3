/** What the lexemes of a job must be: this one, all of several, any of several, or not something. */
export type Expression =
  | { kind: 'token'; lexeme: string }
  /** Of nothing: every job. */
  | { kind: 'all'; of: readonly Expression[] }
  /** Of nothing: no job. */
  | { kind: 'any'; of: readonly Expression[] }
  | { kind: 'not'; of: Expression };

export const token = (lexeme: string): Expression => ({ kind: 'token', lexeme });

export function allOf(expressions: readonly Expression[]): Expression {
  const [only] = expressions;
  return expressions.length === 1 && only ? only : { kind: 'all', of: expressions };
}

export function anyOf(expressions: readonly Expression[]): Expression {
  const [only] = expressions;
  return expressions.length === 1 && only ? only : { kind: 'any', of: expressions };
}
