import { expect, test } from 'vitest';
import { toQuery } from './to-query.ts';

test.each([
  ['title' as const, 'Data Engineer', 'Data Engineer'],
  ['occupation' as const, 'Warehouse worker', 'Warehouse worker'],
  ['company' as const, 'Acme', 'company:Acme'],
  ['company' as const, 'Acme "Best" Health', 'company:"Acme  Best  Health"'],
])('a %s named %s is searched as %s', (kind, text, query) => expect(toQuery({ kind, text })).toBe(query));
