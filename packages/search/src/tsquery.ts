import type { Expression } from './expression.ts';

/** `o'neill` → `'o''neill'`: quoted, whatever the lexeme holds. */
export function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/**
 * The expression in tsquery's input form: `('data' & !('c/acme' | 'c/initech'))`. Throws on all or any of nothing,
 * which tsquery cannot say.
 */
export function toTsquery(expression: Expression): string {
  switch (expression.kind) {
    case 'token':
      return quote(expression.lexeme);
    case 'not':
      return `!${toTsquery(expression.of)}`;
    case 'all':
    case 'any':
      if (expression.of.length === 0) throw new Error(`No tsquery says ${expression.kind} of nothing`);
      return `(${expression.of.map(toTsquery).join(expression.kind === 'all' ? ' & ' : ' | ')})`;
  }
}
