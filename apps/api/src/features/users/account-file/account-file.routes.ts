import { AppError, importAccountResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../../api-context.ts';
import { toGoneSignal } from '../../../http/gone-signal.ts';
import { createHourlyCount, toWait, type HourlyCount } from '../../../http/hourly-count.ts';
import { SIGNED_IN } from '../../../http/signed-in.ts';
import { sessionOf } from '../../auth/require-sign-in.ts';
import { acceptForms, fileFormSchema } from '../../../http/accept-forms.ts';
import { openFileLooker } from './file-looker.ts';
import { requireEmpty } from './holds-nothing.ts';
import { importAccount } from './import-account.ts';
import { createImportDesk } from './import-desk.ts';
import { ACCOUNT_FILE_TOO_LARGE, ACCOUNT_FORM_MAX_BYTES, withFileOnDisk } from './keep-on-disk.ts';

/** Looking through a file takes up to a minute of a processor, and one that is wrong stores nothing: it could be sent for ever. */
const FAILURES_PER_HOUR = 10;

/** Fills an empty account from a file that the export made. */
export function accountFileRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptForms(app);
    const desk = createImportDesk();
    const failures = createHourlyCount({
      atMost: FAILURES_PER_HOUR,
      now: context.now,
      refuse: tooManyFailed,
    });
    const looker = openFileLooker();
    app.addHook('onClose', () => looker.close());
    app.post(
      '/api/users/import',
      {
        bodyLimit: ACCOUNT_FORM_MAX_BYTES,
        config: { tooLargeText: ACCOUNT_FILE_TOO_LARGE },
        schema: {
          tags: ['Account'],
          summary:
            'Fills an account that holds nothing yet from a ZIP that the export made, all of it or nothing',
          security: SIGNED_IN,
          consumes: ['multipart/form-data'],
          body: fileFormSchema,
          response: { 200: importAccountResponseSchema },
          errors: [403, 409, 422, 503],
        },
      },
      async (request, reply) => {
        const viewer = sessionOf(request);
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
    );
    done();
  };
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
  const { retryAfterSeconds, words } = toWait(waitMs);
  return new AppError(
    `${FAILURES_PER_HOUR} files could not be brought into this account within an hour. Please try again in ${words}.`,
    { code: 'too-many-imports', status: 429, retryAfterSeconds },
  );
}
