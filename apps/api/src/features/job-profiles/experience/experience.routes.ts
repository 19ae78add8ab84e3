import { experienceSchema, messageResponseSchema, saveExperienceRequestSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { WRITE_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { addExperience, removeExperience, saveExperience } from './experience.service.ts';
import { idParameter } from '../../../http/id-parameter.ts';

/** A description of the greatest length in characters of three bytes, and the rest. */
const SAVE_LIMIT_BYTES = 1024 * 1024;

export function experienceRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/job-profiles/:profileId/experience',
      {
        bodyLimit: SAVE_LIMIT_BYTES,
        schema: {
          tags: ['Job profiles'],
          summary: 'Adds an experience entry; 409 when the profile is full',
          security: WRITE_SCOPE,
          params: z.object({ profileId: idParameter }),
          body: saveExperienceRequestSchema,
          response: { 201: experienceSchema },
          errors: [409],
        },
      },
      async (request, reply) => {
        const { params, body } = request;
        const entry = await addExperience(context, viewerOf(request), params.profileId, body);
        return reply.status(201).send(entry);
      },
    );

    app.put(
      '/api/job-profiles/experience/:id',
      {
        bodyLimit: SAVE_LIMIT_BYTES,
        schema: {
          tags: ['Job profiles'],
          summary: 'Writes an experience entry anew',
          security: WRITE_SCOPE,
          params: z.object({ id: idParameter }),
          body: saveExperienceRequestSchema,
          response: { 200: experienceSchema },
        },
      },
      (request) => saveExperience(context, viewerOf(request), request.params.id, request.body),
    );

    app.delete(
      '/api/job-profiles/experience/:id',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'Removes an experience entry; the others move up',
          security: WRITE_SCOPE,
          params: z.object({ id: idParameter }),
          response: { 200: messageResponseSchema },
        },
      },
      async (request) => {
        await removeExperience(context, viewerOf(request), request.params.id);
        return { message: 'The experience entry is removed.' };
      },
    );
    done();
  };
}
