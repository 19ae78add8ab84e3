import {
  noticesQuerySchema,
  noticesResponseSchema,
  readNoticesRequestSchema,
  readNoticesResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { READ_SCOPE, WRITE_SCOPE } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import { listNotices, readNotices } from './notices.service.ts';

export function noticeRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/notices',
      {
        schema: {
          tags: ['Notices'],
          summary: 'What happened to kept jobs, watched companies and saved searches, newest first',
          security: READ_SCOPE,
          querystring: noticesQuerySchema,
          response: { 200: noticesResponseSchema },
        },
      },
      (request) => listNotices(context, viewerOf(request), request.query),
    );

    app.post(
      '/api/notices/read',
      {
        schema: {
          tags: ['Notices'],
          summary: 'Marks notices as read: these, or all up to a time',
          security: WRITE_SCOPE,
          body: readNoticesRequestSchema,
          response: { 200: readNoticesResponseSchema },
        },
      },
      (request) => readNotices(context, viewerOf(request), request.body),
    );
    done();
  };
}
