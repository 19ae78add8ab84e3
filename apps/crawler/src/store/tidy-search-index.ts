import { errorCode, type Db } from '@firsthand/database';
import { sql } from 'kysely';

const NOT_THE_OWNER = '42501';

/**
 * Moves freshly stored search rows from the text index's pending list to their places. Done here, once for many rows
 * and outside of any transaction, it costs a third of doing it row by row, and no search has to read a long list.
 * Does nothing where the index keeps no such list, or where the role may not (then autovacuum does it).
 */
export async function tidySearchIndex(db: Db): Promise<void> {
  try {
    await sql`select gin_clean_pending_list('job_search_vector'::regclass)`.execute(db);
  } catch (error) {
    if (errorCode(error) !== NOT_THE_OWNER) throw error;
  }
}
