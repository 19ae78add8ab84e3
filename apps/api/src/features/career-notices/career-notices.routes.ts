import {
  adminListQuerySchema,
  careerNoticeRequestSchema,
  careerNoticesResponseSchema,
  errorSchema,
  messageResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { SIGNED_IN } from '../../http/signed-in.ts';
import { requireAdmin } from '../auth/require-admin.ts';
import { listCareerNotices, noteCareerInterest } from './career-notices.service.ts';

export function careerNoticeRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/careers/notify',
      {
        schema: {
          tags: ['Careers'],
          summary: 'Keeps an address, once, that wants to hear of open positions',
          body: careerNoticeRequestSchema,
          response: { 200: messageResponseSchema, 400: errorSchema, 429: errorSchema },
        },
      },
      async ({ body, ip }) => {
        await noteCareerInterest(context, body.email, ip);
        return { message: 'Your address is on the list.' };
      },
    );

    app.get(
      '/api/admin/career-notices',
      {
        schema: {
          tags: ['Admin'],
          summary: 'Addresses that want to hear of open positions, newest first',
          security: SIGNED_IN,
          querystring: adminListQuerySchema,
          response: { 200: careerNoticesResponseSchema, 401: errorSchema, 403: errorSchema },
        },
      },
      async (request) => {
        await requireAdmin(context, request);
        return listCareerNotices(context, request.query);
      },
    );
    done();
  };
}
