import {
  adminListQuerySchema,
  careerNoticeRequestSchema,
  careerNoticesResponseSchema,
  integrationRequestSchema,
  integrationRequestsResponseSchema,
  messageResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { ADMINS_ONLY } from '../../http/signed-in.ts';
import { recordRead } from '../audit/record-read.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import { listCareerNotices, listIntegrationRequests } from './list-entries.ts';
import { noteCareerInterest } from './note-career-interest.ts';
import { requestIntegration } from './request-integration.ts';

/** The forms that need no account, and what people left in them, for admins. */
export function publicFormRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/ats-integration/request',
      {
        schema: {
          tags: ['Employers'],
          summary: 'Asks for the integration of another applicant-tracking system',
          body: integrationRequestSchema,
          response: { 201: messageResponseSchema },
        },
      },
      async ({ body, ip }, reply) => {
        await requestIntegration(context, body, ip);
        return reply.status(201).send({ message: 'Request Submitted Successfully!' });
      },
    );

    app.get(
      '/api/admin/integration-requests',
      {
        schema: {
          tags: ['Admin'],
          summary: 'What employers asked for, newest first',
          security: ADMINS_ONLY,
          querystring: adminListQuerySchema,
          response: { 200: integrationRequestsResponseSchema },
        },
      },
      async (request) => {
        await recordRead(context, viewerOf(request).user.id, 'integration requests');
        return listIntegrationRequests(context, request.query);
      },
    );

    app.post(
      '/api/careers/notify',
      {
        schema: {
          tags: ['Careers'],
          summary: 'Keeps an address, once, that wants to hear of open positions',
          body: careerNoticeRequestSchema,
          response: { 200: messageResponseSchema },
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
          security: ADMINS_ONLY,
          querystring: adminListQuerySchema,
          response: { 200: careerNoticesResponseSchema },
        },
      },
      async (request) => {
        await recordRead(context, viewerOf(request).user.id, 'careers addresses');
        return listCareerNotices(context, request.query);
      },
    );
    done();
  };
}
