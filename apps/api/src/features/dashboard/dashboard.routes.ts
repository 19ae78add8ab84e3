import { dashboardResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { READ_SCOPE } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import { getDashboard } from './dashboard.service.ts';

export function dashboardRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/dashboard',
      {
        schema: {
          tags: ['Account'],
          summary: 'How many jobs are kept and applied to, and the latest kept ones',
          security: READ_SCOPE,
          response: { 200: dashboardResponseSchema },
        },
      },
      async (request) => getDashboard(context, viewerOf(request)),
    );
    done();
  };
}
