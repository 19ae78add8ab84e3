import type { Connector, ListEnd, ListEvent } from '@firsthand/connectors';
import { ATS_TABLE, type Posting, type Source } from '@firsthand/contracts';
import { crawlBoard } from '@firsthand/crawler';
import type { Db } from '@firsthand/database';

const SEEN_AT = new Date('2026-02-01T08:00:00.000Z');

/**
 * Crawls the board once as if it listed exactly these postings, so that they are stored with places, history, summary,
 * verification and search rows, and others of the board are closed (all of them cannot be: an empty list is not
 * believed at first). Gives the ids of the jobs in the order of the postings.
 */
export async function crawlPostings(
  db: Db,
  boardId: number,
  postings: readonly Posting[],
  at: Date = SEEN_AT,
): Promise<number[]> {
  const report = await crawlBoard({
    db,
    boardId,
    fetch: () => Promise.reject(new Error('a list that is given needs no requests')),
    connectors: listing(postings),
    clock: () => at,
    random: () => 0.5,
  });
  if (report.outcome !== 'complete' || report.rejected > 0) {
    throw new Error(`The postings were not stored: ${report.outcome}, ${report.message ?? 'no message'}`);
  }
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'external_id'])
    .where('board_id', '=', boardId)
    .execute();
  const byExternalId = new Map(rows.map((row) => [row.external_id, row.id]));
  return postings.map(({ externalId }) => {
    const id = byExternalId.get(externalId);
    if (id === undefined) throw new Error(`The posting ${externalId} was not stored`);
    return id;
  });
}

function listing(postings: readonly Posting[]): Readonly<Record<Source, Connector>> {
  const listPostings = async function* (): AsyncGenerator<ListEvent, ListEnd, void> {
    for (const posting of postings) {
      yield { kind: 'posting', posting, fingerprint: JSON.stringify(posting) };
    }
    return { complete: true, incompleteReason: null, unchanged: false, emptyIsProof: true, validator: null };
  };
  const connectors = ATS_TABLE.map(({ source }): [Source, Connector] => [
    source,
    {
      source,
      capabilities: { detailsInList: true, conditionalRequests: false },
      budgets: [],
      parseBoard: (board) => board,
      toBoardUrl: (board) => `https://${source}.example/${board}`,
      listPostings,
    },
  ]);
  return Object.fromEntries(connectors) as Record<Source, Connector>;
}
