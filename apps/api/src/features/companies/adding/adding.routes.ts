import { addCompanyRequestSchema, companySchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../../api-context.ts';
import { WRITE_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import type { Companies } from '../companies.service.ts';
import { addCompany } from './add-company.ts';

export function addingRoutes(context: ApiContext, companies: Companies): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/companies',
      {
        schema: {
          tags: ['Watching'],
          summary: 'Adds the company of a careers address once its board answered; 200 when we have it',
          security: WRITE_SCOPE,
          body: addCompanyRequestSchema,
          response: { 200: companySchema, 201: companySchema },
          errors: [429, 503],
        },
      },
      async (request, reply) => {
        const { ip: clientIp, body } = request;
        const { created, company } = await addCompany(context, viewerOf(request), {
          url: body.url,
          clientIp,
        });
        const view = await companies.get(company.atsType, company.slug);
        return reply.status(created ? 201 : 200).send(view);
      },
    );
    done();
  };
}
