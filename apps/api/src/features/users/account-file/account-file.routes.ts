import { AppError, importAccountResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../../api-context.ts';
import { SIGNED_IN } from '../../../http/signed-in.ts';
import { sessionOf } from '../../auth/require-sign-in.ts';
import { acceptForms, fileFormSchema } from '../../job-profiles/form-schema.ts';
import { requireEmpty } from './holds-nothing.ts';
import { importAccount } from './import-account.ts';
import { createImportDesk } from './import-desk.ts';
import { ACCOUNT_FILE_TOO_LARGE, ACCOUNT_FORM_MAX_BYTES, withFileOnDisk } from './keep-on-disk.ts';

/** Fills an empty account from a file that the export made. */
export function accountFileRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptForms(app);
    const desk = createImportDesk();
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
          errors: [403, 409, 503],
        },
      },
      async (request, reply) => {
        const viewer = sessionOf(request);
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort(senderGone()));
        return desk.run(viewer.user.id, async () => {
          // Before a byte of the file is taken.
          await requireEmpty(context.database.db, viewer.user.id);
          return withFileOnDisk(request, gone.signal, (path) =>
            importAccount(context, viewer, path, gone.signal),
          );
        });
      },
    );
    done();
  };
}

/** Nobody reads it; it ends the work. */
function senderGone(): AppError {
  return new AppError('The sender closed the connection.', { code: 'sender-gone', status: 400 });
}
