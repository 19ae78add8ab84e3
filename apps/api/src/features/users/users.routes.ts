import {
  AppError,
  deleteAccountRequestSchema,
  errorSchema,
  messageResponseSchema,
  settingsResponseSchema,
  updateSettingsRequestSchema,
  usersConfigResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { SIGNED_IN } from '../../http/signed-in.ts';
import { requireViewer } from '../auth/viewer.ts';
import { deleteUser } from './delete-user.ts';
import { toEmailKey } from './email-key.ts';
import { exportUser } from './export-user.ts';
import { cancelEmailChange, getSettings, saveSettings } from './settings.service.ts';

/** Its fields are those of the registry of personal tables. */
const exportSchema = z.looseObject({ exported_at: z.string() });

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
          response: { 200: settingsResponseSchema, 401: errorSchema },
        },
      },
      async (request) => getSettings(context, await requireViewer(context, request)),
    );

    app.put(
      '/api/users/settings',
      {
        schema: {
          tags: ['Account'],
          summary: 'Saves the settings; another address is first asked to confirm itself by mail',
          security: SIGNED_IN,
          body: updateSettingsRequestSchema,
          response: {
            200: settingsResponseSchema,
            400: errorSchema,
            401: errorSchema,
            429: errorSchema,
            503: errorSchema,
          },
        },
      },
      async (request) => {
        const viewer = await requireViewer(context, request);
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
          response: { 200: settingsResponseSchema, 401: errorSchema },
        },
      },
      async (request) => cancelEmailChange(context, await requireViewer(context, request)),
    );

    app.get(
      '/api/users/export',
      {
        schema: {
          tags: ['Account'],
          summary: 'Everything held about the person, as one JSON file',
          security: SIGNED_IN,
          response: { 200: exportSchema, 401: errorSchema },
        },
      },
      async (request, reply) => {
        const { user } = await requireViewer(context, request);
        const now = context.now();
        const name = `firsthand-data-${now.toISOString().slice(0, 10)}.json`;
        void reply.header('content-disposition', `attachment; filename="${name}"`);
        // For people's eyes.
        void reply
          .type('application/json; charset=utf-8')
          .serializer((data) => JSON.stringify(data, null, 2));
        return exportUser(context.database.db, user, now);
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
          response: { 200: messageResponseSchema, 400: errorSchema, 401: errorSchema },
        },
      },
      async (request) => {
        const { user } = await requireViewer(context, request);
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
