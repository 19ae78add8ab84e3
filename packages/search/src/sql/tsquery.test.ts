import { expect, test } from 'vitest';
import { allOf, anyOf, token } from '../expression.ts';
import { toTsquery } from './tsquery.ts';

test('an expression becomes the text of a tsquery, whatever its lexemes hold', () => {
  const some = anyOf([token("o'neill"), token('back\\slash')]);
  const expression = allOf([token('data'), some, { kind: 'not', of: some }]);
  expect(toTsquery(expression)).toBe(
    "('data' & ('o''neill' | 'back\\\\slash') & !('o''neill' | 'back\\\\slash'))",
  );
  expect(toTsquery({ kind: 'not', of: token('c') })).toBe("!'c'");
  const unknown = [allOf([]), { kind: 'jobs' as const, ids: [1] }];
  for (const part of unknown) expect(toTsquery(allOf([token('data'), part]))).toBeUndefined();
});
