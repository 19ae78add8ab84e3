import { ConnectorError, type AtsFetch, type Connector } from '@firsthand/connectors';
import type { Db } from '@firsthand/database';
import { EMPTY_CONFIRMATION_MS } from './judge-reading.ts';

/** Postings asked for in one reading; the others follow with the next. */
const MOST_ASKED = 50;

interface WitnessOptions {
  db: Db;
  fetch: AtsFetch;
  connector: Connector;
  board: { id: number; board: string };
  /** Since when the list has been empty; null when this reading is the first to say so. */
  emptySince: Date | null;
  now: Date;
  signal: AbortSignal;
}

/**
 * Where an empty list proves nothing, the postings themselves are asked for, once the list has been empty for hours:
 * the ids of those whose own address says that they are gone. Two witnesses at two times; what cannot be asked stays.
 */
export async function findGoneByWitness(options: WitnessOptions): Promise<number[]> {
  const { db, fetch, connector, board, emptySince, now, signal } = options;
  const { isPostingGone } = connector;
  if (!isPostingGone || emptySince === null) return [];
  if (now.getTime() - emptySince.getTime() < EMPTY_CONFIRMATION_MS) return [];
  const held = await db
    .selectFrom('jobs')
    .innerJoin('verifications', 'verifications.job_id', 'jobs.id')
    .select(['jobs.id', 'external_id', 'hosted_url'])
    .where('board_id', '=', board.id)
    .where('status', '=', 'open')
    .orderBy('last_verified_at')
    .orderBy('jobs.id')
    .limit(MOST_ASKED)
    .execute();
  const gone: number[] = [];
  try {
    for (const { id, external_id: externalId, hosted_url: hostedUrl } of held) {
      if (await isPostingGone(board.board, { externalId, hostedUrl }, { fetch, signal })) gone.push(id);
    }
  } catch (error) {
    // Who does not answer is no witness; what was answered before holds.
    if (!(error instanceof ConnectorError)) throw error;
  }
  return gone;
}
