import {
  createJobProfileRequestSchema,
  jobProfileSchema,
  jobProfilesResponseSchema,
  messageResponseSchema,
  updateJobProfileRequestSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { READ_SCOPE, WRITE_SCOPE } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import { idParameter } from '../../http/id-parameter.ts';
import { createProfile, deleteProfile, getProfile, listProfiles, saveProfile } from './profiles.service.ts';

const params = z.object({ id: idParameter });
/** A whole profile may be sent back, with the pictures in its ten descriptions. */
const SAVE_LIMIT_BYTES = 8 * 1024 * 1024;

export function profileRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/job-profiles',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'The job profiles, oldest first',
          security: READ_SCOPE,
          response: { 200: jobProfilesResponseSchema },
        },
      },
      (request) => listProfiles(context, viewerOf(request)),
    );

    app.get(
      '/api/job-profiles/:id',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'One job profile',
          security: READ_SCOPE,
          params,
          response: { 200: jobProfileSchema },
        },
      },
      (request) => getProfile(context.database.db, viewerOf(request), request.params.id),
    );

    app.post(
      '/api/job-profiles',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'Creates a job profile; 403 when the person may not have another',
          security: WRITE_SCOPE,
          body: createJobProfileRequestSchema,
          response: { 201: jobProfileSchema },
          errors: [403],
        },
      },
      async (request, reply) =>
        reply.status(201).send(await createProfile(context, viewerOf(request), request.body)),
    );

    app.put(
      '/api/job-profiles/:id',
      {
        bodyLimit: SAVE_LIMIT_BYTES,
        schema: {
          tags: ['Job profiles'],
          summary:
            'Saves what is sent over what is stored; 409 when it was saved since the version that is named',
          security: WRITE_SCOPE,
          params,
          body: updateJobProfileRequestSchema,
          response: { 200: jobProfileSchema },
          errors: [409],
        },
      },
      (request) => saveProfile(context, viewerOf(request), request.params.id, request.body),
    );

    app.delete(
      '/api/job-profiles/:id',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'Deletes a job profile with everything in it',
          security: WRITE_SCOPE,
          params,
          response: { 200: messageResponseSchema },
        },
      },
      async (request) => {
        await deleteProfile(context, viewerOf(request), request.params.id);
        return { message: 'The job profile is deleted.' };
      },
    );
    done();
  };
}
