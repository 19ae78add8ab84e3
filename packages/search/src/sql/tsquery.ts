import type { Expression } from '../expression.ts';

/** `o'neill` → `'o''neill'`: quoted, whatever the lexeme holds. */
export function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/**
 * The expression in tsquery's input form: `('data' & !('c/acme' | 'c/initech'))`; undefined where a vector cannot tell.
 */
export function toTsquery(expression: Expression): string | undefined {
  switch (expression.kind) {
    case 'token':
      return quote(expression.lexeme);
    case 'prefix':
      return `${quote(expression.prefix)}:*`;
    case 'not': {
      const of = toTsquery(expression.of);
      return of === undefined ? undefined : `!${of}`;
    }
    case 'all':
    case 'any': {
      if (expression.of.length === 0) return undefined;
      const of = expression.of.map(toTsquery);
      return of.includes(undefined) ? undefined : `(${of.join(expression.kind === 'all' ? ' & ' : ' | ')})`;
    }
    case 'atLeast':
    case 'jobs':
      return undefined;
  }
}
