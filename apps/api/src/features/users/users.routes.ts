import { Readable } from 'node:stream';
import {
  AppError,
  deleteAccountRequestSchema,
  messageResponseSchema,
  settingsResponseSchema,
  updateSettingsRequestSchema,
  usersConfigResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { SIGNED_IN } from '../../http/signed-in.ts';
import { requireRecentProof } from '../auth/reauthentication/require-recent-proof.ts';
import { sessionOf, viewerOf } from '../auth/require-sign-in.ts';
import { toContentDisposition } from '../job-profiles/files/file-name.ts';
import { deleteUser } from './delete-user.ts';
import { toEmailKey } from './email-key.ts';
import { exportUser } from './export-user.ts';
import { cancelEmailChange, getSettings, saveSettings, unlinkLinkedin } from './settings.service.ts';

const zipContent = { schema: z.instanceof(Readable).meta({ type: 'string', format: 'binary' }) };

export function userRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/users/config',
      {
        schema: {
          tags: ['Visitors'],
          summary: "What the page starts with: the country of the visitor's address",
          response: { 200: usersConfigResponseSchema },
        },
      },
      (request, reply) => {
        // Depends on who asks, so no shared cache may keep it.
        void reply.header('cache-control', 'private, max-age=300');
        return { ipLocation: { country: context.findCountry({ ip: request.ip, headers: request.headers }) } };
      },
    );

    app.get(
      '/api/users/settings',
      {
        schema: {
          tags: ['Account'],
          summary: 'Profile settings and notification preferences',
          security: SIGNED_IN,
          response: { 200: settingsResponseSchema },
        },
      },
      async (request) => getSettings(context, viewerOf(request)),
    );

    app.put(
      '/api/users/settings',
      {
        schema: {
          tags: ['Account'],
          summary: 'Saves the settings; another address is first asked to confirm itself by mail',
          security: SIGNED_IN,
          body: updateSettingsRequestSchema,
          response: { 200: settingsResponseSchema },
          errors: [403, 503],
        },
      },
      async (request) => {
        const viewer = sessionOf(request);
        return saveSettings(context, viewer, { ...request.body, clientIp: request.ip });
      },
    );

    app.delete(
      '/api/users/settings/pending-email',
      {
        schema: {
          tags: ['Account'],
          summary: 'Takes back a change of address that was not confirmed yet; its link no longer works',
          security: SIGNED_IN,
          response: { 200: settingsResponseSchema },
        },
      },
      async (request) => cancelEmailChange(context, viewerOf(request)),
    );

    app.delete(
      '/api/users/settings/linkedin',
      {
        schema: {
          tags: ['Account'],
          summary: 'Parts the account from LinkedIn, which then no longer signs in to it',
          security: SIGNED_IN,
          response: { 200: settingsResponseSchema },
        },
      },
      async (request) => unlinkLinkedin(context, viewerOf(request)),
    );

    app.get(
      '/api/users/export',
      {
        // It would be read to its end for the headers alone.
        exposeHeadRoute: false,
        schema: {
          tags: ['Account'],
          summary: 'Everything held about the person, as one ZIP',
          security: SIGNED_IN,
          response: { 200: { description: 'The ZIP', content: { 'application/zip': zipContent } } },
          errors: [403],
        },
      },
      async (request, reply) => {
        const viewer = sessionOf(request);
        const { user } = viewer;
        const now = context.now();
        requireRecentProof(viewer, now);
        const name = `firsthand-data-${now.toISOString().slice(0, 10)}.zip`;
        return reply
          .type('application/zip')
          .header('content-disposition', toContentDisposition(name))
          .send(await exportUser(context.database.db, user, now));
      },
    );

    app.delete(
      '/api/users/account',
      {
        schema: {
          tags: ['Account'],
          summary: 'Deletes the account with everything of it; the body repeats its address',
          security: SIGNED_IN,
          body: deleteAccountRequestSchema,
          response: { 200: messageResponseSchema },
          errors: [403],
        },
      },
      async (request) => {
        const viewer = sessionOf(request);
        const { user } = viewer;
        requireRecentProof(viewer, context.now());
        if (toEmailKey(request.body.confirm_email) !== user.email_key) {
          throw new AppError('This is not the address of your account, so nothing was deleted.', {
            code: 'confirmation-differs',
            status: 400,
          });
        }
        await deleteUser(context.database.db, user.id);
        return { message: 'Your account and everything in it is deleted.' };
      },
    );
    done();
  };
}
