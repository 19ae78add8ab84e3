import { companiesQuerySchema, companiesResponseSchema, companySchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dropEmptyParameters } from '../../http/drop-empty-parameters.ts';
import type { Companies } from './companies.service.ts';

const segment = z.string().min(1).max(300);

/** Employers as their boards show them; Workday's address has three parts for the board, the others one. */
export function companyRoutes(companies: Companies): FastifyPluginCallbackZod {
  const ofOne = {
    tags: ['Companies'],
    summary: 'One company, with figures of what its board showed',
    response: { 200: companySchema },
  };
  return (app, _options, done) => {
    app.get(
      '/api/companies',
      {
        preValidation: dropEmptyParameters,
        schema: {
          tags: ['Companies'],
          summary: 'Companies by name',
          querystring: companiesQuerySchema,
          response: { 200: companiesResponseSchema },
        },
      },
      (request) => companies.list(request.query),
    );
    app.get(
      '/api/companies/:atsType/:slug',
      { schema: { ...ofOne, params: z.object({ atsType: segment, slug: segment }) } },
      ({ params: { atsType, slug } }) => companies.get(atsType, slug),
    );
    app.get(
      '/api/companies/workday/:domain/:clientName/:clientProject',
      {
        schema: {
          ...ofOne,
          params: z.object({ domain: segment, clientName: segment, clientProject: segment }),
        },
      },
      ({ params: { domain, clientName, clientProject } }) =>
        companies.get('workday', [domain, clientName, clientProject].join('/')),
    );
    done();
  };
}
