import { accountFileCalls, AppError, refuse } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { toGoneSignal } from '../../../http/gone-signal.ts';
import { createHourlyCount, toRetryAfter, type HourlyCount } from '../../../http/guards/hourly-count.ts';
import { requireRecentProof } from '../../../people/require-recent-proof.ts';
import { exportUser } from '../export-user.ts';
import { openFileLooker } from './file-looker.ts';
import { requireEmpty } from './holds-nothing.ts';
import { importAccount } from './import-account.ts';
import { createImportDesk } from '../../../http/import-desk.ts';
import { withFileOnDisk } from './keep-on-disk.ts';

/** Looking through a file takes up to a minute of a processor, and one that is wrong stores nothing: it could be sent for ever. */
const FAILURES_PER_HOUR = 10;

/** Makes a file of an account, and fills an empty one from such a file. */
export function answerAccountFile(context: ApiContext): FastifyPluginCallback {
  const desk = createImportDesk();
  const failures = createHourlyCount({ atMost: FAILURES_PER_HOUR, now: context.now, refuse: tooManyFailed });
  const looker = openFileLooker();
  return answerCalls(
    accountFileCalls,
    {
      exportAccount: async ({ viewer }) => {
        const now = context.now();
        requireRecentProof(viewer, now);
        return {
          filename: `firsthand-data-${now.toISOString().slice(0, 10)}.zip`,
          type: 'application/zip',
          content: await exportUser(context.database.db, viewer.user, now),
        };
      },
      importAccount: ({ viewer, request, reply }) => {
        const { id } = viewer.user;
        const signal = toGoneSignal(reply);
        failures.require(id);
        return desk.run(id, async () => {
          // Before a byte of the file is taken.
          await requireEmpty(context.database.db, id);
          return withFileOnDisk(request, signal, (file) =>
            countFailure(failures, id, () => importAccount(context, viewer, { ...file, looker, signal })),
          );
        });
      },
    },
    (app) => app.addHook('onClose', () => looker.close()),
  );
}

/** What was looked at and not brought in counts, also when its sender went away; what is our fault does not. */
async function countFailure<Done>(
  failures: HourlyCount,
  userId: number,
  work: () => Promise<Done>,
): Promise<Done> {
  const takeBack = failures.add(userId);
  try {
    const done = await work();
    takeBack();
    return done;
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 409 || error.status >= 500) takeBack();
    throw error;
  }
}

function tooManyFailed(waitMs: number): AppError {
  const retryAfterSeconds = toRetryAfter(waitMs);
  return refuse('too-many-imports', { failures: FAILURES_PER_HOUR, retryAfterSeconds });
}
