import {
  adminListQuerySchema,
  errorSchema,
  integrationRequestSchema,
  integrationRequestsResponseSchema,
  messageResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { SIGNED_IN } from '../../http/signed-in.ts';
import { requireAdmin } from '../auth/require-admin.ts';
import { listIntegrationRequests, requestIntegration } from './integration-requests.service.ts';

export function integrationRequestRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/ats-integration/request',
      {
        schema: {
          tags: ['Employers'],
          summary: 'Asks for the integration of another applicant-tracking system',
          body: integrationRequestSchema,
          response: { 201: messageResponseSchema, 400: errorSchema, 429: errorSchema },
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
          security: SIGNED_IN,
          querystring: adminListQuerySchema,
          response: { 200: integrationRequestsResponseSchema, 401: errorSchema, 403: errorSchema },
        },
      },
      async (request) => {
        await requireAdmin(context, request);
        return listIntegrationRequests(context, request.query);
      },
    );
    done();
  };
}
