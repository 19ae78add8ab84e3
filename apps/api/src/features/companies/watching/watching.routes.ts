import { watchedQuerySchema, watchedResponseSchema, watchSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { acceptEmptyJson } from '../../../http/accept-empty-json.ts';
import { READ_SCOPE, WRITE_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { hasWatch, listWatched, unwatchCompany, watchCompany } from './watching.service.ts';

const segment = z.string().min(1).max(300);
const ofOne = z.object({ atsType: segment, slug: segment });
const ofWorkday = z.object({ domain: segment, clientName: segment, clientProject: segment });

const CALLS = [
  { method: 'GET', summary: 'Whether the viewer watches a company', act: hasWatch, errors: [404] },
  { method: 'PUT', summary: 'Watches a company; twice is fine', act: watchCompany, errors: [404, 409] },
  { method: 'DELETE', summary: 'Watches it no more; twice is fine', act: unwatchCompany, errors: [404] },
] as const;

/** At the addresses of companies, of which Workday's have three parts for the board. */
export function watchingRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptEmptyJson(app);
    app.get(
      '/api/companies/watched',
      {
        schema: {
          tags: ['Watching'],
          summary: 'The companies that the viewer watches, the latest first',
          security: READ_SCOPE,
          querystring: watchedQuerySchema,
          response: { 200: watchedResponseSchema },
        },
      },
      (request) => listWatched(context, viewerOf(request), request.query),
    );
    for (const { method, summary, act, errors } of CALLS) {
      const schema = {
        ...{ tags: ['Watching'], summary, security: method === 'GET' ? READ_SCOPE : WRITE_SCOPE },
        ...{ response: { 200: watchSchema }, errors: [...errors] },
      };
      app.route({
        ...{ method, url: '/api/companies/:atsType/:slug/watch' },
        schema: { ...schema, params: ofOne },
        handler: (request) => act(context, viewerOf(request), request.params),
      });
      app.route({
        ...{ method, url: '/api/companies/workday/:domain/:clientName/:clientProject/watch' },
        schema: { ...schema, params: ofWorkday },
        handler: (request) => {
          const { domain, clientName, clientProject } = request.params;
          const slug = [domain, clientName, clientProject].join('/');
          return act(context, viewerOf(request), { atsType: 'workday', slug });
        },
      });
    }
    done();
  };
}
