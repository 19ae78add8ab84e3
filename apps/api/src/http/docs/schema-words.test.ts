import { describe, expect, test } from 'vitest';
import type { Schema } from './description.ts';
import { listFields, toSchemaWords } from './schema-words.ts';

describe('what a value may be', () => {
  test.each<[Schema, string]>([
    [{ type: 'integer', minimum: 1, maximum: 100 }, 'integer, 1 to 100'],
    [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'integer'],
    [{ type: ['string', 'null'], maxLength: 40 }, 'string or null, at most 40 characters'],
    [{ anyOf: [{ enum: ['a', 'b'] }, { type: 'null' }] }, 'one of "a", "b" or null'],
    [
      { type: 'array', items: { type: 'string', minLength: 1 }, maxItems: 5 },
      'list of string, at least 1 characters, at most 5 entries',
    ],
    [{ type: 'string', enum: ['true'] }, '"true"'],
    [
      { enum: Array.from({ length: 20 }, (_, index) => index) },
      `one of ${Array.from({ length: 16 }, (_, index) => index).join(', ')} and 4 more`,
    ],
    [{ default: '?', anyOf: [{ type: 'string' }] }, 'string, "?" if left out'],
    [{}, 'anything'],
  ])('%j: %s', (schema, words) => {
    expect(toSchemaWords(schema)).toBe(words);
  });
});

test('what an object holds is found in lists and in choices too', () => {
  const one: Schema = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };
  const field = { name: 'id', schema: { type: 'integer' }, isRequired: true };
  expect(listFields(one)).toEqual([field]);
  expect(listFields({ type: 'array', items: one })).toEqual([field]);
  expect(listFields({ anyOf: [one, { type: 'null' }] })).toEqual([field]);
  expect(listFields({ type: 'object', additionalProperties: { type: 'string' } })).toEqual([
    { name: 'any other name', schema: { type: 'string' }, isRequired: false },
  ]);
  expect(listFields({ type: 'string' })).toEqual([]);
});
