import type { Database } from '@firsthand/database';
import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';

/** The same database; the text of every statement that is asked of it by Kysely is put into `statements`. */
export function noteStatements(database: Database): { database: Database; statements: string[] } {
  const compiler = new PostgresQueryCompiler();
  const statements: string[] = [];
  const note: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: { ...database, db: database.db.withPlugin(note) }, statements };
}
