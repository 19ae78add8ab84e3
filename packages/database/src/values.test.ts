import { describeDatabases } from '@firsthand/test-support';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { toSqlText } from './sql-text.ts';

describeDatabases('values', (open) => {
  test('come back as the same JavaScript types from both drivers', async () => {
    const { db } = await open();
    const { rows } = await sql`
      select 9007199254740991::bigint as big, 12.5::numeric as exact, 1.5::float8 as float, true as yes,
        '2026-01-02T03:04:05.678+02'::timestamptz as at, '{"a": [1, null]}'::jsonb as json, null::text as nothing,
        array[1, 2]::bigint[] as ids, array[]::bigint[] as none, array['a', null, 'b"c']::text[] as words,
        count(*) as counted, array[1.5, null]::numeric[] as exacts, '2024-02-29'::date as day,
        '\\x0001ff'::bytea as bytes
      from (values (1), (2)) as v`.execute(db);
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        exact: 12.5,
        float: 1.5,
        yes: true,
        at: new Date('2026-01-02T01:04:05.678Z'),
        json: { a: [1, null] },
        nothing: null,
        ids: [1, 2],
        none: [],
        words: ['a', null, 'b"c'],
        counted: 2,
        exacts: [1.5, null],
        day: '2024-02-29',
        bytes: expect.toSatisfy((bytes: Uint8Array) => Buffer.from(bytes).toString('hex') === '0001ff'),
      },
    ]);
  });

  test('go in the same way into both drivers', async () => {
    const { db } = await open();
    const at = new Date('2026-01-02T03:04:05.678Z');
    const words = [
      'plain',
      'with "quotes"',
      'back\\slash',
      'comma, {brace}',
      '',
      'NULL',
      null,
      'ümlaut 漢字',
    ];
    const { rows } = await sql`
      select ${at}::timestamptz as at, ${at.toISOString()}::timestamptz as text_at, ${words}::text[] as words,
        ${[3, 4]}::bigint[] as ids, ${false}::boolean as no, ${[true, false]}::boolean[] as flags,
        ${[at, null]}::timestamptz[] as times, ${JSON.stringify({ a: 1 })}::jsonb as json, ${42}::text as number_text,
        ${null}::integer as nothing, ${2 ** 40}::bigint as big`.execute(db);
    expect(rows).toEqual([
      {
        at,
        text_at: at,
        words,
        ids: [3, 4],
        no: false,
        flags: [true, false],
        times: [at, null],
        json: { a: 1 },
        number_text: '42',
        nothing: null,
        big: 2 ** 40,
      },
    ]);
  });

  test('a statement says how many rows it changed', async () => {
    const { db } = await open();
    const board = { source: 'lever', company: null, origin: 'file' } as const;
    const inserted = await db
      .insertInto('boards')
      .values([
        { ...board, board: 'a' },
        { ...board, board: 'b' },
      ])
      .executeTakeFirst();
    expect(inserted.numInsertedOrUpdatedRows).toBe(2n);
    const updated = await db
      .updateTable('boards')
      .set({ enabled: false })
      .where('board', '=', 'a')
      .executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(1n);
    const deleted = await db.deleteFrom('boards').executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(2n);
  });
});

describe('toSqlText', () => {
  test('writes what PostgreSQL reads', () => {
    expect(
      [new Date(0), [1, null, 'a"b'], { a: 1 }, true, 12n, undefined, new Uint8Array([1, 255])].map(
        toSqlText,
      ),
    ).toEqual(['1970-01-01T00:00:00.000Z', '{"1",NULL,"a\\"b"}', '{"a":1}', 'true', '12', null, '\\x01ff']);
  });

  test('refuses a date that is none', () => {
    expect(() => toSqlText(new Date('never'))).toThrow(RangeError);
  });
});
