import type { Expression } from '../expression.ts';

/** What a leaf asks of a job; of others how their parts are joined. */
type Asked =
  | Exclude<Expression, { kind: 'all' | 'any' | 'not' }>
  /** Parts are named by their numbers, those that decide soonest first. */
  | { kind: 'all' | 'any'; of: readonly number[] }
  | { kind: 'not'; of: readonly [number] };

/** An expression of some saved search: equal ones of all searches are one and the same. */
export interface Condition {
  asked: Asked;
  /** The share of jobs that fit, as far as can be told. */
  share: number;
  /** How many conditions and searches hold it. */
  uses: number;
  /** Known as soon as jobs were read: a lexeme, a beginning, or any of several. */
  isRead: boolean;
}

/** Conditions of the same key are one. */
export function toKey(asked: Exclude<Asked, { kind: 'token' | 'prefix' }>): string {
  switch (asked.kind) {
    case 'atLeast':
      return `${asked.figure} ${asked.value}`;
    case 'jobs':
      return `jobs ${asked.ids.join()}`;
    case 'all':
    case 'any':
    case 'not':
      return `${asked.kind} ${asked.of.join()}`;
  }
}

/** (a and (b and c)) → a, b, c. */
export function flatten({ kind, of }: Extract<Expression, { kind: 'all' | 'any' }>): Expression[] {
  return of.flatMap((part) => (part.kind === kind ? flatten(part) : [part]));
}
