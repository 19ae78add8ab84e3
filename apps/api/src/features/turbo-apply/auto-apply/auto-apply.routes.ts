import {
  autoApplyResponseSchema,
  messageResponseSchema,
  saveAutoApplyRequestSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../../api-context.ts';
import { APPLY_SCOPE, READ_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { readAutoApply, saveAutoApply, stopAutoApply } from './auto-apply.service.ts';
import { answerWhenOffered } from '../when-offered.ts';

const tags = ['Turbo Apply'];

export function autoApplyRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    answerWhenOffered(app, context);
    app.get(
      '/api/auto-apply',
      {
        schema: {
          tags,
          summary: 'What is searched for and prepared every hour; null when nothing is',
          security: READ_SCOPE,
          response: { 200: autoApplyResponseSchema },
        },
      },
      async (request) => ({ auto_apply: await readAutoApply(context, viewerOf(request)) }),
    );

    app.put(
      '/api/auto-apply',
      {
        schema: {
          tags,
          summary: 'Sets a search whose new results are prepared, up to so many a day; nothing is sent by it',
          security: APPLY_SCOPE,
          body: saveAutoApplyRequestSchema,
          response: { 200: autoApplyResponseSchema },
          errors: [403],
        },
      },
      async (request) => ({ auto_apply: await saveAutoApply(context, viewerOf(request), request.body) }),
    );

    app.delete(
      '/api/auto-apply',
      {
        schema: {
          tags,
          summary: 'Stops it; what was prepared stays',
          security: APPLY_SCOPE,
          response: { 200: messageResponseSchema },
        },
      },
      async (request) => {
        await stopAutoApply(context, viewerOf(request));
        return { message: 'Nothing more is prepared.' };
      },
    );
    done();
  };
}
