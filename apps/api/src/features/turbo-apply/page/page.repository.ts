import type { PostingAddress } from '@firsthand/connectors';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';

/** The number of the job that an address names, the open one first; undefined when none is held. */
export async function findJobAt(
  db: Executor,
  { source, boards, externalIds }: PostingAddress,
): Promise<number | undefined> {
  const onBoard = db
    .selectFrom('jobs')
    .innerJoin('boards', 'boards.id', 'jobs.board_id')
    .select('jobs.id')
    .where('boards.source', '=', source)
    .$if(boards.length > 0, (query) =>
      query.where(
        sql<string>`lower(boards.board)`,
        'in',
        boards.map((board) => board.toLowerCase()),
      ),
    )
    .orderBy('jobs.status', 'desc')
    .orderBy('jobs.id', 'desc');
  const found = await onBoard.where('jobs.external_id', 'in', externalIds).executeTakeFirst();
  if (found || source !== 'smartrecruiters') return found?.id;
  // Its forms have another name for postings, which the feed gives; what was read before it was kept may have it in its address.
  const [name = ''] = externalIds;
  const named = await onBoard.where('jobs.form_id', '=', name.toLowerCase()).executeTakeFirst();
  if (named) return named.id;
  const same = await onBoard.where(sql`strpos(jobs.apply_url, ${name})`, '>', 0).executeTakeFirst();
  return same?.id;
}
