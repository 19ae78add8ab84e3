import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { errorCode, isDatabaseUnavailable } from '../database-errors.ts';
import { findReadScope, type ReadScope } from './read-scope.ts';

const READ = /^\s*(select|with)\b/i;
/** In a `with`. A function that writes is found out by the replica, which refuses it. */
const WRITE = /\b(insert\s+into|update|delete\s+from)\b/i;
const isRead = (text: string) => READ.test(text) && !WRITE.test(text);
/** What changes no row: the beginning of a transaction with its isolation, and its end. */
const CHANGES_NOTHING = /^\s*(begin|start transaction|set|commit|rollback|savepoint|release)\b/i;
const WRITE_REFUSED = '25006';
/** What a replica refuses or gives up and a primary does not: conflicts with replay, tables of a migration to come. */
const PRIMARY_KNOWS = new Set([WRITE_REFUSED, '40001', '40P01', '42P01', '42703']);

/**
 * A pool that sends the single reads of requests to the replica, where their scope allows it, and everything else to the
 * primary. What the replica cannot answer, the primary does.
 */
export function routeReads(primary: PostgresPool, replica: PostgresPool): PostgresPool {
  return {
    connect: () => {
      const scope = findReadScope();
      return scope ? Promise.resolve(toRoutedClient(primary, replica, scope)) : primary.connect();
    },
    end: async () => {
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}

function toRoutedClient(primary: PostgresPool, replica: PostgresPool, scope: ReadScope): PostgresPoolClient {
  let held: PostgresPoolClient | undefined;
  const ask = async (text: string, parameters: readonly unknown[]) => {
    if (!held && scope.usesReplica && isRead(text)) {
      try {
        return await askOnce(replica, text, parameters);
      } catch (error) {
        if (!isDatabaseUnavailable(error) && !PRIMARY_KNOWS.has(errorCode(error) ?? '')) throw error;
        if (errorCode(error) === WRITE_REFUSED) scope.hasWritten = true;
      }
    }
    if (!isRead(text)) {
      // What follows has to see it.
      scope.usesReplica = false;
      scope.hasWritten ||= !CHANGES_NOTHING.test(text);
    }
    held ??= await primary.connect();
    return held.query(text, parameters);
  };
  return {
    query: ask as unknown as PostgresPoolClient['query'],
    release: () => held?.release(),
  };
}

async function askOnce(pool: PostgresPool, text: string, parameters: readonly unknown[]) {
  const client = await pool.connect();
  try {
    return await client.query(text, parameters);
  } finally {
    client.release();
  }
}
