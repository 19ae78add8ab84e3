import {
  addApplicationRequestSchema,
  applicationDetailSchema,
  applicationResponseSchema,
  messageResponseSchema,
  updateApplicationRequestSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { toGoneSignal } from '../../http/gone-signal.ts';
import { READ_SCOPE, WRITE_OR_APPLY_SCOPE, WRITE_SCOPE } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import { idParameter } from '../../http/id-parameter.ts';
import { addApplication } from './add-application.ts';
import { getDetail, markApplied, removeApplication } from './applications.service.ts';
import type { PacketDesk } from './packet-desk.ts';
import { updateApplication } from './update-application.ts';

const params = z.object({ id: idParameter });
const ofOne = { tags: ['Applications'], params };

/** Recording an application, and what is kept of one. */
export function applicationRoutes(context: ApiContext, packets: PacketDesk): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/job-applications',
      {
        schema: {
          tags: ['Applications'],
          summary: 'Records an application made elsewhere; 200 when there was one to that job',
          security: WRITE_OR_APPLY_SCOPE,
          body: addApplicationRequestSchema,
          response: { 200: applicationResponseSchema, 201: applicationResponseSchema },
        },
      },
      async (request, reply) => {
        const { created, application } = await addApplication(context, viewerOf(request), request.body);
        return reply.status(created ? 201 : 200).send({ application });
      },
    );

    app.get(
      '/api/job-applications/:id',
      {
        schema: {
          ...ofOne,
          security: READ_SCOPE,
          summary: 'An application with its stages and what was sealed and sent',
          response: { 200: applicationDetailSchema },
          errors: [422, 503],
        },
      },
      (request, reply) =>
        getDetail(context, packets, viewerOf(request), {
          ...{ id: request.params.id, signal: toGoneSignal(reply) },
        }),
    );

    app.patch(
      '/api/job-applications/:id',
      {
        schema: {
          ...ofOne,
          security: WRITE_SCOPE,
          summary: 'Moves the stage, and changes notes or the day of the follow-up',
          body: updateApplicationRequestSchema,
          response: { 200: applicationResponseSchema },
        },
      },
      async (request) => ({
        application: await updateApplication(context, viewerOf(request), {
          ...request.body,
          id: request.params.id,
        }),
      }),
    );

    app.post(
      '/api/job-applications/:id/applied',
      {
        schema: {
          ...ofOne,
          security: WRITE_OR_APPLY_SCOPE,
          summary: "Notes that the person sent it on the employer's page",
          response: { 200: applicationResponseSchema },
        },
      },
      async (request) => ({ application: await markApplied(context, viewerOf(request), request.params.id) }),
    );

    app.delete(
      '/api/job-applications/:id',
      {
        schema: {
          ...ofOne,
          security: WRITE_SCOPE,
          summary: 'Deletes an application with everything that was kept of it',
          response: { 200: messageResponseSchema },
        },
      },
      async (request) => {
        await removeApplication(context, viewerOf(request), request.params.id);
        return { message: 'Application deleted.' };
      },
    );
    done();
  };
}
