import {
  applicationResponseSchema,
  applyPageQuerySchema,
  applyPageSchema,
  fillPageRequestSchema,
  fillPageResponseSchema,
  recordPageRequestSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../../api-context.ts';
import { APPLY_SCOPE, READ_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { answerWhenOffered } from '../when-offered.ts';
import { describePage, fillFieldsOfPage } from './page.service.ts';
import { recordPage } from './record-page.ts';

const tags = ['Turbo Apply'];
/** A page of many long answers, as a draft may hold. */
const PAGE_LIMIT_BYTES = 1024 * 1024;

/** What the browser extension asks about the employer's page it is on. */
export function pageRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    answerWhenOffered(app, context);
    app.get(
      '/api/apply/page',
      {
        schema: {
          tags,
          summary: 'Which posting an employer’s application page is of, and what is prepared for it',
          security: READ_SCOPE,
          querystring: applyPageQuerySchema,
          response: { 200: applyPageSchema },
        },
      },
      (request) => {
        const scopes = request.viewer?.scopes ?? null;
        const mayApply = scopes === null || scopes.includes('apply');
        return describePage(context, viewerOf(request), { ...request.query, mayApply });
      },
    );

    app.post(
      '/api/apply/page/values',
      {
        bodyLimit: PAGE_LIMIT_BYTES,
        schema: {
          tags,
          summary: 'What of the prepared application goes into the fields that the page shows',
          security: APPLY_SCOPE,
          body: fillPageRequestSchema,
          response: { 200: fillPageResponseSchema },
        },
      },
      (request) => fillFieldsOfPage(context, viewerOf(request), request.body),
    );

    app.post(
      '/api/apply/page/record',
      {
        bodyLimit: PAGE_LIMIT_BYTES,
        schema: {
          tags,
          summary: 'Records an application sent on the employer’s page, with what stood in the form',
          security: APPLY_SCOPE,
          body: recordPageRequestSchema,
          response: { 200: applicationResponseSchema, 201: applicationResponseSchema },
          errors: [409],
        },
      },
      async (request, reply) => {
        const { created, application } = await recordPage(context, viewerOf(request), request.body);
        return reply.status(created ? 201 : 200).send({ application });
      },
    );
    done();
  };
}
