/** What the lexemes of a job must be: this one, all of several, any of several, or not something. */
export type Expression =
  | { kind: 'token'; lexeme: string }
  /** Any lexeme that begins so. */
  | { kind: 'prefix'; prefix: string }
  /** Of nothing: every job. */
  | { kind: 'all'; of: readonly Expression[] }
  /** Of nothing: no job. */
  | { kind: 'any'; of: readonly Expression[] }
  | { kind: 'not'; of: Expression }
  /** A figure of the job reaches the value; it does not when it is unknown. */
  | { kind: 'atLeast'; figure: Figure; value: number }
  /** The job is one of these. */
  | { kind: 'jobs'; ids: readonly number[] };

/** What is known of a job as a number: when it was posted, in seconds since 1970; the top of its pay, a year. */
export type Figure = 'postedAt' | 'payTop';

export const token = (lexeme: string): Expression => ({ kind: 'token', lexeme });

export function allOf(expressions: readonly Expression[]): Expression {
  const [only] = expressions;
  return expressions.length === 1 && only ? only : { kind: 'all', of: expressions };
}

export function anyOf(expressions: readonly Expression[]): Expression {
  const [only] = expressions;
  return expressions.length === 1 && only ? only : { kind: 'any', of: expressions };
}
