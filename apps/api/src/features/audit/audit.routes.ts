import { auditQuerySchema, auditResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { ADMINS_ONLY } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import { listAudit } from './list-audit.ts';
import { recordRead } from './record-read.ts';

export function auditRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/admin/audit',
      {
        schema: {
          tags: ['Admin'],
          summary: 'What admins and operators did, the latest first',
          security: ADMINS_ONLY,
          querystring: auditQuerySchema,
          response: { 200: auditResponseSchema },
        },
      },
      async (request) => {
        await recordRead(context, viewerOf(request).user.id, 'audit trail');
        return listAudit(context, request.query);
      },
    );
    done();
  };
}
