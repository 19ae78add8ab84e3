import { coverageCalls, MINUTE_MS, type Coverage } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { memoizeFor } from '../../http/memoize-for.ts';
import { countBoardLives, countCountries, countSystems, readFreshness } from './coverage.repository.ts';

/** At a million jobs the counts take a second; nobody needs them fresher than a board is read. */
const KEPT_MS = 10 * MINUTE_MS;

export function answerCoverage(context: Pick<ApiContext, 'database' | 'now'>): FastifyPluginCallback {
  const getCoverage = memoizeFor(KEPT_MS, context.now, () => readCoverage(context));
  return answerCalls(coverageCalls, { getCoverage });
}

async function readCoverage({ database, now }: Pick<ApiContext, 'database' | 'now'>): Promise<Coverage> {
  const { db } = database;
  const at = now();
  const { lives, keptOut } = await countBoardLives(db);
  const systems = await countSystems(db);
  const freshness = await readFreshness(db, at);
  const sum = (of: (system: (typeof systems)[number]) => number) =>
    systems.reduce((total, system) => total + of(system), 0);
  return {
    as_of: at.toISOString(),
    boards: {
      listed: sum(({ boards }) => boards),
      with_jobs: lives.get('alive') ?? 0,
      without_jobs: lives.get('quiet') ?? 0,
      failing: lives.get('failing') ?? 0,
      gone: lives.get('gone') ?? 0,
      unread: lives.get('unknown') ?? 0,
      kept_out: keptOut,
    },
    employers: sum(({ employers }) => employers),
    open_jobs: sum(({ open_jobs: jobs }) => jobs),
    verified_minutes_ago: freshness && {
      median: freshness.median,
      ninety_five_percent: freshness.ninetyFivePercent,
    },
    systems,
    countries: await countCountries(db),
  };
}
