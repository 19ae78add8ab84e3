import * as contracts from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readInput } from './validate-input.ts';

/** What a call may be given: every schema of a request's body or query that the package has. */
const SCHEMAS = Object.entries(contracts as Record<string, unknown>).filter(
  (entry): entry is [string, z.ZodType] =>
    /(Request|Query|Params)Schema$/.test(entry[0]) && entry[1] instanceof z.ZodType,
);

const ODD: readonly unknown[] = [
  ...[undefined, null, true, -1, 0.5, 1e300, '', ' ', 'x', 'a\0b', '\ud800', 'x'.repeat(300_000)],
  ...[[], [null], ['x', 'x', 'x', 'x', 'x'], Array.from({ length: 10_000 }, () => 'x'), {}, { x: 1 }],
];
const SENTENCE = /^The field “[^”]+” (must|is|contains|holds|needs|names|has|cannot)\b.*[^.]\.$/s;

function listFields(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return listFields(schema.unwrap() as z.ZodType);
  return [];
}

test('there are many of them', () => {
  expect(SCHEMAS.length).toBeGreaterThan(30);
});

test.each(SCHEMAS)('whatever %s refuses is told in a sentence that names the field', (_name, schema) => {
  const told = new Set<string>();
  for (const field of listFields(schema))
    for (const value of ODD) {
      const read = readInput(schema, { [field]: value });
      if ('error' in read) told.add(read.error.message);
    }
  for (const message of told) {
    expect(message).toMatch(SENTENCE);
    expect(message).not.toMatch(/undefined|NaN|\[object|Invalid|is not what this call/);
  }
});

test.each([
  [z.object({ scopes: z.array(z.string()) }), {}, 'The field “scopes” is missing.'],
  [
    z.object({ tags: z.array(z.string()).min(1) }),
    { tags: [] },
    'The field “tags” must hold at least 1 entry.',
  ],
  [
    z.object({ tags: z.array(z.string()).max(2) }),
    { tags: ['a', 'b', 'c'] },
    'The field “tags” must hold at most 2 entries.',
  ],
  [z.object({ name: z.string().min(2) }), { name: 'a' }, 'The field “name” must be at least 2 characters.'],
  [
    z.object({ at: z.iso.datetime() }),
    { at: 'soon' },
    'The field “at” must be a time such as 2026-01-31T09:00:00Z.',
  ],
  [z.object({ on: z.boolean() }), { on: 'yes' }, 'The field “on” must be true or false.'],
  [
    z.strictObject({ a: z.object({}).strict() }),
    { a: { b: 1 } },
    'The field “a” holds what this call does not know: b.',
  ],
])('says what is wrong in words, case %#', (schema, given, sentence) => {
  const read = readInput(schema, given);
  expect('error' in read && read.error.message).toBe(sentence);
});
