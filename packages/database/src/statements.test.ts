import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { tellOfStatements, type Statement } from './statements.ts';

class FailingDriver extends DummyDriver {
  override acquireConnection() {
    return Promise.resolve({
      executeQuery: ({ sql: text }: { sql: string }) =>
        text.includes('absent')
          ? Promise.reject(new Error('there is no such table'))
          : Promise.resolve({ rows: [] }),
      streamQuery: () => {
        throw new Error('Nothing is streamed');
      },
    });
  }
}

test('a statement is told of by what it does, and by none of its words', async () => {
  const told: Statement[] = [];
  const db = new Kysely<{ users: { email: string } }>({
    dialect: {
      createDriver: () => new FailingDriver(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    ...tellOfStatements((statement) => told.push(statement)),
  });
  await db.selectFrom('users').selectAll().where('email', '=', 'ada@mail.example').execute();
  await sql`with ada as (select 'ada@mail.example') select * from ada`.execute(db);
  await sql`vacuum users`.execute(db);
  await expect(sql`delete from absent`.execute(db)).rejects.toThrow('no such table');
  expect(told.map(({ kind, hasFailed }) => [kind, hasFailed])).toEqual([
    ['select', false],
    ['with', false],
    ['other', false],
    ['delete', true],
  ]);
  expect(JSON.stringify(told)).not.toContain('ada');
});

test('where nobody is told, nothing is measured', () => {
  expect(tellOfStatements(undefined)).toEqual({});
});
